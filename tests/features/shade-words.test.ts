import { beforeAll, expect, test } from 'vitest';
import { findProduct } from '#database/queries/catalogue/products.ts';
import { shadeWords } from '#domain/catalogue/shade-words.ts';
import { slugFrom } from '#domain/text/slug.ts';
import { deriveMissingShadeFamilies } from '#operations/catalogue/derive-shade-families.ts';
import { importText } from '../support/import-file.ts';
import { productFormOf } from '../support/product-form.ts';
import { describeOnSqlite, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const LIPSTICK = 'blank-verse-matte-lipstick';
const DEPTH = '(?:Very fair|Fair|Pale|Light|Medium|Tan|Deep|Very deep)';
const TOLD = `${DEPTH}(?:, (?:cool|neutral|warm|olive) undertone| (?:cool|neutral|warm|olive) [a-z]+)`;
const CHOSEN = { shadeDepth: 'deep', shadeUndertone: 'cool', shadeFamily: 'blue' };

describeOnSqlite('the words of a shade', (shop) => {
  let staff: Record<string, string>;
  let form: Record<string, string>;
  let place: string;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
    await readForm();
  });

  test('what is printed of every shade of the demo was entered; row, button and picture name the same one', async () => {
    const { db } = shop().platform;
    const shades = await db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .innerJoin('product_types', 'product_types.id', 'products.type_id')
      .select(['products.slug', 'variants.name', 'variants.stock', 'product_types.complexion'])
      .select([
        'chosen_depth as shadeDepth',
        'chosen_undertone as shadeUndertone',
        'chosen_family as shadeFamily',
      ])
      .where('variants.shade', 'is not', null)
      .execute();
    expect(shades.length).toBe(126);
    for (const [slug, own] of Map.groupBy(shades, (shade) => shade.slug)) {
      const open = await pageOf(`/product/${slug}`);
      expect(open, slug).toContain('>Choose a shade</button>');
      expect(open, slug).not.toMatch(/<input[^>]*name="variant"[^>]*checked/);
      for (const { name, stock, complexion, ...entered } of own) {
        const words = shadeWords(entered, { isComplexion: complexion === 1 });
        expect(words, `${slug} ${name}`).toMatch(new RegExp(`^${TOLD}$`));
        expect(open, `${slug} ${name}`).toContain(`${name}<span class="sr-only">, ${words}</span>`);
        const page = await pageOf(`/product/${slug}?variant=${slugFrom(name)}`);
        expect(page, `${slug} ${name}`).toContain(`> · ${words}</span>`);
        expect(checkedOf(page), `${slug} ${name}`).toEqual([name]);
        if (stock > 0) expect(page, `${slug} ${name}`).toContain(`>Add ${name} · £`);
        else expect(page, `${slug} ${name}`).toContain('>Sold out</button>');
        const picture = /<li[^>]*id="picture-1".*?<\/li>/s.exec(page)?.[0] ?? '';
        expect(picture, `${slug} ${name}`).not.toContain('Shown in ');
      }
    }
  });

  test('are those entered, and the owner enters others', async () => {
    expect(await redLetter(shop())).toMatchObject({ shadeFamily: 'red', shadeWords: 'Medium warm red' });
    const page = await (await shop().get(await address(), staff)).text();
    expect(page).toContain('From colour: Red');
    expect(page).toContain('>Not said<');
    expect(page).toContain('>Olive<');
    const saved = await save(CHOSEN);
    expect(saved.status).toBe(200);
    expect(await redLetter(shop())).toMatchObject({ shadeFamily: 'blue', shadeWords: 'Deep cool blue' });
    await readForm();
    expect(form[`${place}.shadeFamily`]).toBe('blue');
    await expect
      .poll(async () => await (await shop().get(`/product/${LIPSTICK}?variant=red-letter`)).text())
      .toContain('Deep cool blue');
  });

  test('decide by which shade family the product is found, and in which shade it is shown', async () => {
    const listed = await shop().get('/api/products?type=lipstick&shade=blue&pageSize=50');
    const { items } = await listed.json();
    expect(items.map(({ id }: { id: string }) => id)).toContain(LIPSTICK);
    const found = await (await shop().get('/products?search=blue+matte+lipstick')).text();
    expect(found).toContain(`/product/${LIPSTICK}?variant=red-letter`);
  });

  test('are in the audit log with what they were', async () => {
    const entry = await shop()
      .platform.db.selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'product.update')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    const former = { shadeDepth: 'medium', shadeUndertone: 'warm', shadeFamily: 'red' };
    for (const [name, word] of Object.entries(former)) expect(entry.before).toContain(`"${name}":"${word}"`);
    for (const [name, word] of Object.entries(CHOSEN)) {
      expect(entry.after).toContain(`"${name}":"${word}"`);
    }
  });

  test('stay when the families of old shades are derived', async () => {
    const { db } = shop().platform;
    await db.updateTable('variants').set({ shade_family: null }).execute();
    await deriveMissingShadeFamilies(shop().platform);
    expect(await redLetter(shop())).toMatchObject({ shadeFamily: 'blue' });
  });

  test('are exported, and a file changes them or leaves them as they are', async () => {
    const { db } = shop().platform;
    const csv = await (await shop().get('/cms/products/export?search=blank+verse+matte', staff)).text();
    expect(csv).toContain('blue');
    expect((await importText(db, csv)).counts).toMatchObject({ unchanged: 1, updated: 0, refused: 0 });
    await importText(db, csv.replace('""blue""', '""Berry""'));
    expect(await redLetter(shop())).toMatchObject({ shadeFamily: 'berry', shadeWords: 'Deep cool berry' });
    await importText(db, csv.replace('""blue""', '""""'));
    expect(await redLetter(shop())).toMatchObject({ shadeFamily: 'berry' });
    const { counts, findings } = await importText(db, csv.replace('""blue""', '""octarine""'));
    expect(JSON.stringify({ counts, findings })).toContain('is no family of shades');
  });

  test('are none but those the form offers, and nothing is said once they are taken out', async () => {
    await readForm();
    const refused = await save({ shadeUndertone: 'lukewarm' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Undertone is not one of those offered');
    expect((await save({ shadeDepth: '', shadeUndertone: '', shadeFamily: '' })).status).toBe(200);
    const told = await redLetter(shop());
    expect(told).toMatchObject({
      shadeFamily: 'red',
      shadeWords: null,
      shadeDepth: null,
      shadeUndertone: null,
    });
    await expect
      .poll(async () => await (await shop().get(`/product/${LIPSTICK}?variant=red-letter`)).text())
      .not.toMatch(/(?:warm|cool|neutral|olive) (?:red|blue)/);
  });

  test('an olive undertone is entered, exported, imported and served', async () => {
    await readForm();
    expect((await save({ shadeDepth: 'deep', shadeUndertone: 'olive' })).status).toBe(200);
    const { db } = shop().platform;
    const csv = await (await shop().get('/cms/products/export?search=blank+verse+matte', staff)).text();
    expect(csv).toContain('""olive""');
    await importText(db, csv.replace('""olive""', '""cool""'));
    expect(await redLetter(shop())).toMatchObject({ shadeUndertone: 'cool' });
    await importText(db, csv);
    const { variants } = await (await shop().get(`/api/products/${LIPSTICK}`)).json();
    expect(variants.find(({ name }: { name: string }) => name === 'Red Letter')).toMatchObject({
      shadeDepth: 'deep',
      shadeUndertone: 'olive',
      shadeWords: 'Deep olive',
    });
  });

  async function pageOf(path: string): Promise<string> {
    return (await (await shop().get(path)).text())
      .replaceAll('<!-- -->', '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'");
  }

  async function address(): Promise<string> {
    const row = await shop()
      .platform.db.selectFrom('products')
      .select('id')
      .where('slug', '=', LIPSTICK)
      .executeTakeFirstOrThrow();
    return `/cms/products/${row.id}`;
  }

  async function readForm(): Promise<void> {
    form = await productFormOf(shop(), (await address()).split('/').at(-1) ?? '', staff);
    const [name = ''] = Object.entries(form).find(([, value]) => value === 'Red Letter') ?? [];
    place = name.replace('.name', '');
  }

  async function save(words: Record<string, string>): Promise<Response> {
    const fields = Object.entries(words).map(([name, word]) => [`${place}.${name}`, word]);
    return postForm(shop(), await address(), { ...form, ...Object.fromEntries(fields) }, staff);
  }
});

async function redLetter({ platform }: TestShop) {
  const product = await findProduct(platform.db, LIPSTICK);
  return product?.variants.find(({ name }) => name === 'Red Letter');
}

function checkedOf(page: string): string[] {
  return [...page.matchAll(/<input[^>]*name="variant"[^>]*>/g)].flatMap(([input]) =>
    input.includes(' checked') ? [/value="([^"]+)"/.exec(input)?.[1] ?? ''] : [],
  );
}
