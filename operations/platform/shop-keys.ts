/** Secrets of the shop that its database holds sealed (docs/decisions/162-keys-sealed-outside-the-database.md). */
export type ShopKeys = {
  /** Signs the cookies of staff, and encrypts the secrets of authenticator apps and backup codes. */
  session: string;
  /** Signs the links in mails, and makes the first owner's. */
  links: string;
};
