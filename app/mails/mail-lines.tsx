import { Fragment } from 'react';

/** Text of several lines, broken in both parts of a mail. */
export function MailLines({ text }: { text: string }) {
  return text.split('\n').map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and never move
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
}
