import { readSettings } from '#database/queries/shop/shop-settings.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** A hundred million guesses on the scale of zxcvbn, which knows common passwords, names given to it and patterns. */
const LEAST_SCORE = 3;

/** Words of the trade, which a guesser of a beauty shop's passwords tries with the first. */
const TRADE = ['beauty', 'shop', 'store', 'cosmetics', 'makeup', 'skincare'];

/**
 * True for a password that somebody would guess: a common one, also with digits after it, keys in a row, repetitions, and those
 * made of words of the trade, the shop's name or the person's own name and email (docs/decisions/055-guessable-passwords.md).
 */
export async function isGuessable(
  { db }: Pick<Platform, 'db'>,
  password: string,
  person: { name: string; email: string },
): Promise<boolean> {
  const { shop } = await readSettings(db);
  const texts = [person.email, shop.name, person.name, 'zabelle', ...TRADE];
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const known = words.map((word) => word.toLowerCase()).filter((word) => word.length > 3);
  const { check } = await loadEstimator();
  return check(without(known, password.toLowerCase()), known) < LEAST_SCORE;
}

/** What remains of a password when known words are taken out: they add nothing to it. */
function without(known: string[], password: string): string {
  return known.reduce((rest, word) => rest.replaceAll(word, ''), password);
}

let estimator: ReturnType<typeof makeEstimator> | undefined;

/** Loaded at the first new password: its lists take some megabytes. */
function loadEstimator() {
  estimator ??= makeEstimator();
  return estimator;
}

async function makeEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return { check: (password: string, words: string[]) => zxcvbn.check(password, words).score };
}
