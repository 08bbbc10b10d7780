import { useState } from 'react';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { pictured } from '#app/ui/drawing.ts';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { PATH_ANSWERS } from '#domain/returns/return-path.ts';
import { LINE_FIELDS } from '#domain/returns/return-request.ts';
import type { GoodsCondition, ReturnCause } from '#domain/returns/return-situation.ts';
import { CAUSE_NAMES, CONDITION_NAMES } from '#domain/returns/return-words.ts';
import type { AskedForm, AskedFormLine } from './asked-form.ts';

/** Pieces that are chosen from a list; more are typed. */
const LISTED_PIECES = 12;

/** What is asked of one line of the order. */
export function AskedLineFields({
  line,
  form,
  errors,
  submitted,
  wantsOther,
}: {
  line: AskedFormLine;
  form: AskedForm;
  errors: Record<string, string>;
  submitted: Record<string, string>;
  wantsOther: boolean;
}) {
  const { causes } = PATH_ANSWERS[form.path];
  const isHydrated = useHydrated();
  const named = (name: string) => ({ name: name + line.lineId, error: errors[name + line.lineId] });
  const value = (name: string, usual: string) => submitted[name + line.lineId] ?? usual;
  const usualPieces = form.lines.filter(({ isOpen }) => isOpen).length === 1 && line.most === 1 ? '1' : '0';
  const [pieces, setPieces] = useState(value(LINE_FIELDS.quantity, usualPieces));
  const [cause, setCause] = useState(value(LINE_FIELDS.cause, causes[0]));
  const [condition, setCondition] = useState(value(LINE_FIELDS.condition, 'untouched'));
  const isMeant = !isHydrated || !['', '0'].includes(pieces.trim());
  const conditions = isHydrated && cause === 'not-arrived' ? [] : line.conditions;
  return (
    <fieldset className="grid min-w-0 gap-4 border-b border-line pb-6">
      <legend className="sr-only">
        {line.name} {line.variant}
      </legend>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        <ProductPicture
          product={pictured({ name: line.name, brand: line.brand, imageUrl: line.imageUrl, category: '' })}
          alt=""
          sizes="4rem"
          className="w-[min(4rem,18vw)] rounded-lg"
        />
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block text-sm text-ink-soft">{line.brand}</span>
          {line.name}
          {line.variant && <span className="text-ink-soft"> ({line.variant})</span>}
          {line.isSealed && (
            <span className="block text-sm text-ink-soft">Sealed for hygiene when you bought it</span>
          )}
        </p>
      </div>
      {line.isOpen ? (
        <div className="grid gap-4 sm:grid-cols-2">
          {line.most <= LISTED_PIECES ? (
            <SelectField
              label="How many?"
              {...named(LINE_FIELDS.quantity)}
              defaultValue={pieces}
              onChange={({ target }) => setPieces(target.value)}
            >
              <option value="0">None of these</option>
              {[...new Array(line.most).keys()].map((before) => (
                <option key={before} value={before + 1}>
                  {before + 1} of {line.most}
                </option>
              ))}
            </SelectField>
          ) : (
            <TextField
              label={`How many, of ${line.most}?`}
              inputMode="numeric"
              {...named(LINE_FIELDS.quantity)}
              defaultValue={pieces}
              onChange={({ target }) => setPieces(target.value)}
            />
          )}
          {isMeant && causes.length > 1 && (
            <SelectField
              label="What is it about?"
              {...named(LINE_FIELDS.cause)}
              defaultValue={cause}
              onChange={({ target }) => setCause(target.value)}
            >
              {causes.map((each) => (
                <option key={each} value={each}>
                  {CAUSE_NAMES[each]}
                </option>
              ))}
            </SelectField>
          )}
          {isMeant && conditions.length > 0 && (
            <SelectField
              label="How is it?"
              {...named(LINE_FIELDS.condition)}
              defaultValue={condition}
              onChange={({ target }) => setCondition(target.value)}
            >
              {conditions.map((each) => (
                <option key={each} value={each}>
                  {CONDITION_NAMES[each]}
                </option>
              ))}
            </SelectField>
          )}
          {conditions.length === 0 && named(LINE_FIELDS.condition).error && (
            <p className="field-error sm:col-span-2">{named(LINE_FIELDS.condition).error}</p>
          )}
          {isMeant && form.reasons.length > 0 && (
            <SelectField
              label="Why?"
              optional
              {...named(LINE_FIELDS.reason)}
              defaultValue={value(LINE_FIELDS.reason, '')}
            >
              <option value="">No reason</option>
              {form.reasons.map((reason) => (
                <option key={reason}>{reason}</option>
              ))}
            </SelectField>
          )}
          {isMeant &&
            wantsOther &&
            PATH_ANSWERS[form.path].wishes.includes('another') &&
            line.others.length > 0 && (
              <SelectField
                label="Another shade or size"
                hint="Only if you would like another instead."
                {...named(LINE_FIELDS.wanted)}
                defaultValue={value(LINE_FIELDS.wanted, '')}
              >
                <option value="">None of these</option>
                {line.others.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </SelectField>
            )}
          {isHydrated && isMeant && !named(LINE_FIELDS.condition).error && (
            <Answer line={line} cause={cause} condition={condition} />
          )}
        </div>
      ) : (
        <p className="max-w-prose text-sm text-ink-soft">{line.whyNot}</p>
      )}
    </fieldset>
  );
}

/** What the answers so far come to. */
function Answer({ line, cause, condition }: { line: AskedFormLine; cause: string; condition: string }) {
  const found =
    line.answers.find(isOf(cause, condition)) ?? line.answers.find((answer) => answer.cause === cause);
  return (
    <p
      aria-live="polite"
      className={`text-sm sm:col-span-2 ${found && !found.isOpen ? 'font-medium text-rose-deep' : 'text-ink-soft'}`}
    >
      {found?.text}
    </p>
  );
}

function isOf(cause: string, condition: string) {
  return (answer: { cause: ReturnCause; condition: GoodsCondition }) =>
    answer.cause === cause && answer.condition === condition;
}
