import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalPounds } from '#domain/fields/pounds-field.ts';
import { optionalLine, requiredLine } from '#domain/fields/text-field.ts';
import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';
import type { Pence } from '#domain/money/money.ts';

/** What became of a claim against a carrier. */
export const CLAIM_STATES = { open: 'Open', paid: 'Paid by the carrier', refused: 'Refused by the carrier' };
export type ClaimState = keyof typeof CLAIM_STATES;

export const CLAIM_STATE_NAMES = ['open', 'paid', 'refused'] as const satisfies readonly ClaimState[];

/** What the shop asks of a carrier for goods that came damaged, or never came. */
export type CarrierClaim = {
  carrier: string;
  /** The carrier's number of it; '' until there is one. */
  number: string;
  amountPence: Pence;
  state: ClaimState;
};

export const CLAIM_LIST = {
  sorts: ['-at', 'at'],
  filters: { state: [...CLAIM_STATE_NAMES, 'all'] },
} as const satisfies ListShape;

export type ClaimListQuery = ListQuery<typeof CLAIM_LIST>;

/** The names of the fields of a claim beside others. */
export const CLAIM_FIELDS = {
  carrier: 'claimCarrier',
  number: 'claimNumber',
  amount: 'claimAmount',
  state: 'claimState',
};

/** Null where no carrier is named: there is no claim. */
export function parseClaim(
  form: Record<string, string>,
): { ok: true; value: CarrierClaim | null } | { ok: false; errors: Record<string, string> } {
  const isEmpty = [CLAIM_FIELDS.carrier, CLAIM_FIELDS.number, CLAIM_FIELDS.amount].every(
    (name) => (form[name] ?? '').trim() === '',
  );
  if (isEmpty) return { ok: true, value: null };
  const parsed = v.safeParse(
    v.object({
      [CLAIM_FIELDS.carrier]: requiredLine('Carrier', 60),
      [CLAIM_FIELDS.number]: optionalLine('Claim number', 60),
      [CLAIM_FIELDS.amount]: optionalPounds('Amount'),
    }),
    form,
  );
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.issues) };
  const { carrier, number, amount, state } = CLAIM_FIELDS;
  return {
    ok: true,
    value: {
      carrier: String(parsed.output[carrier] ?? ''),
      number: String(parsed.output[number] ?? ''),
      amountPence: Number(parsed.output[amount] ?? 0),
      state: CLAIM_STATE_NAMES.find((each) => each === form[state]) ?? 'open',
    },
  };
}
