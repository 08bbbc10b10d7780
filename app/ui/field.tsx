import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type FieldFrame = {
  label: ReactNode;
  hint?: ReactNode;
  /** The first of several messages is shown. */
  error?: string | string[] | null;
  /** Adds '(optional)' to the label. */
  optional?: boolean;
  /** Set on the whole field, to place it in a grid. */
  className?: string;
};

/** An input linked with its label, hint and error; takes every attribute of an input. */
export function TextField(props: ComponentProps<'input'> & FieldFrame) {
  const { frame, control } = useLinkedField(props);
  return (
    <Frame {...frame}>
      <input {...control} />
    </Frame>
  );
}

export function TextAreaField(props: ComponentProps<'textarea'> & FieldFrame) {
  const { frame, control } = useLinkedField(props);
  return (
    <Frame {...frame}>
      <textarea rows={5} {...control} />
    </Frame>
  );
}

export function SelectField(props: ComponentProps<'select'> & FieldFrame) {
  const { frame, control } = useLinkedField(props);
  return (
    <Frame {...frame}>
      <select {...control} />
    </Frame>
  );
}

type Linkable = FieldFrame & { id?: string; 'aria-describedby'?: string };

function useLinkedField<Props extends Linkable>({
  label,
  hint,
  error,
  optional,
  className,
  ...control
}: Props) {
  const ownId = useId();
  const id = control.id ?? ownId;
  const message = (Array.isArray(error) ? error[0] : error) || null;
  return {
    frame: { id, label, hint, message, optional, className },
    control: {
      ...control,
      id,
      className: 'field-control',
      'aria-invalid': message ? true : undefined,
      'aria-describedby': classNames(hint ? `${id}-hint` : null, message ? `${id}-error` : null) || undefined,
    },
  };
}

function Frame({
  id,
  label,
  hint,
  message,
  optional,
  className,
  children,
}: Omit<FieldFrame, 'error'> & { id: string; message: string | null; children: ReactNode }) {
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="field-error">
        {message}
      </p>
    </div>
  );
}
