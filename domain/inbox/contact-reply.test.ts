import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replyLink } from './contact-reply.ts';

const MESSAGE = { email: 'a+b@example.com', name: 'Ann', subject: 'order-support', message: 'Hello' };

test('a reply begins with the subject and the quoted message', () => {
  const link = replyLink({ ...MESSAGE, message: 'Where is it?\nThank you & bye' });
  const { pathname, searchParams } = new URL(link);
  expect(decodeURIComponent(pathname)).toBe('a+b@example.com');
  expect(searchParams.get('subject')).toBe('Re: Order Support');
  expect(searchParams.get('body')).toBe(
    'Dear Ann,\r\n\r\n\r\n\r\nAnn wrote:\r\n> Where is it?\r\n> Thank you & bye',
  );
});

test('a long message is cut between letters, never within an emoji', () => {
  const link = replyLink({ ...MESSAGE, message: `x${'🌹'.repeat(2000)}` });
  expect(new URL(link).searchParams.get('body')).toMatch(/🌹…$/u);
});

test('no message can add a header or another address to the reply, nor break the page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, message) => {
      const link = replyLink({ ...MESSAGE, email: 'a@example.com', name, message });
      expect(link).toMatch(/^mailto:a@example\.com\?subject=[^&]*&body=[^&]*$/);
      expect(link).not.toMatch(/[\r\n]/);
    }),
  );
});
