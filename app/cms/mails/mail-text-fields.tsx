import type { FieldSection } from '#app/cms/fields/field-sections.tsx';
import type { MailKind } from '#domain/mail/mail-request.ts';
import { LONGEST_INTRODUCTION, LONGEST_SUBJECT } from '#domain/mail/mail-text-form.ts';
import { MAIL_TEXTS, PLACEHOLDERS } from '#domain/mail/mail-texts.ts';

/** The form of a mail's words, with the names it may hold. */
export function mailTextFields(kind: MailKind): FieldSection[] {
  return [
    {
      title: 'Words',
      fields: [
        { name: 'subject', label: 'Subject', maxLength: LONGEST_SUBJECT, required: true },
        {
          name: 'introduction',
          label: 'Introduction',
          rows: 6,
          maxLength: LONGEST_INTRODUCTION,
          optional: true,
          hint: 'An empty line begins a new paragraph',
        },
        () => <KnownPlaceholders kind={kind} />,
      ],
    },
  ];
}

function KnownPlaceholders({ kind }: { kind: MailKind }) {
  return (
    <div className="text-sm text-ink-soft">
      <p>Names you may write, and what stands in their place:</p>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {MAIL_TEXTS[kind].placeholders.map((name) => (
          <li key={name}>
            <code className="text-ink">{`{{${name}}}`}</code> {PLACEHOLDERS[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
