/**
 * Moves the focus among the buttons of a grid by an arrow key, Home or End. Returns the place of the focused button, or null
 * for any other key and at an edge.
 */
export function focusInGrid(list: HTMLElement | null, key: string): number | null {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const place = buttons.findIndex((button) => button.matches(':focus'));
  const [first] = buttons;
  if (place < 0 || !first) return null;
  const columns = buttons.filter((button) => button.offsetTop === first.offsetTop).length;
  const next = placeAfter(key, { place, columns, last: buttons.length - 1 });
  if (next === null) return null;
  buttons[next]?.focus();
  return next;
}

function placeAfter(
  key: string,
  { place, columns, last }: { place: number; columns: number; last: number },
): number | null {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (step === undefined) return null;
  const next = place + step;
  return next >= 0 && next <= last ? next : null;
}
