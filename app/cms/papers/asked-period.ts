import { type PaperPeriod, parsePeriod, periodProblem } from '#domain/paper/paper-period.ts';

/** The period of a file, by `?from=` and `?to=`. Throws a response of 422 where one of them is no day: a file would be of others. */
export function askedPeriod(searchParams: URLSearchParams, now: string): PaperPeriod {
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
  const problem = periodProblem(from, to);
  if (problem?.problem === 'no-day')
    throw new Response(`‘${problem.text}’ is no day of a calendar`, { status: 422 });
  return parsePeriod(from, to, now);
}
