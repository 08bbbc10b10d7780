import { cmsPaths } from '#app/links/cms-paths.ts';

/** The pictures that the customer added, each in full behind it. */
export function ReturnPictures({
  id,
  pictures,
}: {
  id: string;
  pictures: readonly { id: string; width: number; height: number }[];
}) {
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3" aria-label="What the customer showed">
      {pictures.map(({ id: picture, width, height }, place) => (
        <li key={picture}>
          <a href={cmsPaths.returnPicture(id, picture)} target="_blank" rel="noreferrer">
            <img
              src={cmsPaths.returnPicture(id, picture)}
              alt={`What the customer showed, ${place + 1}`}
              width={width}
              height={height}
              loading="lazy"
              className="h-32 w-auto rounded-card border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
