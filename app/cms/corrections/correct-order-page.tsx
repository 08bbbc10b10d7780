import { useEffect, useRef } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { WishFields } from '#app/cms/order-wishes/wish-fields.tsx';
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
import {
  findAddable,
  listAddable,
  listVariantsOf,
  type VariantChoice,
} from '#database/queries/corrections/addable-variants.ts';
import { findCorrection } from '#database/queries/corrections/order-corrections.ts';
import { findOrderId } from '#database/queries/order/order-rows.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { type Correction, servicesAt } from '#domain/corrections/correct-order.ts';
import { whyGoodsStay, whyNotCorrected } from '#domain/corrections/correctable-order.ts';
import { parseCorrection } from '#domain/corrections/correction-form.ts';
import { undoFields } from '#domain/corrections/undo-fields.ts';
import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import { servedCountries } from '#domain/delivery/served-countries.ts';
import { servedZones } from '#domain/delivery/served-zones.ts';
import { wishValues } from '#domain/order-wishes/wishes-form.ts';
import { uncredited } from '#domain/paper/credit-facts.ts';
import { may } from '#domain/people/permissions.ts';
import { applyCorrection, previewCorrection } from '#operations/corrections/apply-correction.ts';
import { readCorrectionTerms } from '#operations/corrections/correction-terms.ts';
import { readCorrectable, type StandingOrder } from '#operations/corrections/read-correctable.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/correct-order-page';
import { AddedFields } from './added-fields.tsx';
import { DeliveryFields } from './corrected-delivery.tsx';
import { CorrectionPreviewCard } from './correction-preview-card.tsx';
import { addedPlaces, lineViews, withAdded } from './goods-view.ts';
import { LineFields } from './line-fields.tsx';
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

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'orders.change-status');
  const platform = context.get(platformContext);
  const order = await load(platform, params.orderNumber);
  const { plan } = await readSettings(platform.db);
  const countries = servedCountries(servedZones(plan).zones);
  const { customerInfo } = order;
  const products = order.lines.map(({ productId }) => productId);
  const undo = url.searchParams.get('undo') ?? '';
  const undone = undo === '' ? null : await findCorrection(platform.db, undo);
  const begins = undone?.orderId === order.id ? undoFields(undone.facts, order.lines) : {};
  return {
    orderNumber: order.orderNumber,
    customerInfo,
    wishes: wishValues({ billing: order.billing ?? null, gift: order.gift ?? null }),
    countries: countries.includes(customerInfo.country) ? countries : [customerInfo.country, ...countries],
    whyNot: whyNotCorrected(order),
    whyGoodsStay: may(role, 'orders.refund') ? whyGoodsStay(order) : ONLY_MANAGERS,
    lines: lineViews(order, await listVariantsOf(platform.db, products)),
    delivery: order.delivery,
    services: await listServices(platform, order, customerInfo),
    sendsMail: await platform.sendsMail(),
    begins,
    added: await addedOf(platform, begins),
    key: platform.random.id(),
  };
}

const ONLY_MANAGERS = 'Goods, prices and delivery are corrected by an owner or a manager.';

type Result = {
  message: string;
  errors: Record<string, string>;
  submitted: Record<string, string>;
  added: (VariantChoice & { place: number })[];
  found?: VariantChoice[];
  asked?: string;
  services?: Correction['services'];
  preview?: PreviewView;
};

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requirePermission(context, 'orders.change-status');
  const platform = context.get(platformContext);
  const { find: asked = '', ...form } = readSubmitted(await readForm(request));
  const { orderNumber } = params;
  const order = await load(platform, orderNumber);
  // Enter in the search submits the form, too.
  const isSearch = form.intent === 'find' || (form.intent === 'preview' && asked.trim() !== '');
  const found = isSearch ? await findAddable(platform.db, asked.slice(0, 80)) : [];
  const [only] = found;
  const chosen = found.length === 1 ? only?.variantId : addedBy(form.intent);
  const submitted = chosen ? withAdded(form, chosen) : form;
  const respond = async (status: number, result: Partial<Result>) =>
    data<Result>(
      { message: '', errors: {}, submitted, added: await addedOf(platform, submitted), ...result },
      { status },
    );
  if (isSearch && !chosen) return respond(200, { found, asked });
  if (chosen) return respond(200, { asked: '' });
  const parsed = parseCorrection(submitted, order);
  if (!parsed.ok) return respond(422, { message: SOME_WRONG, errors: parsed.errors });
  const { wanted, key, seen, sendsMail } = parsed;
  const mayMoney = may(actor.role, 'orders.refund');
  const services = await listServices(platform, order, wanted.customerInfo);
  const refuse = (problems: Problems) =>
    respond(409, { message: messageOf(problems), errors: errorsOf(problems), services });
  const show = async (message: string, status: number) => {
    const previewed = await previewCorrection(platform, orderNumber, wanted);
    if (previewed.ok) {
      if (previewed.correction.changesGoods && !mayMoney) return respond(403, { message: ONLY_MANAGERS });
      const papers = await listPapersOfOrder(platform.db, order.id);
      const hasInvoice = uncredited(papers.map(({ facts }) => facts)).some(
        ({ grossPence }) => grossPence > 0,
      );
      const tells = sendsMail && (await platform.sendsMail());
      const preview = previewView(previewed, { hasInvoice, tells });
      return respond(status, { message, preview, services });
    }
    if (previewed.problem === 'order-not-found') throw data(null, { status: 404 });
    return refuse(previewed.problems);
  };
  if (form.intent !== 'apply') return show('', 200);
  const applied = await applyCorrection(platform, {
    orderNumber,
    wanted,
    key,
    seen,
    sendsMail,
    actor,
    mayChangeGoods: mayMoney,
  });
  if (applied.ok) return redirect(cmsPaths.order(orderNumber));
  if (applied.problem === 'order-not-found') throw data(null, { status: 404 });
  if (applied.problem === 'not-allowed') return respond(403, { message: ONLY_MANAGERS });
  if (applied.problem === 'changed-meanwhile') return show(CHANGED, 409);
  return refuse(applied.problems);
}

async function listServices(platform: Platform, order: StandingOrder, place: DeliveryPlace) {
  const terms = await readCorrectionTerms(platform.db, [], nowIso(platform.clock));
  return servicesAt(order, place, terms);
}

/** 'add:ID' */
function addedBy(intent = ''): string | null {
  return intent.startsWith('add:') ? intent.slice('add:'.length) : null;
}

async function addedOf({ db }: Platform, submitted: Record<string, string>): Promise<Result['added']> {
  const places = addedPlaces(submitted);
  const listed = await listAddable(
    db,
    places.map(({ variantId }) => variantId),
  );
  return places.flatMap(({ place, variantId }) => {
    const choice = listed.find((one) => one.variantId === variantId);
    return choice ? [{ ...choice, place }] : [];
  });
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
  loaderData: {
    orderNumber,
    customerInfo,
    wishes,
    countries,
    whyNot,
    whyGoodsStay: goodsStay,
    lines,
    delivery,
    services,
    sendsMail,
    begins,
    added,
    key,
  },
  actionData,
}: Route.ComponentProps) {
  const isSubmitting = useNavigation().formMethod === 'POST';
  const submitted: Record<string, string> = actionData?.submitted ?? begins;
  const errors = actionData?.errors ?? {};
  const preview = actionData?.preview;
  const isBegun = actionData !== undefined;
  const result = useRef<HTMLDivElement>(null);
  // The answer stands above the form, whose button is at its end.
  useEffect(() => {
    if (actionData?.message || actionData?.preview) result.current?.focus();
  }, [actionData]);
  return (
    <>
      <BackLink to={cmsPaths.order(orderNumber)}>Order {orderNumber}</BackLink>
      <h1 className="mb-6 font-display text-[min(1.875rem,11vw)] tracking-tight">Correct the order</h1>
      <div ref={result} tabIndex={-1} className="scroll-mt-20 outline-none" />
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
            <WishFields values={actionData?.submitted ?? wishes} errors={errors} />
          </Card>
          <Card title="Goods">
            {goodsStay ? (
              <p className="text-sm">{goodsStay}</p>
            ) : (
              <div className="grid gap-4">
                <LineFields lines={lines} submitted={submitted} errors={errors} />
                <AddedFields
                  added={actionData?.added ?? added}
                  found={actionData?.found ?? []}
                  asked={actionData?.asked ?? ''}
                  submitted={submitted}
                  errors={errors}
                />
              </div>
            )}
          </Card>
          {!goodsStay && (
            <Card title="Delivery">
              <DeliveryFields
                delivery={delivery}
                services={actionData?.services ?? services}
                submitted={submitted}
                errors={errors}
              />
            </Card>
          )}
          <Card title="Why">
            <div className="grid gap-3">
              <TextField
                label="Reason"
                name="reason"
                hint="For the history, and needed where goods, prices or delivery change. The customer does not read it."
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
