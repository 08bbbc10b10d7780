import { data, Form, useNavigation } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { CODE_FILTERS, countCodes, listCodes } from '#database/queries/promotions/promotion-codes.ts';
import { findPromotion } from '#database/queries/promotions/promotion-record.ts';
import { parsePage } from '#domain/lists/list-query.ts';
import { may } from '#domain/people/permissions.ts';
import { MOST_CODES, parseAddresses, parseCodeLines } from '#domain/promotion-editing/code-lines.ts';
import { foldCode } from '#domain/promotions/promotion-code.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import { countText } from '#domain/text/count-text.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import {
  type AddCodesResult,
  addOwnCodes,
  drawCodes,
  drawCodesFor,
  withdrawCodes,
} from '#operations/promotions/change-codes.ts';
import {
  findWaitingCodes,
  MAILED_AFTER_MINUTES,
  MOST_MAILED,
  mailCodes,
  planCodeMails,
  type Recipients,
  takeBackCodes,
} from '#operations/promotions/mail-codes.ts';
import type { Route } from './+types/offer-codes-page';
import { CodeForms } from './code-forms.tsx';
import { CodeTable } from './code-table.tsx';
import type { CodesResult } from './codes-result.ts';
import { MailPlanQuestion, WaitingMails } from './mailed-codes.tsx';
import { OfferNav } from './offer-nav.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  cmsTitle(matches, loaderData ? `Codes of ${loaderData.title}` : 'Codes');

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'offers.view');
  const platform = context.get(platformContext);
  const { db, random } = platform;
  const promotion = await findPromotion(db, id);
  if (!promotion) throw data(null, { status: 404 });
  const asked = url.searchParams;
  const query = {
    search: singleLine(asked.get('search') ?? '').slice(0, 254),
    filter: CODE_FILTERS.find((one) => one === asked.get('filter')) ?? ('' as const),
    page: parsePage(asked.get('page')),
  };
  return {
    id,
    title: promotion.title,
    codeKind: promotion.codeKind,
    query,
    total: await countCodes(db, id),
    codes: await listCodes(db, id, query),
    waiting: await findWaitingCodes(platform, id),
    canEdit: may(role, 'offers.edit'),
    /** One form makes its codes once. */
    key: random.id(),
  };
}

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const actor = requirePermission(context, 'offers.edit');
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const submitted = readSubmitted(form);
  const key = (submitted.key ?? '').slice(0, 100) || platform.random.id();
  const prefix = foldCode(submitted.prefix ?? '').slice(0, MOST_PREFIX);
  const respond = (result: Partial<CodesResult>, status = 200) =>
    data<CodesResult>(
      { ok: false, message: '', errors: {}, submitted, asks: false, plan: null, ...result },
      status,
    );
  const refuse = (errors: Record<string, string>) =>
    respond({ message: 'Nothing was changed.', errors }, 422);
  try {
    switch (submitted.intent) {
      case 'draw': {
        const count = /^\d{1,6}$/.test(submitted.count?.trim() ?? '') ? Number(submitted.count) : 0;
        if (count < 1 || count > MOST_CODES) return refuse({ count: `A number from 1 to ${MOST_CODES}` });
        return added(await drawCodes(platform, actor, { promotionId: id, key, count, prefix }));
      }
      case 'draw-for': {
        const parsed = parseAddresses(submitted.emails ?? '');
        if (!parsed.ok) return refuse({ emails: parsed.message });
        return added(
          await drawCodesFor(platform, actor, { promotionId: id, key, emails: parsed.emails, prefix }),
        );
      }
      case 'mail-for':
        return mailFor();
      case 'take-back': {
        const count = await takeBackCodes(platform, actor, id, submitted.batch ?? '');
        if (count === 0) return respond({ message: 'Nothing was taken back: the mails have left.' }, 409);
        const message = `${countText(count, 'code')} taken back. No mail leaves.`;
        return respond({ ok: true, message, submitted: {} });
      }
      case 'add': {
        const file = form.get('file');
        const text = file instanceof File && file.size > 0 ? await file.text() : (submitted.codes ?? '');
        const parsed = parseCodeLines(text);
        if (!parsed.ok) return refuse({ codes: parsed.message });
        return added(await addOwnCodes(platform, actor, { promotionId: id, key, codes: parsed.codes }));
      }
      case 'withdraw':
        return withdrawn(form.getAll('ids').filter((one) => typeof one === 'string'));
      case 'withdraw-all':
        if (submitted.confirmed !== 'yes') return respond({ asks: true });
        return withdrawn('all');
      default:
        return refuse({});
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'codes of an offer could not be changed');
    return respond({ message: savingFailed('offer') }, 500);
  }

  function added(result: AddCodesResult) {
    if (result.ok) {
      const { added: count, skipped } = result;
      const message = `${countText(count, 'code')} added.${skipped > 0 ? ` ${countText(skipped, 'code')} stood there already.` : ''}`;
      return respond({ ok: true, message, submitted: {} });
    }
    if (result.problem === 'not-found') throw data(null, { status: 404 });
    if (result.problem === 'not-single')
      return respond({ message: 'This offer has no codes of one use: change its code first.' }, 409);
    const named = result.codes.slice(0, 5).join(', ');
    return refuse({ codes: `Another offer or customer has ${named}` });
  }

  /** Shows how many mails would leave, and mails once that number is agreed to. */
  async function mailFor() {
    const parsed = parseAddresses(submitted.emails ?? '');
    const isToAll = submitted.toAll !== undefined && submitted.toAll !== '';
    if (!isToAll && !parsed.ok) return refuse({ 'mail-emails': parsed.message });
    const to: Recipients = isToAll || !parsed.ok ? 'subscribers' : parsed.emails;
    if (to.length > MOST_MAILED && to !== 'subscribers')
      return refuse({ 'mail-emails': `At most ${countText(MOST_MAILED, 'address', 'addresses')} in one go` });
    const { emails, notAgreed, holders } = await planCodeMails(platform.db, id, to);
    const plan = { emails: emails.length, notAgreed, holders };
    if (plan.emails === 0) {
      const why = `${countText(notAgreed, 'address', 'addresses')} did not agree to mails, ${holders} have a code already`;
      return refuse({ 'mail-emails': `Nobody would get a code: ${why}` });
    }
    if (submitted.agreed === undefined) return respond({ plan });
    const count = Number(submitted.agreed);
    const result = await mailCodes(platform, actor, { promotionId: id, key, to, count });
    if (result.ok) {
      const message = `${countText(result.mailed, 'code')} drawn. The mails leave in ${MAILED_AFTER_MINUTES} minutes.`;
      return respond({ ok: true, message, submitted: {} });
    }
    if (result.problem === 'not-found') throw data(null, { status: 404 });
    if (result.problem === 'not-on')
      return respond(
        { message: 'Nothing was mailed: this offer is not on, or has no codes of one use.' },
        409,
      );
    return respond({ message: 'The number has changed meanwhile: look at it again.', plan }, 409);
  }

  async function withdrawn(codes: string[] | 'all') {
    const count = await withdrawCodes(platform, actor, id, codes);
    if (count === null) throw data(null, { status: 404 });
    const left = codes === 'all' ? 0 : codes.length - count;
    const kept =
      left > 0 ? ` ${countText(left, 'code')} stayed: an order had ${left === 1 ? 'it' : 'them'}.` : '';
    return respond({ ok: true, message: `${countText(count, 'code')} withdrawn.${kept}`, submitted: {} });
  }
}

const MOST_PREFIX = 12;

export default function OfferCodesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, codeKind, codes, query, total, canEdit, key, waiting } = loaderData;
  const result: CodesResult | undefined = actionData;
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <>
      <BackLink to={cmsPaths.offers()}>All offers</BackLink>
      <OfferNav offer={{ id, hasCodes: true }} />
      <PageHeading title={`Codes of ${title}`} count={countText(total, 'code')}>
        {canEdit && (
          <a href={cmsPaths.offerCodesExport(id)} download className="btn btn-outline btn-small">
            Export CSV
          </a>
        )}
        {canEdit && codeKind === 'single' && total > 0 && (
          <Form method="post" preventScrollReset>
            <button
              type="submit"
              name="intent"
              value="withdraw-all"
              className="btn btn-outline btn-small text-rose-deep"
            >
              Withdraw all unused
            </button>
          </Form>
        )}
      </PageHeading>
      {result?.message && (
        <p
          role={result.ok ? 'status' : 'alert'}
          className={`mb-4 max-w-prose rounded-card px-4 py-3 text-sm ${result.ok ? 'bg-[#e6efe8] text-[#24563a]' : 'bg-blush-soft text-rose-deep'}`}
        >
          {result.message}
        </p>
      )}
      {result?.asks && <WithdrawAllQuestion />}
      {result?.plan && <MailPlanQuestion plan={result.plan} submitted={result.submitted} formKey={key} />}
      {canEdit && waiting && <WaitingMails {...waiting} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <CodeTable
          path={cmsPaths.offerCodes(id)}
          codes={codes}
          query={query}
          canWithdraw={canEdit && codeKind === 'single'}
        />
        {canEdit && codeKind === 'single' && (
          <CodeForms key={result?.ok ? key : 'form'} formKey={key} result={result} isSending={isSending} />
        )}
        {codeKind === 'shared' && (
          <p className="text-sm text-ink-soft">
            Many customers may use this one code. It is changed with the offer, and by its limits.
          </p>
        )}
      </div>
    </>
  );
}

/** Codes that somebody was given stop to work: asked about once. */
function WithdrawAllQuestion() {
  return (
    <Form
      method="post"
      preventScrollReset
      role="alertdialog"
      aria-label="Withdraw all unused codes?"
      className="mb-4 grid max-w-prose gap-3 rounded-card bg-blush-soft px-4 py-3 text-sm"
    >
      <p>
        <strong>Withdraw all codes that no order had?</strong> Whoever was given one cannot use it any more.
      </p>
      <input type="hidden" name="confirmed" value="yes" />
      <div className="flex gap-2">
        <button type="submit" name="intent" value="withdraw-all" className="btn btn-dark btn-small">
          Withdraw all unused
        </button>
        <a href="?" className="btn btn-outline btn-small">
          Keep them
        </a>
      </div>
    </Form>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the codes" />;
}
