import type { CarriedLine } from '#domain/delivery/carriage.ts';
import { type Delivery, deliveriesTo } from '#domain/delivery/deliveries-to.ts';
import type { DeliveryPlan } from '#domain/delivery/delivery-plan.ts';
import { GOODS_KIND_NAMES, GOODS_KINDS } from '#domain/delivery/goods-kind.ts';
import { servedZones } from '#domain/delivery/served-zones.ts';
import { zoneOf } from '#domain/delivery/zone-of-place.ts';
import { isPostcodeOf, POSTCODE_WRONG } from '#domain/fields/delivery-place.ts';
import { normalisePostcode } from '#domain/fields/postcode.ts';
import { parsePounds } from '#domain/money/parse-pounds.ts';

/** What the owner wants to know of a place. */
export type CheckedOrder = {
  country: string;
  postcode: string;
  value: string;
  grams: string;
  /** One of `CHECKED_GOODS`; anything else: nothing that carriers restrict. */
  goods: string;
  /** The content of one, in millilitres; '' where it is not known. */
  ml: string;
  pieces: string;
};

/** What carriers restrict, with 'liquid' for what is measured in millilitres and no danger. */
export const CHECKED_GOODS = [...GOODS_KINDS, 'liquid'] as const;

export const CHECKED_GOODS_NAMES: Record<(typeof CHECKED_GOODS)[number], string> = {
  ...GOODS_KIND_NAMES,
  liquid: 'A liquid that is no danger',
};

export type DeliveryCheck =
  | {
      ok: true;
      zone: string;
      place: string;
      deliveries: Delivery[];
      /** Services that would be offered but for the goods, each with the reason. */
      withheld: { id: string; name: string; reason: string }[];
    }
  | { ok: false; zone: string; message: string };

/** What a shopper would see for such goods of this value (in pounds) and weight (in grams), packing added. */
export function checkDelivery(
  plan: DeliveryPlan,
  { country, postcode, value, grams, ...goods }: CheckedOrder,
  nowMs: number,
): DeliveryCheck {
  const served = servedZones(plan);
  const place = { country, postcode: normalisePostcode(postcode) };
  const zones = plan.zones.map(({ name }, at) => ({ name, ...served.zones[at] }));
  const zone =
    zoneOf(
      zones.map(({ name, countries = [], regions = [], postcodes = [] }) => ({
        name,
        countries,
        regions,
        postcodes,
      })),
      place,
    )?.name ?? '';
  const pounds = parsePounds(value.trim() || '0');
  if (!pounds.ok) return { ok: false, zone, message: 'The value must be an amount such as 24.99' };
  if (!/^\d{0,7}$/.test(grams.trim()))
    return { ok: false, zone, message: 'The weight must be a whole number of grams' };
  const lines = linesOf(goods);
  if (!lines.ok) return { ok: false, zone, message: lines.message };
  if (!isPostcodeOf(place)) return { ok: false, zone, message: POSTCODE_WRONG };
  const found = deliveriesTo(served, {
    place,
    goodsPence: pounds.pence,
    grams: Number(grams.trim()) + served.packingGrams,
    lines: lines.lines,
    nowMs,
  });
  if (!found.ok) return { ok: false, zone, message: found.message };
  return {
    ok: true,
    zone,
    place: [place.postcode, country].filter(Boolean).join(', '),
    deliveries: found.deliveries,
    withheld: found.withheld.map(({ service: { id, name }, lines: refused }) => ({
      id,
      name,
      reason: refused.map(({ reason }) => reason).join('; '),
    })),
  };
}

/** The goods as a line of a parcel; none where they are nothing that carriers restrict. */
function linesOf({
  goods,
  ml,
  pieces,
}: Pick<CheckedOrder, 'goods' | 'ml' | 'pieces'>):
  | { ok: true; lines: CarriedLine[] }
  | { ok: false; message: string } {
  const kind = CHECKED_GOODS.find((each) => each === goods);
  if (!kind) return { ok: true, lines: [] };
  const [content, count] = [ml.trim(), pieces.trim() || '1'];
  if (!/^\d{0,6}$/.test(content)) return { ok: false, message: 'The content must be whole millilitres' };
  if (!/^[1-9]\d{0,3}$/.test(count))
    return { ok: false, message: 'The pieces must be a whole number from 1' };
  if (kind === 'liquid' && content === '') return { ok: false, message: 'Enter the content of the liquid' };
  const one = {
    goodsKind: kind === 'liquid' ? null : kind,
    ml: content === '' ? null : Number(content),
    pieces: Number(count),
  };
  return { ok: true, lines: [{ name: CHECKED_GOODS_NAMES[kind], goods: [one] }] };
}
