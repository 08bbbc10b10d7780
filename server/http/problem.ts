import { STRICT_POLICY } from './security-headers.ts';

/** An error as `application/problem+json` (RFC 9457) with a code for machines and a sentence for people. */
export function problem(
  status: number,
  code: string,
  detail: string,
  more: Record<string, unknown> = {},
): Response {
  return Response.json(
    { type: 'about:blank', title: TITLES[status] ?? 'Error', status, code, detail, ...more },
    {
      status,
      headers: {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': STRICT_POLICY,
      },
    },
  );
}

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};
