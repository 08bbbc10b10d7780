import { isEmail, normaliseEmail } from '#domain/fields/email.ts';
import { foldCode } from '#domain/promotions/promotion-code.ts';
import { countText } from '#domain/text/count-text.ts';
import { linesOf } from './lines-of.ts';

/** The most codes that are made, or taken in, at once. */
export const MOST_CODES = 10_000;
/** Of a code that counts once: a shorter one is found by trying. */
const SHORTEST = 6;
const MOST_NAMED = 5;

export type CodeLine = {
  code: string;
  /** In small letters; '' for anybody. */
  email: string;
};

/** Parses codes of the shop's own, one a line, with the address it is for behind a comma, semicolon or tab where it is for one. */
export function parseCodeLines(
  text: string,
): { ok: true; codes: CodeLine[] } | { ok: false; message: string } {
  const lines = linesOf(text).filter((line, at) => at > 0 || !/^["']?codes?["']?\s*(?:[,;\t]|$)/i.test(line));
  if (lines.length === 0) return { ok: false, message: 'Enter codes, one a line' };
  if (lines.length > MOST_CODES)
    return { ok: false, message: `At most ${countText(MOST_CODES, 'code')} at once` };
  const codes = new Map<string, CodeLine>();
  const wrong: string[] = [];
  for (const line of lines) {
    const [first = '', second = ''] = line
      .split(/[,;\t]/)
      .map((cell) => cell.trim().replaceAll(/^["']|["']$/g, ''));
    const code = foldCode(first);
    const email = second === '' ? '' : normaliseEmail(second);
    const isWrong = code.length < SHORTEST || (email !== '' && !isEmail(email)) || codes.has(code);
    if (isWrong) wrong.push(line.slice(0, 60));
    else codes.set(code, { code, email });
  }
  if (wrong.length === 0) return { ok: true, codes: [...codes.values()] };
  const named = wrong.slice(0, MOST_NAMED).map((line) => `“${line}”`);
  const more = wrong.length > MOST_NAMED ? ` and ${wrong.length - MOST_NAMED} more` : '';
  return {
    ok: false,
    message: `A code has ${SHORTEST} letters and digits or more, each once, and behind it at most an email: ${named.join(', ')}${more}`,
  };
}

/** Parses addresses, one a line or between commas. */
export function parseAddresses(
  text: string,
): { ok: true; emails: string[] } | { ok: false; message: string } {
  const emails = [...new Set(linesOf(text.replaceAll(/[,;\s]+/g, '\n')).map(normaliseEmail))];
  const wrong = emails.find((email) => !isEmail(email));
  if (wrong !== undefined) return { ok: false, message: `“${wrong.slice(0, 60)}” is no email address` };
  if (emails.length === 0) return { ok: false, message: 'Enter addresses, one a line' };
  if (emails.length > MOST_CODES)
    return { ok: false, message: `At most ${countText(MOST_CODES, 'address', 'addresses')} at once` };
  return { ok: true, emails };
}
