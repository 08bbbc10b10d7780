import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalLines, requiredLine } from '#domain/fields/text-field.ts';
import { unfilledPlaceholders, unknownPlaceholders } from './fill-in.ts';
import type { MailKind } from './mail-request.ts';
import { MAIL_TEXTS, type MailText, type Placeholder } from './mail-texts.ts';

export const LONGEST_SUBJECT = 150;
export const LONGEST_INTRODUCTION = 1000;

/** Parses the owner's words for a mail, with a message for each invalid field. */
export function parseMailText(
  kind: MailKind,
  form: Record<string, string>,
): { ok: true; text: MailText } | { ok: false; errors: Record<string, string> } {
  const { placeholders } = MAIL_TEXTS[kind];
  const parsed = v.safeParse(
    v.object({
      subject: v.pipe(requiredLine('Subject', LONGEST_SUBJECT), known(placeholders)),
      introduction: v.pipe(optionalLines('Introduction', LONGEST_INTRODUCTION), known(placeholders)),
    }),
    form,
  );
  return parsed.success
    ? { ok: true, text: parsed.output }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

function known(placeholders: readonly Placeholder[]) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const [unknown] = unknownPlaceholders(dataset.value, placeholders);
    if (unknown === undefined) {
      const [unfilled] = unfilledPlaceholders(dataset.value, placeholders);
      if (unfilled) addIssue({ message: `Write {{${unfilled}}}, with two braces on each side.` });
      return;
    }
    const names = placeholders.map((name) => `{{${name}}}`).join(', ');
    addIssue({ message: `This mail knows no {{${unknown}}}. It knows ${names}.` });
  });
}
