import { isRouteErrorResponse } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { UnsentReason } from '#domain/lists/save-result.ts';
import { isRecord } from '#domain/text/is-record.ts';

const STILL_HERE = 'What you typed is still here.';

const WORDS: Record<UnsentReason, string> = {
  unreachable: `The shop could not be reached. ${STILL_HERE} Save tries again.`,
  'signed-out': `You are signed out, so nothing was saved. ${STILL_HERE}`,
  'sign-in-too-old': `Nothing was changed yet: please sign in once more. ${STILL_HERE}`,
  'not-allowed': `Your role does not allow this any more. ${STILL_HERE}`,
  gone: `It was deleted meanwhile. ${STILL_HERE}`,
  'too-large': `That is more than the shop takes at once. ${STILL_HERE}`,
  'too-many': `Too many attempts. Please wait a while. ${STILL_HERE}`,
  failed: `Something went wrong in the shop. ${STILL_HERE} Save tries again.`,
};

export function unsentText(reason: UnsentReason): string {
  return WORDS[reason];
}

const BY_STATUS = new Map<number, UnsentReason>([
  [401, 'signed-out'],
  [403, 'not-allowed'],
  [404, 'gone'],
  [413, 'too-large'],
  [429, 'too-many'],
  [502, 'unreachable'],
  [503, 'unreachable'],
  [504, 'unreachable'],
]);

/** The reason why an action ended in this error; null for a redirect that is meant, as to a new record. */
export function unsentReason(error: unknown): UnsentReason | null {
  if (error instanceof Response && error.status >= 300 && error.status < 400)
    return signInReason(error.headers.get('location'));
  if (error instanceof Response || isRouteErrorResponse(error))
    return BY_STATUS.get(error.status) ?? 'failed';
  // fetch throws a TypeError where there is no response; the router hands it on as the `data` of a result.
  const thrown = isRecord(error) && 'data' in error ? error.data : error;
  return thrown instanceof TypeError ? 'unreachable' : 'failed';
}

function signInReason(location: string | null): UnsentReason | null {
  const [path, search = ''] = location?.split('?') ?? [];
  if (path !== cmsPaths.signIn()) return null;
  return new URLSearchParams(search).has('again') ? 'sign-in-too-old' : 'signed-out';
}
