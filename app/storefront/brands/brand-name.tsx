import { classNames } from '#app/ui/class-names.ts';
import { Picture } from '#app/ui/picture.tsx';

/** The brand's logo, else its name. `className` sets a logo's height. */
export function BrandName({
  brand: { name, logoUrl },
  className,
}: {
  brand: { name: string; logoUrl: string | null };
  className: string;
}) {
  if (!logoUrl) return name;
  return (
    <Picture
      url={logoUrl}
      alt={name}
      sizes="12rem"
      className={classNames(
        'brand-logo w-auto max-w-full bg-transparent object-contain object-left',
        className,
      )}
    />
  );
}
