import { CONTACT_SUBJECTS } from '#domain/contact-form.ts';

export function subjectLabel(subject: string): string {
  return CONTACT_SUBJECTS.find(({ value }) => value === subject)?.label ?? subject;
}
