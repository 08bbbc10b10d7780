import type { ReturnPath } from './return-path.ts';
import { PATH_ANSWERS } from './return-path.ts';
import { type AskedLine, LINE_FIELDS, parseReturnRequest, type ReturnRequest } from './return-request.ts';

type Parsed = { ok: true; value: ReturnRequest } | { ok: false; errors: Record<string, string> };

/** Parses the form of a path: what it leaves no choice of is said by the path itself. */
export function parsePathRequest(path: ReturnPath, form: Record<string, string>): Parsed {
  const { causes, wishes } = PATH_ANSWERS[path];
  const [first, ...others] = causes;
  const wish = wishes.find((each) => each === form.wish) ?? wishes[0];
  const said = others.length === 0 ? { ...form, ...causesOf(form, first) } : form;
  const parsed = parseReturnRequest({ ...said, wish });
  if (!parsed.ok) return parsed;
  const strange = parsed.value.lines.find(({ cause }) => !causes.includes(cause));
  if (strange)
    return { ok: false, errors: { [LINE_FIELDS.cause + strange.lineId]: 'Choose what it is about' } };
  return {
    ok: true,
    value: { ...parsed.value, lines: parsed.value.lines.map((line) => ofPath(path, line)) },
  };
}

function causesOf(form: Record<string, string>, cause: string): Record<string, string> {
  const { length } = LINE_FIELDS.quantity;
  const names = Object.keys(form).filter((name) => name.startsWith(LINE_FIELDS.quantity));
  return Object.fromEntries(names.map((name) => [LINE_FIELDS.cause + name.slice(length), cause]));
}

/** Which pieces of a line are meant where some left and some did not. */
function ofPath(path: ReturnPath, line: AskedLine): AskedLine {
  if (path === 'cancel') return { ...line, wasSent: false };
  return line.cause === 'not-arrived' ? line : { ...line, wasSent: true };
}
