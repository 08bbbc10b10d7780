/** Every text of a form by its name, to be shown again when it cannot be saved; files are left out. */
export function readSubmitted(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') typed[name] = value;
  return typed;
}

/** The version a form was made from; the one to save over where somebody chose to. */
export function versionOf(typed: Record<string, string>): number {
  return Number.parseInt(typed.saveOver ?? typed.version ?? '', 10) || 0;
}
