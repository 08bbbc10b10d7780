import * as v from 'valibot';
import { emailField } from '#domain/fields/email-field.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalLine, requiredLine, requiredLines } from '#domain/fields/text-field.ts';

export const QUESTION_MAX_LENGTH = 500;
export const ANSWER_MAX_LENGTH = 2000;
export const ASKER_NAME_MAX_LENGTH = 40;

/** The form of a question, or of an answer where `question` names one. */
export type QuestionForm = {
  /** The slug of the product. */
  product: string;
  /** The id of the question that is answered; '' for a new question. */
  question: string;
  body: string;
  name: string;
  email: string;
  /** Made with the form: one that is sent again makes one question. */
  key: string;
};

/** No person sees this field, nor hears of it: what fills it in is a program. */
export const TRAP_FIELD = 'website';

const common = {
  product: requiredLine('Product', 200),
  name: optionalLine('Name', ASKER_NAME_MAX_LENGTH),
  email: emailField(),
  key: v.pipe(requiredLine('Form', 80), v.regex(/^[\w-]*$/, 'This form cannot be read')),
};

const questionSchema = v.object({
  ...common,
  question: optionalLine('Question', 80),
  body: requiredLines('Question', QUESTION_MAX_LENGTH),
});
const answerSchema = v.object({
  ...common,
  question: requiredLine('Question', 80),
  body: requiredLines('Answer', ANSWER_MAX_LENGTH),
});

export type ParsedQuestion =
  | { ok: true; form: QuestionForm; isTrapped: boolean }
  | { ok: false; errors: Partial<Record<string, string>> };

/** Parses the form of a shopper; `isTrapped` where a program filled it in. */
export function parseQuestion(form: Record<string, unknown>): ParsedQuestion {
  const isAnswer = typeof form.question === 'string' && form.question !== '';
  const parsed = v.safeParse(isAnswer ? answerSchema : questionSchema, form);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.issues) };
  return { ok: true, form: parsed.output, isTrapped: Boolean(form[TRAP_FIELD]) };
}

/** Parses an answer of the staff. */
export function parseAnswer(
  form: Record<string, unknown>,
): { ok: true; body: string } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(v.object({ body: requiredLines('Answer', ANSWER_MAX_LENGTH) }), form);
  return parsed.success
    ? { ok: true, body: parsed.output.body }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}
