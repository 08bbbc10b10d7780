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
      <path d="M3 3h5.5v5.5H3zM11.500 3H17v5.500h-5.500zM3 11.500h5.500V17H3zM11.500 11.500H17V17h-5.500z" />
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
