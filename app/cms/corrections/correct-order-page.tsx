import { data, Form, redirect, useNavigation } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { Card } from '#app/cms/orders/card.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { findOrderId } from '#database/queries/order/order-rows.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { whyNotCorrected } from '#domain/corrections/correctable-order.ts';
import { parseCorrection } from '#domain/corrections/correction-form.ts';
import { servedCountries } from '#domain/delivery/served-countries.ts';
import { servedZones } from '#domain/delivery/served-zones.ts';
import { uncredited } from '#domain/paper/credit-facts.ts';
import { applyCorrection, previewCorrection } from '#operations/corrections/apply-correction.ts';
import { readCorrectable } from '#operations/corrections/read-correctable.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/correct-order-page';
import { CorrectionPreviewCard } from './correction-preview-card.tsx';
import { PersonFields } from './person-fields.tsx';
import { type PreviewView, previewView } from './preview-view.ts';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  cmsTitle(matches, `Correct ${params.orderNumber}`);

async function load({ db }: Platform, orderNumber: string) {
  const id = await findOrderId(db, orderNumber);
  const order = id === null ? null : await readCorrectable(db, id);
  if (!order) throw data(null, { status: 404 });
  return order;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'orders.change-status');
  const platform = context.get(platformContext);
  const order = await load(platform, params.orderNumber);
  const { plan } = await readSettings(platform.db);
  const countries = servedCountries(servedZones(plan).zones);
  const { customerInfo } = order;
  return {
    orderNumber: order.orderNumber,
    customerInfo,
    countries: countries.includes(customerInfo.country) ? countries : [customerInfo.country, ...countries],
    whyNot: whyNotCorrected(order),
    sendsMail: await platform.sendsMail(),
    key: platform.random.id(),
  };
}

type Result = {
  message: string;
  errors: Record<string, string>;
  submitted: Record<string, string>;
  preview?: PreviewView;
};

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requirePermission(context, 'orders.change-status');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const { orderNumber } = params;
  const refuse = (status: number, message: string, errors: Record<string, string> = {}) =>
    data<Result>({ message, errors, submitted }, { status });
  const order = await load(platform, orderNumber);
  const parsed = parseCorrection(submitted, order);
  if (!parsed.ok) return refuse(422, SOME_WRONG, parsed.errors);
  const { wanted, key, seen, sendsMail } = parsed;
  const show = async (message: string, status: number) => {
    const previewed = await previewCorrection(platform, orderNumber, wanted);
    if (previewed.ok) {
      const papers = await listPapersOfOrder(platform.db, order.id);
      const hasInvoice = uncredited(papers.map(({ facts }) => facts)).some(
        ({ grossPence }) => grossPence > 0,
      );
      const tells = sendsMail && (await platform.sendsMail());
      const preview = previewView(previewed, { customerInfo: wanted.customerInfo, hasInvoice, tells });
      return data<Result>({ message, errors: {}, submitted, preview }, { status });
    }
    if (previewed.problem === 'order-not-found') throw data(null, { status: 404 });
    return refuse(409, messageOf(previewed.problems), errorsOf(previewed.problems));
  };
  if (submitted.intent !== 'apply') return show('', 200);
  const applied = await applyCorrection(platform, { orderNumber, wanted, key, seen, sendsMail, actor });
  if (applied.ok) return redirect(cmsPaths.order(orderNumber));
  if (applied.problem === 'order-not-found') throw data(null, { status: 404 });
  if (applied.problem === 'changed-meanwhile') return show(CHANGED, 409);
  return refuse(409, messageOf(applied.problems), errorsOf(applied.problems));
}

const SOME_WRONG = 'Nothing was changed: some fields need another look.';
const CHANGED =
  'Nothing was changed: the order, a price or a stock is another by now. This is what it would be.';

type Problems = readonly { field: string; message: string }[];

function messageOf(problems: Problems): string {
  const general = problems.filter(({ field }) => field === '').map(({ message }) => message);
  return ['Nothing was changed.', ...general].join(' ');
}

function errorsOf(problems: Problems): Record<string, string> {
  return Object.fromEntries(
    problems.filter(({ field }) => field !== '').map(({ field, message }) => [field, message]),
  );
}

export default function CorrectOrderPage({
  loaderData: { orderNumber, customerInfo, countries, whyNot, sendsMail, key },
  actionData,
}: Route.ComponentProps) {
  const isSubmitting = useNavigation().formMethod === 'POST';
  const submitted = actionData?.submitted ?? {};
  const errors = actionData?.errors ?? {};
  const preview = actionData?.preview;
  const isBegun = actionData !== undefined;
  return (
    <>
      <BackLink to={cmsPaths.order(orderNumber)}>Order {orderNumber}</BackLink>
      <h1 className="mb-6 font-display text-[min(1.875rem,11vw)] tracking-tight">Correct the order</h1>
      {actionData?.message && (
        <p
          role="alert"
          className="mb-5 rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium text-rose-deep"
        >
          {actionData.message}
        </p>
      )}
      {whyNot ? (
        <p>{whyNot}</p>
      ) : (
        <Form
          method="post"
          className="grid max-w-3xl gap-5"
          onSubmit={(event) => isSubmitting && event.preventDefault()}
        >
          {/* Enter shows what would change, whatever button is nearest. */}
          <button type="submit" name="intent" value="preview" hidden />
          <input type="hidden" name="key" value={submitted.key ?? key} />
          {preview && (
            <CorrectionPreviewCard preview={preview} isSubmitting={isSubmitting} orderNumber={orderNumber} />
          )}
          <Card title="Who it goes to">
            <PersonFields
              customerInfo={customerInfo}
              countries={countries}
              submitted={submitted}
              errors={errors}
            />
          </Card>
          <Card title="Why">
            <div className="grid gap-3">
              <TextField
                label="Reason"
                name="reason"
                optional
                hint="For the history. The customer does not read it."
                maxLength={300}
                autoComplete="off"
                defaultValue={submitted.reason ?? ''}
                error={errors.reason}
              />
              {sendsMail && (
                <label className="flex min-h-6 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    name="mail"
                    value="yes"
                    defaultChecked={isBegun ? submitted.mail === 'yes' : true}
                  />
                  Email the customer what changed
                </label>
              )}
            </div>
          </Card>
          <Button
            type="submit"
            name="intent"
            value="preview"
            variant={preview ? 'outline' : 'primary'}
            aria-disabled={isSubmitting}
          >
            {preview ? 'Show it again' : 'Show what it changes'}
          </Button>
        </Form>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="order" />;
}
