/** Icons in `line-icons.svg`. */
const NAMES = new Set(
  (
    'leaf droplet sparkles sun moon heart shield clock feather flask wind flame recycle rabbit star zap ' +
    'truck returns share check calendar'
  ).split(' '),
);

/** Returns the name itself if there is such an icon, else a tick. */
export function lineIconName(name: string): string {
  return NAMES.has(name) ? name : 'check';
}
