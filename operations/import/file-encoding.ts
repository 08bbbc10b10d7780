export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/**
 * Counts the letters of several bytes in a file, and the bytes that belong to none. A file is UTF-8 if most are letters: an accented
 * text of Windows-1252 hardly ever makes a valid sequence, and a few bytes cut off do not make a file one of Windows-1252.
 */
export class Utf8Count {
  #letters = 0;
  #strayBytes = 0;
  #isDamagedWindows = false;
  #expected = 0;
  #lowest = 0x80;
  #highest = 0xbf;

  add(bytes: Uint8Array): void {
    for (const byte of bytes) this.#addByte(byte);
  }

  /** Of the two, what holds bytes that are no letters of it. */
  end(): { isUtf8: boolean; isDamaged: boolean; isDamagedWindows: boolean } {
    if (this.#expected > 0) this.#strayBytes += 1;
    this.#expected = 0;
    return {
      isUtf8: this.#strayBytes === 0 || this.#letters >= this.#strayBytes,
      isDamaged: this.#strayBytes > 0,
      isDamagedWindows: this.#isDamagedWindows,
    };
  }

  #addByte(byte: number): void {
    if (NOT_OF_WINDOWS.has(byte)) this.#isDamagedWindows = true;
    if (this.#expected > 0) {
      if (byte >= this.#lowest && byte <= this.#highest) {
        this.#expected -= 1;
        this.#allow(0x80, 0xbf);
        if (this.#expected === 0) this.#letters += 1;
        return;
      }
      this.#expected = 0;
      this.#strayBytes += 1;
    }
    if (byte < 0x80) return;
    this.#expected = followersOf(byte);
    if (this.#expected === 0) this.#strayBytes += 1;
    this.#allow(LOWEST_SECOND[byte] ?? 0x80, HIGHEST_SECOND[byte] ?? 0xbf);
  }

  #allow(lowest: number, highest: number): void {
    this.#lowest = lowest;
    this.#highest = highest;
  }
}

const NOT_OF_WINDOWS: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** The bytes that follow this one in a letter; 0 if it begins none. */
function followersOf(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
}

/** Second bytes that RFC 3629 restricts: no letter is written longer than it needs, none is half of a pair of UTF-16. */
const LOWEST_SECOND: Record<number, number> = { 224: 0xa0, 240: 0x90 };
const HIGHEST_SECOND: Record<number, number> = { 237: 0x9f, 244: 0x8f };
