import { objectOf, textOf } from '#app/browser/read-json.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { NO_SIGN_IN_NOW } from './sign-in-words.ts';

export type SignInStep = { step: 'done' } | { step: 'code' } | { step: 'refused'; message: string };

export type SignedIn = { id: string; name: string };

/** Sends one step of signing in: email and password, or a code. A failure of any kind is a refusal with its words. */
export async function sendSignIn(form: FormData): Promise<SignInStep> {
  try {
    const response = await fetch(cmsPaths.signInAgain(), { method: 'POST', body: form });
    return readStep(await response.json());
  } catch {
    return { step: 'refused', message: NO_SIGN_IN_NOW };
  }
}

function readStep(body: unknown): SignInStep {
  const { step, message } = objectOf(body);
  if (step === 'done' || step === 'code') return { step };
  return { step: 'refused', message: textOf(message) || NO_SIGN_IN_NOW };
}

/** The member who is signed in now; null for nobody. Throws where the shop cannot be reached. */
export async function whoIsSignedIn(): Promise<SignedIn | null> {
  const response = await fetch(cmsPaths.signInAgain());
  const member = objectOf(objectOf(await response.json()).member);
  const [id, name] = [textOf(member.id), textOf(member.name)];
  return id === '' ? null : { id, name };
}
