import { data, Form, redirect } from 'react-router';
import { CheckField } from '#app/cms/fields/check-field.tsx';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { findOrder } from '#database/queries/order/orders.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { RETURN_WISHES, RETURN_WORDS_MAX_LENGTH } from '#domain/returns/return.ts';
import { LINE_FIELDS, parseEnteredReturn } from '#domain/returns/return-request.ts';
import { GOODS_CONDITIONS, RETURN_CAUSES } from '#domain/returns/return-situation.ts';
import { CAUSE_LABELS, CONDITION_NAMES } from '#domain/returns/return-words.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { NOTHING_SAVED, savingFailed } from '#domain/words/staff-messages.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { type AskReturnResult, askReturn } from '#operations/returns/ask-return.ts';
import { situationsOfOrder } from '#operations/returns/situations-of-order.ts';
import type { Route } from './+types/new-return-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'New return');

export async function loader({ context, params: { orderNumber } }: Route.LoaderArgs) {
  requirePermission(context, 'returns.edit');
  const { db, clock, random } = context.get(platformContext);
  const order = await findOrder(db, orderNumber);
  if (!order) throw data(null, { status: 404 });
  const today = londonDay(nowIso(clock));
  const { delivery } = await readSettings(db);
  const situations = await situationsOfOrder(db, order, {
    today,
    shopDays: delivery.returnDays,
    freeReturns: delivery.freeReturns,
  });
  const lines = order.lines.flatMap(({ lineId, name, variant }) => {
    const most = situations.reduce((sum, each) => (each.lineId === lineId ? sum + each.most : sum), 0);
    const isSealed = situations.some((each) => each.lineId === lineId && each.facts.isSealed);
    return most > 0 ? [{ lineId, name, variant, most, isSealed }] : [];
  });
  return {
    key: random.id(),
    today,
    lines,
    reasons: delivery.returnReasons.split('\n').filter(Boolean),
    orderNumber: order.orderNumber,
  };
}

type Result = { message: string; errors: Record<string, string>; submitted: Record<string, string> };

export async function action({ context, params: { orderNumber }, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'returns.edit');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const refuse = (message: string, errors: Record<string, string> = {}, status = 422) =>
    data<Result>({ message, errors, submitted }, status);
  const parsed = parseEnteredReturn(submitted, londonDay(nowIso(platform.clock)));
  if (!parsed.ok) return refuse(parsed.errors.lines ?? NOTHING_SAVED, parsed.errors);
  const key = /^[\w-]{8,64}$/.test(submitted.key ?? '') ? (submitted.key ?? '') : platform.random.id();
  let asked: AskReturnResult;
  try {
    asked = await askReturn(platform, { orderNumber, key, request: parsed.value, by: member });
  } catch (error) {
    platform.log.error({ err: error }, 'a return could not be entered');
    return refuse(savingFailed('request'), {}, 500);
  }
  if (asked.ok) throw redirect(cmsPaths.return(asked.id));
  switch (asked.problem) {
    case 'order-not-found':
      throw data(null, { status: 404 });
    case 'nothing-asked':
      return refuse('Say which pieces it is about.');
    case 'no-such-line':
      return refuse('Nothing of that item can come back any more.', {}, 409);
    case 'too-many-pieces':
      return refuse(NOTHING_SAVED, { [LINE_FIELDS.quantity + asked.lineId]: `At most ${asked.most}` }, 409);
    case 'no-such-variant':
      return refuse('What they want instead is not sold any more.', {}, 409);
    case 'no-right':
      return refuse(
        'The law does not ask the shop to take it. Tick ‘Take it all the same’ where you want to.',
        { [LINE_FIELDS.cause + asked.lineId]: asked.text },
        409,
      );
  }
}

export default function NewReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, today, lines, reasons, orderNumber } = loaderData;
  const { message, errors = {}, submitted = {} }: Partial<Result> = actionData ?? {};
  const field = (name: string, usual = '') => ({
    name,
    defaultValue: submitted[name] ?? usual,
    error: errors[name],
  });
  return (
    <>
      <BackLink to={cmsPaths.order(orderNumber)}>{orderNumber}</BackLink>
      <PageHeading title="New return" />
      <Form method="post" className="grid max-w-3xl gap-5">
        {message && (
          <p role="alert" className="rounded-card bg-blush-soft px-4 py-3 text-sm text-rose-deep">
            {message}
          </p>
        )}
        <input type="hidden" name="key" value={submitted.key ?? key} />
        {lines.length === 0 && <p>Nothing of this order can come back any more.</p>}
        {lines.map(({ lineId, name, variant, most, isSealed }) => (
          <FieldGroup
            key={lineId}
            title={`${name} (${variant})`}
            hint={isSealed ? 'Sealed for hygiene when it was sold' : undefined}
          >
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField
                label={`Pieces, of ${most}`}
                inputMode="numeric"
                {...field(LINE_FIELDS.quantity + lineId, '0')}
              />
              <SelectField label="Cause" {...field(LINE_FIELDS.cause + lineId, 'changed-mind')}>
                {RETURN_CAUSES.map((cause) => (
                  <option key={cause} value={cause}>
                    {CAUSE_LABELS[cause]}
                  </option>
                ))}
              </SelectField>
              <SelectField label="How it is" {...field(LINE_FIELDS.condition + lineId, 'untouched')}>
                {GOODS_CONDITIONS.map((condition) => (
                  <option key={condition} value={condition}>
                    {CONDITION_NAMES[condition]}
                  </option>
                ))}
              </SelectField>
              <SelectField label="Reason" optional {...field(LINE_FIELDS.reason + lineId)}>
                <option value="">None given</option>
                {reasons.map((reason) => (
                  <option key={reason}>{reason}</option>
                ))}
              </SelectField>
            </div>
          </FieldGroup>
        ))}
        {lines.length > 0 && (
          <FieldGroup title="What the customer said">
            <SelectField label="Would like" {...field('wish', 'money')}>
              {Object.entries(RETURN_WISHES).map(([wish, label]) => (
                <option key={wish} value={wish}>
                  {label}
                </option>
              ))}
            </SelectField>
            <TextField label="Said on" type="date" max={today} {...field('declaredOn', today)} />
            <TextAreaField
              label="In their words"
              optional
              rows={3}
              maxLength={RETURN_WORDS_MAX_LENGTH}
              {...field('words')}
            />
            <CheckField name="remedyFailed" value={submitted.remedyFailed}>
              A repair or replacement failed before
            </CheckField>
            <CheckField name="isGoodwill" value={submitted.isGoodwill}>
              Take it all the same, where the law does not ask for it
            </CheckField>
            <Button type="submit" className="justify-self-start">
              Enter it and tell the customer
            </Button>
          </FieldGroup>
        )}
      </Form>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the return" />;
}
