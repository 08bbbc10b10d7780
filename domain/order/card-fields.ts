const LONGEST_GROUPED = 16;

/** '4242 4242 4242 4242'. Longer numbers stay ungrouped, to fit the field; other text is returned as it is. */
export function groupedCardNumber(entered: string): string {
  if (/[^\d -]/.test(entered)) return entered;
  const digits = entered.replace(/\D/g, '');
  return digits.length > LONGEST_GROUPED ? digits : (digits.match(/.{1,4}/g) ?? []).join(' ');
}

/** '12/30' for '1230', '09/' for '9/'. While deleting, a slash at the end is removed too. */
export function slashedExpiry(entered: string, isDeleting = false): string {
  if (/[^\d/ ]/.test(entered)) return entered;
  const text = /^\d\//.test(entered) && !isDeleting ? `0${entered}` : entered;
  const digits = text.replace(/\D/g, '');
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2, 4)}`;
  return text === `${digits}/` && digits.length === 2 && !isDeleting ? text : digits;
}
