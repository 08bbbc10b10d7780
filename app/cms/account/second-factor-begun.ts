import { renderSVG } from 'uqr';

/** A second factor being set up: the QR code, its address and key, and the codes for a lost telephone. */
export type SecondFactorBegun = { svg: string; uri: string; secret: string; backupCodes: string[] };

const LONGEST_URI = 500;
const MOST_CODES = 20;

export function setupOf({ uri, backupCodes }: { uri: string; backupCodes: string[] }): SecondFactorBegun {
  const secret = URL.parse(uri)?.searchParams.get('secret') ?? '';
  return { svg: renderSVG(uri), uri, secret, backupCodes };
}

/** The set-up as the form carries it along, so that a wrong code does not begin a new one. */
export function startedAgain(form: FormData): SecondFactorBegun | undefined {
  const uri = String(form.get('uri') ?? '');
  const backupCodes = form.getAll('backupCodes').map(String).slice(0, MOST_CODES);
  if (!uri.startsWith('otpauth://totp/') || uri.length > LONGEST_URI) return undefined;
  return setupOf({ uri, backupCodes: backupCodes.filter((code) => /^[A-Za-z0-9-]{1,40}$/.test(code)) });
}
