import { type KeyboardEvent, useId } from 'react';

/** A field of a variant: its value is given where script changes it, its first one where a form without script does. */
export type VariantSelectField = {
  name: string;
  error: string | undefined;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** A choice of a variant among known words; '' where none is chosen. */
export function VariantSelect({
  label,
  unset,
  options,
  isWide = false,
  error,
  onChange,
  ...select
}: {
  label: string;
  /** What no choice means. */
  unset: string;
  options: readonly (readonly [value: string, text: string])[];
  isWide?: boolean;
} & VariantSelectField) {
  const id = useId();
  return (
    <div className="variant-cell" data-wide={isWide}>
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        id={id}
        onChange={onChange && (({ currentTarget }) => onChange(currentTarget.value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="field-control"
      >
        <option value="">{unset}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <p id={`${id}-error`} aria-live="polite" className="field-error">
        {error}
      </p>
    </div>
  );
}
