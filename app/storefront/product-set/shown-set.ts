import { type PicturedProduct, pictured } from '#app/ui/drawing.ts';
import { type NamedRef, type Product, type SetPart, STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { savingPence } from '#domain/money/discount.ts';
import { formatSize } from '#domain/money/unit-price.ts';
import { sealedParts } from '#domain/sets/sealed-goods.ts';
import { worthPence } from '#domain/sets/set-price.ts';

/** What a product's page says of sets. */
export type ShownSet = {
  /** Empty for a product that is not a set. */
  parts: ShownPart[];
  /**
   * The sum of the parts' prices, where the set costs less and all of them can be bought. Null for a set that is reduced: one
   * price to compare with is clear, two are not.
   */
  worthPence: number | null;
  /** Why the set cannot be bought; '' where nothing stands against it. */
  notSold: string;
  /** The names of the parts that cannot be returned once unsealed. */
  sealedParts: string[];
  /** The sets that hold this product. */
  alsoIn: NamedRef[];
};

export type ShownPart = Pick<
  SetPart,
  'slug' | 'name' | 'brand' | 'variant' | 'quantity' | 'unitPricePence' | 'isOnSale' | 'goodsKind'
> &
  PicturedProduct & {
    size: string;
    /** Fewer than a set needs. */
    isSoldOut: boolean;
    /** Its content; null where it is not measured so. */
    ml: number | null;
  };

type Held = Pick<Product, 'parts' | 'inSets' | 'pricePence' | 'originalPricePence'>;

/** Returns null for a product that neither is a set nor in one. */
export function shownSet({ parts, inSets, ...set }: Held): ShownSet | null {
  if (parts.length === 0 && inSets.length === 0) return null;
  const notSold = parts.filter(({ isOnSale }) => !isOnSale).map(({ name }) => name);
  return {
    parts: parts.map(shownPart),
    worthPence: notSold.length === 0 && savingPence(set) === 0 ? worthPence(set.pricePence, parts) : null,
    notSold: notSold.length === 0 ? '' : notSoldText(notSold),
    sealedParts: sealedParts({ parts }),
    alsoIn: inSets,
  };
}

/** The ingredients of a set: of each part under its name, as on its own pack. */
export function ingredientsOf({ parts, ingredients }: Pick<Product, 'parts' | 'ingredients'>): string {
  return textOfEach(ingredients, parts, (part) => part.ingredients);
}

/** The warnings of a set: its own, and those of each part under its name. */
export function warningsOf({ parts, warnings }: Pick<Product, 'parts' | 'warnings'>): string {
  return textOfEach(warnings, parts, (part) => part.warnings);
}

/** 'Best used within 12 months (12M)'; of a set that of each part by its name; '' where none is known. */
export function afterOpeningOf({
  parts,
  periodAfterOpeningMonths: own,
}: Pick<Product, 'parts' | 'periodAfterOpeningMonths'>): string {
  const ofParts = parts.flatMap(({ name, periodAfterOpeningMonths: months }) =>
    months ? [`${name}: best ${usedWithin(months)}`] : [],
  );
  return [own ? `Best ${usedWithin(own)}` : '', ...ofParts].filter(Boolean).join('; ');
}

function usedWithin(months: number): string {
  return `used within ${months} ${months === 1 ? 'month' : 'months'} (${months}M)`;
}

function textOfEach(own: string, parts: readonly SetPart[], textOf: (part: SetPart) => string): string {
  const ofParts = parts.flatMap((part) => (textOf(part) === '' ? [] : [`${part.name}\n${textOf(part)}`]));
  return [own, ...ofParts].filter(Boolean).join('\n\n');
}

function shownPart(part: SetPart): ShownPart {
  const { slug, name, brand, variant, quantity, unitPricePence, isOnSale, stock, amount, unit, goodsKind } =
    part;
  return {
    ...pictured(part),
    slug,
    name,
    brand,
    variant: variant === STANDARD_VARIANT ? '' : variant,
    quantity,
    unitPricePence,
    isOnSale,
    isSoldOut: stock < quantity,
    goodsKind,
    ml: unit === 'ml' ? amount : null,
    size: formatSize(amount, unit),
  };
}

function notSoldText(names: string[]): string {
  const verb = names.length === 1 ? 'is' : 'are';
  return `${names.join(' and ')} ${verb} not sold at the moment, so this set cannot be bought.`;
}
