import { type ItemDatum, lackingAt } from '#domain/item-data/item-data.ts';
import { GOODS_KIND_WORDS, type GoodsKind, goodsText } from './goods-kind.ts';

/** What of one thing matters to a carrier. */
export type GoodsFacts = {
  goodsKind: GoodsKind | null;
  /** Its content; null where it is not measured in millilitres, or not known. */
  ml: number | null;
  /** What papers for Northern Ireland and abroad ask for and nobody entered. */
  lacks?: readonly ItemDatum[];
};

/** A line of a parcel as a carrier sees it: the things in it, each with how many. */
export type CarriedLine = { name: string; goods: readonly (GoodsFacts & { pieces: number })[] };

/** What a service takes of goods of a kind; 'liquid' is whatever is measured in millilitres. */
export type CarriageLimit = {
  goods: GoodsKind | 'liquid';
  /** The largest content of one; null for any. */
  mostMl: number | null;
  /** The most in one parcel, 0 for none; null for any number. */
  mostPieces: number | null;
};

export type CarriageRules = {
  limits: readonly CarriageLimit[];
  /** Where the limits are from, and of which day; '' where there are none. */
  limitsSource: string;
};

/** A line that is not taken, by its place, with the reason as the end of a sentence: 'aerosols cannot be sent this way'. */
export type LineRefusal = { at: number; reason: string };

/**
 * The lines of a parcel that a service must not carry. A content that is not known may be too large, so that it is refused where the
 * limit asks for one. Where too many of a kind are in the parcel, each line of the kind is named.
 */
export function refusedLines(limits: readonly CarriageLimit[], lines: readonly CarriedLine[]): LineRefusal[] {
  const refusals = new Map<number, string>();
  for (const limit of limits) {
    const concerned = lines.flatMap(({ goods }, at) => {
      const own = goods.filter((one) => one.pieces > 0 && isOf(limit, one));
      return own.length > 0 ? [{ at, own }] : [];
    });
    const pieces = concerned.reduce(
      (sum, { own }) => sum + own.reduce((count, one) => count + one.pieces, 0),
      0,
    );
    const tooMany = limit.mostPieces !== null && pieces > limit.mostPieces;
    for (const { at, own } of concerned) {
      const reason = tooMany ? tooManyWords(limit) : tooLargeWords(limit, own);
      if (reason && !refusals.has(at)) refusals.set(at, reason);
    }
  }
  return [...refusals].map(([at, reason]) => ({ at, reason })).toSorted((a, b) => a.at - b.at);
}

function isOf({ goods }: CarriageLimit, { goodsKind, ml }: GoodsFacts): boolean {
  return goods === 'liquid' ? ml !== null : goodsKind === goods;
}

function tooManyWords({ goods, mostPieces }: CarriageLimit): string {
  if (!mostPieces) return `${GOODS_KIND_WORDS[goods]} cannot be sent this way`;
  return `at most ${goodsText(mostPieces, goods)} can be sent in one parcel`;
}

function tooLargeWords({ goods, mostMl }: CarriageLimit, own: readonly GoodsFacts[]): string | null {
  if (mostMl === null) return null;
  const words = GOODS_KIND_WORDS[goods];
  if (own.some(({ ml }) => ml !== null && ml > mostMl))
    return `${words} of more than ${mostMl} ml cannot be sent this way`;
  return own.some(({ ml }) => ml === null)
    ? `${words} can be sent up to ${mostMl} ml, and its content is not known`
    : null;
}

/** The lines that lack what the law asks for at a place. */
export function lackingLines(
  place: { country: string; postcode: string },
  lines: readonly CarriedLine[],
): LineRefusal[] {
  return lines.flatMap(({ goods }, at) =>
    goods.some(({ pieces, lacks = [] }) => pieces > 0 && lackingAt(place, lacks).length > 0)
      ? [{ at, reason: LACKS_ITEM_DATA }]
      : [],
  );
}

const LACKS_ITEM_DATA = 'it cannot be sent there yet, because details that the law asks for are missing';

/** 'Tin of Mist: aerosols cannot be sent this way; Red: …', of each line once. */
export function refusalWords(lines: readonly CarriedLine[], refusals: readonly LineRefusal[]): string {
  return refusals.map(({ at, reason }) => `${lines[at]?.name ?? 'An item'}: ${reason}`).join('; ');
}
