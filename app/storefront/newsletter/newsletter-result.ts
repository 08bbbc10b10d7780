export type NewsletterSource = 'home' | 'footer' | 'page';

/** Without an error of the address, something else failed. */
export type NewsletterResult = { ok: true } | { ok: false; errors: { email?: string } };
