import { isEmail } from '#domain/fields/email.ts';
import { editDistance } from '#domain/search/spelling/spelling.ts';

/** Where most shoppers of the United Kingdom have their mail. Names near to these are asked about, those of the list never. */
const PROVIDERS =
  `gmail.com googlemail.com hotmail.com hotmail.co.uk outlook.com live.com live.co.uk msn.com yahoo.com yahoo.co.uk
  ymail.com icloud.com me.com mac.com aol.com aol.co.uk btinternet.com btopenworld.com talktalk.net virginmedia.com virgin.net
  ntlworld.com blueyonder.co.uk sky.com tiscali.co.uk plus.com plusnet.com o2.co.uk proton.me protonmail.com pm.me fastmail.com
  zoho.com gmx.com gmx.co.uk mail.com email.com`.split(/\s+/);

/** Endings that are no domain's, with the one meant. */
const ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  comm: 'com',
  'co.k': 'co.uk',
  'co.ku': 'co.uk',
  'co.ul': 'co.uk',
  'co.uj': 'co.uk',
  couk: 'co.uk',
};

/**
 * Returns the address that somebody probably meant, 'jo@gmail.com' for 'jo@gmial.com'; null for one that looks right. A question
 * for the shopper and never a reason to refuse: any of these names may be somebody's own.
 */
export function probablyMeant(email: string): string | null {
  const entered = email.trim();
  const at = entered.lastIndexOf('@');
  if (at < 1 || !isEmail(entered)) return null;
  const host = entered.slice(at + 1).toLowerCase();
  if (PROVIDERS.includes(host)) return null;
  const ended = withRightEnding(host);
  const meant = PROVIDERS.find((provider) => provider === ended) ?? nearestProvider(ended) ?? ended;
  return meant === host ? null : `${entered.slice(0, at)}@${meant}`;
}

function withRightEnding(host: string): string {
  const wrong = Object.keys(ENDINGS).find((ending) => host.endsWith(`.${ending}`));
  return wrong === undefined ? host : host.slice(0, -wrong.length) + ENDINGS[wrong];
}

/** Short names have too many neighbours: 'me.co' may be anything. */
const SHORTEST = 8;

function nearestProvider(host: string): string | undefined {
  return PROVIDERS.find((provider) => provider.length >= SHORTEST && editDistance(host, provider, 1) <= 1);
}
