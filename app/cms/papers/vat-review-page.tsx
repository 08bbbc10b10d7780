import { data, Form, Link } from 'react-router';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { type ListResult, readListCommand } from '#app/cms/lists/list-result.ts';
import { SaveResultText } from '#app/cms/lists/save-result-text.tsx';
import { useListResult } from '#app/cms/lists/use-list-result.ts';
import { AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { formatPounds } from '#domain/money/money.ts';
import { TOLD_APART_PENCE, type VatReview } from '#domain/paper/vat-review.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { longDay } from '#domain/text/london-day.ts';
import { askToCorrectVat, reviewVat } from '#operations/paper/correct-vat.ts';
import type { Route } from './+types/vat-review-page';
import { doubtWords, FAULT_WORDS, vatChangeWords } from './vat-review-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Papers with wrong VAT');

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'papers.view');
  return { review: await reviewVat(context.get(platformContext)), canCorrect: may(role, 'papers.correct') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'papers.correct');
  const platform = context.get(platformContext);
  const { intent, ids, isConfirmed } = await readListCommand(request);
  if (intent !== 'correct') return data<ListResult>({ ok: false, message: 'Nothing was changed.' }, 422);
  try {
    if (!isConfirmed) {
      const review = await reviewVat(platform);
      if (review.orders === 0)
        return data<ListResult>({ ok: false, message: 'No paper is left to put right.' }, 409);
      return data<ListResult>({ ok: false, ask: question(review) });
    }
    const [orders, vatChangePence] = (ids[0] ?? '').split(' ').map(Number);
    const asked = await askToCorrectVat(platform, member, {
      orders: orders ?? 0,
      vatChangePence: vatChangePence ?? 0,
    });
    return asked.ok
      ? data<ListResult>({
          ok: true,
          message: 'The papers are being put right. This page shows what is left.',
        })
      : data<ListResult>({ ok: false, message: 'The papers have changed. Please look at them again.' }, 409);
  } catch (error) {
    platform.log.error({ err: error }, 'the papers could not be put right');
    return data<ListResult>(
      { ok: false, message: 'The papers could not be put right. Please try again.' },
      500,
    );
  }
}

/** The id of the question says what was reviewed: orders, and the change of VAT in pence. */
function question(review: VatReview) {
  const { orders, grossPence, vatChangePence, statement, doubted } = review;
  return {
    intent: 'correct',
    ids: [`${orders} ${vatChangePence}`],
    text: `Are you sure you want to put the papers of ${countText(orders, 'order')} right?`,
    detail: `By the statement ‘${statement}’, ${formatPounds(grossPence)} is credited and invoiced anew; ${vatChangeWords(vatChangePence)}. ${doubtWords(doubted)}No price and no payment changes, and no mail is sent. This action cannot be undone.`,
    confirmLabel: 'Put them right',
  };
}

/** The papers whose VAT is wrong by the statement of today, and the action that puts them right. */
export default function VatReviewPage({
  loaderData: { review, canCorrect },
  actionData,
}: Route.ComponentProps) {
  useListResult(actionData);
  const { orders, grossPence, vatChangePence, faults, examples, doubted } = review;
  return (
    <>
      <SaveResultText result={actionData} />
      <AskDialog ask={actionData?.ask} />
      <PageHeading title="Papers with wrong VAT" count={countText(orders, 'order')}>
        <Link to={cmsPaths.papers()} className="btn btn-outline btn-small">
          Papers and VAT
        </Link>
      </PageHeading>
      <div className="grid gap-5">
        <p className="max-w-prose text-sm">
          Judged by what Settings, Legal states ({review.statement}), by the tax point of each paper and by
          where the goods went.
        </p>
        {orders === 0 && <p>No paper states VAT wrongly.</p>}
        {orders > 0 && (
          <>
            <ul className="grid gap-1.5">
              {faults.map((sums) => (
                <li key={sums.fault}>
                  <strong>{FAULT_WORDS[sums.fault]}</strong>: {countText(sums.orders, 'order')},{' '}
                  {formatPounds(sums.grossPence)}; {vatChangeWords(sums.vatChangePence)}.
                </li>
              ))}
            </ul>
            <p className="max-w-prose text-sm">
              Putting them right credits what stands of each wrong paper, {formatPounds(grossPence)} in all,
              and invoices the order anew with its first tax point; refunds since are credited again. Papers
              stay as they were issued. {sentence(vatChangeWords(vatChangePence))}, in the period of the
              correction
              {Math.abs(vatChangePence) > TOLD_APART_PENCE &&
                '. That is more than £10,000: HMRC must be told of it apart from the return (VAT Notice 700/45)'}
              .
            </p>
            {doubted > 0 && <p className="max-w-prose text-sm">{doubtWords(doubted)}</p>}
            {canCorrect && (
              <Form method="post">
                <IntentButton intent="correct" variant="dark">
                  Put them right …
                </IntentButton>
              </Form>
            )}
            <Examples examples={examples} orders={orders} />
          </>
        )}
      </div>
    </>
  );
}

function Examples({ examples, orders }: Pick<VatReview, 'examples' | 'orders'>) {
  return (
    <div className="rounded-card border border-line bg-surface px-3 py-4 sm:p-5">
      <table className="w-full text-xs tabular-nums sm:text-sm">
        <caption className="pb-2 text-left text-ink-soft">
          {examples.length < orders ? `The first ${examples.length} of ${orders}` : 'All of them'}
        </caption>
        <thead>
          <tr className="border-b border-line text-left text-ink-soft">
            <th scope="col" className="py-2 font-medium">
              Paper
            </th>
            <th scope="col" className="py-2 font-medium">
              Tax point
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Stands
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              VAT
            </th>
          </tr>
        </thead>
        <tbody>
          {examples.map((paper) => (
            <tr key={paper.number} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal">
                {paper.number}
                <span className="block">
                  <Link to={cmsPaths.order(paper.orderNumber)} className="underline underline-offset-4">
                    {paper.orderNumber}
                  </Link>
                </span>
              </th>
              <td className="py-1.5">{longDay(paper.taxPoint)}</td>
              <td className="py-1.5 text-right">{formatPounds(paper.grossPence)}</td>
              <td className="py-1.5 text-right">
                {paper.vatChangePence < 0 ? '−' : '+'}
                {formatPounds(Math.abs(paper.vatChangePence))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the papers" />;
}
