/** Every text of a form by its field's name, without files. */
export function readSubmitted(form: FormData): Record<string, string> {
  const submitted: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') submitted[name] = value;
  return submitted;
}

/** The version of the record the form was filled with, or the one its author chose to overwrite. */
export function versionOf(submitted: Record<string, string>): number {
  return Number.parseInt(submitted.saveOver ?? submitted.version ?? '', 10) || 0;
}

/** The fields of which the author chose another person's value over their own: 'take.name' is 'theirs'. */
export function takenFields(submitted: Record<string, string>): string[] {
  return Object.entries(submitted).flatMap(([name, choice]) =>
    name.startsWith('take.') && choice === 'theirs' ? [name.slice('take.'.length)] : [],
  );
}
