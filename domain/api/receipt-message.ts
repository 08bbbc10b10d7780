import * as v from 'valibot';
import { text } from './field-messages.ts';

/** The words of thanks for a contact message or a newsletter address. */
export const receiptMessage = v.object({ message: text });
