import { type DataStrategyResult, data } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import type { SaveResult } from '#domain/lists/save-result.ts';
import { interruptSave } from './interrupted-save.ts';
import { dataToKeep } from './shown-page.ts';
import { unsentReason, unsentText } from './unsent.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * Client middleware of /cms: no failure of the network, the session or the server replaces a page with a filled-in form. A
 * form that could not be sent gets its submitted values back as a refusal; a revalidation that fails under unsaved changes
 * goes on with the data loaded before.
 */
export async function keepForms(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results | undefined> {
  if (request.method === 'GET') {
    const results = await next();
    const kept = dataToKeep(request.url);
    return kept ? withLoaded(results, kept) : undefined;
  }
  const sent = request.clone();
  const results = await next();
  if (request.signal.aborted) return undefined;
  const [routeId, failed] = Object.entries(results).find(([, { type }]) => type === 'error') ?? [];
  const reason = failed && unsentReason(failed.result);
  if (!routeId || !reason) return undefined;
  const form = await sent.formData();
  if (reason === 'signed-out' || reason === 'sign-in-too-old') {
    const { pathname, search } = new URL(request.url);
    interruptSave(pathname + search, form, reason);
  }
  const refusal: SaveResult = {
    ok: false,
    message: unsentText(reason),
    errors: {},
    submitted: readSubmitted(form),
    unsent: reason,
  };
  // A status of 400 and above loads nothing again.
  return { ...results, [routeId]: { type: 'data', result: data(refusal, { status: 503 }) } };
}

function withLoaded(results: Results, loaded: ReadonlyMap<string, unknown>): Results {
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => [
      id,
      result.type === 'error' && loaded.get(id) !== undefined
        ? { type: 'data' as const, result: loaded.get(id) }
        : result,
    ]),
  );
}
