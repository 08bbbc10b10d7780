import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

test('paragraphs, lists and entities become plain text', () => {
  expect(
    htmlText(
      '<h2>Care</h2><p>Soft &amp; <b>warm</b>.</p><ul><li>Vegan</li><li><a href="x">Refill</a></li></ul>',
    ),
  ).toBe('Care\n\nSoft & warm.\n\n• Vegan\n• Refill');
});

test('scripts, styles and pictures leave nothing', () => {
  expect(htmlText('<style>p{}</style>Rose<script>alert(1)</script><img src="a.jpg" alt="b">')).toBe('Rose');
});

test('text without markup stays as it is', () => {
  expect(htmlText('Under 5 < 6 ml')).toBe('Under 5 < 6 ml');
});

test('line breaks of a blog stay, and those between tags of HTML say nothing', () => {
  expect(htmlText('One <b>two</b>\nthree\n\nfour\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>')).toBe(
    'One two\nthree\n\nfour\n• a\n• b',
  );
  expect(htmlText('<p>Long\nline</p>\n\n\n<p>Next</p>\n')).toBe('Long line\n\nNext');
});

test('a hostile text of nested tags or white space is read at once', () => {
  const startedAt = performance.now();
  htmlText('<b>'.repeat(300_000));
  htmlText('<b>'.repeat(4_000));
  htmlText(`a${' \t'.repeat(300_000)}b<p>`);
  expect(performance.now() - startedAt).toBeLessThan(3000);
});
