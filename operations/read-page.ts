import { listNamedProducts } from '#database/queries/pages.ts';
import { readSettings } from '#database/queries/shop-settings.ts';
import { pageFacts } from '#domain/page-facts.ts';
import type { ProductCard } from '#domain/product.ts';
import { type Block, namedProducts } from '#domain/prose.ts';
import type { Platform } from './platform.ts';
import { readProse } from './read-prose.ts';

/** A written text as visitors read it now: with the facts as the settings have them, and the products it names. */
export async function readPage(
  { db, demo }: Pick<Platform, 'db' | 'demo'>,
  markdown: string,
): Promise<{ blocks: Block[]; products: ProductCard[] }> {
  const [settings, isDemo] = await Promise.all([readSettings(db), demo.isDemo()]);
  const blocks = readProse(markdown, pageFacts(settings, { isDemo }));
  return { blocks, products: await listNamedProducts(db, namedProducts(blocks)) };
}
