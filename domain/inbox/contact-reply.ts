import { subjectLabel } from './contact-subject.ts';

/** Returns a mailto link with a reply begun: its subject and the quoted message. */
export function replyLink(message: {
  email: string;
  name: string;
  subject: string;
  message: string;
}): string {
  const quoted = shortened(message.message)
    .split('\n')
    .map((line) => `> ${line}`);
  const body = [`Dear ${message.name},`, '', '', '', `${message.name} wrote:`, ...quoted].join('\r\n');
  const subject = `Re: ${subjectLabel(message.subject)}`;
  return `mailto:${encoded(message.email).replaceAll('%40', '@')}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

/** Mail programs and browsers refuse longer addresses. */
const LONGEST_QUOTE = 1200;

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : text;
}

/** Half an emoji, which encodeURIComponent refuses, becomes a replacement character. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
