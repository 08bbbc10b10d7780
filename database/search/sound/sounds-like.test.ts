import { expect, test } from 'vitest';
import { soundsLike } from './sounds-like.ts';

test.each([
  ['maison pearl', 'maison perle'],
  ['orla and ren', 'orla wren'],
  ['orla ren', 'orla wren'],
  ['loom n lull', 'loom lull'],
  ['aldus row', 'aldous row'],
  ['tidemarck', 'tidemark'],
  ['hinoki our', 'hinoki hour'],
])('%s sounds like %s', (text, name) => expect(soundsLike(text, name)).toBe(true));

test.each([
  ['mai', 'may'],
  ['hand', 'halden'],
  ['sale', 'silly'],
  ['tide', 'tidemark'],
])('%s does not sound like %s', (text, name) => expect(soundsLike(text, name)).toBe(false));
