import { useState } from 'react';
import { TextField } from '#app/ui/field.tsx';
import { PASSWORD_MIN_LENGTH } from '#domain/people/owner-form.ts';

export function NewPasswordField({ error }: { error: string | undefined }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="grid gap-1">
      <TextField
        label="Password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters, not easily guessed`}
        error={error}
      />
      <button
        type="button"
        onClick={() => setIsShown(!isShown)}
        className="needs-script inline-flex min-h-11 items-center justify-self-start text-sm underline underline-offset-4 hover:text-rose"
      >
        {isShown ? 'Hide password' : 'Show password'}
      </button>
    </div>
  );
}
