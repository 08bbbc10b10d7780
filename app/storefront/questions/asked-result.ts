/** What became of a question or an answer; `errors` by field, `message` for anything else. */
export type AskedResult =
  | { ok: true }
  | {
      ok: false;
      message: string;
      errors: Partial<Record<string, string>>;
      /** The submitted values, shown again without script. */
      values?: Partial<Record<string, string>>;
    };
