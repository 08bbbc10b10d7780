/** An area, or some of its districts. */
export type PostcodeRange = { area: string; districts: { from: number; to: number } | null };

/** 'BT', 'AB31' or 'PA20-78'; null for anything else. */
export function parsePostcodeRange(text: string): PostcodeRange | null {
  const match = /^([A-Z]{1,2}|BFPO)(?:(\d{1,4})(?:-(\d{1,4}))?)?$/.exec(
    text.replace(/\s/g, '').toUpperCase(),
  );
  const [, area, from, to = from] = match ?? [];
  if (!area) return null;
  if (from === undefined || to === undefined) return { area, districts: null };
  return Number(from) <= Number(to) ? { area, districts: { from: Number(from), to: Number(to) } } : null;
}

/** 'pa 20-78' → 'PA20-78' */
export function postcodeRangeText({ area, districts }: PostcodeRange): string {
  if (!districts) return area;
  const { from, to } = districts;
  return from === to ? `${area}${from}` : `${area}${from}-${to}`;
}

/** True where both claim the same district, or both a whole area: then neither is narrower. */
export function rangesClash(a: PostcodeRange, b: PostcodeRange): boolean {
  if (a.area !== b.area) return false;
  if (!a.districts || !b.districts) return !a.districts && !b.districts;
  return a.districts.from <= b.districts.to && b.districts.from <= a.districts.to;
}
