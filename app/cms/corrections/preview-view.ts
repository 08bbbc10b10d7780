import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { PARTICULARS, personBefore } from '#domain/corrections/changed-person.ts';
import { correctionEffects } from '#domain/corrections/correction-effects.ts';
import { correctionFacts, personChange } from '#domain/corrections/correction-facts.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { CorrectionPreview } from '#operations/corrections/apply-correction.ts';
import { PERSON_LABELS } from './person-labels.ts';

/** What the preview of a correction shows: rows with before and after, and what follows. */
export type PreviewView = {
  rows: { label: string; before: string; after: string }[];
  effects: string[];
  seen: string;
};

type Shown = Extract<CorrectionPreview, { ok: true }>;

export function previewView(
  { order, correction, seen }: Shown,
  of: { hasInvoice: boolean; tells: boolean },
): PreviewView {
  const person = personChange(personBefore(order), correction.person);
  const { lines, delivery, sums } = correctionFacts(order, correction, []);
  return {
    rows: [
      ...PARTICULARS.flatMap((field) => {
        const after = person?.after[field];
        return after === undefined
          ? []
          : [{ label: PERSON_LABELS[field], before: person?.before[field] ?? '', after }];
      }),
      ...lines.map(({ name, variant, before, after }) => ({
        label: variant === STANDARD_VARIANT ? name : `${name} (${variant})`,
        before: piecesText(before),
        after: piecesText(after),
      })),
      ...(delivery
        ? [
            {
              label: 'Delivery',
              before: [delivery.before.name, formatPounds(delivery.before.pence)].filter(Boolean).join(', '),
              after: [delivery.after.name, formatPounds(delivery.after.pence)].filter(Boolean).join(', '),
            },
          ]
        : []),
      {
        label: 'Total',
        before: formatPounds(sums.before.totalPence),
        after: formatPounds(sums.after.totalPence),
      },
      ...(sums.before.vatPence === null && sums.after.vatPence === null
        ? []
        : [
            {
              label: 'VAT in it',
              before: formatPounds(sums.before.vatPence ?? 0),
              after: formatPounds(sums.after.vatPence ?? 0),
            },
          ]),
    ],
    effects: correctionEffects(order, correction, { ...of, person: correction.person }),
    seen,
  };
}

function piecesText(pieces: { quantity: number; paidPence: number } | null): string {
  return pieces ? `${pieces.quantity} for ${formatPounds(pieces.paidPence)}` : 'None';
}
