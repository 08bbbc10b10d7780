import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promotionColumns } from '#database/queries/promotions/promotion-rows.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { type JourneyShop, startJourneyShop } from './journey-shop.ts';

const NOW = '2026-01-01T00:00:00.000Z';

export type ShopWithOffers = JourneyShop & {
  /** Puts an offer, with its code, in place of all others. */
  offer(promotions: readonly { promotion: Promotion; code?: string }[]): void;
  /** The ids of a product and its first variant. */
  idsOf(slug: string): { product: string; variant: string };
};

/** A shop of its own, whose offers the journey sets beside the running process. */
export async function startShopWithOffers(): Promise<ShopWithOffers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zabelle-offers-'));
  const shop = await startJourneyShop('sqlite', { DATA_DIR: dataDir });
  if (!shop) throw new Error('The shop did not start');
  const db = new DatabaseSync(join(dataDir, 'shop.db'));
  db.exec('pragma busy_timeout = 10000');
  return {
    ...shop,
    offer(promotions) {
      db.exec("update promotions set state = 'archived'; delete from promotion_codes");
      for (const { promotion, code } of promotions) {
        const row = { ...promotionColumns(promotion), created_at: NOW, updated_at: NOW };
        const names = Object.keys(row);
        db.prepare(
          `insert or replace into promotions (${names.join()}) values (${names.map(() => '?').join()})`,
        ).run(...Object.values(row));
        if (code)
          db.prepare('insert into promotion_codes (code, promotion_id, created_at) values (?, ?, ?)').run(
            code,
            promotion.id,
            NOW,
          );
      }
    },
    idsOf(slug) {
      const row = db
        .prepare(
          'select products.id as product, variants.id as variant from products join variants on variants.product_id = products.id where products.slug = ? order by variants.position',
        )
        .get(slug);
      if (!row) throw new Error(`no product ${slug}`);
      return { product: String(row.product), variant: String(row.variant) };
    },
    async stop() {
      db.close();
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
