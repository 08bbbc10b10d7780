import { data } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { readList } from '#app/request/read-list.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { type CategoryPicture, listCategoryPictures } from '#database/queries/catalogue/category-pictures.ts';
import { parseTradeApplication } from '#domain/inbox/trade-form.ts';
import { receiveTradeApplication } from '#operations/inbox/receive-trade-application.ts';
import type { Route } from './+types/wholesale-page';
import { TradeForm } from './trade-form.tsx';
import { TRADE_FIELDS, type TradeResult } from './trade-result.ts';
import { TradeThanks } from './trade-thanks.tsx';
import { WholesaleHead } from './wholesale-head.tsx';
import { WholesaleTerms } from './wholesale-terms.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Wholesale',
    description: `Buying for a salon, barbershop, spa or shop? Apply to ${shopOf(matches).name} for a trade account.`,
    path: paths.wholesale(),
  });

const TRADE_WORDS = ['salon', 'tool', 'hair'];

/** Shows the picture of the category nearest to the trade, else the first there is. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  return { image: nearestToTrade(await readList(context, listCategoryPictures(db))) };
}

function nearestToTrade(pictures: CategoryPicture[]): CategoryPicture | null {
  const nearest = TRADE_WORDS.flatMap((word) => pictures.filter(({ slug }) => slug.includes(word)));
  return nearest[0] ?? pictures[0] ?? null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const parsed = parseTradeApplication(Object.fromEntries(form));
  if (!parsed.ok) return refuse(form, parsed.errors, false, 422);
  try {
    return data<TradeResult>(await receiveTradeApplication(platform, parsed.application));
  } catch (error) {
    platform.log.error({ err: error }, 'a trade application could not be stored');
    return refuse(form, {}, true, 500);
  }
}

/** When the shop cannot be reached, the fields keep their values. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<TradeResult> {
  try {
    return await serverAction();
  } catch {
    return { ok: false, errors: {}, failed: true, values: {} };
  }
}

export default function WholesalePage({ loaderData: { image }, actionData }: Route.ComponentProps) {
  if (actionData?.ok) return <TradeThanks />;
  return (
    <>
      <WholesaleHead image={image} />
      <WholesaleTerms />
      <TradeForm refused={actionData} />
    </>
  );
}

function refuse(form: FormData, errors: Record<string, string>, failed: boolean, status: number) {
  const values = Object.fromEntries(TRADE_FIELDS.map((name) => [name, String(form.get(name) ?? '')]));
  return data<TradeResult>({ ok: false, errors, failed, values }, { status });
}
