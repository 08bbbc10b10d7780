export const COMPLAINT_FIELDS = ['about', 'name', 'email', 'phone', 'orderNumber', 'message'] as const;

/** `replyBy` is a day, 'YYYY-MM-DD'; `values` are the submitted ones, shown again without script. */
export type ComplaintResult =
  | { ok: true; replyBy: string }
  | {
      ok: false;
      errors: Record<string, string>;
      failed: boolean;
      values: Partial<Record<(typeof COMPLAINT_FIELDS)[number], string>>;
    };
