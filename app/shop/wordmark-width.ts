/** Estimates the width of the name and its full stop in the display face, in units of the wordmark's viewBox. */
export function wordmarkWidth(name: string): number {
  return [...name.toLowerCase()].reduce((width, letter) => width + (WIDTHS[letter] ?? 16.5), 14);
}

const WIDTHS: Record<string, number> = {
  ...{ i: 9, j: 9, l: 9, f: 11, t: 11, r: 13, ' ': 8, "'": 8, '’': 8, '.': 8, '-': 11 },
  ...{ m: 27, w: 24, '&': 24 },
};
