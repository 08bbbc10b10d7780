import type { ReactNode } from 'react';

/** Line icons on a 24 px grid, used beside text or in a named control. Icons of a single page stand beside that page. */
export function Icon({ children, className = 'size-5' }: { children: ReactNode; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}

export type IconSize = { className?: string };

export const CloseIcon = (size: IconSize) => (
  <Icon {...size}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);
export const SearchIcon = (size: IconSize) => (
  <Icon {...size}>
    <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM20 20l-4.8-4.8" />
  </Icon>
);
export const HeartIcon = (size: IconSize) => (
  <Icon {...size}>
    <path d="M12 20 4.6 12.6a4.7 4.7 0 0 1 6.7-6.7l.7.7.7-.7a4.7 4.7 0 0 1 6.7 6.7L12 20Z" />
  </Icon>
);
export const CartIcon = (size: IconSize) => (
  <Icon {...size}>
    <path d="M5 8h14l1 12H4L5 8ZM9 8V7a3 3 0 0 1 6 0v1" />
  </Icon>
);
export const MenuIcon = (size: IconSize) => (
  <Icon {...size}>
    <path d="M4 8h16M4 16h16" />
  </Icon>
);
export const ChevronDownIcon = (size: IconSize) => (
  <Icon {...size}>
    <path d="m7 10 5 5 5-5" />
  </Icon>
);
export const ArrowRightIcon = (size: IconSize) => (
  <Icon {...size}>
    <path d="M4 12h16M14 6l6 6-6 6" />
  </Icon>
);
export const PlusIcon = (size: IconSize) => (
  <Icon {...size}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);
export const MinusIcon = (size: IconSize) => (
  <Icon {...size}>
    <path d="M5 12h14" />
  </Icon>
);
