import { formatPounds, type Pence } from './money.ts';

/** '−£4.20' for a sum below nothing. */
export function signedPounds(pence: Pence): string {
  return pence < 0 ? `−${formatPounds(-pence)}` : formatPounds(pence);
}
