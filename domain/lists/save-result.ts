/** The result of sending a form in /cms; a refusal returns the submitted values. */
export type SaveResult =
  | { ok: true; message: string }
  | {
      ok: false;
      message: string;
      errors: Record<string, string>;
      submitted: Record<string, string>;
      /** Set when somebody else saved first: who, when ('' if unknown), and the version to overwrite deliberately. */
      meanwhile?: { actor: string; at: string; version: number };
    };

/** The message when two people edit the same record. */
export const CHANGED_MEANWHILE = 'Somebody saved this while you were editing. Nothing was overwritten.';
