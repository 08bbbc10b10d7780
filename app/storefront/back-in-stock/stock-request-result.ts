/** What became of asking to be told; `errors` by field, `message` for anything else. */
export type StockRequestResult =
  | { ok: true }
  | { ok: false; message: string; errors: Partial<Record<string, string>> };
