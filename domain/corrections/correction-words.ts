import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { formatPounds } from '#domain/money/money.ts';
import { PARTICULARS, type Particular } from './changed-person.ts';
import type { CorrectionFacts, PersonChange } from './correction-facts.ts';

/** Returns what changed of the goods, one text a line: '2 × Rose Serum instead of 3'. */
export function goodsTexts({ lines, delivery }: Pick<CorrectionFacts, 'lines' | 'delivery'>): string[] {
  const texts = lines.flatMap(lineText);
  return delivery ? [...texts, deliveryText(delivery)] : texts;
}

type ChangedLine = CorrectionFacts['lines'][number];

function lineText({ name, variant, before, after }: ChangedLine): string[] {
  const goods = variant === STANDARD_VARIANT ? name : `${name} (${variant})`;
  if (!after) return before ? [`${before.quantity} × ${goods} taken out`] : [];
  if (!before) return [`${after.quantity} × ${goods} added for ${formatPounds(after.paidPence)}`];
  if (before.quantity === after.quantity)
    return [
      `${after.quantity} × ${goods} for ${formatPounds(after.paidPence)} instead of ${formatPounds(before.paidPence)}`,
    ];
  return [`${after.quantity} × ${goods} instead of ${before.quantity}`];
}

function deliveryText({ before, after }: NonNullable<CorrectionFacts['delivery']>): string {
  const name = before.name === after.name || !after.name ? 'Delivery' : `Delivery by ${after.name}`;
  return `${name} for ${formatPounds(after.pence)} instead of ${formatPounds(before.pence)}`;
}

const FIELD_NAMES: Record<Particular, string> = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'email address',
  phone: 'phone number',
  address: 'address',
  city: 'city',
  postcode: 'postcode',
  country: 'country',
  notes: 'notes',
  billing: 'invoice address',
  gift: 'gift and its message',
};

/** Returns the names of the particulars that changed, without what they say: 'email address, city'. */
export function personText(person: PersonChange | null): string {
  const changed = PARTICULARS.filter((field) => person?.after[field] !== undefined);
  return changed.map((field) => FIELD_NAMES[field]).join(', ');
}

/** Returns all that a correction changed in one line, for the history. */
export function correctionText(facts: CorrectionFacts, person: PersonChange | null): string {
  const { before, after } = facts.sums;
  const changed = [personText(person), ...goodsTexts(facts)].filter(Boolean).join('; ');
  const total =
    before.totalPence === after.totalPence
      ? ''
      : `. Total ${formatPounds(after.totalPence)} instead of ${formatPounds(before.totalPence)}`;
  return `Corrected: ${changed}${total}`;
}
