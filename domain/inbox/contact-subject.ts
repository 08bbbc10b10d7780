import { COMPLAINT } from './complaint.ts';
import { CONTACT_SUBJECTS } from './contact-form.ts';

/** The subject's label, such as 'Order Support'; a value no longer offered stays as stored. */
export function subjectLabel(subject: string): string {
  if (subject === COMPLAINT) return 'Complaint';
  return CONTACT_SUBJECTS.find(({ value }) => value === subject)?.label ?? subject;
}
