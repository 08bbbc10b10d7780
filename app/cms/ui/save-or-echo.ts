import { isRouteErrorResponse } from 'react-router';
import type { SaveResult } from '#domain/lists/save-result.ts';
import { readSubmitted } from './submitted-fields.ts';

/** Sends a form; where the shop cannot be reached the page stays, with everything that was typed and these words. */
export async function saveOrEcho<Answer>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Answer> },
  message: string,
): Promise<Answer | SaveResult> {
  const typed = readSubmitted(await request.clone().formData());
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return { ok: false, message, errors: {}, typed };
  }
}
