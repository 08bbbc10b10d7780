import { type ComponentProps, useRef, useState } from 'react';
import { TextField } from '#app/ui/field.tsx';
import { probablyMeant } from '#domain/slips/email-slip.ts';

/** The field of an email address, which asks about a likely slip: 'Did you mean jo@gmail.com?' It refuses nothing. */
export function EmailWithQuestion(props: ComponentProps<typeof TextField>) {
  const [meant, setMeant] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function take(email: string) {
    if (!input.current) return;
    input.current.value = email;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  }

  return (
    <div>
      <TextField
        {...props}
        ref={input}
        onBlur={({ target }) => setMeant(probablyMeant(target.value))}
        onInput={() => setMeant(null)}
      />
      <p role="status" className="mt-1.5 text-sm empty:hidden">
        {meant && (
          <>
            Did you mean{' '}
            <button
              type="button"
              onClick={() => take(meant)}
              className="min-h-6 font-semibold underline underline-offset-4 [overflow-wrap:anywhere] hover:text-rose"
            >
              {meant}
            </button>
            ?
          </>
        )}
      </p>
    </div>
  );
}
