import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldErrors, fieldInList } from './field-errors.ts';

const schema = v.object({
  customerInfo: v.object({
    firstName: v.pipe(v.string('First'), v.nonEmpty('Empty'), v.minLength(2, 'Short')),
  }),
  items: v.array(v.string('Item')),
});
const errorsOf = (input: unknown) => fieldErrors(v.safeParse(schema, input).issues ?? []);

test('each field has its first message under its own name', () => {
  expect(errorsOf({ customerInfo: { firstName: '' }, items: [] })).toEqual({ firstName: 'Empty' });
  expect(errorsOf({ customerInfo: {}, items: [1, 2] })).toMatchObject({ items: 'Item' });
});

test('without errors there are no messages', () => {
  expect(errorsOf({ customerInfo: { firstName: 'Ann' }, items: [] })).toEqual({});
});

test('an issue of no field has the key form', () => {
  expect(Object.keys(errorsOf(null))).toEqual(['form']);
});

test('a line of a list may be named by its place', () => {
  const issues = v.safeParse(schema, { customerInfo: {}, items: ['a', 2] }).issues ?? [];
  expect(Object.keys(fieldErrors(issues, fieldInList))).toEqual(['firstName', 'items.1']);
});
