import { Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { type CarrierClaim, CLAIM_FIELDS, CLAIM_STATES } from '#domain/returns/carrier-claim.ts';
import type { ReturnFormsResult } from './return-forms.tsx';

/** What the shop asks of a carrier for these goods, and what became of it. */
export function ClaimForm({
  claim,
  result,
}: {
  claim: CarrierClaim | null;
  result: ReturnFormsResult | undefined;
}) {
  const own = result?.submitted?.intent === 'claim' ? result : undefined;
  const field = (name: string, usual: string) => ({
    name,
    defaultValue: own?.submitted?.[name] ?? usual,
    error: own?.errors?.[name],
  });
  return (
    <FieldGroup title="Claim against the carrier">
      <Form method="post" className="grid gap-4">
        <TextField label="Carrier" maxLength={60} {...field(CLAIM_FIELDS.carrier, claim?.carrier ?? '')} />
        <TextField
          label="Claim number"
          optional
          maxLength={60}
          {...field(CLAIM_FIELDS.number, claim?.number ?? '')}
        />
        <TextField
          label="Amount, in pounds"
          optional
          inputMode="decimal"
          {...field(CLAIM_FIELDS.amount, claim ? (claim.amountPence / 100).toFixed(2) : '')}
        />
        <SelectField label="State" {...field(CLAIM_FIELDS.state, claim?.state ?? 'open')}>
          {Object.entries(CLAIM_STATES).map(([state, label]) => (
            <option key={state} value={state}>
              {label}
            </option>
          ))}
        </SelectField>
        <div>
          <IntentButton intent="claim">Save the claim</IntentButton>
        </div>
      </Form>
    </FieldGroup>
  );
}
