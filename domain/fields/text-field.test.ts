import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';
import { checkFilled, optionalLine, optionalLines, requiredLine, requiredLines } from './text-field.ts';

const schema = v.object({
  city: requiredLine('City', 10),
  message: requiredLines('Message', 10),
  nickname: optionalLine('Nickname', 5),
  notes: optionalLines('Notes', 5),
});
const filled = { city: 'London', message: 'Hello' };
const read = (input: unknown) => v.safeParse(schema, input);
const errorsOf = (input: unknown) => fieldErrors(read(input).issues ?? []);

test.each([undefined, null, 7, {}, [], true, '', '   ', '\u200b'])(
  'a required field holding %j is required',
  (value) => {
    expect(errorsOf({ ...filled, city: value })).toEqual({ city: 'City is required' });
  },
);

test('fields that are not sent at all are required too', () => {
  expect(errorsOf({})).toEqual({ city: 'City is required', message: 'Message is required' });
});

test.each([undefined, null, 7, '', '  '])('an optional field holding %j is empty', (value) => {
  expect(read({ ...filled, nickname: value, notes: value }).output).toMatchObject({
    nickname: '',
    notes: '',
  });
});

test('texts are trimmed, and line breaks allowed only in texts of several lines', () => {
  expect(read({ city: ' Lon\ndon ', message: ' a\r\nb ', nickname: ' x ' }).output).toEqual({
    city: 'Lon don',
    message: 'a\nb',
    nickname: 'x',
    notes: '',
  });
});

test('a text that is too long is refused with its limit', () => {
  expect(errorsOf({ city: 'a'.repeat(11), message: 'b', notes: 'abcdef' })).toEqual({
    city: 'City must be 10 characters or fewer',
    notes: 'Notes must be 5 characters or fewer',
  });
});

test('an empty field is only called required, not invalid as well', () => {
  const email = v.nullish(
    v.pipe(
      requiredLine('Email', 50),
      checkFilled((text) => text.includes('@'), 'Invalid'),
    ),
    '',
  );
  expect(v.safeParse(email, '').issues?.map((issue) => issue.message)).toEqual(['Email is required']);
  expect(v.safeParse(email, 'ann').issues?.map((issue) => issue.message)).toEqual(['Invalid']);
});
