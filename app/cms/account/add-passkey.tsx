import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { knowsPasskeys, makePasskey } from './web-authn.ts';

export function AddPasskey() {
  const [isKnown, setKnown] = useState<boolean | null>(null);
  const [name, setName] = useState('');
  const { revalidate } = useRevalidator();
  useEffect(() => setKnown(knowsPasskeys()), []);
  if (isKnown === false)
    return <p className="text-sm text-ink-soft">This browser knows no passkeys at this address.</p>;

  async function add() {
    try {
      const begun = await send({});
      if (!begun) return;
      const { options } = begun;
      const response = await makePasskey(options);
      if (!response) return;
      const added = await send({ response, name });
      if (!added) return;
      const { ok } = added;
      showToast(ok ? 'Passkey added.' : 'The passkey could not be added.', ok ? 'status' : 'alert');
      setName('');
      void revalidate();
    } catch {
      showToast('The passkey could not be added. Sign out and in again, then try once more.', 'alert');
    }
  }

  return (
    <div className="needs-script flex flex-wrap items-end gap-3">
      <TextField
        label="Name of a new passkey"
        value={name}
        placeholder="My laptop"
        maxLength={60}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button variant="outline" size="small" className="mb-1.5" onClick={() => void add()}>
        Add a passkey
      </Button>
    </div>
  );
}

/** Null where the shop asks to sign in first: the browser is on its way there. */
async function send(body: object): Promise<{ options: unknown; ok: boolean } | null> {
  const response = await fetch(cmsPaths.passkey(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.redirected) {
    location.assign(response.url);
    return null;
  }
  return response.json();
}
