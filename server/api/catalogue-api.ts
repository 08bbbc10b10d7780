import { listBrands } from '#database/queries/catalogue/brands.ts';
import { listCategories } from '#database/queries/catalogue/categories.ts';
import { upToDiscount } from '#database/queries/catalogue/discounts.ts';
import {
  findProduct,
  findRenamedProduct,
  listProductsWithVariants,
} from '#database/queries/catalogue/products.ts';
import { suggest } from '#database/queries/catalogue/suggestions.ts';
import { listActiveHeroSlides } from '#database/queries/content/hero-slides.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { filledSlide } from '#domain/content/hero-slide.ts';
import { parseListRequest } from '#domain/listing/list-request.ts';
import { penceToPounds } from '#domain/money/money.ts';
import { upToPercent } from '#domain/money/up-to-percent.ts';
import { problem } from '#server/http/problem.ts';
import type { Api, ApiParts } from './api-parts.ts';
import { cardView, productView, shopView } from './views.ts';

export function catalogueApi(api: Api, { platform: { db } }: ApiParts): void {
  api.get('/shop', async () => Response.json(shopView(await readSettings(db))));

  api.get('/products', async ({ req }) => {
    const asked = parseListRequest(new URL(req.url).searchParams);
    if (!asked.ok) {
      return problem(400, 'invalid-list', Object.values(asked.errors).join('. '), { errors: asked.errors });
    }
    const { query, pageSize } = asked;
    const result = await listProductsWithVariants(db, query, pageSize);
    return Response.json({
      items: result.items.map(cardView),
      total: result.total,
      page: result.page,
      pageSize,
      pageCount: result.pageCount,
      ...(result.correctedTo ? { correctedTo: result.correctedTo } : {}),
      wordsMatched: result.wordsMatched,
    });
  });

  api.get('/products/:id', async ({ req }) => {
    const id = req.param('id');
    const product = await findProduct(db, id);
    if (product) return Response.json(productView(product));
    const renamed = await findRenamedProduct(db, id);
    if (renamed)
      return new Response(null, { status: 301, headers: { location: `/api/products/${renamed}` } });
    return problem(404, 'product-not-found', 'There is no such product.');
  });

  api.get('/categories', async () => {
    const categories = await listCategories(db);
    return Response.json({
      items: categories.map(({ lowestPricePence, highestPricePence, reductions, ...category }) => ({
        ...category,
        lowestPrice: lowestPricePence === null ? null : penceToPounds(lowestPricePence),
        highestPrice: highestPricePence === null ? null : penceToPounds(highestPricePence),
        highestDiscount: upToPercent(category.productCount, reductions),
      })),
    });
  });

  api.get('/brands', async () => {
    const brands = await listBrands(db);
    return Response.json({
      items: brands.map(({ reductions, ...brand }) => ({
        ...brand,
        highestDiscount: upToPercent(brand.productCount, reductions),
      })),
    });
  });

  /** The words a visitor reads, with the figure of today. */
  api.get('/hero-slides', async () => {
    const [slides, percent] = await Promise.all([listActiveHeroSlides(db), upToDiscount(db)]);
    return Response.json({ items: slides.map((slide) => filledSlide(slide, percent)) });
  });

  api.get('/suggest', async ({ req }) => {
    const found = await suggest(db, req.query('q') ?? '');
    return Response.json(
      {
        ...found,
        products: found.products.map(({ pricePence, originalPricePence, ...product }) => ({
          ...product,
          price: penceToPounds(pricePence),
          originalPrice: originalPricePence === null ? null : penceToPounds(originalPricePence),
        })),
      },
      { headers: { 'cache-control': 'no-cache' } },
    );
  });
}
