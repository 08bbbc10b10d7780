import { type ClipboardEvent, type ComponentProps, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';

/** A field of a variant; where the row is one of a table, its label is for those who do not see the heading. */
export function VariantCell({
  label,
  error,
  hint,
  area,
  onChange,
  onPaste,
  ...input
}: {
  label: string;
  error: string | undefined;
  hint?: string;
  /** The row's area it stands in. */
  area?: string;
  onChange?: (text: string) => void;
  onPaste?: (event: ClipboardEvent) => void;
} & Omit<ComponentProps<'input'>, 'onChange' | 'onPaste'>) {
  const id = useId();
  return (
    <div className="variant-cell" data-area={area}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        onChange={onChange && (({ currentTarget }) => onChange(currentTarget.value))}
        onPaste={onPaste}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined}
        className="field-control"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="field-error">
        {error}
      </p>
    </div>
  );
}
