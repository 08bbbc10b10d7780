import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { EXAMPLE_MAILS } from './example-mails.ts';
import { fillIn } from './fill-in.ts';
import { MAIL_KINDS } from './mail-request.ts';
import { parseMailText } from './mail-text-form.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { placeholderValues } from './placeholder-values.ts';

test('every mail has a value for each name its words may hold, and its own words keep the rule', () => {
  for (const kind of MAIL_KINDS) {
    const { subject, introduction, placeholders } = MAIL_TEXTS[kind];
    const values = placeholderValues(EXAMPLE_MAILS[kind].facts, DEFAULT_SETTINGS);
    for (const name of placeholders) expect(values[name], `${kind} ${name}`).toBeTruthy();
    expect(parseMailText(kind, { subject, introduction }), kind).toEqual({
      ok: true,
      text: { subject, introduction },
    });
    expect(JSON.stringify(fillIn({ subject, introduction }, values))).not.toContain('{{');
  }
});

test('a mail that repeats nothing of its sender has no name for it', () => {
  for (const kind of ['contact-acknowledgement', 'trade-acknowledgement', 'newsletter-confirmation'] as const)
    expect(MAIL_TEXTS[kind].placeholders).toEqual(['shop']);
});

test('staff read by which form somebody wrote', () => {
  const wroteBy = (replyBy: string | null) => {
    const { message } = EXAMPLE_MAILS['contact-message'].facts;
    const values = placeholderValues({ message: { ...message, replyBy } }, DEFAULT_SETTINGS);
    return fillIn(MAIL_TEXTS['contact-message'], values).introduction;
  };
  expect(wroteBy(null)).toBe('Sam Example wrote by the contact form.');
  expect(wroteBy('2026-04-01')).toBe('Sam Example wrote by the complaint form.');
});

test('an unknown name is refused in words that say which are known', () => {
  const parsed = parseMailText('order-shipped', {
    subject: 'Hello {{ nmae }}',
    introduction: 'For {{amount}} {{}}',
  });
  expect(parsed).toEqual({
    ok: false,
    errors: {
      subject: 'This mail knows no {{nmae}}. It knows {{shop}}, {{name}}, {{order}}, {{total}}.',
      introduction: 'This mail knows no {{amount}}. It knows {{shop}}, {{name}}, {{order}}, {{total}}.',
    },
  });
  expect(parseMailText('order-shipped', { subject: ' ', introduction: '' })).toMatchObject({ ok: false });
});

test('a known name in too few braces is refused in words that show the right form', () => {
  for (const subject of ['Thank you, order {order}', 'Order { order }', 'Order {{order}', 'Order {order}}'])
    expect(parseMailText('order-shipped', { subject, introduction: '' }), subject).toEqual({
      ok: false,
      errors: { subject: 'Write {{order}}, with two braces on each side.' },
    });
  for (const subject of ['Order {{order}}', 'Order {{{order}}}', 'Your {new} order', 'order'])
    expect(parseMailText('order-shipped', { subject, introduction: '' }), subject).toMatchObject({
      ok: true,
    });
});

test('a value with line breaks makes no second line of a subject, nor names of its own', () => {
  const filled = fillIn(
    { subject: 'For {{ name }}', introduction: 'Dear {{name}},\n\nyour {{order}}' },
    { name: 'Ann\r\nBcc: victim@example.com {{order}}', order: 'ZA1' },
  );
  expect(filled.subject).toBe('For Ann Bcc: victim@example.com {{order}}');
  expect(filled.introduction).toBe('Dear Ann Bcc: victim@example.com {{order}},\n\nyour ZA1');
});
