import { useEffect, useState } from 'react';
import { usePasskey as askForPasskey, knowsPasskeys } from '#app/cms/account/web-authn.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { NO_SIGN_IN_NOW } from './sign-in-words.ts';

/** Signs in by passkey where the browser supports them. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const [isKnown, setKnown] = useState(false);
  const [message, setMessage] = useState('');
  useEffect(() => setKnown(knowsPasskeys()), []);
  if (!isKnown) return null;

  async function signIn() {
    setMessage('');
    try {
      const { options } = await send({});
      const response = await askForPasskey(options);
      if (!response) return;
      const { ok } = await send({ response });
      if (ok) onSignedIn();
      else setMessage('This passkey does not open the shop.');
    } catch {
      setMessage(NO_SIGN_IN_NOW);
    }
  }

  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-4">
      <Button variant="outline" onClick={() => void signIn()}>
        Sign in with a passkey
      </Button>
      <p role="alert" className="field-error empty:hidden">
        {message}
      </p>
    </div>
  );
}

async function send(body: object): Promise<{ options: unknown; ok: boolean }> {
  const response = await fetch(cmsPaths.passkeySignIn(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}
