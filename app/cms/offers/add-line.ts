/** Adds a line to a field of several lines, and tells the form of it; a line that stands there already is not added again. */
export function addLine(root: HTMLElement | null, name: string, line: string): void {
  const field = [...(root?.querySelectorAll('textarea') ?? [])].find((one) => one.name === name);
  if (!field) return;
  const lines = field.value.split('\n').map((each) => each.trim());
  const kept = lines.filter(Boolean);
  if (!kept.includes(line)) field.value = [...kept, line].join('\n');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
