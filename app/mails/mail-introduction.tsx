import { MailLines } from './mail-lines.tsx';

/** The owner's words at the head of a mail; empty lines divide its paragraphs. */
export function MailIntroduction({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity and never move
    <p key={place}>
      <MailLines text={paragraph.trim()} />
    </p>
  ));
}
