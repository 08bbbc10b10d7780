import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'dark' | 'outline' | 'quiet';
type Looks = { variant?: ButtonVariant; size?: 'small' | 'large' };

/** Its type is 'button' by default, so that none submits a form by accident. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Looks) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />;
}

export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Looks) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />;
}

export function buttonClass({ variant = 'primary', size }: Looks, className?: string): string {
  return classNames('btn', `btn-${variant}`, size && `btn-${size}`, className);
}
