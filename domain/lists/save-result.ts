/** What a form in /cms is told after sending: how it went, and everything that was typed when it went wrong. */
export type SaveResult =
  | { ok: true; message: string }
  | {
      ok: false;
      message: string;
      errors: Record<string, string>;
      typed: Record<string, string>;
      /** Somebody saved meanwhile: who and when, and the version to save over deliberately. */
      meanwhile?: { actor: string; at: string; version: number };
    };

/** Where two people edit the same. */
export const CHANGED_MEANWHILE = 'Somebody saved this while you were editing. Nothing was overwritten.';
