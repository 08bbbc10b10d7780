import { expect, test } from 'vitest';
import { insertWords, MARKS, markSelection } from './insert-markdown.ts';

const mark = (label: string) => {
  const found = MARKS.find((each) => each.label === label);
  if (!found) throw new Error(label);
  return found;
};

test('marks stand round what is selected, which stays selected', () => {
  const after = markSelection({ text: 'so good', start: 3, end: 7 }, mark('Bold'));
  expect(after).toEqual({ text: 'so **good**', start: 5, end: 9 });
});

test('without a selection a sample is put in and selected', () => {
  const { text, start, end } = markSelection({ text: 'a', start: 1, end: 1 }, mark('Heading'));
  expect(text).toBe('a\n## Heading\n');
  expect(text.slice(start, end)).toBe('Heading');
});

test('at the beginning of a line no empty one is added', () => {
  expect(markSelection({ text: 'a\n', start: 2, end: 2 }, mark('List')).text).toBe('a\n- item\n');
  expect(markSelection({ text: '', start: 0, end: 0 }, mark('Quote')).text).toBe('> quotation\n');
});

test('words take the place of what is selected', () => {
  expect(insertWords({ text: 'by us', start: 3, end: 5 }, '{{shop.name}}')).toEqual({
    text: 'by {{shop.name}}',
    start: 16,
    end: 16,
  });
});
