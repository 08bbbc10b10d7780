/** What came of a form of a return's page. */
export type OwnReturnResult = {
  ok: boolean;
  message: string;
  errors: Record<string, string>;
  submitted: Record<string, string>;
  /** To be answered before it is withdrawn. */
  asksToWithdraw: boolean;
};
