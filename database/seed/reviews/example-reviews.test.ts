import { expect, test } from 'vitest';
import { demoProducts } from '../stock-demo-catalogue.ts';
import { parseExampleReviews, readExampleReviews } from './example-reviews.ts';

const examples = readExampleReviews();

test('reads stars, author, words, what they say of themselves and the reply', () => {
  const [product] = parseExampleReviews(
    '# balm scent=1\n4 Ann B.|Good|Soft.|dry 65+ visible-pores free =Rose Red\n> Thank you.\n5 Bo C.||Fine.\n',
  );
  expect(product).toMatchObject({ slug: 'balm', marks: { scent: 1 } });
  expect(product?.reviews).toMatchObject([
    {
      ...{ stars: 4, name: 'Ann B.', title: 'Good', body: 'Soft.', variant: 'Rose Red', reply: 'Thank you.' },
      ...{ skinType: 'dry', ageBand: '65 and over', concern: 'visible pores', incentive: 'Received free' },
    },
    {
      stars: 5,
      name: 'Bo C.',
      title: '',
      body: 'Fine.',
      variant: '',
      ageBand: null,
      incentive: '',
      reply: '',
    },
  ]);
  for (const wrong of ['# a\n6 Ann B.|T|B', '# a\n4 Ann B.|T|B|damp', '# a b=1', '4 Ann B.|T|B'])
    expect(() => parseExampleReviews(wrong), wrong).toThrow();
});

test('every product of the demo has a dozen or two, but those that show how one without reviews looks', () => {
  const bySlug = new Map(examples.map((example) => [example.slug, example]));
  expect(bySlug.size).toBe(examples.length);
  const without = demoProducts.filter(({ slug }) => !bySlug.has(slug)).map(({ slug }) => slug);
  expect(without).toEqual(WITHOUT_REVIEWS);
  for (const { slug, reviews } of examples) {
    expect(
      demoProducts.some((product) => product.slug === slug),
      slug,
    ).toBe(true);
    expect(reviews.length, slug).toBeGreaterThanOrEqual(12);
    expect(reviews.length, slug).toBeLessThanOrEqual(24);
    expect(new Set(reviews.map(({ stars }) => stars)).size, `${slug}: stars`).toBeGreaterThan(1);
  }
});

test('a shade or size that is named exists', () => {
  for (const { slug, reviews } of examples) {
    const variants = demoProducts.find((product) => product.slug === slug)?.variants?.map(({ name }) => name);
    for (const { variant, name } of reviews)
      if (variant !== '') expect(variants ?? [], `${slug}, ${name}`).toContain(variant);
  }
});

test('nobody says the same sentence twice, and no author reviews a product twice', () => {
  for (const { slug, reviews } of examples) {
    const said = reviews.flatMap(({ title, body }) => [title, ...body.split(/(?<=[.!?]) /)]).filter(Boolean);
    const bare = said.map((sentence) => sentence.replace(/[.!?]$/, '').toLowerCase());
    expect(
      bare.filter((sentence, place) => bare.indexOf(sentence) !== place),
      slug,
    ).toEqual([]);
    expect(new Set(reviews.map(({ name }) => name)).size, slug).toBe(reviews.length);
  }
  const bodies = examples.flatMap(({ reviews }) => reviews.map(({ body }) => body));
  expect(bodies.filter((body, place) => bodies.indexOf(body) !== place)).toEqual([]);
});

test('an author is a first name and an initial, and no text claims to cure', () => {
  for (const { slug, reviews } of examples)
    for (const { name, title, body } of reviews) {
      expect(name, slug).toMatch(/^[\p{L}’-]+(?: [\p{L}’-]+)? \p{Lu}\.$/u);
      expect(`${title} ${body}`, slug).not.toMatch(CLAIMS);
      expect(body.length, slug).toBeLessThan(400);
    }
});

const WITHOUT_REVIEWS = [
  'first-light-ritual-set',
  'heather-leave-in-milk',
  'rosehip-tinted-lip-oil',
  'lacquered-lid-liquid-shadow',
  'nocturne-discovery-set',
  'cedar-hour-perfume-oil',
  'harbour-soap-trio',
  'lights-out-pillow-mist',
];
/** Words of illness: a cosmetic treats none (Human Medicines Regulations 2012; CAP Code 12). */
const CLAIMS =
  /\b(?:cur(?:e|ed|es)|heal(?:s|ed)?|eczema|psoriasis|acne|rosacea|dermatitis|infections?|allerg\w+|pain relief|medic\w+)\b/i;
