import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mixedLines, runsOf } from './mixed-lines.ts';

/** Latin is set by 'main', Hebrew and Chinese by fonts of their own, nothing else by any; each letter is one wide. */
const SETTING = {
  main: 'main',
  fontOf: (cluster: string) =>
    /\p{Script=Hebrew}/u.test(cluster)
      ? 'hebrew'
      : /\p{Script=Han}/u.test(cluster)
        ? 'han'
        : /^[\x20-\x7e]/.test(cluster)
          ? 'main'
          : null,
  widthOf: ({ text }: { text: string }) => [...text].length,
};

test('words from right to left stand in that order, each as it is read', () => {
  const runs = runsOf('שלום עולם', SETTING).map(({ text }) => text);
  expect(runs).toEqual(['עולם', ' ', 'שלום']);
});

test('a number and Latin letters keep their own direction between such words', () => {
  expect(runsOf('רחוב 12 B', SETTING).map(({ text }) => text)).toEqual(['B', ' ', '12', ' ', 'רחוב']);
  expect(runsOf('Anna (שרה) Levi', SETTING).map(({ text }) => text)).toEqual(['Anna (', 'שרה', ') Levi']);
});

test('brackets between such words are mirrored', () => {
  expect(runsOf('שרה (לוי) כהן', SETTING).map(({ text }) => text)).toEqual(['כהן', ' (', 'לוי', ') ', 'שרה']);
});

test('a letter that no font has is a question mark', () => {
  expect(runsOf('A 𐎠', SETTING)).toEqual([{ text: 'A ?', font: 'main' }]);
});

test('text without spaces is broken between its words, a long word between its letters', () => {
  const linesOf = (text: string, width: number) =>
    mixedLines(text, width, SETTING).map((runs) => runs.map(({ text: part }) => part).join(''));
  expect(linesOf('北京市朝阳区', 4).every((line) => [...line].length <= 4)).toBe(true);
  expect(linesOf('Llanfairpwll 1', 5)).toEqual(['Llanf', 'airpw', 'll 1']);
  expect(linesOf('one two\nthree', 7)).toEqual(['one two', 'three']);
});

test('no letter is lost or doubled, and no line is too wide', () => {
  const letters = fc.constantFrom(...'ab (1)שלו, 北京'.split(''));
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 40 }), fc.integer({ min: 2, max: 12 }), (chosen, width) => {
      const text = chosen.join('');
      const lines = mixedLines(text, width, SETTING);
      const set = lines.flatMap((runs) => runs.flatMap((run) => [...run.text]));
      const unsorted = (list: string[]) =>
        list
          .filter((letter) => letter !== ' ')
          .map((letter) => letter.replace(')', '('))
          .sort();
      expect(unsorted(set)).toEqual(unsorted([...text]));
      for (const runs of lines)
        expect(runs.reduce((sum, { text: part }) => sum + [...part].length, 0)).toBeLessThanOrEqual(width);
    }),
  );
});
