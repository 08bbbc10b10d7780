import type { ReturnChoice } from '#database/queries/returns/return-choices.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import type { Order } from '#domain/order/order.ts';
import { rightForCustomer } from '#domain/returns/customer-words.ts';
import { conditionsOf, type OpenPath, PATH_ANSWERS, type ReturnPath } from '#domain/returns/return-path.ts';
import type { GoodsCondition, ReturnCause } from '#domain/returns/return-situation.ts';

/** A line of the form by which somebody asks for a return. */
export type AskedFormLine = {
  lineId: string;
  name: string;
  variant: string;
  brand: string;
  imageUrl: string | null;
  most: number;
  isSealed: boolean;
  isOpen: boolean;
  whyNot: string;
  conditions: readonly GoodsCondition[];
  /** What each answer comes to, in a sentence. */
  answers: { cause: ReturnCause; condition: GoodsCondition; text: string; isOpen: boolean }[];
  /** The other variants of its product that are on sale. */
  others: { id: string; label: string }[];
};

export type AskedForm = {
  path: ReturnPath;
  isOpen: boolean;
  text: string;
  lines: AskedFormLine[];
  reasons: string[];
};

/** Turns a path of an order into its form. */
export function askedForm(
  { path, isOpen, text, lines }: OpenPath,
  { order, choices, reasons }: { order: Order; choices: readonly ReturnChoice[]; reasons: string[] },
): AskedForm {
  return {
    path,
    isOpen,
    text,
    reasons: path === 'wrong' ? [] : reasons,
    lines: lines.map(({ rights, ...line }) => {
      const sold = order.lines.find(({ lineId }) => lineId === line.lineId);
      return {
        ...line,
        variant: line.variant === STANDARD_VARIANT ? '' : line.variant,
        brand: sold?.brand ?? '',
        imageUrl: sold?.imageUrl ?? null,
        conditions: conditionsOf(PATH_ANSWERS[path].conditions, line.isSealed),
        answers: rights.map(({ cause, condition, right }) => ({
          cause,
          condition,
          text: rightForCustomer(right),
          isOpen: right.isOpen,
        })),
        others: choices
          .filter(({ slug, variantId }) => slug === sold?.productId && variantId !== sold?.variantId)
          .map(({ variantId, variant, stock }) => ({
            id: variantId,
            label: stock > 0 ? variant : `${variant} (sold out now)`,
          })),
      };
    }),
  };
}
