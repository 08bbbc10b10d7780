type Creation = Parameters<typeof PublicKeyCredential.parseCreationOptionsFromJSON>[0];
type Request = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0];

/** True where the browser supports passkeys at this address: HTTPS or localhost only. */
export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

/** Creates a passkey by the server's options; null when the person cancels. */
export async function makePasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as Creation);
  return answerOf(navigator.credentials.create({ publicKey }));
}

/** Asks for a passkey by the server's options; null when the person cancels. */
export async function usePasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as Request);
  return answerOf(navigator.credentials.get({ publicKey }));
}

async function answerOf(asking: Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await asking;
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
