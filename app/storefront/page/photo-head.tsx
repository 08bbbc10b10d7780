import type { ReactNode } from 'react';
import { CategoryStill } from '#app/ui/category-still.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { ownPicture } from '#domain/pictures/picture.ts';

/** `alt` is '' when the text beside the picture says the same. */
export type ShownPicture = { url: string; alt: string };

/** The head of a page: its text beside one or two of the shop's photographs, else a drawing. */
export function PhotoHead({
  eyebrow,
  title,
  images,
  tone,
  drawnAs,
  children,
}: {
  eyebrow: ReactNode;
  title: string;
  images: readonly ShownPicture[];
  /** The drawing's colour class. */
  tone: string;
  drawnAs: string;
  children: ReactNode;
}) {
  return (
    <header className={`landing-head ${tone} ${images.length > 0 ? 'landing-head-photo' : ''}`}>
      <div className="landing-words">
        <p className="eyebrow landing-eyebrow">{eyebrow}</p>
        <h1 className="heading-1">{title}</h1>
        {children}
      </div>
      {images.length > 0 ? (
        <div className={`landing-picture landing-photo ${formOf(images)}`}>
          {images.map(({ url, alt }) => (
            <Picture
              key={url}
              url={url}
              alt={alt}
              priority
              sizes={
                images.length > 1 ? '(min-width: 60.5rem) 23vw, 50vw' : '(min-width: 60.5rem) 45vw, 100vw'
              }
            />
          ))}
        </div>
      ) : (
        <CategoryStill slug={drawnAs} className="landing-picture landing-drawing" />
      )}
    </header>
  );
}

function formOf([first, ...more]: readonly ShownPicture[]): string {
  if (more.length > 0) return 'landing-pair';
  const own = first && ownPicture(first.url);
  return own && own.width > own.height ? 'landing-wide' : '';
}
