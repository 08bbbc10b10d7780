import { classNames } from '#app/ui/class-names.ts';
import icons from './line-icons.svg?url';

/** Those that `line-icons.svg` holds. They cost no script: the page names them, the browser fetches the sheet once. */
const NAMES = new Set(
  (
    'leaf droplet sparkles sun moon heart shield clock feather flask wind flame recycle rabbit star zap ' +
    'truck returns share check calendar'
  ).split(' '),
);

/** A decorative line icon; an unknown name gives a tick. */
export function LineIcon({ name, className = 'size-5' }: { name: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      <use href={`${icons}#${NAMES.has(name) ? name : 'check'}`} />
    </svg>
  );
}
