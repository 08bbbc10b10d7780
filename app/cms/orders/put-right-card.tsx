import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { piecesText } from '#domain/refunds/refund-words.ts';
import { CLAIM_FIELDS } from '#domain/returns/carrier-claim.ts';
import { LINE_FIELDS } from '#domain/returns/return-request.ts';
import { CAUSE_LABELS } from '#domain/returns/return-words.ts';
import { Card } from './card.tsx';
import { type OrderCommandResult, refusalText } from './order-command-result.ts';

const CAUSES = ['damaged-on-the-way', 'wrong-goods', 'not-arrived', 'faulty'] as const;

/** One form for what came wrong or damaged, or never came: sent again for nothing, or its money back; nothing has to come back. */
export function PutRightCard({
  lines,
  formKey,
  carrier,
  result,
}: {
  lines: readonly { lineId: string; name: string; variant: string; sent: number }[];
  formKey: string;
  carrier: string;
  result: OrderCommandResult | undefined;
}) {
  const own = result && !result.ask && result.submitted?.intent === 'put-right' ? result : undefined;
  const [only] = lines.length === 1 ? lines : [];
  const field = (name: string, usual: string) => ({
    name,
    defaultValue: own?.submitted?.[name] ?? usual,
    error: own?.errors?.[name],
  });
  return (
    <Card title="Wrong or damaged">
      <details open={own !== undefined}>
        <summary className="cursor-pointer text-sm font-semibold">Send it again, or pay it back</summary>
        <Form method="post" preventScrollReset className="mt-3 grid gap-4">
          <input type="hidden" name="intent" value="put-right" />
          <input type="hidden" name="key" value={own?.submitted?.key ?? formKey} />
          {own && (
            <p role="alert" className="rounded-card bg-blush-soft px-4 py-3 text-sm text-rose-deep">
              {refusalText(own)}
            </p>
          )}
          {lines.map((line) => (
            <fieldset key={line.lineId} className="grid gap-3 sm:grid-cols-2">
              <legend className="mb-1 text-sm font-semibold">{piecesText(line, line.sent)}</legend>
              <TextField
                label="Pieces"
                inputMode="numeric"
                {...field(LINE_FIELDS.quantity + line.lineId, only && only.sent === 1 ? '1' : '0')}
              />
              <SelectField label="What happened" {...field(LINE_FIELDS.cause + line.lineId, CAUSES[0])}>
                {CAUSES.map((cause) => (
                  <option key={cause} value={cause}>
                    {CAUSE_LABELS[cause]}
                  </option>
                ))}
              </SelectField>
            </fieldset>
          ))}
          <SelectField label="What is done" {...field('does', 'send')}>
            <option value="send">Send it again, free of charge</option>
            <option value="refund">Pay it back: the next page asks for the sum</option>
          </SelectField>
          <fieldset className="grid gap-3 sm:grid-cols-3">
            <legend className="mb-1 text-sm font-semibold">Claim against the carrier, if you make one</legend>
            <TextField
              label="Carrier"
              optional
              maxLength={60}
              {...field(CLAIM_FIELDS.carrier, '')}
              placeholder={carrier || undefined}
            />
            <TextField label="Claim number" optional maxLength={60} {...field(CLAIM_FIELDS.number, '')} />
            <TextField
              label="Amount, in pounds"
              optional
              inputMode="decimal"
              {...field(CLAIM_FIELDS.amount, '')}
            />
          </fieldset>
          <Button type="submit" variant="dark" className="justify-self-start">
            Put it right
          </Button>
        </Form>
      </details>
    </Card>
  );
}
