import * as v from 'valibot';

export type StripeKeys = { secretKey: string; publishableKey: string; webhookSecret: string };

/** What staff may read of keys: the publishable one is in every shopper's browser. */
export type ShownStripeKeys = { publishableKey: string; mode: 'live' | 'test' };

/** The form of the keys. A secret left empty stays as it is stored. */
export type EnteredStripeKeys = StripeKeys;

const key = (pattern: RegExp, message: string, optional = false) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.replace(/\s+/g, '')),
    v.maxLength(255, 'This is too long for a key.'),
    v.check((text) => (optional && text === '') || pattern.test(text), message),
  );

const WRONG_KIND = {
  secret: 'The secret key begins with sk_live_, sk_test_, rk_live_ or rk_test_.',
  publishable: 'The publishable key begins with pk_live_ or pk_test_.',
  webhook: 'The signing secret begins with whsec_.',
};

const form = v.object({
  secretKey: key(/^[sr]k_(live|test)_[\w-]{6,}$/, WRONG_KIND.secret, true),
  publishableKey: key(/^pk_(live|test)_[\w-]{6,}$/, WRONG_KIND.publishable),
  webhookSecret: key(/^whsec_[\w+/=-]{6,}$/, WRONG_KIND.webhook, true),
});

export type StripeKeysErrors = Partial<Record<keyof StripeKeys, string>>;

/** Reads the form. Keys of two modes, or swapped ones, are refused before Stripe is asked. */
export function parseStripeKeys(
  submitted: Record<string, unknown>,
  stored: StripeKeys | null,
): { ok: true; keys: EnteredStripeKeys } | { ok: false; errors: StripeKeysErrors } {
  const parsed = v.safeParse(form, submitted);
  if (!parsed.success) {
    const { nested } = v.flatten<typeof form>(parsed.issues);
    const first = (name: keyof StripeKeys) => {
      const [message] = nested?.[name] ?? [];
      return message ? { [name]: message } : {};
    };
    return {
      ok: false,
      errors: { ...first('secretKey'), ...first('publishableKey'), ...first('webhookSecret') },
    };
  }
  const entered = parsed.output;
  const keys = {
    secretKey: entered.secretKey || (stored?.secretKey ?? ''),
    publishableKey: entered.publishableKey,
    webhookSecret: entered.webhookSecret || (stored?.webhookSecret ?? ''),
  };
  if (keys.secretKey === '') return { ok: false, errors: { secretKey: 'Enter the secret key.' } };
  if (modeOf(keys.secretKey) !== modeOf(keys.publishableKey))
    return {
      ok: false,
      errors: {
        publishableKey: `The secret key is of Stripe's ${modeOf(keys.secretKey)} mode and this one of its ${modeOf(keys.publishableKey)} mode: both must be of one.`,
      },
    };
  return { ok: true, keys };
}

export function shownKeys({ publishableKey, secretKey }: StripeKeys): ShownStripeKeys {
  return { publishableKey, mode: modeOf(secretKey) };
}

/** Keys of the test mode take no money. */
export function modeOf(key: string): 'live' | 'test' {
  return /^[srp]k_live_/.test(key) ? 'live' : 'test';
}

/** Reads keys that were sealed; null for anything else. */
export function readStripeKeys(value: unknown): StripeKeys | null {
  const parsed = v.safeParse(
    v.object({ secretKey: v.string(), publishableKey: v.string(), webhookSecret: v.string() }),
    value,
  );
  return parsed.success ? parsed.output : null;
}
