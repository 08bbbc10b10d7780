/** What the card fields show while somebody types: the spec's limits hold, and nothing else is asked of them. */

const LONGEST_GROUPED = 16;

/** '4242 4242 4242 4242'. Longer numbers stay in one piece, to fit the field; what is no number is left alone. */
export function groupedCardNumber(typed: string): string {
  if (/[^\d -]/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '');
  return digits.length > LONGEST_GROUPED ? digits : (digits.match(/.{1,4}/g) ?? []).join(' ');
}

/** '12/30' of '1230', '09/' of '9/'. On deleting, a slash at the end goes with what stood behind it. */
export function slashedExpiry(typed: string, isDeleting = false): string {
  if (/[^\d/ ]/.test(typed)) return typed;
  const text = /^\d\//.test(typed) && !isDeleting ? `0${typed}` : typed;
  const digits = text.replace(/\D/g, '');
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2, 4)}`;
  return text === `${digits}/` && digits.length === 2 && !isDeleting ? text : digits;
}
