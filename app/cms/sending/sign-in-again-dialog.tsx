import { type FormEvent, useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { PasskeyButton } from '#app/cms/sign-in/passkey-button.tsx';
import { type SignedIn, sendSignIn, whoIsSignedIn } from '#app/cms/sign-in/sign-in-again.ts';
import { NO_SIGN_IN_NOW, ONCE_MORE } from '#app/cms/sign-in/sign-in-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/field.tsx';
import {
  endInterruption,
  type InterruptedSave,
  useInterruptedSave,
  useSendingFetchers,
} from './interrupted-save.ts';

const SESSION_ENDED =
  'Your session has ended. What you typed is still here, and is saved once you have signed in.';

type Member = SignedIn & { email: string };

/** Opens over a form whose session has ended. Whoever signs in again has the form sent; somebody else is asked first. */
export function SignInAgainDialog({ member }: { member: Member }) {
  useSendingFetchers();
  const interrupted = useInterruptedSave();
  return (
    <Dialog
      open={interrupted !== null}
      onClose={endInterruption}
      title={interrupted?.reason === 'sign-in-too-old' ? 'Sign in once more' : 'Sign in again'}
      className="dialog-small"
    >
      {interrupted && <SignInAgain member={member} interrupted={interrupted} />}
    </Dialog>
  );
}

function SignInAgain({ member, interrupted }: { member: Member; interrupted: InterruptedSave }) {
  const submit = useSubmit();
  const isTooOld = interrupted.reason === 'sign-in-too-old';
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);
  const [other, setOther] = useState<SignedIn | null>(null);

  function save() {
    endInterruption();
    sendAgain(submit, interrupted);
  }

  async function goOn() {
    try {
      const now = await whoIsSignedIn();
      if (now?.id === member.id) save();
      else setOther(now);
    } catch {
      setMessage(NO_SIGN_IN_NOW);
    }
  }

  // A session is open all the while: that somebody is signed in says nothing new.
  useSignInElsewhere(() => void (isTooOld || goOn()));

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (isSending) return;
    setSending(true);
    setMessage('');
    const taken = await sendSignIn(new FormData(event.currentTarget));
    setSending(false);
    if (taken.step === 'refused') setMessage(taken.message);
    else if (taken.step === 'code') setStep('code');
    else await goOn();
  }

  if (other)
    return (
      <div className="grid gap-4">
        <p>
          You are signed in as {other.name} now, and began this as {member.name}. Is it to be saved as{' '}
          {other.name}?
        </p>
        <p className="flex flex-wrap gap-3">
          <Button variant="dark" onClick={save} autoFocus>
            Save as {other.name}
          </Button>
          <Button variant="outline" onClick={endInterruption}>
            Do not save
          </Button>
        </p>
      </div>
    );
  return (
    <>
      <form method="post" onSubmit={(event) => void signIn(event)} className="grid gap-4" noValidate>
        <p>{isTooOld ? ONCE_MORE : SESSION_ENDED}</p>
        {message && (
          <p role="alert" className="rounded-xl bg-blush-soft px-4 py-3 font-medium text-rose-deep">
            {message}
          </p>
        )}
        {step === 'password' ? (
          <>
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={member.email}
            />
            <TextField
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              ref={focusOnOpening}
            />
          </>
        ) : (
          <TextField
            key="code"
            label="Code"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            hint="Six digits from your authenticator app, or one of your backup codes"
            autoFocus
          />
        )}
        <Button type="submit" variant="dark" aria-disabled={isSending}>
          {isSending ? 'One moment…' : 'Sign in and save'}
        </Button>
      </form>
      <PasskeyButton onSignedIn={() => void goOn()} />
    </>
  );
}

/** React's autoFocus comes before the dialog opens, which then looks for the attribute. */
function focusOnOpening(field: HTMLInputElement | null) {
  field?.setAttribute('autofocus', '');
}

/** Looks for a new session when the window is in front again: somebody may have signed in in another tab. */
function useSignInElsewhere(look: () => void) {
  useEffect(() => {
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [look]);
}

function sendAgain(
  submit: ReturnType<typeof useSubmit>,
  { address, form, fetcherKey }: InterruptedSave,
): void {
  const hasFile = [...form.values()].some((value) => typeof value !== 'string');
  const options = {
    action: address,
    method: 'post',
    encType: hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
    preventScrollReset: true,
  } as const;
  void (fetcherKey === null
    ? submit(form, options)
    : submit(form, { ...options, navigate: false, fetcherKey }));
}
