import { data, Form, Link, useNavigation } from 'react-router';
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
import { parseTakenIn, takenInText } from '#domain/dispatch/taken-in.ts';
import { readTrackingFile, type TrackedRow } from '#domain/dispatch/tracking-file.ts';
import { isWebAddress } from '#domain/fields/web-address-field.ts';
import { countText } from '#domain/text/count-text.ts';
import { readTable } from '#operations/dispatch/read-table.ts';
import { previewTracked, sendTracked, type TrackedOutcome } from '#operations/dispatch/send-tracked.ts';
import type { Route } from './+types/tracking-file-page';

const MOST_TEXT = 200_000;

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Tracking file');

export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'orders.change-status');
  return null;
}

type Values = { rows: string; carrier: string; link: string };

type Result = {
  values: Values;
  message: string;
  /** Of a preview what would become of each row, of a sending what did. */
  outcomes: (TrackedRow & { outcome: TrackedOutcome })[];
  problems: { row: number; message: string }[];
  isSent: boolean;
};

/** Shows first what a file does; nothing is sent before that is confirmed. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = requirePermission(context, 'orders.change-status');
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const field = (name: string) => String(form.get(name) ?? '').trim();
  const file = form.get('file');
  const text = file instanceof File && file.size > 0 ? await file.text() : String(form.get('rows') ?? '');
  const values = { rows: text.slice(0, MOST_TEXT), carrier: field('carrier'), link: field('link') };
  const refuse = (message: string) =>
    data<Result>({ values, message, outcomes: [], problems: [], isSent: false }, 422);
  if (values.carrier.length > 60) return refuse('A carrier’s name has at most 60 characters.');
  if (values.link !== '' && !isWebAddress(values.link.replaceAll('{number}', '1')))
    return refuse('The link is no web address.');
  if (text.length > MOST_TEXT) return refuse('The file is too long: divide it.');
  const table = readTable(values.rows);
  if (!table) return refuse('This is no file of rows and columns that the shop can read.');
  const read = readTrackingFile(table);
  if (!read.ok) return refuse(read.message);
  const { rows, problems } = read;
  if (field('intent') !== 'send')
    return data<Result>({
      values,
      message: '',
      outcomes: await previewTracked(platform.db, rows),
      problems,
      isSent: false,
    });
  const takenIn = parseTakenIn(form.getAll('with').map(String));
  const outcomes = await sendTracked(platform, actor, { rows, terms: values, takenIn });
  const done = outcomes.filter(({ outcome }) => outcome.kind === 'send' || outcome.kind === 'number').length;
  return data<Result>({
    values,
    message: `${countText(done, 'order')} done.`,
    outcomes,
    problems,
    isSent: true,
  });
}

export default function TrackingFilePage({ actionData }: Route.ComponentProps) {
  const isSubmitting = useNavigation().formMethod === 'POST';
  const values = actionData?.values;
  const outcomes = actionData?.outcomes ?? [];
  const canSend =
    !actionData?.isSent && outcomes.some(({ outcome }) => ['send', 'number', 'ask'].includes(outcome.kind));
  return (
    <>
      <BackLink to={cmsPaths.dispatch()}>Packing</BackLink>
      <PageHeading title="Tracking file" />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Form
          method="post"
          encType="multipart/form-data"
          onSubmit={(event) => isSubmitting && event.preventDefault()}
        >
          <FieldGroup
            title="Take in"
            hint="The carrier’s file of what was sent, with the order number and the tracking number: a CSV, or rows pasted from a spreadsheet with their headings."
          >
            <TextField label="File" name="file" type="file" accept=".csv,.tsv,.txt,text/csv" optional />
            <TextAreaField
              key={values?.rows}
              label="Or its rows"
              name="rows"
              rows={8}
              spellCheck={false}
              defaultValue={values?.rows ?? ''}
              placeholder={'Order reference\tTracking number'}
            />
            <TextField
              label="Carrier"
              name="carrier"
              maxLength={60}
              defaultValue={values?.carrier ?? 'Royal Mail'}
              autoComplete="off"
            />
            <TextField
              label="Tracking link"
              name="link"
              optional
              maxLength={400}
              defaultValue={values?.link ?? ''}
              hint="With {number} where the number stands"
              autoComplete="off"
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
        {actionData && (outcomes.length > 0 || actionData.problems.length > 0) && (
          <Form method="post" onSubmit={(event) => isSubmitting && event.preventDefault()}>
            <FieldGroup title={actionData.isSent ? 'Done' : 'What it does'}>
              <input type="hidden" name="intent" value="send" />
              <input type="hidden" name="rows" value={values?.rows} />
              <input type="hidden" name="carrier" value={values?.carrier} />
              <input type="hidden" name="link" value={values?.link} />
              <ul className="grid gap-1 text-sm [overflow-wrap:anywhere]">
                {outcomes.map(({ orderNumber, number, outcome }) => (
                  <li key={orderNumber}>
                    <Link to={cmsPaths.order(orderNumber)} className="underline underline-offset-4">
                      {orderNumber}
                    </Link>{' '}
                    {number}: {outcomeText(outcome, actionData.isSent)}
                    {outcome.kind === 'ask' && !actionData.isSent && (
                      <label className="flex min-h-8 items-center gap-2">
                        <input
                          type="checkbox"
                          name="with"
                          value={takenInText(orderNumber, outcome.concerns)}
                          className="size-5"
                        />
                        Send {orderNumber} all the same
                      </label>
                    )}
                  </li>
                ))}
                {actionData.problems.map(({ row, message }) => (
                  <li key={`row ${row}`} className="text-rose-deep">
                    Row {row}: {message}
                  </li>
                ))}
              </ul>
              {canSend && (
                <Button
                  type="submit"
                  variant="primary"
                  className="justify-self-start"
                  aria-disabled={isSubmitting}
                >
                  Send them and tell the customers
                </Button>
              )}
            </FieldGroup>
          </Form>
        )}
      </div>
    </>
  );
}

function outcomeText(outcome: TrackedOutcome, isSent: boolean): string {
  switch (outcome.kind) {
    case 'send':
      return `${countText(outcome.pieces, 'piece')} ${isSent ? 'sent' : 'to send'}`;
    case 'number':
      return isSent ? 'its parcel has the number now' : 'its parcel gets the number';
    case 'done':
      return 'it has this number already';
    case 'ask':
      return isSent ? `not sent. ${outcome.reason}` : outcome.reason;
    case 'refused':
      return outcome.reason;
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the tracking file" />;
}
