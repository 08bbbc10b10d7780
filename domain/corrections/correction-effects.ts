import { formatPounds } from '#domain/money/money.ts';
import { countText } from '#domain/text/count-text.ts';
import { changedPerson, changesBuyer, type OrderPerson, personBefore } from './changed-person.ts';
import type { Correction } from './correct-order.ts';
import type { CorrectableOrder } from './correctable-order.ts';

/** Says all that follows from a correction beside the order itself, one sentence a line, for staff. */
export function correctionEffects(
  order: CorrectableOrder,
  correction: Correction,
  { person, hasInvoice, tells }: { person: OrderPerson; hasInvoice: boolean; tells: boolean },
): string[] {
  const { lines, additions, backPence, owedPence, changesGoods } = correction;
  const fields = changedPerson(personBefore(order), person);
  const back = lines.reduce((sum, { removed }) => sum + removed, 0);
  const taken =
    lines.reduce((sum, { grown }) => sum + grown, 0) +
    additions.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...(back > 0 ? [`${pieces(back)} back into stock.`] : []),
    ...(taken > 0 ? [`${pieces(taken)} taken from stock.`] : []),
    ...(backPence > 0 ? [`${formatPounds(backPence)} back to the customer, the way it was paid.`] : []),
    ...(owedPence > 0
      ? [
          `${formatPounds(owedPence)} to be paid by the customer, by a link ${tells ? 'in the email' : 'that the order shows you'}. It is neither packed nor sent until then, unless you let it go.`,
        ]
      : []),
    hasInvoice && owedPence > 0
      ? 'The invoice is credited, and a new one takes its place, once that is paid.'
      : hasInvoice && (changesGoods || changesBuyer(fields))
        ? 'The invoice is credited, and a new one takes its place.'
        : hasInvoice
          ? 'The invoice stays: it states none of this.'
          : 'There is no invoice yet.',
    ...(fields.includes('gift') && person.gift
      ? ['It goes as a gift: neither slip nor parcel has prices.']
      : []),
    tells ? `An email to ${person.customerInfo.email}, in a minute.` : 'No email.',
  ];
}

function pieces(count: number): string {
  return countText(count, 'piece');
}
