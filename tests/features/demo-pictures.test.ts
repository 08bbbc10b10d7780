import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readDemoPicture } from '#adapters/media/demo-masters.ts';
import { listBrands } from '#database/queries/catalogue/brands.ts';
import { listCategories } from '#database/queries/catalogue/categories.ts';
import { deleteDemoRows } from '#database/queries/catalogue-editing/demo-rows.ts';
import { listActiveHeroSlides } from '#database/queries/content/hero-slides.ts';
import { demoMasterFile, demoPictures, picturesOfProduct } from '#database/seed/demo-pictures.ts';
import { shadePictureName, skinPictureName } from '#database/seed/products/shade-picture-name.ts';
import { demoProducts } from '#database/seed/stock-demo-catalogue.ts';
import { partByVariant } from '#domain/catalogue/variant/variant-pictures.ts';
import { ownPicture, pictureKey } from '#domain/pictures/picture.ts';
import {
  masterName,
  PictureRenditions,
  type Rendition,
  renditionName,
} from '#operations/pictures/picture-rendition.ts';
import { stockNewShop } from '#operations/shop/stock-new-shop.ts';
import { describeOnSqlite } from '../support/shop.ts';

test('every product has a picture, a third of them a second one', () => {
  for (const { slug } of demoProducts) expect(demoPictures, slug).toHaveProperty(slug);
  const counts = demoProducts.map(({ slug }) => picturesOfProduct(slug).length);
  expect(counts.filter((count) => count > 1).length).toBeGreaterThanOrEqual(demoProducts.length / 3);
});

test('every shade has a picture of its own, which is none of the product itself', () => {
  for (const { slug, variants = [] } of demoProducts) {
    for (const { name, shade } of variants)
      if (shade) expect(demoPictures, slug).toHaveProperty(shadePictureName(slug, name));
    const further = picturesOfProduct(slug).filter(({ alt }) => alt.includes(': '));
    const ofShades = variants.flatMap(({ name }) => demoPictures[skinPictureName(slug, name)] ?? []);
    expect(further.map(({ alt }) => alt)).toEqual(ofShades.map(({ alt }) => alt));
  }
});

test('every shade of the makeup worn on skin is seen on skin beside its own picture', () => {
  for (const { slug, category, variants = [] } of demoProducts) {
    if (category !== 'makeup' || slug.endsWith('nail-lacquer')) continue;
    const names = variants.map(({ name }) => name);
    const { ofVariant } = partByVariant(picturesOfProduct(slug), names);
    for (const { name, shade } of variants)
      if (shade) expect(ofVariant.get(name), `${slug} ${name}`).toHaveLength(1);
  }
});

test('every picture is described, and its file is the one its key was made from', async () => {
  for (const [name, picture] of Object.entries(demoPictures)) {
    const { key, bytes, alt } = picture;
    const file = await readDemoPicture(demoMasterFile(name, picture));
    const { width = 0, height = 0 } = await sharp(file).metadata();
    const digest = createHash('sha256').update(file).digest('hex');
    expect(key, name).toBe(pictureKey(digest, width, height));
    expect(bytes, name).toBe(file.byteLength);
    expect(alt.length, name).toBeGreaterThan(5);
  }
});

describeOnSqlite('pictures of the demo', (shop) => {
  test('show every category, brand and slide, with another one for phones', async () => {
    const { db } = shop().platform;
    for (const { imageUrl, slug } of await listCategories(db))
      expect(ownPicture(imageUrl), slug).not.toBeNull();
    for (const { logoUrl, slug } of await listBrands(db)) expect(ownPicture(logoUrl), slug).not.toBeNull();
    for (const { backgroundImage, tallImage, imageAlt } of await listActiveHeroSlides(
      db,
      new Date().toISOString(),
    )) {
      expect(ownPicture(backgroundImage)).not.toBeNull();
      expect(ownPicture(tallImage)).not.toBeNull();
      expect(tallImage).not.toBe(backgroundImage);
      expect(imageAlt.length).toBeGreaterThan(5);
    }
  });

  test('are in the media store before a new shop names them, and served at once', async () => {
    const { platform, get } = shop();
    const { key = '', format = 'webp' } = demoPictures['hero-1-wide'] ?? {};
    const demo = { now: new Date().toISOString(), actor: null };
    await platform.db.transaction().execute((trx) => deleteDemoRows(trx, demo));
    expect(await platform.media.read(masterName(key, format))).toBeNull();
    expect(await stockNewShop(platform)).toBe(true);
    for (const picture of Object.values(demoPictures))
      expect(await platform.media.read(masterName(picture.key, picture.format))).not.toBeNull();
    const typeOf = async (file: string) => (await get(`/media/${key}/${file}`)).headers.get('content-type');
    expect(await typeOf('480.webp')).toBe('image/webp');
    expect(await typeOf('480.avif')).toBe('image/avif');
  });

  test('are served in shipped renditions, which nobody waits for, while the shop has the picture', async () => {
    const { platform } = shop();
    const images = { ...platform.images, render: () => Promise.reject(new Error('This one is not shipped')) };
    const served = new PictureRenditions({ ...platform, images });
    const names = ['rose-radiance-serum', 'category-skincare', 'logo-halden', 'hero-1-tall'];
    for (const name of names) {
      const { key, renditions } = shippedOf(name);
      expect(renditions.length, name).toBeGreaterThan(1);
      for (const rendition of renditions) {
        const file = renditionName(rendition);
        const shipped = await platform.readDemoRendition(file);
        const { bytes, isStandIn } = (await served.get(key, rendition.width, rendition.format)) ?? {};
        expect([bytes, isStandIn], name).toEqual([shipped, false]);
        expect(await platform.media.read(file), name).toEqual(shipped);
      }
      await platform.media.removeFolder(key);
      expect(await served.get(key, 640, 'avif'), name).toBeNull();
    }
    await expect(served.get(demoPictures['hero-2-tall']?.key ?? '', 160, 'avif')).rejects.toThrow(
      'not shipped',
    );
  });

  test('have a shipped rendition of about the width in their place while one is made', async () => {
    const { platform, get } = shop();
    const { key, renditions } = shippedOf('first-draft-foundation');
    const ofWidth = renditions.find(({ width }) => width === 640);
    const shipped = ofWidth && (await platform.readDemoRendition(renditionName(ofWidth)));
    const first = await get(`/media/${key}/800.avif`);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await first.arrayBuffer())).toEqual(shipped);
    await expect
      .poll(async () => (await get(`/media/${key}/800.avif`)).headers.get('cache-control'))
      .toContain('immutable');
    const made = await (await get(`/media/${key}/800.avif`)).arrayBuffer();
    expect((await sharp(made).metadata()).width).toBe(800);
  });

  test('may have masters in AVIF', async () => {
    const { platform, get } = shop();
    const colour = { r: 240, g: 200, b: 205 };
    const master = await sharp({ create: { width: 400, height: 500, channels: 3, background: colour } })
      .avif({ bitdepth: 10, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const key = pictureKey(createHash('sha256').update(master).digest('hex'), 400, 500);
    await platform.media.write(masterName(key, 'avif'), master);
    const response = await get(`/media/${key}/320.webp`);
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({
      width: 320,
      format: 'webp',
    });
  });

  test("come with a manifest in the shop's own name", async () => {
    const manifest = await (await shop().get('/site.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Zabelle', start_url: '/' });
    for (const { src } of manifest.icons) expect((await shop().get(src)).status, src).toBe(200);
  });
});

/** Reads which renditions of a picture are shipped; their files are named KEY/RECIPE/WIDTH.FORMAT. */
function shippedOf(name: string): { key: string; renditions: Rendition[] } {
  const { key } = demoPictures[name] ?? { key: '' };
  const folder = new URL(`../../artwork/renditions/${key}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return {
    key,
    renditions: files.flatMap((file): Rendition[] => {
      const [, width, format] = /(\d+)\.(avif|webp)$/.exec(file) ?? [];
      return format === 'avif' || format === 'webp' ? [{ key, width: Number(width), format }] : [];
    }),
  };
}
