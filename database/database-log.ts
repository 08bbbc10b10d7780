/** Reports what happens outside any query, such as a lost connection. */
export type DatabaseLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
};
