import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articles } from '#database/seed/articles/articles.ts';
import { readText } from '#database/seed/pages/seed-page.ts';
import { standingPages } from '#database/seed/pages/standing-pages.ts';
import { demoProducts } from '#database/seed/stock-demo-catalogue.ts';
import { type PageConditions, pageFacts, unknownFacts } from '#domain/content/page-facts.ts';
import type { Block, Span } from '#domain/content/prose.ts';
import { namedProducts, proseText } from '#domain/content/prose.ts';
import { STAFF_STORAGE, VISITOR_STORAGE } from '#domain/notices/browser-storage.ts';
import { noticeText } from '#domain/notices/written-notices.ts';
import { USUAL_TIMES } from '#domain/retention/retention-kinds.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { settingsAt } from '#domain/shop/shown-settings.ts';
import { readProse } from '#operations/content/read-prose.ts';

const NOON = '2026-04-01T12:00:00.000Z';

test('Markdown becomes headings, lists, tables, quotes and links', () => {
  const blocks = readProse(
    '# Title\n\n## Part\n\n## Part\n\nSome **bold** [words](/returns).\n\n- a\n- b\n\n> said\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n{{product:rose-radiance-serum}}',
  );
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'heading',
    'heading',
    'paragraph',
    'list',
    'quote',
    'table',
    'product',
  ]);
  expect(blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))).toEqual([
    'title',
    'part',
    'part-2',
  ]);
});

test('facts are put in as words: nothing in them is Markdown, an address or HTML', () => {
  const facts = { 'shop.name': '**A** [x](javascript:1) <b>', 'shop.email': 'javascript:alert(1)//@x' };
  const [block] = readProse('{{shop.name}} [mail]({{shop.email}})', facts);
  expect(block).toEqual({
    kind: 'paragraph',
    spans: [{ kind: 'text', text: '**A** [x](javascript:1) <b> mail' }],
  });
});

test('a paragraph, an item or a row that names a fact without a value is omitted', () => {
  const facts = { gone: '', here: 'yes' };
  const blocks = readProse(
    'Para {{gone}}\n\n- one {{here}}\n- two {{gone}}\n\n|a|b|\n|-|-|\n|x|{{gone}}|\n|y|{{here}}|',
    facts,
  );
  expect(proseText(blocks)).toBe('one yes a b y yes');
  expect(readProse('- only {{gone}}', facts)).toEqual([]);
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x]( \u0001javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x](//evil.example)',
  '[x](java&#x0A;script:alert(1))',
  '[x](JAVASCRIPT:alert(1) "t")',
  '</p></div><iframe src=//evil.example>',
  '`<script>`',
  '```html\n<script>\n```',
  '| <script> | b |\n|---|---|\n| [x](vbscript:1) | c |',
  `${'>'.repeat(20_000)} deep`,
  `${'- '.repeat(10_000)}deep`,
  '['.repeat(5_000),
  '**'.repeat(3_000),
];

test.each(HOSTILE)('hostile text does no harm: %.40j', (markdown) => {
  expect(isHarmless(readProse(markdown))).toBe(true);
});

test('any text can be read, and every address in the result is harmless', () => {
  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE.filter((text) => text.length < 100)),
    fc.string(),
    fc.constantFrom('\n\n', '[', '](', ')', '!', '<', '>', '- ', '|', '`', '{{shop.name}}', '{{product:x}}'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(isHarmless(readProse(pieces.join(''), { 'shop.name': '](javascript:1)<b>' }))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('seeded texts name only existing facts, products and pages', () => {
  const slugs = new Set(demoProducts.map(({ slug }) => slug));
  const facts = pageFacts(settingsAt(DEFAULT_SETTINGS, NOON), {
    isDemo: true,
    offersCard: true,
    takesTestCard: true,
    sendsMail: true,
    mailServer: 'smtp.example.com',
  });
  for (const [folder, pages] of [
    ['pages', standingPages],
    ['articles', articles],
  ] as const) {
    for (const { slug, products = [] } of pages) {
      const text = folder === 'pages' ? pageText(slug) : readText(folder, slug);
      expect(unknownFacts(text), slug).toEqual([]);
      const blocks = readProse(text, facts);
      expect(proseText(blocks), slug).not.toContain('{{');
      for (const product of [...products, ...namedProducts(blocks)])
        expect(slugs.has(product), product).toBe(true);
    }
  }
});

test('pages promise emails, name Stripe and speak of cash where they are there, and not otherwise', () => {
  const textsOf = (conditions: Partial<PageConditions>, cashOnDelivery = true) => {
    const settings = { ...DEFAULT_SETTINGS, delivery: { ...DEFAULT_SETTINGS.delivery, cashOnDelivery } };
    const all = {
      isDemo: false,
      offersCard: false,
      takesTestCard: false,
      sendsMail: false,
      mailServer: '',
      ...conditions,
    };
    return standingPages
      .map(({ slug }) => proseText(readProse(pageText(slug), pageFacts(settingsAt(settings, NOON), all))))
      .join('\n');
  };
  const withMail = /send (the|a) confirmation to your email|carries our emails|foot of any newsletter/;
  expect(textsOf({ sendsMail: true })).toMatch(withMail);
  expect(textsOf({})).not.toMatch(withMail);
  expect(textsOf({})).toContain('this shop sends no emails');
  expect(textsOf({ offersCard: true })).toMatch(/Stripe.*__stripe_mid/s);
  expect(textsOf({})).not.toMatch(/stripe/i);
  expect(textsOf({ offersCard: true, takesTestCard: true })).not.toMatch(/stripe/i);
  expect(textsOf({})).toContain('Paying at the door');
  expect(textsOf({}, false)).not.toMatch(/at the door/);
  expect(textsOf({ isDemo: true })).toContain('are examples');
});

test('the cookies page names every key that the code stores in a browser, and no other', () => {
  const keysIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => [
        ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
          /storedValue(?:<[^(]*>)?\(\{\s*key: '([\w-]+)'/g,
        ),
      ])
      .map(([, key]) => key);
  const calls = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .reduce(
        (sum, file) =>
          sum +
          [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/(?<!function )\bstoredValue[<(]/g)].length,
        0,
      );
  // Every call names its key in its own text.
  expect(keysIn('app')).toHaveLength(calls('app'));
  const ofRouter = 'react-router-scroll-positions';
  const visitors = VISITOR_STORAGE.map(({ key }) => key).filter((key) => key !== ofRouter);
  expect(new Set(keysIn('app/storefront'))).toEqual(new Set(visitors));
  expect(new Set(keysIn('app/cms'))).toEqual(new Set(STAFF_STORAGE.map(({ key }) => key)));
  expect(new Set(keysIn('app')).size).toBe(visitors.length + STAFF_STORAGE.length);
  const page = pageText('cookies');
  for (const { key } of [...VISITOR_STORAGE, ...STAFF_STORAGE]) expect(page).toContain(`\`${key}\``);
});

/** The text of a page of a first start: written by the shop, or seeded. */
function pageText(slug: string): string {
  return noticeText(slug, USUAL_TIMES) ?? readText('pages', slug);
}

test('the demo has at least seven articles, of 600 to 1,000 words each', () => {
  expect(articles.length).toBeGreaterThanOrEqual(7);
  for (const { slug } of articles) {
    const words = proseText(readProse(readText('articles', slug))).split(' ').length;
    expect(words, slug).toBeGreaterThanOrEqual(600);
    expect(words, slug).toBeLessThanOrEqual(1000);
  }
});

/** True if the blocks are of known kinds and no address runs script or loads from elsewhere. */
function isHarmless(blocks: readonly Block[]): boolean {
  return blocks.every(isHarmlessBlock);
}

function isHarmlessBlock(block: Block): boolean {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return areHarmless(block.spans);
    case 'list':
      return block.items.every(isHarmless);
    case 'quote':
      return isHarmless(block.blocks);
    case 'table':
      return [block.head, ...block.rows].every((row) => row.every(areHarmless));
    case 'product':
      return /^[a-z0-9-]+$/.test(block.slug);
    case 'code':
    case 'rule':
      return true;
  }
}

function areHarmless(spans: readonly Span[]): boolean {
  return spans.every((span) => {
    if (span.kind === 'link')
      return /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i.test(span.to) && areHarmless(span.spans);
    if (span.kind === 'picture') return /^(?:\/media\/|https:\/\/)/i.test(span.url);
    return 'spans' in span ? areHarmless(span.spans) : true;
  });
}
