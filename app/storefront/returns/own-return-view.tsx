import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { WriteAboutOrder } from '#app/storefront/orders/write-about-order.tsx';
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { TRACKING_MAX_LENGTH } from '#domain/returns/sent-form.ts';
import { longDay } from '#domain/text/london-day.ts';
import { momentText } from '#domain/text/london-moment.ts';
import type { OwnReturn } from '#operations/returns/own-returns.ts';
import type { OwnReturnResult } from './own-return-result.ts';
import { ReturnPicturesField } from './return-pictures-field.tsx';

/** A return as its customer sees it: how it stands, what they can do, and what happened. */
export function OwnReturnView({
  given,
  link,
  result,
}: {
  given: OwnReturn;
  link: string;
  result: OwnReturnResult | null;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!result) heading.current?.focus();
  }, [result]);
  return (
    <>
      <header className="grid gap-3 pt-8 pb-8 md:pt-12">
        <p className="eyebrow text-rose-deep">You told us on {longDay(given.declaredOn)}</p>
        <h1 ref={heading} tabIndex={-1} className="heading-1 outline-none">
          Return <span className="tabular-nums [overflow-wrap:anywhere]">{given.number}</span>
        </h1>
      </header>
      {result?.message && <Notice result={result} />}
      {result?.asksToWithdraw ? (
        <WithdrawAsk given={given} link={link} />
      ) : (
        <section aria-labelledby="return-state" className="grid gap-4 rounded-card bg-blush-soft p-6 sm:p-8">
          <h2 id="return-state" className="heading-2">
            {given.title}
          </h2>
          {given.words.map((text) => (
            <p key={text} className="max-w-prose">
              {text}
            </p>
          ))}
          {given.answer && (
            <blockquote className="max-w-prose border-l-2 border-rose pl-4 whitespace-pre-line [overflow-wrap:anywhere]">
              {given.answer}
            </blockquote>
          )}
          {given.sendTo && (
            <address className="rounded-lg bg-surface px-4 py-3 whitespace-pre-line not-italic [overflow-wrap:anywhere]">
              {given.sendTo}
            </address>
          )}
          <div className="flex flex-wrap gap-3">
            {given.sendTo && (
              <a href={paths.returnSlip(link, given.number)} className={buttonClass({ variant: 'dark' })}>
                Slip for the parcel
              </a>
            )}
            {given.may.withdraw && (
              <Form method="post" preventScrollReset>
                <Button type="submit" name="intent" value="withdraw" variant="outline">
                  Withdraw it
                </Button>
              </Form>
            )}
          </div>
        </section>
      )}
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 md:grid-cols-[1.35fr_1fr]">
        <div className="grid min-w-0 gap-10">
          {given.may.addPictures && <PicturesForm given={given} result={result} />}
          {given.may.noteSent && <SentForm given={given} result={result} />}
          <section aria-labelledby="return-goods" className="grid gap-3">
            <h2 id="return-goods" className="heading-3">
              What it is about
            </h2>
            <ul className="grid gap-1.5 [overflow-wrap:anywhere]">
              {given.goods.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p className="text-ink-soft">
              You would like: {given.wish.toLowerCase()}
              {given.wanted.length > 0 && ` (${given.wanted.join(', ')})`}
            </p>
          </section>
          {given.pictures > 0 && (
            <p className="text-ink-soft">
              {given.pictures === 1 ? 'A picture of yours is' : `${given.pictures} pictures of yours are`}{' '}
              with it.
            </p>
          )}
          <section aria-labelledby="return-history" className="grid gap-3">
            <h2 id="return-history" className="heading-3">
              What happened
            </h2>
            <ol className="grid gap-2">
              {given.history.map(({ at, text }) => (
                <li key={`${at}${text}`} className="grid">
                  <span>{text}</span>
                  <span className="text-sm text-ink-soft">{momentText(at)}</span>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <aside aria-label="Your order" className="grid gap-8">
          <p>
            <ButtonLink to={paths.viewOrder(link)} variant="outline">
              Back to the order
            </ButtonLink>
          </p>
          <WriteAboutOrder orderNumber={given.orderNumber} />
        </aside>
      </div>
    </>
  );
}

function Notice({ result }: { result: OwnReturnResult }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is announced, also one of the same words
  useEffect(() => paragraph.current?.focus(), [result]);
  return (
    <p
      ref={paragraph}
      tabIndex={-1}
      role={result.ok ? 'status' : 'alert'}
      className={`mb-6 rounded-lg border bg-surface px-4 py-3 font-medium outline-none ${
        result.ok ? 'border-leaf text-leaf' : 'border-rose text-rose-deep'
      }`}
    >
      {result.message}
    </p>
  );
}

/** Asks before a return is withdrawn. */
function WithdrawAsk({ given, link }: { given: OwnReturn; link: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isSending = useNavigation().state !== 'idle';
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="withdraw-ask"
      className="grid gap-5 rounded-card border border-rose bg-surface p-6 sm:p-8"
    >
      <div className="grid max-w-prose gap-2">
        <h2 id="withdraw-ask" ref={heading} tabIndex={-1} className="heading-2 outline-none">
          Withdraw this return?
        </h2>
        <p>You keep the goods, and no money goes back. You can ask again as long as the days for it last.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Form method="post">
          <input type="hidden" name="intent" value="withdraw" />
          <Button type="submit" name="confirmed" value="yes" disabled={isSending}>
            {isSending ? 'One moment...' : 'Yes, withdraw it'}
          </Button>
        </Form>
        <ButtonLink to={paths.ownReturn(link, given.number)} variant="outline" reloadDocument>
          No, leave it
        </ButtonLink>
      </div>
    </section>
  );
}

/** Says that the goods were sent, with the day of the proof. */
function SentForm({ given, result }: { given: OwnReturn; result: OwnReturnResult | null }) {
  const { errors = {}, submitted = {} }: Partial<OwnReturnResult> = result ?? {};
  const isSending = useNavigation().state !== 'idle';
  return (
    <section aria-labelledby="return-sent" className="grid gap-4 rounded-card border border-line p-5 sm:p-8">
      <h2 id="return-sent" className="heading-3">
        Have you sent it?
      </h2>
      <Form method="post" preventScrollReset className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Sent on"
          type="date"
          name="day"
          max={given.today}
          defaultValue={submitted.day ?? given.today}
          error={errors.day}
        />
        <TextField
          label="Tracking number"
          optional
          name="tracking"
          autoComplete="off"
          maxLength={TRACKING_MAX_LENGTH}
          defaultValue={submitted.tracking}
          error={errors.tracking}
        />
        <Button
          type="submit"
          name="intent"
          value="sent"
          variant="dark"
          disabled={isSending}
          className="justify-self-start"
        >
          I have sent it
        </Button>
      </Form>
    </section>
  );
}

/** Adds pictures to a return, as of damage. */
function PicturesForm({ given, result }: { given: OwnReturn; result: OwnReturnResult | null }) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <section
      aria-labelledby="return-pictures"
      className="grid gap-4 rounded-card border border-line p-5 sm:p-8"
    >
      <h2 id="return-pictures" className="heading-3">
        {given.pictures > 0 ? 'More pictures?' : 'Pictures'}
      </h2>
      <Form
        key={given.pictures}
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        className="grid gap-4"
      >
        <ReturnPicturesField error={result?.errors.pictures} />
        <Button
          type="submit"
          name="intent"
          value="pictures"
          variant="outline"
          disabled={isSending}
          className="justify-self-start"
        >
          Add them
        </Button>
      </Form>
    </section>
  );
}
