export type NewsletterSource = 'home' | 'footer' | 'page';

/** Without an error of the email, something else failed. */
export type NewsletterResult = { ok: true } | { ok: false; errors: { email?: string } };
