import type { UnsentReason } from '#domain/lists/save-result.ts';

export type OrderItem = { id: string; name: string; note?: string };

export type OrderResult =
  | { ok: true; message: string }
  | {
      ok: false;
      message: string;
      /** The submitted order. */
      ids?: string[];
      /** The order that somebody else saved first. */
      meanwhile?: { actor: string; at: string; items: OrderItem[] };
      unsent?: UnsentReason;
    };
