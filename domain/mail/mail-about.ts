import type { MailContent } from './mail-content.ts';

/** The id of the order, message or application that a mail tells of, with which its copy is erased; null for none. */
export function mailAbout({ facts }: Pick<MailContent, 'facts'>): string | null {
  if ('news' in facts) return subjectOf(facts.news);
  return subjectOf(facts);
}

function subjectOf(facts: object): string | null {
  const { order, message, application } = facts as Partial<
    Record<'order' | 'message' | 'application', { id: string }>
  >;
  return (order ?? message ?? application)?.id ?? null;
}
