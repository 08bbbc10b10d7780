import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { shopDescription } from '#domain/shop/demo-promises.ts';
import type { Platform } from '#operations/platform/platform.ts';

export async function webManifest({ db, demo }: Platform): Promise<Response> {
  const [{ shop }, showsExamples] = await Promise.all([readSettings(db), demo.showsExamples()]);
  const manifest = {
    name: shop.name,
    short_name: shop.name,
    description: shopDescription(shop, showsExamples),
    start_url: '/',
    display: 'browser',
    background_color: '#fffcfa',
    theme_color: '#3d1029',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
