import { Form, useNavigation } from 'react-router';
import { AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { InertEnter } from '#app/cms/ui/inert-enter.tsx';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { formatPounds, type Pence, plainPounds } from '#domain/money/money.ts';
import { TENDER_NAMES } from '#domain/payment/tender.ts';
import { REFUND_PIECES, RESTOCK_PIECES, rateValue } from '#domain/refunds/refund-form.ts';
import type { MoneyFormResult } from './money-form-result.ts';
import { MoneyProblem } from './money-problem.tsx';
import type { RefundableView } from './refundable-view.ts';

type Props = {
  refundable: RefundableView;
  refundablePence: Pence;
  refundKey: string;
  result: MoneyFormResult | undefined;
};

/**
 * Gives money back for pieces, delivery and a sum, and puts pieces on the shelf: two decisions a line. Nothing happens before the
 * question that follows is answered.
 */
export function RefundForm({ refundable, refundablePence, refundKey, result }: Props) {
  const isSending = useNavigation().state === 'submitting';
  const own = result?.of === 'refund' && !result.ok ? result : undefined;
  const hasMoney = refundablePence > 0;
  const submitted = own?.values ?? {};
  return (
    <details open={own !== undefined}>
      <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
        {hasMoney ? `Refund up to ${formatPounds(refundablePence)}` : 'Take pieces back'}
      </summary>
      <Form key={refundKey} method="post" preventScrollReset className="mt-3 grid gap-4">
        <InertEnter />
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="key" value={refundKey} />
        <input type="hidden" name="left" value={plainPounds(refundablePence)} />
        {refundable.lines.map((line) => (
          <LineFields key={line.lineId} line={line} hasMoney={hasMoney} own={own} />
        ))}
        {hasMoney && <MoneyFields refundable={refundable} refundablePence={refundablePence} own={own} />}
        <TextField
          label="Reason"
          name="reason"
          required
          maxLength={300}
          defaultValue={submitted.reason}
          error={own?.errors?.reason}
          hint="The customer reads it"
        />
        <MoneyProblem result={own} />
        <Button type="submit" variant="outline" aria-disabled={isSending}>
          {hasMoney ? 'Refund …' : 'Take back …'}
        </Button>
      </Form>
      <AskDialog ask={own?.ask}>
        {Object.entries(submitted)
          .filter(([name]) => name !== 'intent' && name !== 'confirmed')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
      </AskDialog>
    </details>
  );
}

type Own = MoneyFormResult | undefined;

function LineFields({
  line: { lineId, name, variant, pieces, leftPence, mostBack, isToSend },
  hasMoney,
  own,
}: {
  line: RefundableView['lines'][number];
  hasMoney: boolean;
  own: Own;
}) {
  const fields = [
    ...(hasMoney && pieces > 0
      ? [{ name: REFUND_PIECES + lineId, label: 'Pieces to refund', most: pieces, more: '' }]
      : []),
    ...(mostBack > 0
      ? [
          {
            name: RESTOCK_PIECES + lineId,
            label: 'Back on the shelf',
            most: mostBack,
            more: isToSend ? ', left out of the parcel' : '',
          },
        ]
      : []),
  ];
  return (
    <fieldset className="grid gap-2 border-t border-line pt-3">
      <legend className="float-left w-full text-sm font-semibold [overflow-wrap:anywhere]">
        {name}
        {variant !== STANDARD_VARIANT && ` (${variant})`}
        {hasMoney && pieces > 0 && (
          <span className="font-normal text-ink-soft tabular-nums">
            {' '}
            · {formatPounds(leftPence)} for {pieces === 1 ? 'it' : `all ${pieces}`}
          </span>
        )}
      </legend>
      <div className="clear-both grid grid-cols-2 gap-3">
        {fields.map((field) => (
          <TextField
            key={field.name}
            label={field.label}
            name={field.name}
            type="number"
            inputMode="numeric"
            min={0}
            max={field.most}
            step={1}
            defaultValue={own?.values?.[field.name] ?? '0'}
            error={own?.errors?.[field.name]}
            hint={`Up to ${field.most}${field.more}`}
          />
        ))}
      </div>
    </fieldset>
  );
}

function MoneyFields({
  refundable: { deliveryPence, rates, tenders },
  refundablePence,
  own,
}: {
  refundable: RefundableView;
  refundablePence: Pence;
  own: Own;
}) {
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      {deliveryPence > 0 && (
        <TextField
          label="Delivery, in pounds"
          name="delivery"
          inputMode="decimal"
          optional
          defaultValue={own?.values?.delivery}
          error={own?.errors?.delivery}
          hint={`Up to ${formatPounds(deliveryPence)}`}
        />
      )}
      <TextField
        label="A sum beside the items, in pounds"
        name="amount"
        inputMode="decimal"
        optional
        defaultValue={own?.values?.amount}
        error={own?.errors?.amount}
        hint={`Such as for goodwill. Up to ${formatPounds(refundablePence)}`}
      />
      {rates.length > 1 && (
        <SelectField
          label="VAT rate of the sum"
          name="rate"
          defaultValue={own?.values?.rate ?? ''}
          error={own?.errors?.rate}
        >
          <option value="">Choose, where there is a sum</option>
          {rates.map((rate) => (
            <option key={rateValue(rate)} value={rateValue(rate)}>
              {rate === null ? 'Outside VAT' : `${rate} %`}
            </option>
          ))}
          <option value="all">All rates of the order, in proportion</option>
        </SelectField>
      )}
      {tenders.length > 1 && (
        <SelectField
          label="Goes back by"
          name="tender"
          defaultValue={own?.values?.tender ?? tenders[0]?.tender}
        >
          {tenders.map(({ tender, leftPence }) => (
            <option key={tender} value={tender}>
              {TENDER_NAMES[tender]}, up to {formatPounds(leftPence)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
