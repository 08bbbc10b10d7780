import { paths } from '#app/links/paths.ts';
import { questionPaths } from '#app/links/question-paths.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { UNPROVEN_QUESTION_DAYS } from '#domain/questions/question.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';
import { MailIntroduction } from './mail-introduction.tsx';
import { MailLines } from './mail-lines.tsx';

type Content<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;

export function questionConfirmation({
  subject,
  introduction,
  shop,
  home,
  facts: { asked, proveToken },
}: Content<'question-confirmation'>): WrittenMail {
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>One more step</h1>
      <MailIntroduction text={introduction} />
      <p>About {asked.product.name}:</p>
      <MailLines text={asked.words} />
      <p>
        <a className="button" href={home + questionPaths.confirm(proveToken)}>
          {asked.isAnswer ? 'Send my answer' : 'Send my question'}
        </a>
      </p>
      <p className="soft">
        The link works for {UNPROVEN_QUESTION_DAYS} days; without it nobody sees your words, and they are
        deleted with your address. Your address is never shown.
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}

export function questionAnswered({
  subject,
  introduction,
  shop,
  home,
  facts: { asked, answer, leaveToken },
}: Content<'question-answered'>): WrittenMail {
  const by = answer.by || 'somebody';
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>There is an answer</h1>
      <MailIntroduction text={introduction} />
      <p className="soft">You asked:</p>
      <MailLines text={asked.words} />
      <p className="soft">{answer.verified ? `${by}, who bought it here, answers:` : `${by} answers:`}</p>
      <MailLines text={answer.body} />
      <p>
        <a className="button" href={home + paths.product(asked.product.slug)}>
          See the product
        </a>
      </p>
      <p className="soft">
        We write again if somebody adds an answer. If you would rather not hear of it,{' '}
        <a href={home + questionPaths.leave(leaveToken)}>have your address deleted</a>; your question stays.
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}
