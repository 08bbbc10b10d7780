const LONGEST_PART_HEAD = 4096;
const LINE_END = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');
const NAMES = /^content-disposition:[ \t]*form-data;[ \t]*name="([^"]*)"(?:;[ \t]*filename="([^"]*)")?/im;
const TYPE = /^content-type:[ \t]*([^\r\n]+)/im;

/** Returns the boundary that a multipart form names in its content type; null for another type. */
export function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
}

/**
 * Parses a multipart form (RFC 7578). Null where it is malformed or has more parts than `most`. Bounds the heads of parts
 * as well, which the parser of fetch does not.
 */
export function parseMultipart(bytes: Buffer<ArrayBuffer>, boundary: string, most: number): FormData | null {
  const form = new FormData();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const opening = delimiter.subarray(LINE_END.length);
  if (!bytes.subarray(0, opening.length).equals(opening)) return null;
  let at = opening.length;
  for (let parts = 0; parts <= most; parts += 1) {
    const next = bytes.subarray(at, at + 2).toString('latin1');
    if (next === '--') return form;
    if (next !== '\r\n') return null;
    const headEnd = bytes.subarray(at, at + LONGEST_PART_HEAD).indexOf(HEAD_END);
    if (headEnd < 0) return null;
    const head = bytes.subarray(at, at + headEnd).toString('utf8');
    const start = at + headEnd + HEAD_END.length;
    const end = bytes.indexOf(delimiter, start);
    if (end < 0 || !append(form, head, bytes.subarray(start, end))) return null;
    at = end + delimiter.length;
  }
  return null;
}

function append(form: FormData, head: string, content: Buffer<ArrayBuffer>): boolean {
  const [, name, fileName] = NAMES.exec(head) ?? [];
  if (name === undefined) return false;
  if (fileName === undefined) form.append(unescaped(name), new TextDecoder().decode(content));
  else {
    const type = TYPE.exec(head)?.[1]?.trim() ?? 'application/octet-stream';
    form.append(unescaped(name), new File([content], unescaped(fileName), { type }));
  }
  return true;
}

/** Browsers write these three characters of a name so (HTML, 4.10.22.7). */
function unescaped(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}
