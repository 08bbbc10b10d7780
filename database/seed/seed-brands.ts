import type { SeedBrand } from './products/seed-product.ts';

export const brands: SeedBrand[] = [
  {
    slug: 'orla-wren',
    name: 'Orla & Wren',
    description:
      'Rose-led skincare from a walled garden in Herefordshire, made with a light hand and plenty of ' +
      'petals. Pretty on the shelf, sensible on the skin.',
    website: 'https://orla-wren.example',
    country: 'United Kingdom',
    rating: 5,
    established: 2014,
    featured: true,
  },
  {
    slug: 'halden',
    name: 'Halden',
    description:
      'Unscented Norwegian skincare with short names, clear percentages and nothing to hide behind. Made ' +
      'for long winters and plain speaking.',
    website: 'https://halden.example',
    country: 'Norway',
    rating: 4.5,
    established: 2011,
    featured: true,
  },
  {
    slug: 'moon-celadon',
    name: 'Moon & Celadon',
    description:
      'Layered Korean care in the colours of old porcelain, where tea, rice and camellia meet watery new ' +
      'textures. Every formula begins with how it should feel.',
    website: 'https://moon-celadon.example',
    country: 'South Korea',
    rating: 4.5,
    established: 2015,
    featured: false,
  },
  {
    slug: 'tidemark',
    name: 'Tidemark',
    description:
      'Seaweed gathered by hand between tides on the west coast of Ireland, and bottled within sight of ' +
      'the water. Brisk, mineral and generous.',
    website: 'https://tidemark.example',
    country: 'Ireland',
    rating: 4.5,
    established: 2017,
    featured: false,
  },
  {
    slug: 'fern-fell',
    name: 'Fern & Fell',
    description:
      'Cumbrian hedgerow botany, taken seriously. Brambles, nettles and heather are pressed, steeped and ' +
      'poured in a slate-roofed dairy that still smells of rain.',
    website: 'https://fern-fell.example',
    country: 'United Kingdom',
    rating: 4.5,
    established: 2009,
    featured: false,
  },
  {
    slug: 'pigment-prose',
    name: 'Pigment & Prose',
    description:
      'Makeup for people who choose their words, from a studio above a Bristol bookbinder’s. Precise ' +
      'textures, twelve-shade thinking and names worth reading aloud.',
    website: 'https://pigment-prose.example',
    country: 'United Kingdom',
    rating: 4.5,
    established: 2016,
    featured: true,
  },
  {
    slug: 'maison-perle',
    name: 'Maison Perle',
    description:
      'A Paris house of powder, lipstick and scent that has never been in a hurry. Fluted cases, satin ' +
      'textures and the conviction that violet goes with everything.',
    website: 'https://maison-perle.example',
    country: 'France',
    rating: 5,
    established: 1928,
    featured: true,
  },
  {
    slug: 'nocturne-house',
    name: 'Nocturne House',
    description:
      'London perfumers of the hours after dusk, at home with ink, smoke, wet stone and velvet. Small ' +
      'batches, heavy glass, long evenings.',
    website: 'https://nocturne-house.example',
    country: 'United Kingdom',
    rating: 5,
    established: 2012,
    featured: true,
  },
  {
    slug: 'aldous-row',
    name: 'Aldous Row',
    description:
      'A Marylebone hair salon that began bottling its own shampoo because clients kept asking what was in ' +
      'it. Backstage manners, front-of-house shine.',
    website: 'https://aldous-row.example',
    country: 'United Kingdom',
    rating: 4.5,
    established: 1987,
    featured: true,
  },
  {
    slug: 'tilt-tang',
    name: 'Tilt & Tang',
    description:
      'Sheffield toolmakers, named after the hammer and the end of the blade that nobody sees. Scissors ' +
      'first, hot tools later, the same stubborn standards throughout.',
    website: 'https://tilt-tang.example',
    country: 'United Kingdom',
    rating: 4.5,
    established: 1924,
    featured: false,
  },
  {
    slug: 'saltwell',
    name: 'Saltwell',
    description:
      'Body care from a Northumbrian harbour, built on sea salt, oats and good rope-and-soap smells. ' +
      'Tested daily on hands that work outdoors.',
    website: 'https://saltwell.example',
    country: 'United Kingdom',
    rating: 4.5,
    established: 1998,
    featured: true,
  },
  {
    slug: 'casa-alfazema',
    name: 'Casa Alfazema',
    description:
      'Lisbon soap-makers and cologne-blenders for more than a century, faithful to lavender, olive and ' +
      'almond. The wrapping paper is half the temptation.',
    website: 'https://casa-alfazema.example',
    country: 'Portugal',
    rating: 4.5,
    established: 1908,
    featured: false,
  },
  {
    slug: 'hinoki-hour',
    name: 'Hinoki Hour',
    description:
      'The Japanese bath, folded small enough to travel: cypress, yuzu, rice bran and steam. Quietly made ' +
      'in Nagano, to be used slowly.',
    website: 'https://hinoki-hour.example',
    country: 'Japan',
    rating: 4,
    established: 2008,
    featured: false,
  },
  {
    slug: 'loom-lull',
    name: 'Loom & Lull',
    description:
      'Silk and sleep things from Macclesfield, where the mills once dressed half of Europe. Soft goods ' +
      'for the third of life that goes undocumented.',
    website: 'https://loom-lull.example',
    country: 'United Kingdom',
    rating: 4,
    established: 2018,
    featured: false,
  },
];
