import { expect, test } from 'vitest';
import { type Block, contentsOf, foldQuestions, namedProducts, proseText, readingMinutes } from './prose.ts';

const say = (text: string): Block => ({ kind: 'paragraph', spans: [{ kind: 'text', text }] });
const head = (rank: 2 | 3, text: string): Block => ({
  kind: 'heading',
  rank,
  id: text.toLowerCase(),
  spans: [{ kind: 'text', text }],
});

test('the words of a text come in one line, without pictures and cards', () => {
  const blocks: Block[] = [
    head(2, 'One'),
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', spans: [{ kind: 'text', text: 'two' }] },
        { kind: 'break' },
        { kind: 'text', text: 'three' },
      ],
    },
    { kind: 'list', isOrdered: false, start: 1, items: [[say('four')], [say('five')]] },
    { kind: 'product', slug: 'rose' },
    { kind: 'table', head: [[{ kind: 'text', text: 'six' }]], rows: [[[{ kind: 'text', text: 'seven' }]]] },
    { kind: 'paragraph', spans: [{ kind: 'picture', url: 'https://a.example/a.jpg', alt: 'not read' }] },
  ];
  expect(proseText(blocks)).toBe('One two three four five six seven');
  expect(namedProducts([...blocks, { kind: 'product', slug: 'rose' }])).toEqual(['rose']);
});

test('reading takes a minute for 220 words, and never none', () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes([say('word '.repeat(660))])).toBe(3);
});

test('a list of contents holds the second headings', () => {
  expect(contentsOf([head(2, 'Delivery'), head(3, 'Abroad'), head(2, 'Returns')])).toEqual([
    { id: 'delivery', title: 'Delivery' },
    { id: 'returns', title: 'Returns' },
  ]);
});

test('a question takes what follows it, until the next heading of its rank or above', () => {
  const folded = foldQuestions([
    say('Intro'),
    head(2, 'A'),
    head(3, 'Q1'),
    say('1'),
    say('2'),
    head(3, 'Q2'),
    say('3'),
    head(2, 'B'),
    say('end'),
  ]);
  expect(
    folded.map((part) => ('question' in part ? `${part.id}:${proseText(part.answer)}` : part.kind)),
  ).toEqual(['paragraph', 'heading', 'q1:1 2', 'q2:3', 'heading', 'paragraph']);
});
