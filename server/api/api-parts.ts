import type { Platform } from '#operations/platform/platform.ts';
import type { Bindings } from '#server/http/bindings.ts';
import type { CheckLimit } from '#server/http/rate-limits.ts';

export type ApiParts = {
  platform: Platform;
  checkLimit: CheckLimit;
  clientOf: (request: Request, bindings: Bindings | undefined) => string;
};
