import { ownPicture, type PictureFile, pictureSources } from '#domain/pictures/picture.ts';
import { classNames } from './class-names.ts';

type Props = {
  url: string;
  alt: string;
  /** The `sizes` attribute. */
  sizes?: string;
  /** In the first view: loaded at once. */
  priority?: boolean;
  className?: string;
};

/** A picture in all its formats and widths; one from another site as it is. Its size is set, so nothing moves on load. */
export function Picture({ url, alt, sizes = '100vw', priority = false, className }: Props) {
  const own = ownPicture(url);
  const image = (
    <img
      src={url}
      srcSet={own ? pictureSources(own, 'webp') : undefined}
      sizes={own ? sizes : undefined}
      alt={alt}
      width={own?.width ?? 800}
      height={own?.height ?? 1000}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={classNames('picture', className)}
    />
  );
  if (!own) return image;
  return (
    <picture className="contents">
      <AvifSource picture={own} sizes={sizes} />
      {image}
    </picture>
  );
}

export function AvifSource({
  picture,
  sizes,
  media,
}: {
  picture: PictureFile;
  sizes: string;
  media?: string;
}) {
  return (
    <source
      type="image/avif"
      media={media}
      srcSet={pictureSources(picture, 'avif')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
    />
  );
}
