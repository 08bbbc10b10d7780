import { TextField } from '#app/ui/field.tsx';
import type { DraftOrder } from '#operations/entered-orders/draft-order.ts';
import type { DraftValues } from './draft-values.ts';

/** Codes of offers that the customer names, and what each of them does. */
export function OrderCodesField({
  values,
  order,
  onChange,
}: {
  values: DraftValues;
  order: DraftOrder;
  onChange: () => void;
}) {
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <TextField
        label="Codes of offers"
        name="codes"
        optional
        autoComplete="off"
        maxLength={400}
        defaultValue={values.codes}
        onBlur={(event) => event.currentTarget.value !== values.codes && onChange()}
        hint="Between commas"
      />
      {order.codes.length > 0 && (
        <ul aria-label="Codes" aria-live="polite" className="grid gap-1 text-sm">
          {order.codes.map(({ code, text, works }) => (
            <li key={code} className={works ? 'text-leaf' : 'font-medium text-rose-deep'}>
              <span className="font-mono">{code}</span>: {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
