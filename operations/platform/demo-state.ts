import type { Db } from '#database/open.ts';
import { readShopFact } from '#database/queries/shop/shop-facts.ts';
import type { DemoState } from './platform.ts';

export function demoState(db: Db, environment: boolean | null): DemoState {
  const isDemo = async () => environment ?? (await readShopFact(db, 'demo_ended_at')) === null;
  return {
    isFixed: environment !== null,
    isDemo,
    showsExamples: async () => (await isDemo()) && (await readShopFact(db, 'demo_removed_at')) === null,
  };
}
