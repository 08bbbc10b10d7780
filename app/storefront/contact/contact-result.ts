type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'message';

/** `values` are the submitted ones, shown again without script. */
export type ContactResult =
  | { ok: true }
  | {
      ok: false;
      errors: Record<string, string>;
      failed: boolean;
      values: Partial<Record<ContactField, string>>;
    };
