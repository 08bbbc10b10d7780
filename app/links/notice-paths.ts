/** Pages the server alone renders, in place of another page and under its address: for shoppers, and in /cms. */
export const NOTICE_PATHS: readonly string[] = ['/please-wait', '/cms/please-wait'];
