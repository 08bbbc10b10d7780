import { data, Form, useNavigation } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import { REVIEW_SYSTEMS, reviewSystem } from '#domain/foreign-exports/foreign-reviews.ts';
import { countText } from '#domain/text/count-text.ts';
import { readTable } from '#operations/dispatch/read-table.ts';
import { FindingTally } from '#operations/import/import-tally.ts';
import { importReviews, type ReviewCounts } from '#operations/reviews/import-reviews.ts';
import type { Route } from './+types/import-reviews-page';

/** What a form of the shop may hold; longer files are brought by the command. */
const MOST_TEXT = 200_000;
const MOST_REASONS = 20;

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Reviews from another system');

export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'reviews.import');
  return null;
}

type Result = {
  rows: string;
  message: string;
  /** Null where the file could not be read. */
  found: { system: string; counts: ReviewCounts; reasons: string[]; isDone: boolean } | null;
};

/** Says first what a file would do; nothing is taken before that is confirmed. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = requirePermission(context, 'reviews.import');
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const file = form.get('file');
  const isFile = file instanceof File && file.size > 0;
  const text = isFile ? await file.text() : String(form.get('rows') ?? '');
  const rows = text.slice(0, MOST_TEXT);
  const refuse = (message: string) => data<Result>({ rows, message, found: null }, 422);
  if (text.length > MOST_TEXT)
    return refuse('The file is too long for this page: divide it, or use npm run import on the server.');
  const [header, ...records] = readTable(text) ?? [];
  const system = header && reviewSystem(header);
  if (!header || !system)
    return refuse(
      'This is no file of reviews of Shopify, Judge.me, WooCommerce or Yotpo that the shop knows.',
    );
  const isDone = form.get('intent') === 'take';
  const tally = new FindingTally();
  const counts = await importReviews(
    platform,
    {
      ...{ system, header, actor },
      rows: records.map((record, place) => ({ rowNumber: place + 2, record })),
      fileName: isFile ? file.name : `Reviews of ${REVIEW_SYSTEMS[system]}`,
      dryRun: !isDone,
    },
    { finding: (rowNumber, found) => tally.add(rowNumber, found) },
  );
  const reasons = tally.list().map(({ column, reason, count, example }) => {
    const where = `first in row ${example.rowNumber}`;
    return `${countText(count, 'row')}: ${[column, reason].filter(Boolean).join(' ')} (${where})`;
  });
  const found = { system: REVIEW_SYSTEMS[system], counts, reasons: reasons.slice(0, MOST_REASONS), isDone };
  return data<Result>({ rows, message: '', found });
}

export default function ImportReviewsPage({ actionData }: Route.ComponentProps) {
  const isSubmitting = useNavigation().formMethod === 'POST';
  const found = actionData?.found;
  return (
    <>
      <BackLink to={cmsPaths.reviews()}>Reviews</BackLink>
      <PageHeading title="Reviews from another system" />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Form
          method="post"
          encType="multipart/form-data"
          onSubmit={(event) => isSubmitting && event.preventDefault()}
        >
          <FieldGroup
            title="Bring them"
            hint="The file that Shopify’s Product Reviews, Judge.me, WooCommerce or Yotpo exports. Import the products first: a review finds its product by address, SKU or import. All of them come, whatever their stars; each keeps its source, which shoppers see, and is ‘Bought here’ only where this shop knows the order."
          >
            <TextField label="File" name="file" type="file" accept=".csv,.tsv,.txt,text/csv" optional />
            <TextAreaField
              key={actionData?.rows}
              label="Or its rows"
              name="rows"
              rows={8}
              spellCheck={false}
              defaultValue={actionData?.rows ?? ''}
            />
            <Button type="submit" className="justify-self-start" aria-disabled={isSubmitting}>
              Show what it does
            </Button>
            {actionData?.message && (
              <p role="alert" className="rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium">
                {actionData.message}
              </p>
            )}
          </FieldGroup>
        </Form>
        {found && (
          <Form method="post" onSubmit={(event) => isSubmitting && event.preventDefault()}>
            <FieldGroup title={found.isDone ? 'Done' : 'What it does'} hint={`A file of ${found.system}.`}>
              <input type="hidden" name="rows" value={actionData.rows} />
              <Counts counts={found.counts} />
              {found.reasons.length > 0 && (
                <ul className="grid gap-1 text-sm">
                  {found.reasons.map((reason) => (
                    <li key={reason} className="[overflow-wrap:anywhere]">
                      {reason}
                    </li>
                  ))}
                </ul>
              )}
              {!found.isDone && found.counts.taken > 0 && (
                <Button
                  type="submit"
                  name="intent"
                  value="take"
                  className="justify-self-start"
                  aria-disabled={isSubmitting}
                >
                  Bring {countText(found.counts.taken, 'review')}
                </Button>
              )}
            </FieldGroup>
          </Form>
        )}
      </div>
    </>
  );
}

function Counts({ counts }: { counts: ReviewCounts }) {
  const lines = [
    ['Rows', counts.rows],
    ['Taken', counts.taken],
    ['Of those: held back there, wait for you', counts.waiting],
    ['Of those: the order is known here', counts.verified],
    ['Brought before', counts.unchanged],
    ['Refused', counts.refused],
  ] as const;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm">
      {lines.map(([label, count]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="text-right tabular-nums">{count.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the reviews" />;
}
