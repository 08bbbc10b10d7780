import { data, redirect } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { parseClaim } from '#domain/returns/carrier-claim.ts';
import { parseEnteredReturn } from '#domain/returns/return-request.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { NOTHING_SAVED, savingFailed } from '#domain/words/staff-messages.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { type PutRightResult, putRight } from '#operations/returns/put-right.ts';
import type { OrderCommandResult } from './order-command-result.ts';
import type { AskedOfOrder } from './order-intent.ts';

/** Sends goods again that came wrong, damaged or never, or goes on to give their money back. */
export async function putGoodsRight({ platform, member, orderNumber, form }: AskedOfOrder) {
  const submitted = readSubmitted(form);
  const refuse = (message: string, errors: Record<string, string>, status: number) =>
    data<OrderCommandResult>({ ok: false, message, errors, submitted }, status);
  const sendsAgain = submitted.does !== 'refund';
  const wish = sendsAgain ? 'same' : 'money';
  const asked = parseEnteredReturn(
    { ...submitted, wish, isGoodwill: 'on' },
    londonDay(nowIso(platform.clock)),
  );
  const claimed = parseClaim(submitted);
  if (!asked.ok || !claimed.ok) {
    const errors = { ...(asked.ok ? {} : asked.errors), ...(claimed.ok ? {} : claimed.errors) };
    return refuse(errors.lines ?? NOTHING_SAVED, errors, 422);
  }
  const key = /^[\w-]{8,64}$/.test(submitted.key ?? '') ? (submitted.key ?? '') : platform.random.id();
  let done: PutRightResult;
  try {
    done = await putRight(platform, member, {
      orderNumber,
      key: `right ${key}`,
      request: asked.value,
      claim: claimed.value,
      sendsAgain,
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'goods could not be put right');
    return refuse(savingFailed('request'), {}, 500);
  }
  if (done.ok)
    throw redirect(done.sentBy === null ? cmsPaths.return(done.returnId) : cmsPaths.order(done.sentBy));
  if (done.problem === 'order-not-found' || done.problem === 'not-found') throw data(null, { status: 404 });
  return refuse(textOf(done), {}, 409);
}

function textOf(refused: Exclude<PutRightResult, { ok: true }>): string {
  switch (refused.problem) {
    case 'refused':
      return `Nothing was sent. ${refused.why}`;
    case 'nothing-asked':
      return 'Say which pieces it is about.';
    case 'too-many-pieces':
      return `At most ${refused.most} of it: the others are in another return, or were refunded.`;
    case 'no-such-line':
      return 'Nothing of that item is left: it came back, was refunded, or is in another return.';
    default:
      return 'Nothing was sent. The order changed meanwhile: look again.';
  }
}
