import * as v from 'valibot';
import { listBrands } from '#database/queries/catalogue/brands.ts';
import { listCategories } from '#database/queries/catalogue/categories.ts';
import { findProduct, findRenamedProduct } from '#database/queries/catalogue/products.ts';
import { listActiveHeroSlides } from '#database/queries/content/hero-slides.ts';
import { listProductsWithVariants } from '#database/queries/listing/list-products.ts';
import { listSlideDiscounts } from '#database/queries/listing/slide-discounts.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { suggest } from '#database/queries/suggestions/suggestions.ts';
import { brandMessage, categoryMessage, heroSlideMessage } from '#domain/api/catalogue-messages.ts';
import { itemsOf } from '#domain/api/field-messages.ts';
import { productMessage, productPageMessage } from '#domain/api/product-message.ts';
import { shopMessage } from '#domain/api/shop-message.ts';
import { suggestionsMessage } from '#domain/api/suggestions-message.ts';
import { ATTRIBUTES } from '#domain/catalogue/attributes.ts';
import { filledSlide } from '#domain/content/hero-slide.ts';
import { RATINGS } from '#domain/listing/filters.ts';
import { LARGEST_PAGE, parseListRequest } from '#domain/listing/list-request.ts';
import { LAST_PAGE, MAX_SEARCH_LENGTH, PAGE_SIZE, SORTS } from '#domain/listing/listing.ts';
import { NO_CLAIM } from '#domain/money/up-to-percent.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { problem } from '#server/http/problem.ts';
import type { ApiParts } from './api-parts.ts';
import { type Api, addRoute, anyProblem, json, problemOf, query } from './api-route.ts';
import { brandView, cardView, categoryView, productView, shopView, suggestedProductView } from './views.ts';

const wholeUpTo = (most: number, otherwise: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)), otherwise);

/** Blank means missing, as in every form. */
const orBlank = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.union([schema, v.pipe(v.string(), v.regex(/^\s*$/))]);

/** Values of a filter, parted by commas; blank ones are left out. */
const filterOf = (value: string) =>
  v.pipe(v.string(), v.metadata({ pattern: `^\\s*(?:${value})?\\s*(?:,\\s*(?:${value})?\\s*)*$` }));

/** Ranges of which the form alone shows that they rise; others such as 20-25 are taken as well. */
const PRICES = [
  '(?:under|from)-[1-9][0-9]{0,3}',
  '[1-9]-[1-9][0-9]{1,3}',
  '[1-9][0-9]-[1-9][0-9]{2,3}',
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((lead) => `${lead}[0-9]-[${lead + 1}-9][0-9]`),
].join('|');

const slugs = filterOf('[a-z0-9][a-z0-9-]{0,59}');

const listParameters = [
  query(
    'search',
    v.pipe(v.string(), v.maxLength(MAX_SEARCH_LENGTH)),
    'Where few products hold every word, the closest follow: see wordsMatched',
  ),
  query('category', v.string(), 'Slug or id'),
  query('brand', v.string(), 'Slug or id; may be given several times'),
  query('type', slugs, 'Slug or id; like all that follow to offer, may be given several times: one of them'),
  query('price', filterOf(PRICES), 'In whole pounds: under-20, 20-40 (below 40) or from-70'),
  query('rating', filterOf(RATINGS.join('|').replaceAll('.', '\\.')), 'At least so many stars'),
  query('shade', slugs, 'Shade family of any variant'),
  query(
    'size',
    filterOf('(?:0|[1-9][0-9]{0,5})(?:\\.[0-9]{1,3})?(?:ml|g)'),
    'Amount of any variant: 30ml, 1.5g',
  ),
  ...ATTRIBUTES.map(({ slug, name }) => query(slug, slugs, `${name}: slug of a value`)),
  query('sort', orBlank(v.picklist(SORTS)), 'Default: bestselling, or best match while searching'),
  query('stock', orBlank(v.literal('in')), 'Only what is in stock'),
  query('offer', orBlank(v.literal('yes')), 'Only what is reduced'),
  query('page', orBlank(wholeUpTo(LAST_PAGE, 1))),
  query('pageSize', orBlank(wholeUpTo(LARGEST_PAGE, PAGE_SIZE))),
];

export function catalogueApi(api: Api, { platform: { db, clock } }: ApiParts): void {
  addRoute(
    api,
    {
      method: 'get',
      path: '/shop',
      hold: 'queued',
      summary: 'The shop itself: its name, how to reach it, what delivery costs',
      responses: { 200: json('The shop', shopMessage) },
    },
    async (_context, respond) => respond(200, shopView(await readSettings(db), nowIso(clock))),
  );

  addRoute(
    api,
    {
      method: 'get',
      path: '/products',
      hold: 'cached',
      summary: 'Products, filtered, sorted and paged',
      parameters: listParameters,
      responses: {
        200: json('One page of products; of an unknown category or brand, none', productPageMessage),
        400: problemOf('invalid-list: errors by parameter, where one is out of bounds or no choice'),
        429: anyProblem,
        503: problemOf('busy: try again after Retry-After'),
      },
    },
    async ({ req }, respond) => {
      const parsed = parseListRequest(new URL(req.url).searchParams);
      if (!parsed.ok) {
        const { errors } = parsed;
        return problem(400, 'invalid-list', Object.values(errors).join('. '), { errors });
      }
      const { query, pageSize } = parsed;
      const result = await listProductsWithVariants(db, query, pageSize);
      return respond(200, {
        items: result.items.map(cardView),
        total: result.total,
        page: result.page,
        pageSize,
        pageCount: result.pageCount,
        ...(result.correctedTo ? { correctedTo: result.correctedTo } : {}),
        wordsMatched: result.wordsMatched,
      });
    },
  );

  addRoute(
    api,
    {
      method: 'get',
      path: '/products/:id',
      hold: 'queued',
      summary: 'One product',
      responses: {
        200: json('The product', productMessage),
        301: { description: 'It has a new id' },
        404: anyProblem,
      },
    },
    async ({ req }, respond) => {
      const id = req.param('id');
      const product = await findProduct(db, id);
      if (product) return respond(200, productView(product));
      const renamed = await findRenamedProduct(db, id);
      if (renamed)
        return new Response(null, { status: 301, headers: { location: `/api/products/${renamed}` } });
      return problem(404, 'product-not-found', 'There is no such product.');
    },
  );

  addRoute(
    api,
    {
      method: 'get',
      path: '/categories',
      hold: 'queued',
      summary: 'All categories',
      responses: { 200: json('Categories', itemsOf(categoryMessage)) },
    },
    async (_context, respond) => respond(200, { items: (await listCategories(db)).map(categoryView) }),
  );

  addRoute(
    api,
    {
      method: 'get',
      path: '/brands',
      hold: 'queued',
      summary: 'All brands',
      responses: { 200: json('Brands', itemsOf(brandMessage)) },
    },
    async (_context, respond) => respond(200, { items: (await listBrands(db)).map(brandView) }),
  );

  addRoute(
    api,
    {
      method: 'get',
      path: '/hero-slides',
      hold: 'queued',
      summary: 'The active hero slides in order',
      responses: { 200: json('Slides', itemsOf(heroSlideMessage)) },
    },
    async (_context, respond) => {
      const slides = await listActiveHeroSlides(db, nowIso(clock));
      const discounts = await listSlideDiscounts(
        db,
        slides.map(({ buttonLink }) => buttonLink),
      );
      return respond(200, {
        items: slides.map((slide) => filledSlide(slide, discounts.get(slide.buttonLink) ?? NO_CLAIM)),
      });
    },
  );

  addRoute(
    api,
    {
      method: 'get',
      path: '/suggest',
      hold: 'cached',
      summary: 'Suggestions for an unfinished search',
      parameters: [query('q', v.optional(v.string()), 'Without it, popular searches')],
      responses: {
        200: json('What the text may mean', suggestionsMessage),
        429: anyProblem,
        503: problemOf('busy: try again after Retry-After'),
      },
    },
    async ({ req }, respond) => {
      const { products, instead, ...others } = await suggest(db, req.query('q') ?? '');
      return respond(200, {
        products: products.map(suggestedProductView),
        instead: instead.map(suggestedProductView),
        ...others,
      });
    },
  );
}
