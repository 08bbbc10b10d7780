import type { Platform } from '#operations/platform/platform.ts';
import type { Bindings } from '#server/http/bindings.ts';
import type { CheckLimit } from '#server/http/rate-limits.ts';
import type { Api } from './api-route.ts';

export type ApiParts = {
  platform: Platform;
  checkLimit: CheckLimit;
  inTurn: Api['inTurn'];
  clientOf: (request: Request, bindings: Bindings | undefined) => string;
};
