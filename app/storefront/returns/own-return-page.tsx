import { data } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { OrderLookup } from '#app/storefront/orders/order-lookup.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { LOOKUP_FAILED } from '#domain/order/order-lookup-words.ts';
import { returnPictureText } from '#domain/returns/return-picture.ts';
import { parseSentForm } from '#domain/returns/sent-form.ts';
import { CUSTOMER } from '#operations/order/cancel-own-order.ts';
import { findLinkedOrder } from '#operations/order/order-account.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { addReturnPictures, readReturnPictures } from '#operations/returns/add-return-pictures.ts';
import { changeReturn, type PlainStep, type ReturnChange } from '#operations/returns/change-return.ts';
import { loadOwnReturn, type OwnReturn } from '#operations/returns/own-returns.ts';
import type { Route } from './+types/own-return-page';
import { filesOf } from './files-of.ts';
import type { OwnReturnResult } from './own-return-result.ts';
import { OwnReturnView } from './own-return-view.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your return',
    description: 'See how your return stands.',
    path: paths.orders(),
    robots: 'noindex',
  });

/** The address opens the order: it must not reach other sites or search engines. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const link = linkOf(request);
  const given = await readReturn(platform, request);
  if (!given) return data({ given: null, link }, { status: 404 });
  return data({ given, link });
}

function linkOf(request: Request): string {
  return new URL(request.url).searchParams.get('link') ?? '';
}

async function readReturn(platform: Platform, request: Request): Promise<OwnReturn | null> {
  const order = await findLinkedOrder(platform, linkOf(request));
  return order && loadOwnReturn(platform, order, new URL(request.url).searchParams.get('number') ?? '');
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  // Read before anything responds: the rest of a body would close the connection.
  const form = await readForm(request);
  const given = await readReturn(platform, request);
  if (!given) return data<OwnReturnResult | null>(null, { status: 404 });
  const submitted = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const respond = (result: Partial<OwnReturnResult>, status: number) =>
    data<OwnReturnResult | null>(
      { ok: false, message: '', errors: {}, submitted, asksToWithdraw: false, ...result },
      { status },
    );
  if (submitted.intent === 'withdraw' && submitted.confirmed !== 'yes')
    return given.may.withdraw ? respond({ asksToWithdraw: true }, 200) : respond({ message: TOO_LATE }, 409);
  if (submitted.intent === 'pictures') {
    const added = await addPictures(platform, given, await filesOf(form));
    return added.ok
      ? respond({ ok: true, message: 'Thank you. Your pictures are with your return.' }, 200)
      : respond({ errors: { pictures: added.text } }, 422);
  }
  const step = stepOf(submitted, given.today);
  if ('errors' in step) return respond({ errors: step.errors }, 422);
  try {
    const done = await change(platform, given, step);
    return done.ok
      ? respond({ ok: true, message: DONE[step.step] }, 200)
      : respond({ message: TOO_LATE }, 409);
  } catch (error) {
    platform.log.error({ err: error }, 'a return could not be changed by its customer');
    return respond({ message: LOOKUP_FAILED }, 503);
  }
}

async function addPictures(
  platform: Platform,
  { id }: OwnReturn,
  files: Uint8Array[],
): Promise<{ ok: true } | { ok: false; text: string }> {
  if (files.length === 0) return { ok: false, text: 'Choose a picture' };
  const read = await readReturnPictures(platform, files);
  const added = read.ok ? await addReturnPictures(platform, id, read.pictures) : read;
  return added.ok ? { ok: true } : { ok: false, text: returnPictureText(added.problem) };
}

type OwnStep = Extract<PlainStep, { step: 'withdraw' | 'note-sent' }>;

function stepOf(
  submitted: Record<string, string>,
  today: string,
): OwnStep | { errors: Record<string, string> } {
  if (submitted.intent === 'withdraw') return { step: 'withdraw' };
  const parsed = parseSentForm(submitted, today);
  return parsed.ok ? { step: 'note-sent', ...parsed.value } : { errors: parsed.errors };
}

/** Over whatever version stands: the step itself says whether it is still possible. */
function change(platform: Platform, { id }: OwnReturn, plain: OwnStep): Promise<ReturnChange> {
  return changeReturn(platform, CUSTOMER, { id, version: null, plain });
}

const DONE = {
  withdraw: 'You withdrew it. Nothing is sent back.',
  'note-sent': 'Thank you. We have noted that you sent it.',
};

const TOO_LATE = 'This is not possible any more, as you see below. Nothing was changed.';

/** When the shop cannot be reached, the page stays. */
export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<OwnReturnResult | null> {
  return serverAction().catch(() => ({
    ok: false,
    message: LOOKUP_FAILED,
    errors: {},
    submitted: {},
    asksToWithdraw: false,
  }));
}

export default function OwnReturnPage({ loaderData: { given, link }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs
        trail={[
          { name: 'Home', to: paths.home() },
          ...(given
            ? [
                { name: `Order ${given.orderNumber}`, to: paths.viewOrder(link) },
                { name: `Return ${given.number}` },
              ]
            : [{ name: 'Your order' }]),
        ]}
      />
      {given ? (
        <OwnReturnView given={given} link={link} result={actionData ?? null} />
      ) : (
        <OrderLookup deadLink="order" />
      )}
    </div>
  );
}
