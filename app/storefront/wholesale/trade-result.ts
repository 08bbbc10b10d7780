export const TRADE_FIELDS = [
  'businessName',
  'businessType',
  'companyNumber',
  'vatNumber',
  'address',
  'postcode',
  'website',
  'contactName',
  'email',
  'phone',
  'monthlyOrder',
  'message',
  'consent',
] as const;

/** `values`: the submitted ones, shown again where there is no script. */
export type TradeResult =
  | { ok: true }
  | {
      ok: false;
      errors: Record<string, string>;
      failed: boolean;
      values: Partial<Record<(typeof TRADE_FIELDS)[number], string>>;
    };
