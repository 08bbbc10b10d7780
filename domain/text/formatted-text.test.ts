import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formattedFromHtml, looksLikeHtml } from './formatted-from-html.ts';
import { formattedBlocks, unformatted } from './formatted-text.ts';

test('headings, lists, strong and emphasis are read; anything else stands as it is', () => {
  expect(
    formattedBlocks('A **rich** cream.\nFor *dry* skin.\n\n## Good to know\n- Vegan\n- 50 ml\nMade here.'),
  ).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { text: 'A ', look: 'plain' },
          { text: 'rich', look: 'strong' },
          { text: ' cream.', look: 'plain' },
        ],
        [
          { text: 'For ', look: 'plain' },
          { text: 'dry', look: 'emphasis' },
          { text: ' skin.', look: 'plain' },
        ],
      ],
    },
    { kind: 'heading', lines: [[{ text: 'Good to know', look: 'plain' }]] },
    { kind: 'list', items: [[{ text: 'Vegan', look: 'plain' }], [{ text: '50 ml', look: 'plain' }]] },
    { kind: 'paragraph', lines: [[{ text: 'Made here.', look: 'plain' }]] },
  ]);
  for (const plain of ['2 * 3 * 4', 'SPF 50* and more*', '5 < 10', '#1 in Leeds', 'a-b', '**'])
    expect(unformatted(plain)).toBe(plain);
});

test('a text without marks is read as its own lines', () => {
  const words = fc.stringMatching(/^[A-Za-z0-9,.' ]{0,30}$/);
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), (lines) => {
      const text = lines.join('\n');
      const squeeze = (value: string) =>
        value
          .split('\n')
          .filter((line) => line.trim() !== '')
          .join('\n');
      expect(squeeze(unformatted(text))).toBe(squeeze(text));
    }),
  );
});

test.each([
  [
    '<p class="MsoNormal"><b>Rich </b>cream<o:p></o:p></p><p>For dry skin</p>',
    '**Rich** cream\n\nFor dry skin',
  ],
  ['<ul><li>Vegan</li><li><p>50&nbsp;ml</p></li></ul>After', '- Vegan\n- 50 ml\n\nAfter'],
  ['<h2><strong>Why</strong></h2>\n<div>One<br>two</div>', '## Why\n\nOne\ntwo'],
  [
    '<style>p{color:red}</style><!-- x --><p>Only <em>words</em></p><script>alert(1)</script>',
    'Only *words*',
  ],
  ['<p>Caf&eacute; &amp; cr&#232;me &lt;3</p>', 'Café & crème <3'],
  ['<a href="javascript:alert(1)">Read</a> on', 'Read on'],
])('%s becomes formatted text', (html, text) => {
  expect(looksLikeHtml(html)).toBe(true);
  expect(formattedFromHtml(html)).toBe(text);
});

test('whatever is pasted becomes a text without tags, in time that grows with its length', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<li>',
    '<ul>',
    '<script>',
    '<!--',
    '<',
    '>',
    '&amp;',
    'word ',
    '\n',
    '<h1>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      expect(formattedFromHtml(pieces.join(''))).not.toMatch(/<\/?(?:p|b|li|ul|script|h1)>/);
    }),
  );
  for (const hostile of ['<script>', '<b>', '<!--', '<', '<p ', '**', '<li>', ' <b>x</b>'])
    expect(formattedFromHtml(hostile.repeat(50_000 / hostile.length)).length).toBeLessThan(200_000);
});
