import { expect, test } from 'vitest';
import { bankHolidays, type HolidayRegion } from './bank-holidays.ts';

/** As published on gov.uk/bank-holidays. */
const PUBLISHED: Record<HolidayRegion, Record<number, string>> = {
  'england-and-wales': {
    2021: '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28',
    2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
    2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
    2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
    2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
  },
  scotland: {
    2021: '01-01 01-04 04-02 05-03 05-31 08-02 11-30 12-27 12-28',
    2024: '01-01 01-02 03-29 05-06 05-27 08-05 12-02 12-25 12-26',
    2025: '01-01 01-02 04-18 05-05 05-26 08-04 12-01 12-25 12-26',
    2027: '01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28',
  },
  'northern-ireland': {
    2024: '01-01 03-18 03-29 04-01 05-06 05-27 07-12 08-26 12-25 12-26',
    2025: '01-01 03-17 04-18 04-21 05-05 05-26 07-14 08-25 12-25 12-26',
    2026: '01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28',
  },
};

const YEARS = (Object.keys(PUBLISHED) as HolidayRegion[]).flatMap((region) =>
  Object.entries(PUBLISHED[region]).map(([year, days]) => ({ region, year, days })),
);

test.each(YEARS)('the bank holidays of $region in $year', ({ region, year, days }) => {
  expect([...bankHolidays(Number(year), region)].toSorted()).toEqual(
    days.split(' ').map((day) => `${year}-${day}`),
  );
});
