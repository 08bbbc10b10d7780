import { beforeAll, expect, test } from 'vitest';
import { countDemoRows } from '#database/queries/catalogue-editing/demo-rows.ts';
import { listChosenProducts } from '#database/queries/dated-prices/chosen-products.ts';
import { listShownLines } from '#database/queries/dated-prices/dated-lines.ts';
import { findDatedPrice } from '#database/queries/dated-prices/dated-prices.ts';
import { listRuns } from '#database/queries/dated-prices/dated-runs.ts';
import type { NewDatedPrice } from '#domain/dated-prices/dated-price-form.ts';
import { parseChoice } from '#domain/dated-prices/product-choice.ts';
import { turnByTime } from '#operations/by-time/turn-by-time.ts';
import { changeProductCell } from '#operations/catalogue/change-product-cell.ts';
import { deleteProducts } from '#operations/catalogue/delete-products.ts';
import { previewDatedPrice } from '#operations/dated-prices/preview-dated-price.ts';
import { scheduleDatedPrice } from '#operations/dated-prices/schedule-dated-price.ts';
import { stopDatedPrice } from '#operations/dated-prices/stop-dated-price.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { describeOnBothEngines } from '../support/shop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ACTOR = { id: 'someone', name: 'Someone' };

describeOnBothEngines('dated prices', (shop) => {
  /** Goes forward alone, as time does: the history of prices is in its order. */
  let nowMs = 0;
  beforeAll(() => {
    nowMs = shop().platform.clock.now();
  });
  const db = () => shop().platform.db;
  const at = (random = shop().platform.random): Platform => ({
    ...shop().platform,
    random,
    clock: { now: () => nowMs },
  });
  const inHours = (hours: number) => new Date(nowMs + hours * HOUR).toISOString();
  const pass = async (hours: number, platform = at()) => {
    nowMs += hours * HOUR;
    await turnByTime({ ...platform, clock: { now: () => nowMs } });
  };
  const product = (slug: string) =>
    db().selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
  const pricesOf = async (ids: string[]) =>
    db()
      .selectFrom('products')
      .select(['id', 'price_pence', 'original_price_pence', 'discount_percent'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
  /** Products of one price charged for long, in no set, which nothing else in this file has touched. */
  const fresh = (() => {
    let taken = 0;
    return async (count: number) => {
      const rows = await db()
        .selectFrom('products')
        .select('id')
        .where('original_price_pence', 'is', null)
        .where('price_pence', '>', 500)
        .where('status', '=', 'published')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('price_history')
            .select('price_history.product_id')
            .where('price_history.from_at', '<', new Date(Date.now() - 60 * DAY).toISOString()),
        )
        .where('id', 'not in', (eb) => eb.selectFrom('set_parts').select('set_parts.set_id'))
        .where('id', 'not in', (eb) =>
          eb
            .selectFrom('set_parts')
            .innerJoin('variants', 'variants.id', 'set_parts.variant_id')
            .select('variants.product_id'),
        )
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('variants')
                .select('variants.id')
                .whereRef('variants.product_id', '=', 'products.id')
                .where('variants.price_pence', 'is not', null),
            ),
          ),
        )
        .orderBy('id')
        .limit(count)
        .offset(taken)
        .execute();
      taken += count;
      expect(rows).toHaveLength(count);
      return rows.map(({ id }) => id);
    };
  })();
  const schedule = async (ids: string[], fields: Partial<NewDatedPrice> = {}, platform = at()) => {
    const id = platform.random.id();
    const result = await scheduleDatedPrice(platform, ACTOR, {
      id,
      dated: {
        ...{ name: 'Weekend', how: 'percent', amount: 2000, ending: null },
        ...{ fromAt: inHours(1), untilAt: inHours(49) },
        ...fields,
      },
      choice: { by: 'hand', ids },
      expected: ids.length,
    });
    return { ...result, id };
  };
  const linesOf = (id: string) =>
    listShownLines(db(), id, ['planned', 'begun', 'left', 'ended', 'kept'], 1000);
  const reasons = async (id: string) => (await linesOf(id)).map(({ reason }) => reason);
  const byHand = async (id: string, value: number) => {
    const was = (await pricesOf([id]))[0]?.price_pence ?? 0;
    const changed = await changeProductCell(at(), ACTOR, { id, field: 'price', value, was });
    expect(changed.ok).toBe(true);
  };

  test('a price begins and ends by itself, with its history, and is back as it was', async () => {
    const ids = await fresh(2);
    const before = await pricesOf(ids);
    const { id } = await schedule(ids);
    await pass(0.5);
    expect(await pricesOf(ids), 'nothing happens before its time').toEqual(before);
    await pass(0.5);
    expect((await pricesOf(ids)).map(({ price_pence }) => price_pence)).toEqual(
      before.map(({ price_pence }) => Math.round(price_pence * 0.8)),
    );
    expect((await findDatedPrice(db(), id))?.begunAt).not.toBeNull();
    const { changed: owners } = (await countDemoRows(db())).product;
    expect(owners).toBe(2);
    await pass(47);
    expect((await pricesOf(ids))[0]?.price_pence).not.toBe(before[0]?.price_pence);
    await pass(1);
    expect(await pricesOf(ids)).toEqual(before);
    expect(await listRuns(db(), id)).toMatchObject([
      { kind: 'begin', changed: 2, leftAlone: 0 },
      { kind: 'end', changed: 2, leftAlone: 0 },
    ]);
    const history = await db()
      .selectFrom('price_history')
      .select(['price_pence', 'actor'])
      .where('product_id', '=', ids[0] ?? '')
      .where('variant_id', 'is', null)
      .orderBy('from_at', 'desc')
      .limit(2)
      .execute();
    expect(history.map(({ actor }) => actor)).toEqual([
      'Dated price ‘Weekend’ ended',
      'Dated price ‘Weekend’ began',
    ]);
    expect((await countDemoRows(db())).product.changed, 'nothing of it is left').toBe(0);
    await pass(24);
    expect(await pricesOf(ids)).toEqual(before);
  });

  test('‘was’ stands beside it only where the old price was charged long enough', async () => {
    const [old = '', young = ''] = await fresh(2);
    await byHand(young, 1234);
    nowMs += 2 * HOUR;
    const change = { how: 'percent', amount: 5000, ending: null } as const;
    const time = { fromAt: inHours(1), untilAt: inHours(49) };
    const preview = await previewDatedPrice(db(), [old, young], change, time);
    expect(preview).toMatchObject({ products: 2, prices: 2, withWas: 1, left: 0 });
    const noteOf = (id: string) => preview.changes.find((each) => each.id === id)?.lines[0]?.wasNote;
    expect(noteOf(old)).toBe('');
    expect(noteOf(young)).toContain('£12.34 was charged for 0 days; a ‘was’ price needs 28');
    const { id } = await schedule([old, young], change);
    await pass(1);
    const rows = await db()
      .selectFrom('products')
      .select(['id', 'price_pence', 'original_price_pence', 'shown_former_pence'])
      .where('id', 'in', [old, young])
      .execute();
    const shownOf = (one: string) => rows.find((row) => row.id === one);
    expect(shownOf(old)?.shown_former_pence).toBe(shownOf(old)?.original_price_pence);
    expect(shownOf(old)?.shown_former_pence).toBeGreaterThan(shownOf(old)?.price_pence ?? 0);
    expect(shownOf(young)).toMatchObject({
      ...{ price_pence: 617, original_price_pence: null, shown_former_pence: null },
    });
    await stopDatedPrice(at(), ACTOR, id, 'end');
    expect((await pricesOf([young]))[0]?.price_pence).toBe(1234);
  });

  test('a price that somebody changed by hand wins, before the beginning and before the end', async () => {
    const [early = '', late = '', gone = ''] = await fresh(3);
    const before = await pricesOf([late]);
    const { id } = await schedule([early, late, gone]);
    await byHand(early, 777);
    await pass(1);
    expect((await pricesOf([early]))[0]?.price_pence).toBe(777);
    await byHand(late, 888);
    await deleteProducts(at(), ACTOR, [gone]);
    await pass(48);
    expect((await pricesOf([early, late])).map(({ price_pence }) => price_pence).toSorted()).toEqual([
      777, 888,
    ]);
    expect(before[0]?.price_pence).not.toBe(888);
    expect((await reasons(id)).toSorted()).toEqual([
      'It was deleted since.',
      expect.stringContaining('to £8.88: that stays.'),
      expect.stringContaining('to £7.77; it was planned from'),
    ]);
    expect(await listRuns(db(), id)).toMatchObject([
      { changed: 2, leftAlone: 1 },
      { changed: 0, leftAlone: 2 },
    ]);
  });

  test('a shop that was down begins late, and never begins what is over', async () => {
    const [late = '', never = ''] = await fresh(2);
    const before = await pricesOf([late, never]);
    const one = await schedule([late]);
    const other = await schedule([never], { untilAt: inHours(3) });
    await pass(5);
    expect((await pricesOf([late]))[0]?.price_pence).not.toBe(
      before.find(({ id }) => id === late)?.price_pence,
    );
    expect((await pricesOf([never]))[0]).toEqual(before.find(({ id }) => id === never));
    expect(await reasons(other.id)).toEqual([expect.stringContaining('the shop did not run')]);
    expect((await findDatedPrice(db(), other.id))?.endedAt).not.toBeNull();
    await pass(100);
    expect(await pricesOf([late, never])).toEqual(before);
    expect((await findDatedPrice(db(), one.id))?.endedAt).not.toBeNull();
  });

  test('a product stands in one dated price at a time; the next is planned from the price of rest', async () => {
    const ids = await fresh(1);
    const before = await pricesOf(ids);
    await schedule(ids, { name: 'First' });
    await pass(1);
    const second = await schedule(ids, { name: 'Second', fromAt: inHours(40), untilAt: inHours(50) });
    expect(second).toMatchObject({ ok: false, problem: 'nothing-changes' });
    const next = await schedule(ids, {
      name: 'Next',
      amount: 5000,
      fromAt: inHours(48),
      untilAt: inHours(60),
    });
    expect(next.ok).toBe(true);
    expect((await linesOf(next.id))[0]?.oldPence).toBe(before[0]?.price_pence);
    await pass(48);
    expect((await pricesOf(ids))[0]?.price_pence).toBe(Math.round((before[0]?.price_pence ?? 0) / 2));
    await pass(12);
    expect(await pricesOf(ids)).toEqual(before);
  });

  test('it is cancelled before, ended early after, and neither twice', async () => {
    const ids = await fresh(1);
    const before = await pricesOf(ids);
    const one = await schedule(ids);
    expect(await stopDatedPrice(at(), ACTOR, one.id, 'cancel')).toEqual({ ok: true, did: 'cancelled' });
    expect(await stopDatedPrice(at(), ACTOR, one.id, 'cancel')).toMatchObject({ problem: 'over-already' });
    const other = await schedule(ids, { fromAt: null });
    await pass(0);
    expect(await pricesOf(ids)).not.toEqual(before);
    expect(await stopDatedPrice(at(), ACTOR, other.id, 'cancel')).toMatchObject({
      problem: 'begun-meanwhile',
    });
    nowMs += HOUR;
    const both = await Promise.all([
      stopDatedPrice(at(), ACTOR, other.id, 'end'),
      stopDatedPrice(at(), ACTOR, other.id, 'end'),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await pricesOf(ids)).toEqual(before);
    expect((await listRuns(db(), other.id)).at(-1)).toMatchObject({ kind: 'end', changed: 1 });
    expect(await stopDatedPrice(at(), ACTOR, 'unknown', 'end')).toMatchObject({ problem: 'not-found' });
  });

  test('two who schedule at once, two processes at once and two presses do it once', async () => {
    const ids = await fresh(2);
    const before = await pricesOf(ids);
    const made = await Promise.all([schedule(ids), schedule(ids), schedule(ids)]);
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    const id = made.find(({ ok }) => ok)?.id ?? '';
    const again = { how: 'percent', amount: 2000, ending: null, name: 'Weekend' } as const;
    const pressed = await scheduleDatedPrice(at(), ACTOR, {
      id,
      dated: { ...again, fromAt: inHours(1), untilAt: inHours(49) },
      choice: { by: 'hand', ids },
      expected: 2,
    });
    expect(pressed).toEqual({ ok: true, id });
    nowMs += HOUR;
    await Promise.all([turnByTime(at()), turnByTime(at()), turnByTime(at())]);
    expect((await listRuns(db(), id))[0]).toMatchObject({ changed: 2, leftAlone: 0 });
    nowMs += 48 * HOUR;
    await Promise.all([turnByTime(at()), turnByTime(at()), turnByTime(at())]);
    expect((await listRuns(db(), id))[1]).toMatchObject({ changed: 2, leftAlone: 0 });
    expect(await pricesOf(ids)).toEqual(before);
  });

  test('wherever the process dies, it goes on at the next turn', async () => {
    const ids = await fresh(2);
    const before = await pricesOf(ids);
    const { random } = shop().platform;
    const dying = (steps: number) => {
      let left = steps;
      const id = () => {
        if (left === 0) throw new Error('The process died');
        left -= 1;
        return random.id();
      };
      return at({ ...random, id });
    };
    const untilItLives = async (work: (platform: Platform) => Promise<unknown>) => {
      for (let steps = 0; ; steps += 1) {
        const lived = await work(dying(steps)).then(
          () => true,
          () => false,
        );
        if (lived) return steps;
      }
    };
    let id = '';
    const scheduled = await untilItLives(async (platform) => {
      id = random.id();
      const result = await scheduleDatedPrice(platform, ACTOR, {
        id,
        dated: {
          ...({ name: 'Died', how: 'sum', amount: 100, ending: null } as const),
          ...{ fromAt: inHours(1), untilAt: inHours(3) },
        },
        choice: { by: 'hand', ids },
        expected: 2,
      });
      expect(result.ok).toBe(true);
    });
    expect(scheduled).toBeGreaterThan(0);
    nowMs += HOUR;
    expect(await untilItLives(turnByTime)).toBeGreaterThan(0);
    expect((await pricesOf(ids)).map(({ price_pence }) => price_pence)).toEqual(
      before.map(({ price_pence }) => price_pence - 100),
    );
    nowMs += 2 * HOUR;
    expect(await untilItLives(turnByTime)).toBeGreaterThan(0);
    expect(await pricesOf(ids)).toEqual(before);
    expect(await listRuns(db(), id)).toMatchObject([
      { kind: 'begin', changed: 2, leftAlone: 0 },
      { kind: 'end', changed: 2, leftAlone: 0 },
    ]);
  });

  test('a rule finds products by brand, type, attribute and price as the list does', async () => {
    const found = async (search: string) => {
      const ids = await listChosenProducts(db(), parseChoice(new URLSearchParams(search)));
      return ids.length === 0 ? [] : db().selectFrom('products').selectAll().where('id', 'in', ids).execute();
    };
    const { brand_id, type_id } = await product('rose-radiance-serum');
    const all = await found('');
    const ofBrand = await found(`brand=${brand_id}&priceFrom=10&priceTo=30`);
    expect(ofBrand.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter((row) => row.brand_id === brand_id)
        .filter((row) => row.shown_price_pence >= 1000 && row.shown_price_pence <= 3000)
        .map(({ id }) => id)
        .toSorted(),
    );
    const ofType = await found(`type=${type_id}`);
    expect(ofType.length).toBeGreaterThan(0);
    expect(ofType.every((row) => row.type_id === type_id)).toBe(true);
    const value = await db()
      .selectFrom('product_attributes')
      .select(['attribute', 'value', 'product_id'])
      .executeTakeFirstOrThrow();
    const ofValue = await found(`value=${value.attribute}:${value.value}`);
    expect(ofValue.map(({ id }) => id)).toContain(value.product_id);
    expect(ofValue.length).toBeLessThan(all.length);
    expect(nowMs, 'weeks of test have passed').toBeGreaterThan(shop().platform.clock.now() + DAY);
  });
});
