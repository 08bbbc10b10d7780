/** Returns text for one line: trimmed, without control or invisible characters (PostgreSQL refuses NUL, mail headers line breaks). */
export function singleLine(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

/** Returns text of several lines: trimmed, line breaks as \n, otherwise as clean as a single line. */
export function multiLine(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .trim();
}

/** Zero-width spaces, byte order mark and the marks that turn the direction of text. Joiners stay: emoji and scripts need them. */
const INVISIBLE = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;
