import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import type { Pence } from '#domain/money/money.ts';
import { piecesText } from '#domain/refunds/refund-words.ts';
import {
  RETURN_PLACE_NAMES,
  RETURN_PLACES,
  RETURN_WORDS_MAX_LENGTH,
  type ReturnWish,
} from '#domain/returns/return.ts';
import { INSPECT_FIELDS, SETTLE_FIELDS } from '#domain/returns/return-form.ts';
import { RETURN_STEPS, type ReturnStep } from '#domain/returns/return-steps.ts';
import { ExchangeFields } from './exchange-fields.tsx';
import type { ReturnLineView } from './return-view.ts';

export type ReturnFormsResult = { errors?: Record<string, string>; submitted?: Record<string, string> };

type Props = {
  version: number;
  wish: ReturnWish;
  lines: readonly ReturnLineView[];
  /** What can be done with it as it stands; nothing else is offered. */
  can: readonly ReturnStep[];
  today: string;
  freeReturns: boolean;
  refusal: string;
  /** Delivery to give back, where all of the order comes back. */
  deliveryPence: Pence;
  result: ReturnFormsResult | undefined;
};

export function ReturnForms({
  version,
  wish,
  lines,
  can,
  today,
  freeReturns,
  refusal,
  deliveryPence,
  result,
}: Props) {
  const fieldOf = (step: ReturnStep) => (name: string, usual: string) => ({
    name,
    defaultValue: result?.submitted?.intent === step ? (result.submitted[name] ?? '') : usual,
    error: result?.submitted?.intent === step ? result.errors?.[name] : undefined,
  });
  const isOurs = lines.some(({ cause }) => cause !== 'changed-mind');
  const settles = (['settle', 'settle-without-goods'] as const).filter((step) => can.includes(step));
  const days = (['note-sent', 'receive'] as const).filter((step) => can.includes(step));
  const plain = (['withdraw', 'ask-again'] as const).filter((step) => can.includes(step));
  return (
    <>
      {can.includes('approve') && (
        <FieldGroup
          title="Approve it"
          hint="A mail tells the customer where to send it and who pays for that."
        >
          <Versioned version={version}>
            <SelectField
              label="Sending it back is paid by"
              {...fieldOf('approve')('postage', isOurs || freeReturns ? 'shop' : 'customer')}
            >
              <option value="customer">The customer</option>
              <option value="shop">The shop</option>
            </SelectField>
            <ExchangeFields lines={lines} wish={wish} field={fieldOf('approve')} />
            <TextAreaField
              label="Words to the customer"
              optional
              rows={2}
              maxLength={RETURN_WORDS_MAX_LENGTH}
              {...fieldOf('approve')('answer', '')}
            />
            <Step step="approve" />
          </Versioned>
        </FieldGroup>
      )}
      {days.map((step) => (
        <FieldGroup key={step} title={RETURN_STEPS[step].label} hint={DAY_HINTS[step]}>
          <Versioned version={version}>
            <TextField label="Day" type="date" max={today} {...fieldOf(step)('day', today)} />
            <Step step={step} />
          </Versioned>
        </FieldGroup>
      ))}
      {can.includes('inspect') && (
        <FieldGroup
          title="What came back"
          hint="Only what lies on the shelf is for sale again. The stock list shows where the rest went."
        >
          <Versioned version={version}>
            {lines.map((line) => (
              <fieldset key={line.id} className="grid gap-2">
                <legend className="text-sm font-semibold">{piecesText(line, line.quantity)}</legend>
                <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
                  {RETURN_PLACE_NAMES.map((place) => (
                    <TextField
                      key={place}
                      label={RETURN_PLACES[place]}
                      inputMode="numeric"
                      {...fieldOf('inspect')(INSPECT_FIELDS[place] + line.id, '0')}
                    />
                  ))}
                </div>
                <TextField
                  label="What was found"
                  optional
                  maxLength={300}
                  {...fieldOf('inspect')(INSPECT_FIELDS.found + line.id, '')}
                />
              </fieldset>
            ))}
            <Step step="inspect" />
          </Versioned>
        </FieldGroup>
      )}
      {settles.map((step) => (
        <FieldGroup
          key={step}
          title={RETURN_STEPS[step].label}
          hint="The money goes the way it came, with a credit note and a mail. Standard delivery goes back where all of the order does; what express cost more need not. With 0 pieces and 0 delivery it ends without money."
        >
          <Versioned version={version}>
            {lines.map((line) => (
              <fieldset key={line.id} className="grid gap-2">
                <legend className="text-sm font-semibold">{piecesText(line, line.quantity)}</legend>
                <div className="grid gap-3 sm:grid-cols-[9rem_8rem_minmax(0,1fr)]">
                  <TextField
                    label="Pieces to pay back"
                    inputMode="numeric"
                    {...fieldOf(step)(SETTLE_FIELDS.quantity + line.id, String(line.suggested))}
                  />
                  <TextField
                    label="Less, in pounds"
                    inputMode="decimal"
                    optional
                    {...fieldOf(step)(SETTLE_FIELDS.less + line.id, '')}
                  />
                  <TextField
                    label="Why it is worth less"
                    optional
                    maxLength={300}
                    hint={
                      line.mayBeReduced
                        ? 'Handled more than in a shop: regulation 34(9)'
                        : 'The law takes nothing off this'
                    }
                    {...fieldOf(step)(SETTLE_FIELDS.ground + line.id, '')}
                  />
                </div>
                {line.exchange && (
                  <TextField
                    label={`Pieces for which ${line.exchange.words} is sent`}
                    inputMode="numeric"
                    {...fieldOf(step)(SETTLE_FIELDS.swap + line.id, String(line.swapped))}
                  />
                )}
              </fieldset>
            ))}
            <TextField
              label="Delivery, in pounds"
              inputMode="decimal"
              {...fieldOf(step)('delivery', (deliveryPence / 100).toFixed(2))}
            />
            <TextField label="Note" optional maxLength={300} {...fieldOf(step)('answer', '')} />
            <Step step={step} />
          </Versioned>
        </FieldGroup>
      ))}
      {can.includes('refuse') && (
        <FieldGroup title="Refuse it" hint="The customer reads the reason in a mail.">
          <Versioned version={version}>
            <TextAreaField
              label="Reason"
              rows={3}
              required
              maxLength={RETURN_WORDS_MAX_LENGTH}
              {...fieldOf('refuse')('answer', refusal)}
            />
            <Step step="refuse" />
          </Versioned>
        </FieldGroup>
      )}
      {plain.length > 0 && (
        <Versioned version={version}>
          <div className="flex flex-wrap gap-2">
            {plain.map((step) => (
              <Step key={step} step={step} />
            ))}
          </div>
        </Versioned>
      )}
    </>
  );
}

const DAY_HINTS = {
  'note-sent': 'Where the customer showed a proof of sending: the 14 days to pay back count from it.',
  receive: 'The 14 days to pay back count from this day at the latest.',
} as const;

function Step({ step }: { step: ReturnStep }) {
  return (
    <div>
      <IntentButton intent={step} variant="dark">
        {RETURN_STEPS[step].label}
      </IntentButton>
    </div>
  );
}

/** A form that says over which version of the return it was filled in. */
function Versioned({ version, children }: { version: number; children: ReactNode }) {
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="version" value={version} />
      {children}
    </Form>
  );
}
