type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'message';

/** `values`: the submitted ones, shown again where there is no script. */
export type ContactResult =
  | { ok: true }
  | {
      ok: false;
      errors: Record<string, string>;
      failed: boolean;
      values: Partial<Record<ContactField, string>>;
    };
