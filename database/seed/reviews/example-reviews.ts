import { readFileSync } from 'node:fs';
import { UNDERTONES } from '#domain/catalogue/shade-words.ts';
import type { ReviewerTraits } from '#domain/reviews/review.ts';
import {
  AGE_BANDS,
  HAIR_TYPES,
  isReviewTrait,
  REVIEWER_CONCERNS,
  type ReviewTrait,
  SKIN_TYPES,
} from '#domain/reviews/reviewer-traits.ts';

/** A review written for the demo. */
export type ExampleReview = ReviewerTraits & {
  stars: number;
  name: string;
  title: string;
  body: string;
  /** '' for none. */
  variant: string;
  incentive: string;
  reply: string;
};

export type ReviewedExample = {
  slug: string;
  /** About what its reviews mark its traits with; those not named are usual. */
  marks: Partial<Record<ReviewTrait, number>>;
  reviews: ExampleReview[];
};

const FILES = ['skincare', 'haircare', 'makeup', 'fragrances', 'salon-tools', 'body-care', 'wellness'];

/** The products that have example reviews. */
export function readExampleReviews(): ReviewedExample[] {
  return FILES.flatMap((file) =>
    parseExampleReviews(readFileSync(new URL(`./${file}.txt`, import.meta.url), 'utf8')),
  );
}

/**
 * Parses `# slug trait=4` followed by a line for each review, `5 Ann B.|Title|Text|dry 35-44 =Shade`, and `> reply` below it. The last part
 * and what is in it may be missing.
 */
export function parseExampleReviews(text: string): ReviewedExample[] {
  const products: ReviewedExample[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('# ')) products.push(parseProduct(line.slice(2)));
    else if (line.startsWith('> ')) last(last(products, line).reviews, line).reply = line.slice(2);
    else last(products, line).reviews.push(parseReview(line));
  }
  return products;
}

function parseProduct(line: string): ReviewedExample {
  const [slug = '', ...marks] = line.split(' ');
  return {
    slug,
    marks: Object.fromEntries(
      marks.map((given) => {
        const [trait = '', mark] = given.split('=');
        if (!isReviewTrait(trait)) throw new Error(`${slug}: no such trait as ${trait}`);
        return [trait, Number(mark)];
      }),
    ),
    reviews: [],
  };
}

function parseReview(line: string): ExampleReview {
  const [author = '', title = '', body = '', traits = ''] = line.split('|');
  const [words = '', variant = ''] = traits.split('=');
  const said = words.split(' ').filter(Boolean);
  const known = said.filter((word) => Object.hasOwn(WORDS, word));
  const unknown = said.find((word) => word !== 'free' && !Object.hasOwn(WORDS, word));
  if (unknown || !/^[1-5] \S/.test(author) || body === '') throw new Error(`Not a review: ${line}`);
  return {
    stars: Number(author[0]),
    name: author.slice(2),
    title,
    body,
    variant,
    incentive: said.includes('free') ? 'Received free' : '',
    reply: '',
    ...NOTHING_SAID,
    ...Object.assign({}, ...known.map((word) => WORDS[word])),
  };
}

const NOTHING_SAID: ReviewerTraits = {
  ageBand: null,
  skinType: null,
  undertone: null,
  concern: null,
  hairType: null,
};

/** Each word of the files, with what it says of the author. */
const WORDS: Record<string, Partial<ReviewerTraits>> = Object.fromEntries([
  ...AGE_BANDS.map((ageBand): Said => [ageWord(ageBand), { ageBand }]),
  ...SKIN_TYPES.map((skinType): Said => [skinType, { skinType }]),
  ...UNDERTONES.map((undertone): Said => [undertone, { undertone }]),
  ...REVIEWER_CONCERNS.map((concern): Said => [concern.replaceAll(' ', '-'), { concern }]),
  ...HAIR_TYPES.map((hairType): Said => [hairType, { hairType }]),
]);

type Said = [word: string, says: Partial<ReviewerTraits>];

/** 'under 25' is written 18-24, '25 to 34' 25-34, '65 and over' 65+. */
function ageWord(band: (typeof AGE_BANDS)[number]): string {
  if (band === 'under 25') return '18-24';
  return band.replace(' to ', '-').replace(' and over', '+');
}

function last<Item>(items: Item[], line: string): Item {
  const item = items.at(-1);
  if (item === undefined) throw new Error(`Nothing stands above: ${line}`);
  return item;
}
