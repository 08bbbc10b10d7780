import type { Ask } from '#app/cms/ui/ask-dialog.tsx';

/** What a form of a connection returns: never what was typed, which may be a secret. */
export type ConnectionResult = {
  ok: boolean;
  message?: string;
  errors?: Record<string, string>;
  ask?: Ask;
};
