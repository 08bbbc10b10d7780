/**
 * Rewrites quotation marks within quoted cells as RFC 4180 has them, doubled, from files that write a backslash before them
 * ("The \"Glow\" Cream"). A mark behind a backslash ends its cell where a separator or a line break follows, unless the cell
 * wrote marks so already.
 */
export async function* doubleQuotes(
  chunks: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<string> {
  const cell: CellState = { isQuoted: false, isStart: true, hasBackslashes: false };
  let rest = '';
  for await (const chunk of chunks) {
    rest += chunk;
    // A run of marks at the end is decided with what follows it.
    const end = rest.length - (/[\\"\s]*.?$/s.exec(rest.slice(-LOOK_AHEAD))?.[0].length ?? 0);
    const [done, used] = rewritten(rest, end, delimiter, cell);
    rest = rest.slice(used);
    yield done;
  }
  yield rewritten(rest, rest.length, delimiter, cell)[0];
}

const LOOK_AHEAD = 64;

type CellState = { isQuoted: boolean; isStart: boolean; hasBackslashes: boolean };

/** Rewrites the text up to `end`, and a little more where a mark stands at the end. Returns it with the number of letters used. */
function rewritten(text: string, end: number, delimiter: string, cell: CellState): [string, number] {
  let done = '';
  let place = 0;
  while (place < end) {
    const letter = text.charAt(place);
    const next = text.charAt(place + 1);
    if (!cell.isQuoted) {
      if (letter === '"' && cell.isStart) {
        cell.isQuoted = true;
        cell.hasBackslashes = false;
      }
      cell.isStart = isEnd(letter, delimiter) || (cell.isStart && letter === ' ');
      done += letter;
      place += 1;
    } else if (letter === '\\' && next === '"' && isEscape(text, place, delimiter, cell)) {
      cell.hasBackslashes = true;
      done += '""';
      place += 2;
    } else if (letter !== '"') {
      done += letter;
      place += 1;
    } else if (next === '"' && !cell.hasBackslashes) {
      done += '""';
      place += 2;
    } else {
      cell.isQuoted = false;
      done += letter;
      place += 1;
    }
  }
  return [done, place];
}

/** A backslash escapes the mark behind it unless that mark ends the cell, which a backslash ends by chance. */
function isEscape(text: string, place: number, delimiter: string, { hasBackslashes }: CellState): boolean {
  if (hasBackslashes) return true;
  const behind = text.charAt(place + 2);
  if (behind === '"') return endsBehind(text, place + 3, delimiter);
  return !endsBehind(text, place + 2, delimiter);
}

/** Takes the marks around a cell off that were read as letters because those within it are not doubled: "The "Glow" Cream". */
export function unquoted(cell: string): string {
  return /^"[^"]*\s"[^"]*"(?:[^"]*\s"[^"]*")*[^"]*"$/.test(cell) ? cell.slice(1, -1) : cell;
}

function endsBehind(text: string, place: number, delimiter: string): boolean {
  let next = place;
  while (text.charAt(next) === ' ' && next < place + LOOK_AHEAD) next += 1;
  return isEnd(text.charAt(next), delimiter);
}

function isEnd(letter: string, delimiter: string): boolean {
  return letter === '' || letter === delimiter || letter === '\n' || letter === '\r';
}
