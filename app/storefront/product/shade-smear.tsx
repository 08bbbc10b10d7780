import icons from './line-icons.svg?url';

/** The chosen shade as it would lie on skin: a swipe of it across the picture's corner. */
export function ShadeSmear({ color, name }: { color: string; name: string }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute right-4 bottom-4 grid justify-items-center gap-1 rounded-2xl bg-page/85 p-2.5 pb-2"
    >
      <svg aria-hidden="true" className="aspect-10/7 w-20 md:w-28">
        <use href={`${icons}#swipe`} fill={color} />
      </svg>
      <span className="max-w-24 truncate md:max-w-32 text-xs font-medium">{name}</span>
    </div>
  );
}
