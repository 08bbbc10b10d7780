import './mark-choice.css';

const STEPS = [1, 2, 3, 4, 5] as const;

/** Marks one trait from 1 to 5 between two words; by choice, so that it can be left alone. */
export function MarkChoice({
  trait,
  label,
  least,
  most,
  chosen,
}: {
  trait: string;
  label: string;
  least: string;
  most: string;
  chosen: string | undefined;
}) {
  return (
    <fieldset className="mark-choice">
      <legend className="mb-1 text-sm font-semibold">
        {label} <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <div className="mark-choice-steps">
        {STEPS.map((step) => (
          <label key={step}>
            <input
              type="radio"
              name={`mark-${trait}`}
              value={step}
              defaultChecked={chosen === String(step)}
            />
            <span className="sr-only">
              {step} of 5{step === 1 && `, ${least}`}
              {step === 5 && `, ${most}`}
            </span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="flex justify-between gap-4 text-sm text-ink-soft">
        <span>{least}</span>
        <span className="text-right">{most}</span>
      </p>
    </fieldset>
  );
}
