import type { DifferingField } from './save-conflict.ts';

/** The result of sending a form in /cms; a refusal returns the submitted values. */
export type SaveResult =
  | {
      ok: true;
      message: string;
      /** Values of somebody else's save were taken into this one: the form shows the stored values again. */
      isMerged?: boolean;
    }
  | {
      ok: false;
      message: string;
      errors: Record<string, string>;
      submitted: Record<string, string>;
      meanwhile?: Meanwhile;
      unsent?: UnsentReason;
    };

/** The save of somebody else since the form was opened. */
export type Meanwhile = {
  actor: string;
  /** UTC, ISO; '' where unknown. */
  at: string;
  /** The version to overwrite deliberately. */
  version: number;
  differing: DifferingField[];
};

/** The reason why a form did not arrive, or was not looked at. */
export type UnsentReason =
  | 'unreachable'
  | 'signed-out'
  | 'sign-in-too-old'
  | 'not-allowed'
  | 'gone'
  | 'too-large'
  | 'too-many'
  | 'failed';

/** The message when two people edit the same record. */
export const CHANGED_MEANWHILE = 'Somebody saved this while you were editing. Nothing was overwritten.';
