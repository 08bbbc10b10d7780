import { expect, test } from 'vitest';
import { type ZippedFile, zipResponse } from './zip-response.ts';

const SILENT = { error() {}, info() {}, warn() {} } as never;

async function* one(at: string): AsyncGenerator<ZippedFile> {
  yield { name: 'INV-000001.pdf', bytes: new Uint8Array([1]), at };
}

test.each([
  ['2026-03-31T22:59:58.000Z', '2026-03-31 23:59'],
  ['2026-03-31T23:00:00.000Z', '2026-04-01 00:00'],
  ['2026-12-31T23:59:58.000Z', '2026-12-31 23:59'],
])('a file in a ZIP of %s has the time of a clock in London', async (at, shown) => {
  const bytes = new DataView(await zipResponse('a.zip', one(at), SILENT).arrayBuffer());
  const [time, day] = [bytes.getUint16(10, true), bytes.getUint16(12, true)];
  const two = (number: number) => String(number).padStart(2, '0');
  const date = `${(day >> 9) + 1980}-${two((day >> 5) & 15)}-${two(day & 31)}`;
  expect(`${date} ${two(time >> 11)}:${two((time >> 5) & 63)}`).toBe(shown);
});
