import icons from '#app/storefront/line-icons/line-icons.svg?url';

/** A swipe of colour across the picture's corner, for a shade without a picture of its own. */
export function ShadeSmear({ color }: { color: string }) {
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute right-4 bottom-4 aspect-10/7 w-24 rounded-2xl bg-page/85 p-2 md:w-32"
    >
      <use href={`${icons}#swipe`} fill={color} />
    </svg>
  );
}
