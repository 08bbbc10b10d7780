export function GridIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className="size-5"
    >
      <path d="M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5H17V17h-5.5z" />
    </svg>
  );
}

export function ListIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className="size-5"
    >
      <path d="M3 5h14M3 10h14M3 15h14" />
    </svg>
  );
}

export function FiltersIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
      className="size-5"
    >
      <path d="M3 6h7M14.5 6H17M3 14h2.5M10 14h7" />
      <circle cx="12.25" cy="6" r="2" />
      <circle cx="7.75" cy="14" r="2" />
    </svg>
  );
}
