/** True for text that PostgreSQL cannot store as it is: with NUL, or with half of a pair of surrogates. */
export function isRefusedText(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/** True where any text of a JSON value is refused, the names of its fields included. */
export function holdsRefusedText(value: unknown): boolean {
  if (typeof value === 'string') return isRefusedText(value);
  if (Array.isArray(value)) return value.some(holdsRefusedText);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, field]) => isRefusedText(name) || holdsRefusedText(field));
}
