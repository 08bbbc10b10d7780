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
