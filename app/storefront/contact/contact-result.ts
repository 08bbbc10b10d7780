export type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'message';
export type ContactErrors = Partial<Record<string, string>>;

/** What became of a message. `values` are the words typed, to be kept where there is no script. */
export type ContactResult =
  | { ok: true }
  | { ok: false; errors: ContactErrors; failed: boolean; values: Partial<Record<ContactField, string>> };
