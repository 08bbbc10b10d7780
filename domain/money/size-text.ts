import type { Unit } from './unit-price.ts';

export type Size = { amount: number; unit: Unit };

/**
 * Parses the nominal content from a supplier's size text: '1.7 oz/ 50 mL' is 50 ml, '5 x 0.16oz/5mL' 25 ml,
 * '30 Capsules' 30 items. Metric wins over ounces; a plain 'oz' is the weight ounce (28.35 g), a 'fl oz' 29.57 ml.
 * Null for anything unclear, several contents in one text, or figures that contradict each other:
 * a wrong unit price is worse than none.
 */
export function parseSize(text: string): Size | null {
  if (text.length > 120) return null;
  const plain = plainSize(text);
  return piecesIn(plain) ?? contentIn(plain);
}

/** Lower case, single spaces, 'x' for every multiplication sign, no dots after words, no pack-size words. */
function plainSize(text: string): string {
  return text
    .toLowerCase()
    .replace(/\(([^()]*)\)\s*$/, '/ $1')
    .replace(/[×*]/g, ' x ')
    .replace(/\b(?:mini|jumbo|travel)\b(?: size)?|℮/g, ' ')
    .replace(/([a-z])\.+/g, '$1 ')
    .replace(/\b0\s*\.\s*(?=\d)/g, '0.')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/^\s*-|[-/]\s*(?=$|\/)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LABEL, '');
}

/** What some suppliers write before the content: 'Size: 1.7 oz/50 mL', 'Net wt. 30 g'. */
const LABEL = /^(?:net |nominal )?(?:size|contents?|volume|vol|weight|wt) ?:? ?(?=[\d.])/;

const PIECE_KINDS =
  'individual|single-use|vegan|vegetarian|biodegradable|natural|soft|cotton|cleansing|makeup|face|facial|eye|lip|hair|sheet' +
  '|daily|stick|brush';
const PIECES =
  'items?|pieces?|pcs?|count|ct|capsules?|tablets?|softgels?|gumm(?:y|ies)|chews?|sheets?|masks?|pads?|wipes?|towelettes?' +
  '|patch(?:es)?|strips?|sticks?|sachets?|packets?|packs|vials?|ampoules?|brush(?:es)?|heads?|sponges?|mitts?|clips?' +
  '|rollers?|scrunchies';
const COUNTED = new RegExp(`^(\\d{1,4}) (?:(?:${PIECE_KINDS}) ){0,2}(?:${PIECES})$`);

function piecesIn(plain: string): Size | null {
  const count = Number(COUNTED.exec(plain)?.[1] ?? 0);
  return count > 0 ? { amount: count, unit: 'item' } : null;
}

const OUNCE = 28.3495;
const FLUID_OUNCE = 29.5735;
const UNITS: Record<string, { unit: Unit; factor: number }> = {
  'fl oz': { unit: 'ml', factor: FLUID_OUNCE },
  oz: { unit: 'g', factor: OUNCE },
  ml: { unit: 'ml', factor: 1 },
  cl: { unit: 'ml', factor: 10 },
  l: { unit: 'ml', factor: 1000 },
  litre: { unit: 'ml', factor: 1000 },
  litres: { unit: 'ml', factor: 1000 },
  mg: { unit: 'g', factor: 0.001 },
  g: { unit: 'g', factor: 1 },
  gms: { unit: 'g', factor: 1 },
  kg: { unit: 'g', factor: 1000 },
};

/** '3 tubes x 1.7 oz', '0.15 oz x 6', '4 x 14 ml sachets': count before, figure, unit, count after. */
const CONTAINER = '(?: (?:tube|sachet|packet|pan|vial|ampoule|bottle|jar|pc|piece|sheet|patche?|mask)s?)?';
const MEASURE =
  `(?:(\\d{1,3})${CONTAINER} ?x ?)?(\\d+(?:\\.\\d+)?|\\.\\d+) ?(${Object.keys(UNITS).join('|')})(?![a-z])` +
  `(?: ?x ?(\\d{1,3})(?![\\d.]))?${CONTAINER}`;
const CONTENT = new RegExp(`^${MEASURE}(?: ?/? ?${MEASURE})?$`);

/** One figure, or the same content once in metric units and once in ounces. */
function contentIn(plain: string): Size | null {
  const match = CONTENT.exec(plain);
  if (!match) return null;
  const first = measureFrom(match.slice(1, 5));
  if (!first) return null;
  if (!match[6]) return sizeOf(first, first.times ?? 1);
  const second = measureFrom(match.slice(5, 9));
  if (!second || first.isOunces === second.isOunces) return null;
  const [metric, ounces] = first.isOunces ? [second, first] : [first, second];
  const times = timesContained(metric, ounces);
  return times === null ? null : sizeOf(metric, times);
}

type Measure = { times: number | null; figure: string; unit: Unit; amount: number; isOunces: boolean };

function measureFrom([before, figure = '', word = '', after]: (string | undefined)[]): Measure | null {
  const scale = UNITS[word];
  if (!scale || (before && after)) return null;
  const times = before ?? after;
  return {
    times: times === undefined ? null : Number(times),
    figure,
    unit: scale.unit,
    amount: Number(figure) * scale.factor,
    isOunces: word.endsWith('oz'),
  };
}

/** Returns how many times the metric figure is contained; null if the two figures do not settle it. */
function timesContained(metric: Measure, ounces: Measure): number | null {
  const times = metric.times ?? ounces.times ?? 1;
  const isSame = agree(metric.amount, ounces, 1);
  if (metric.times === ounces.times) return isSame ? times : null;
  if (metric.times !== null && ounces.times !== null) return null;
  if (metric.times !== null) return isSame || agree(metric.amount * times, ounces, 1) ? times : null;
  const isTotal = times > 1 && agree(metric.amount, ounces, times);
  if (isSame === isTotal) return null;
  return isSame ? times : 1;
}

/** Tolerates 15 percent: ounces are rounded, weight and volume ounces mixed up, and a millilitre is not quite a gram. */
function agree(metricAmount: number, ounces: Measure, times: number): boolean {
  const figure = Number(ounces.figure);
  const rounding = Math.min(0.05, 0.5 / 10 ** (ounces.figure.split('.')[1]?.length ?? 0));
  const least = (figure - rounding) * times * OUNCE * 0.85;
  const most = (figure + rounding) * times * FLUID_OUNCE * 1.15;
  return metricAmount >= least && metricAmount <= most;
}

function sizeOf(measure: Measure, times: number): Size | null {
  const amount = Number((measure.amount * times).toPrecision(measure.isOunces ? 4 : 9));
  return amount > 0 && amount <= 100_000 ? { amount, unit: measure.unit } : null;
}
