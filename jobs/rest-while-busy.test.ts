import { expect, test } from 'vitest';
import { restWhileBusy } from './rest-while-busy.ts';

test('a job that follows from an order rests while others keep the event loop busy, up to a bound', async () => {
  let isBusy = true;
  const work = () => {
    const until = performance.now() + 2;
    while (performance.now() < until);
    if (isBusy) setImmediate(work);
  };
  work();
  const began = performance.now();
  await restWhileBusy();
  isBusy = false;
  expect(performance.now() - began).toBeGreaterThanOrEqual(39);
});
