import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkAddress, pictureAddress } from './prose-address.ts';

test('a link leads to a page, an anchor, the web, an email address or a number', () => {
  for (const address of [
    '/returns',
    '/returns#form',
    '#form',
    'https://ico.org.uk/x?y=1',
    'mailto:a@b.example',
  ])
    expect(linkAddress(address)).toBe(address);
  expect(linkAddress('tel:+44 20 7946 0958')).toBe('tel:+442079460958');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'mailto:a@b.example\r\nbcc:c@d.example',
  'blob:https://a.example/1',
  '',
])('%j is no link', (address) => {
  expect(linkAddress(address)).toBeNull();
});

test('a picture is the shop’s own or comes over HTTPS', () => {
  const own = '/media/0123456789abcdef0123-800x1000/800.webp';
  expect(pictureAddress(own)).toBe(own);
  expect(pictureAddress('https://pictures.example/a.jpg')).toBe('https://pictures.example/a.jpg');
  for (const address of [
    'http://a.example/a.jpg',
    'data:image/svg+xml,<svg/>',
    '/cms/x',
    'javascript:1',
    '//a.example/a',
  ])
    expect(pictureAddress(address), address).toBeNull();
});

test('every accepted address is of a harmless kind', () => {
  const scheme = fc.constantFrom(
    'javascript:',
    'data:',
    'vbscript:',
    'https:',
    '//',
    '/',
    '#',
    'mailto:',
    ' ',
    '\t',
  );
  fc.assert(
    fc.property(scheme, fc.string(), (start, rest) => {
      const address = linkAddress(start + rest);
      if (address !== null) expect(address).toMatch(/^(?:\/(?![/\\])|#|https?:|mailto:|tel:)/i);
    }),
  );
});
