import type { ShownSettings } from '#domain/shop/shown-settings.ts';
import { EXAMPLE_MAILS } from './example-mails.ts';
import { fillIn } from './fill-in.ts';
import type { MailContent } from './mail-content.ts';
import type { MailKind } from './mail-request.ts';
import type { MailText } from './mail-texts.ts';
import { placeholderValues } from './placeholder-values.ts';

/** Returns a mail with the owner's words and invented facts, to be read before anybody gets one. */
export function exampleContent(
  kind: MailKind,
  text: MailText,
  { to, shop, home }: { to: string; shop: ShownSettings; home: string },
): MailContent {
  const part = withShopsTerms(EXAMPLE_MAILS[kind], shop);
  const words = fillIn(text, placeholderValues(part.facts, shop));
  return { ...part, ...words, to, replyTo: '', shop, home };
}

type ExamplePart = (typeof EXAMPLE_MAILS)[MailKind];

/** An invented order has the terms of the shop's settings. */
function withShopsTerms(part: ExamplePart, { delivery }: ShownSettings): ExamplePart {
  return part.mail === 'order-delivered'
    ? { ...part, facts: { ...part.facts, returnTerms: delivery } }
    : part;
}
