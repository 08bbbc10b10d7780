export type NewsletterSource = 'home' | 'footer' | 'page';

/** `error` belongs to the address; without one, something else went wrong. */
export type NewsletterResult = { ok: true } | { ok: false; error?: string };
