import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'dark' | 'outline' | 'quiet';
type Looks = { variant?: ButtonVariant; size?: 'small' | 'large' };

/** A button, by default of type 'button', so that none sends a form by accident. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Looks) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Looks) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />;
}

export function buttonClass({ variant = 'primary', size }: Looks, className?: string): string {
  return classNames('btn', `btn-${variant}`, size && `btn-${size}`, className);
}
