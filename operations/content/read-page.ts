import { listNamedProducts } from '#database/queries/content/pages.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { pageFacts } from '#domain/content/page-facts.ts';
import { type Block, namedProducts } from '#domain/content/prose.ts';
import { settingsAt } from '#domain/shop/shown-settings.ts';
import { offersCard, takesTestCard } from '#operations/payment/offers-card.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { readProse } from './read-prose.ts';

/** A written text for visitors: with the shop's present facts, and the products it names. */
export async function readPage(
  {
    clock,
    db,
    demo,
    payments,
    sendsMail,
    mailServer,
  }: Pick<Platform, 'clock' | 'db' | 'demo' | 'payments' | 'sendsMail' | 'mailServer'>,
  markdown: string,
): Promise<{ blocks: Block[]; products: ProductCard[] }> {
  const [settings, isDemo, takesCard, isTestCard, mails, server] = await Promise.all([
    readSettings(db),
    demo.isDemo(),
    offersCard({ payments }),
    takesTestCard({ payments }),
    sendsMail(),
    mailServer(),
  ]);
  const blocks = readProse(
    markdown,
    pageFacts(settingsAt(settings, nowIso(clock)), {
      isDemo,
      offersCard: takesCard,
      takesTestCard: isTestCard,
      sendsMail: mails,
      mailServer: server,
    }),
  );
  return { blocks, products: await listNamedProducts(db, namedProducts(blocks)) };
}
