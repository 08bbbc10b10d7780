import { postageWords, TIME_TO_SEND_BACK, timeToCancel } from '#domain/returns/return-terms.ts';
import { postalAddress } from '#domain/shop/postal-address.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import { whereToSendBack } from '#domain/shop/where-to-send-back.ts';

/** The right to cancel with its model form, as a confirmation on a durable medium states it. */
export type RightToCancel = {
  paragraphs: string[];
  /** The model form of the Consumer Contracts Regulations 2013, schedule 3 part B, line by line. */
  form: string[];
};

/** `sealed`: names of ordered goods that cannot be returned once unsealed. `medium`: what the words are on. */
export function rightToCancel({
  orderNumber,
  sealed,
  settings,
  medium,
}: {
  orderNumber: string;
  sealed: readonly string[];
  settings: Pick<ShopSettings, 'shop' | 'legal' | 'delivery'>;
  medium: 'mail' | 'paper';
}): RightToCancel {
  const { shop, legal, delivery } = settings;
  const letters = [legal.companyName || shop.name, postalAddress(settings), shop.supportEmail]
    .filter(Boolean)
    .join(', ');
  const statement = medium === 'mail' ? 'a reply to this email' : 'the form below, a letter or an email';
  const sealedWords =
    sealed.length > 0
      ? `For hygiene reasons these cannot come back once you have unsealed them, unless they are faulty: ${sealed.join(', ')}. `
      : '';
  return {
    paragraphs: [
      `You can cancel within ${timeToCancel(delivery)} after the day on which you, or somebody you named, receive the last parcel, without a reason. Tell us by any clear statement, such as ${statement}. Send the goods back within ${TIME_TO_SEND_BACK} of telling us, to ${whereToSendBack(delivery)}; ${postageWords(delivery)}. Within ${TIME_TO_SEND_BACK} of having them back, or of your proof that you sent them, we refund what you paid for them and, where all of the order comes back, our standard delivery charge.`,
      `${sealedWords}We may take off the refund what goods lost in value by more handling than a shop would allow.`,
    ],
    form: [
      `To ${letters}: I/We (*) hereby give notice that I/We (*) cancel my/our (*) contract of sale of the following goods (*):`,
      `Order ${orderNumber}, ordered on (*) / received on (*):`,
      'Name of consumer(s):',
      'Address of consumer(s):',
      'Signature of consumer(s) (only if this form is notified on paper):',
      'Date:',
      '(*) Delete as appropriate',
    ],
  };
}

export const RIGHT_TO_CANCEL = 'If you change your mind';

export const FORM_IS_FREE = 'You may use this form, but need not:';

/** What the Consumer Rights Act 2015 gives, behind how to say that something is wrong. */
export const FAULTY_GOODS =
  'Goods must be of satisfactory quality, fit for their purpose and as described; if they are not, the Consumer Rights Act 2015 gives you a repair, a replacement or your money back, and you do not pay to send them back.';
