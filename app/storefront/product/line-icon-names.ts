/** Those that `line-icons.svg` holds. */
const NAMES = new Set(
  (
    'leaf droplet sparkles sun moon heart shield clock feather flask wind flame recycle rabbit star zap ' +
    'truck returns share check calendar'
  ).split(' '),
);

/** The name itself where there is such an icon, else a tick. */
export function lineIconName(name: string): string {
  return NAMES.has(name) ? name : 'check';
}
