/** What became of a form of codes. */
export type CodesResult = {
  ok: boolean;
  message: string;
  /** By the field that is wrong. */
  errors: Record<string, string>;
  submitted: Record<string, string>;
  /** True where withdrawing all is to be confirmed. */
  asks: boolean;
  /** Who would get a mail with a code, where that is to be confirmed. */
  plan: { emails: number; notAgreed: number; holders: number } | null;
};
