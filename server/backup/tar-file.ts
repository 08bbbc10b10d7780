import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** An entry of an archive; `at` is where its content begins. */
export type TarEntry = { name: string; bytes: number; sha256: string };

const BLOCK = 512;
const CHUNK = 1024 * 1024;
/** The largest size of eleven octal digits; larger ones are written in GNU's base-256. */
const OCTAL_MOST = 0o77777777777;

/** Writes files one after another into a new archive (POSIX ustar), which any tar program reads. */
export class TarWriter {
  readonly #file: FileHandle;
  readonly entries: TarEntry[] = [];

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Throws where the file exists. Only this user may read it. */
  static async create(path: string): Promise<TarWriter> {
    return new TarWriter(await open(path, 'wx', 0o600));
  }

  async addFile(name: string, path: string, mode = 0o600): Promise<void> {
    const source = await open(path, 'r');
    try {
      const { size, mtimeMs } = await source.stat();
      await this.#file.write(header(name, size, mode, mtimeMs));
      const hash = createHash('sha256');
      let left = size;
      while (left > 0) {
        const { buffer, bytesRead } = await source.read(Buffer.alloc(Math.min(CHUNK, left)), 0, null, null);
        if (bytesRead === 0) throw new Error(`${path} became shorter while it was copied`);
        const part = buffer.subarray(0, bytesRead);
        hash.update(part);
        await this.#file.write(part);
        left -= bytesRead;
      }
      await this.#pad(size);
      this.entries.push({ name, bytes: size, sha256: hash.digest('hex') });
    } finally {
      await source.close();
    }
  }

  async addText(name: string, text: string, atMs: number): Promise<void> {
    const bytes = Buffer.from(text);
    await this.#file.write(header(name, bytes.length, 0o600, atMs));
    await this.#file.write(bytes);
    await this.#pad(bytes.length);
  }

  /** Writes the end of the archive to the disk. */
  async finish(): Promise<void> {
    await this.#file.write(Buffer.alloc(2 * BLOCK));
    await this.#file.sync();
    await this.#file.close();
  }

  async close(): Promise<void> {
    await this.#file.close().catch(() => {});
  }

  async #pad(size: number): Promise<void> {
    const rest = size % BLOCK;
    if (rest > 0) await this.#file.write(Buffer.alloc(BLOCK - rest));
  }
}

/** An archive that cannot be read, in words for the owner. */
export class TarProblem extends Error {}

/** Reads each entry in turn, up to the two empty blocks that end an archive; `read` must be used up, or left alone, before the next. Throws a TarProblem for a damaged archive. */
export async function* tarEntries(
  path: string,
): AsyncGenerator<{ name: string; bytes: number; read(): AsyncGenerator<Buffer> }> {
  const file = await open(path, 'r');
  try {
    const { size: all } = await file.stat();
    let place = 0;
    for (;;) {
      const block = await blockAt(file, place);
      if (isZero(block)) {
        if (!isZero(await blockAt(file, place + BLOCK))) throw new TarProblem('it is no backup');
        return;
      }
      const { name, bytes } = readHeader(block);
      const start = place + BLOCK;
      if (start + bytes > all) throw new TarProblem('it ends before its content does');
      yield { name, bytes, read: () => contentOf(file, start, bytes) };
      place = start + Math.ceil(bytes / BLOCK) * BLOCK;
    }
  } finally {
    await file.close();
  }
}

async function blockAt(file: FileHandle, place: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(BLOCK), 0, BLOCK, place);
  if (bytesRead < BLOCK) throw new TarProblem('it ends before its content does');
  return buffer;
}

async function* contentOf(file: FileHandle, start: number, bytes: number): AsyncGenerator<Buffer> {
  let place = start;
  while (place < start + bytes) {
    const most = Math.min(CHUNK, start + bytes - place);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, place);
    if (bytesRead === 0) throw new TarProblem('it ends before its content does');
    place += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

function header(name: string, size: number, mode: number, atMs: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const [prefix, last] = splitName(name);
  block.write(last, 0, 100, 'utf8');
  block.write(octal(mode, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  writeSize(block, size);
  block.write(octal(Math.floor(atMs / 1000), 11), 136);
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\0', 257);
  block.write('00', 263);
  block.write(prefix, 345, 155, 'utf8');
  block.write(`${octal(sumOf(block), 6)}\0 `, 148);
  return block;
}

function writeSize(block: Buffer, size: number): void {
  if (size <= OCTAL_MOST) {
    block.write(octal(size, 11), 124);
    return;
  }
  block.writeBigUInt64BE(BigInt(size), 128);
  block[124] = 0x80;
}

function readHeader(block: Buffer): { name: string; bytes: number } {
  const stated = Number.parseInt(textAt(block, 148, 8), 8);
  const summed = Buffer.from(block);
  summed.write('        ', 148);
  if (stated !== sumOf(summed) || textAt(block, 257, 5) !== 'ustar') throw new TarProblem('it is no backup');
  const prefix = textAt(block, 345, 155);
  const bytes =
    block[124] === 0x80 ? Number(block.readBigUInt64BE(128)) : Number.parseInt(textAt(block, 124, 12), 8);
  return { name: prefix ? `${prefix}/${textAt(block, 0, 100)}` : textAt(block, 0, 100), bytes };
}

/** A name of more than 100 bytes is split at a slash, as ustar has it. */
function splitName(name: string): [prefix: string, last: string] {
  if (Buffer.byteLength(name) <= 100) return ['', name];
  const slash = name.indexOf('/', name.length - 101);
  const prefix = name.slice(0, slash);
  if (slash === -1 || Buffer.byteLength(prefix) > 155) throw new Error(`Too long a name: ${name}`);
  return [prefix, name.slice(slash + 1)];
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function sumOf(block: Buffer): number {
  return block.reduce((sum, byte) => sum + byte, 0);
}

function isZero(block: Buffer): boolean {
  return block.every((byte) => byte === 0);
}

function textAt(block: Buffer, start: number, length: number): string {
  const text = block.toString('utf8', start, start + length);
  const end = text.indexOf('\0');
  return (end === -1 ? text : text.slice(0, end)).trim();
}
