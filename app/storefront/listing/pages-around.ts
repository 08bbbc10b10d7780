/** Returns the first page, the last and this one with its neighbours; gaps stand for omitted pages. */
export function pagesAround(page: number, last: number): (number | 'gap-before' | 'gap-after')[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < last);
  const first = near[0] ?? last;
  const end = near.at(-1) ?? 1;
  return [
    1,
    ...(first === 3 ? [2] : first > 3 ? (['gap-before'] as const) : []),
    ...near,
    ...(end === last - 2 ? [last - 1] : end < last - 2 ? (['gap-after'] as const) : []),
    last,
  ];
}
