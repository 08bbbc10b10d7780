import * as v from 'valibot';
import { isIdempotencyKey, LONGEST_IDEMPOTENCY_KEY } from '#domain/order/idempotency-key.ts';
import { problem } from '#server/http/problem.ts';
import type { ApiParameter } from './api-route.ts';

type KeyOf = 'order' | 'refund' | 'parcel' | 'return';

/** The header as the document describes it. */
export function idempotencyKey(of: KeyOf): ApiParameter {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(LONGEST_IDEMPOTENCY_KEY),
      v.regex(/^[ -~]*[!-~][ -~]*$/),
    ),
    description: `The same key gives the same ${of}, however often it is sent`,
  };
}

/** Returns the key of a request, or the problem to respond with. */
export function readIdempotencyKey(
  request: Request,
  of: KeyOf,
): { ok: true; key: string } | { ok: false; response: Response } {
  const key = request.headers.get('idempotency-key')?.trim() ?? '';
  if (key === '') {
    const text = `Send an Idempotency-Key header with your ${of}.`;
    return { ok: false, response: problem(400, 'idempotency-key-missing', text) };
  }
  if (!isIdempotencyKey(key)) {
    const text = `An Idempotency-Key has 1 to ${LONGEST_IDEMPOTENCY_KEY} printing ASCII characters.`;
    return { ok: false, response: problem(400, 'idempotency-key-invalid', text) };
  }
  return { ok: true, key };
}
