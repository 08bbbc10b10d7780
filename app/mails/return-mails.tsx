import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { RETURN_WISHES } from '#domain/returns/return.ts';
import { TIME_TO_SEND_BACK } from '#domain/returns/return-terms.ts';
import { longDay } from '#domain/text/london-day.ts';
import { momentText } from '#domain/text/london-moment.ts';
import { orderLetter } from './order-letter.tsx';

type Of<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;
type Given = Of<'return-approved'>['facts']['given'];

/** Acknowledges a declaration on a durable medium (Consumer Contracts Regulations 2013, regulation 32(4)). */
export function returnAcknowledged(content: Of<'return-acknowledged'>): WrittenMail {
  const { given, order } = content.facts;
  return orderLetter('We have your message', content, [
    <p key="what">
      You told us on {longDay(given.declaredOn)} about order {order.orderNumber}. We took it down on{' '}
      {momentText(given.askedAt)}, as {given.number}:
    </p>,
    <Goods key="goods" goods={given.goods} />,
    <p key="wish">What you would like: {RETURN_WISHES[given.wish].toLowerCase()}.</p>,
    given.words && (
      <p key="words" style={{ whiteSpace: 'pre-line' }}>
        What you wrote: {given.words}
      </p>
    ),
    <p key="next">
      {given.comesBack
        ? 'We look at it next, and write to you where to send it. Please keep the goods until then.'
        : 'We look at it next, and write to you.'}
    </p>,
    given.isChangeOfMind && (
      <p key="mind">
        If you cancel because you changed your mind, this is your proof of the day on which you told us.
        {given.comesBack &&
          ` Please send the goods back within ${TIME_TO_SEND_BACK} of our telling you where to.`}
      </p>
    ),
  ]);
}

export function returnApproved(content: Of<'return-approved'>): WrittenMail {
  const { given } = content.facts;
  return orderLetter(`Your return ${given.number} is approved`, content, [
    <Goods key="goods" goods={given.goods} />,
    given.answer && <Answer key="answer" text={given.answer} />,
    ...(given.comesBack ? sendingBack(given) : [<p key="nothing">You need not send anything back.</p>]),
  ]);
}

function sendingBack({ number, returnAddress, postage, isChangeOfMind, endsOn }: Given) {
  return [
    <p key="address">
      {returnAddress
        ? `Please send it to ${returnAddress}, with ${number} in the parcel.`
        : `Please reply to this mail: we tell you where to send it. Put ${number} in the parcel.`}
    </p>,
    <p key="postage">
      {postage === 'shop'
        ? 'We pay for sending it back: keep the receipt, or ask us for a label.'
        : 'The cost of sending it back is yours. Please keep the proof that you sent it.'}
    </p>,
    isChangeOfMind && (
      <p key="money">We pay back within 14 days of having it, or of your proof that you sent it.</p>
    ),
    endsOn && <p key="end">If nothing has come by {longDay(endsOn)}, we close the return and tell you.</p>,
  ];
}

export function returnRefused(content: Of<'return-refused'>): WrittenMail {
  const { given } = content.facts;
  return orderLetter(`About your return ${given.number}`, content, [
    <Goods key="goods" goods={given.goods} />,
    <Answer key="answer" text={given.answer} />,
    <p key="fault">
      Your rights where goods are faulty stay as they are. If you think that we are wrong, please reply to
      this mail.
    </p>,
  ]);
}

export function returnReceived(content: Of<'return-received'>): WrittenMail {
  const { given } = content.facts;
  return orderLetter(`Your return ${given.number} has come`, content, [
    <Goods key="goods" goods={given.goods} />,
    given.dueOn && (
      <p key="due">Money that is due to you goes back by {longDay(given.dueOn)} at the latest.</p>
    ),
  ]);
}

export function returnEnded(content: Of<'return-ended'>): WrittenMail {
  const { given } = content.facts;
  return orderLetter(`Nothing has come of your return ${given.number}`, content, [
    <Goods key="goods" goods={given.goods} />,
    <p key="ended">
      We closed it. If you have sent it, please reply with the proof of sending: we open it again. Your rights
      where goods are faulty stay as they are.
    </p>,
  ]);
}

function Goods({ goods }: { goods: readonly string[] }) {
  return (
    <ul>
      {goods.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Answer({ text }: { text: string }) {
  return <p style={{ whiteSpace: 'pre-line' }}>{text}</p>;
}
