import { expect, test } from 'vitest';
import { excerpts } from './excerpts.ts';

const story = 'It began with one shelf. '.repeat(20);

test('a change at the end of a long text is shown', () => {
  const { was, is } = excerpts(`${story}We close at five.`, `${story}We close at six.`);
  expect(was).toMatch(/^…/);
  expect(was).toContain('close at five.');
  expect(is).toContain('close at six.');
});

test('a change at the beginning leaves the end out, and short texts are whole', () => {
  expect(excerpts(`A ${story}`, `B ${story}`).was).toMatch(/^A It began.*…$/);
  expect(excerpts('one', 'two')).toEqual({ was: 'one', is: 'two' });
  expect(excerpts(null, story).is).toHaveLength(161);
});
