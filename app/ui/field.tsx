import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type Surroundings = {
  label: ReactNode;
  hint?: ReactNode;
  /** One message or several; the first is shown. */
  error?: string | string[] | null;
  /** Says '(optional)' beside the label. */
  optional?: boolean;
  /** Of the whole field, for its place in a grid. */
  className?: string;
};

/** Label, input, hint and error, wired together; takes every attribute of an input (also Conform's). */
export function TextField(props: ComponentProps<'input'> & Surroundings) {
  const { frame, control } = useWiring(props);
  return (
    <Frame {...frame}>
      <input {...control} />
    </Frame>
  );
}

export function TextAreaField(props: ComponentProps<'textarea'> & Surroundings) {
  const { frame, control } = useWiring(props);
  return (
    <Frame {...frame}>
      <textarea rows={5} {...control} />
    </Frame>
  );
}

/** The options are its children. */
export function SelectField(props: ComponentProps<'select'> & Surroundings) {
  const { frame, control } = useWiring(props);
  return (
    <Frame {...frame}>
      <select {...control} />
    </Frame>
  );
}

type Wireable = Surroundings & { id?: string; 'aria-describedby'?: string };

function useWiring<Props extends Wireable>({ label, hint, error, optional, className, ...control }: Props) {
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
}: Omit<Surroundings, 'error'> & { id: string; message: string | null; children: ReactNode }) {
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
