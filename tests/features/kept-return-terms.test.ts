import { expect, test } from 'vitest';
import { termsOfOrder } from '#database/queries/returns/terms-of-order.ts';
import { readSettings, readSettingsVersion } from '#database/queries/shop/shop-settings.ts';
import type { ReturnTerms } from '#domain/returns/return-terms.ts';
import { changeSettings } from '#operations/shop/change-settings.ts';
import { describeOnBothEngines } from '../support/shop.ts';

const ACTOR = { id: 'owner', name: 'Olive Owner' };
const LATER = '2999-01-01T00:00:00.000Z';

describeOnBothEngines('the terms of returns that an order was placed on', (shop) => {
  async function give(terms: Partial<ReturnTerms>): Promise<void> {
    const { platform } = shop();
    const { delivery } = await readSettings(platform.db);
    const version = await readSettingsVersion(platform.db, 'delivery');
    const value = { ...delivery, ...terms };
    expect(await changeSettings(platform, ACTOR, 'delivery', { version, value })).toEqual({ ok: true });
  }

  async function termsOf(createdAt: string): Promise<ReturnTerms> {
    const { db } = shop().platform;
    return termsOfOrder(db, { createdAt }, (await readSettings(db)).delivery);
  }

  test('stay where the shop gives less afterwards, and grow where it gives more', async () => {
    const before = '2020-01-01T00:00:00.000Z';
    await give({ returnDays: 30, freeReturns: true });
    await give({ returnDays: 14, freeReturns: false });
    expect(await termsOf(before)).toEqual({ returnDays: 30, freeReturns: true });
    expect(await termsOf(LATER)).toEqual({ returnDays: 14, freeReturns: false });
    await give({ returnDays: 60 });
    expect((await termsOf(before)).returnDays).toBe(60);
    expect((await termsOf(LATER)).returnDays).toBe(60);
  });
});
