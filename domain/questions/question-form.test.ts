import { expect, test } from 'vitest';
import { parseAnswer, parseQuestion, QUESTION_MAX_LENGTH, TRAP_FIELD } from './question-form.ts';

const FORM = {
  product: 'serum',
  question: '',
  body: 'Is it vegan?',
  name: '',
  email: 'a@example.com',
  key: 'k-1',
};

test('a question needs words and an address, and a name only by choice', () => {
  expect(parseQuestion(FORM)).toEqual({ ok: true, form: FORM, isTrapped: false });
  expect(parseQuestion({ ...FORM, body: '  ', email: 'nobody' })).toEqual({
    ok: false,
    errors: { body: 'Question is required', email: 'Please enter a valid email address' },
  });
});

test('an answer may be longer than a question', () => {
  const body = 'a'.repeat(QUESTION_MAX_LENGTH + 1);
  expect(parseQuestion({ ...FORM, body }).ok).toBe(false);
  expect(parseQuestion({ ...FORM, body, question: 'q' }).ok).toBe(true);
  expect(parseAnswer({ body })).toEqual({ ok: true, body });
  expect(parseAnswer({ body: '' })).toEqual({ ok: false, errors: { body: 'Answer is required' } });
});

test('what fills in the field that nobody sees is a program', () => {
  expect(parseQuestion({ ...FORM, [TRAP_FIELD]: 'https://spam.example' })).toMatchObject({ isTrapped: true });
  expect(parseQuestion({ ...FORM, [TRAP_FIELD]: '' })).toMatchObject({ isTrapped: false });
});
