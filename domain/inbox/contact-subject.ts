import { CONTACT_SUBJECTS } from './contact-form.ts';

/** 'Order Support'; what an older form called it stays as it is. */
export function subjectLabel(subject: string): string {
  return CONTACT_SUBJECTS.find(({ value }) => value === subject)?.label ?? subject;
}
