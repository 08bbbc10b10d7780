import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const READ_BY_SHOPPERS = ['app/storefront', 'app/mails', 'database/seed', 'domain'];
/** Values of forms, which are not shown. */
const NOT_SHOWN = /'(?:(?:product|business)-inquiry|make-up-artist)'/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

test('enquiry and makeup are written in one way in all that a shopper reads', () => {
  // A bank's inquiry is read by staff alone.
  const ofStaff = ['domain/payment/', 'domain/order-next/'];
  const files = filesOf(READ_BY_SHOPPERS).filter(
    (file) => !ofStaff.some((folder) => file.startsWith(folder)),
  );
  expect(files.length).toBeGreaterThan(500);
  for (const file of files) expect(textOf(file).match(/make-ups?\b|\binquir\w+/gi), file).toBeNull();
});

test('so is email, as the fields of the checkout are called', () => {
  for (const file of filesOf(['app', 'database/seed', 'domain', 'operations']))
    expect(textOf(file).match(/\be-mails?\b/gi), file).toBeNull();
});

function filesOf(folders: string[]): string[] {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,md}`));
  return files.filter((file) => !file.endsWith('.test.ts'));
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(COMMENT, '').replaceAll(NOT_SHOWN, '');
}
