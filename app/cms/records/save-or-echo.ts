import { isRouteErrorResponse } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { readForm } from '#app/request/read-form.ts';
import type { SaveResult } from '#domain/lists/save-result.ts';

/** Sends a form; when the shop cannot be reached, returns the submitted values with this message. */
export async function saveOrEcho<Result>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Result> },
  message: string,
): Promise<Result | SaveResult> {
  const submitted = readSubmitted(await readForm(request.clone()));
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return { ok: false, message, errors: {}, submitted };
  }
}
