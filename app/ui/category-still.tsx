import type { Packaging } from '#domain/packaging/choose-packaging.ts';
import { categoryTone } from '#domain/packaging/packaging-tone.ts';
import { classNames } from './class-names.ts';

type Piece = [packaging: Packaging, x: number, y: number, scale: number];

/** A small still life for each category, back to front, in a picture of 400 by 500. */
const GROUPS: Record<string, Piece[]> = {
  skincare: [
    ['pump', 118, 66, 0.82],
    ['dropper', -34, 96, 0.76],
    ['jar', 112, 204, 0.56],
  ],
  haircare: [
    ['bottle', 84, 22, 0.92],
    ['mist', -46, 82, 0.8],
    ['paddle', 190, 156, 0.66],
  ],
  makeup: [
    ['mascara', 84, 62, 0.82],
    ['compact', -62, 122, 0.76],
    ['lipstick', 106, 196, 0.56],
  ],
  fragrances: [
    ['flacon', 74, 28, 0.92],
    ['roller', -56, 120, 0.76],
    ['candle', 204, 208, 0.52],
  ],
  'nail-care': [
    ['tube', 150, 40, 0.8],
    ['nail', -52, 84, 0.86],
    ['nail', 128, 214, 0.56],
  ],
  'barber-supplies': [
    ['bottle', 118, 26, 0.86],
    ['comb', -58, 96, 0.8],
    ['scissors', 96, 190, 0.66],
  ],
  'makeup-artist': [
    ['brushes', 92, 28, 0.86],
    ['palette', -72, 116, 0.8],
    ['lipstick', 150, 214, 0.52],
  ],
  'salon-tools': [
    ['dryer', 16, 44, 0.92],
    ['brushes', -74, 150, 0.7],
    ['iron', 176, 120, 0.74],
  ],
  'body-care': [
    ['tube', 96, 60, 0.86],
    ['pump', -64, 104, 0.76],
    ['soap', 120, 212, 0.56],
  ],
  wellness: [
    ['tub', 116, 88, 0.8],
    ['candle', -48, 132, 0.72],
    ['sachet', 210, 196, 0.56],
  ],
};

const PLAIN: Piece[] = [
  ['box', 96, 60, 0.84],
  ['bottle', -40, 110, 0.74],
  ['jar', 130, 208, 0.54],
];
const DRESSES = ['pack-white', 'pack-tint', 'pack-deep'];

/** How the group stands in its frame: filling it, or seen whole in the middle or in the lower right corner. */
const FITS = {
  fill: { viewBox: '0 0 400 500', preserveAspectRatio: 'xMidYMax slice' },
  whole: { viewBox: '0 30 400 450', preserveAspectRatio: 'xMidYMax meet' },
  corner: { viewBox: '0 30 400 450', preserveAspectRatio: 'xMaxYMax meet' },
};

/** Decoration: whatever it stands beside says what it is. */
export function CategoryStill({
  slug,
  fit = 'fill',
  className,
}: {
  slug: string;
  fit?: keyof typeof FITS;
  className?: string;
}) {
  const group = GROUPS[slug === 'hair-care' ? 'haircare' : slug] ?? PLAIN;
  return (
    <svg {...FITS[fit]} aria-hidden="true" className={classNames('still', categoryTone(slug), className)}>
      {group.map(([packaging, x, y, scale], index) => (
        <use
          key={packaging}
          href={`/packaging.svg#${packaging}`}
          x={x}
          y={y}
          width={400 * scale}
          height={500 * scale}
          className={DRESSES[index % DRESSES.length]}
        />
      ))}
    </svg>
  );
}
