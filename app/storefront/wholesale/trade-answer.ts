/** In the order in which they stand on the page: the first in error gets the focus. */
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

export type TradeField = (typeof TRADE_FIELDS)[number];
export type TradeErrors = Partial<Record<string, string>>;

/** What became of an application. `values` are the words typed, to be kept where there is no script. */
export type TradeResult =
  | { ok: true }
  | { ok: false; errors: TradeErrors; failed: boolean; values: Partial<Record<TradeField, string>> };
