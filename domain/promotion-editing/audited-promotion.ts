import type { Fields } from '#domain/people/audit.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { effectWords, type NameOfGoods } from './effect-words.ts';

/** An offer as the audit log has it: each part in words, so that a change can be read. */
export function auditedPromotion(
  promotion: Omit<Promotion, 'id'> & { code: string },
  nameOf: NameOfGoods,
): Fields {
  const { title, words, codeKind, code, combines, state, startsAt, endsAt, limitUses, limitEach } = promotion;
  return {
    ...{ title, words },
    does: effectWords(promotion, nameOf),
    ...{ codeKind, code, combines: combines.join(', '), state, startsAt, endsAt, limitUses, limitEach },
  };
}
