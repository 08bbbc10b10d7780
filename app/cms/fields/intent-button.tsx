import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';

export function IntentButton({
  intent,
  variant = 'outline',
  className,
  children,
}: {
  intent: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Button type="submit" name="intent" value={intent} variant={variant} size="small" className={className}>
      {children}
    </Button>
  );
}
