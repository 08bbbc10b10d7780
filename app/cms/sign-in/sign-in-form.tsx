import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';

/** A form for visitors who are not signed in. A refusal moves the focus to the first invalid field, or to the password. */
export function SignInForm({
  refused,
  submit,
  sending = 'One moment…',
  children,
}: {
  refused: { message?: string | null; errors?: Record<string, string> } | undefined;
  submit: string;
  sending?: string;
  children: ReactNode;
}) {
  const isSending = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refused) return;
    const field =
      form.current?.querySelector('[aria-invalid="true"]') ??
      form.current?.querySelector('[name="password"]');
    if (field instanceof HTMLElement) field.focus();
  }, [refused]);
  return (
    <Form ref={form} method="post" className="grid gap-4" noValidate>
      {refused?.message && (
        <p role="alert" className="rounded-xl bg-blush-soft px-4 py-3 font-medium text-rose-deep">
          {refused.message}
        </p>
      )}
      {children}
      <Button type="submit" variant="dark" disabled={isSending}>
        {isSending ? sending : submit}
      </Button>
    </Form>
  );
}
