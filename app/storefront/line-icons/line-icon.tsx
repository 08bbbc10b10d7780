import { classNames } from '#app/ui/class-names.ts';
import icons from './line-icons.svg?url';

/** A decorative icon of `line-icons.svg`, a sheet the browser fetches once: no script. */
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
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
