import { Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { Moment } from '#app/ui/moment.tsx';
import type { Question } from '#database/queries/questions/questions.ts';
import { HIDDEN_REASON_NAMES, HIDDEN_REASONS } from '#domain/reviews/review.ts';
import { questionStateWords } from './question-state-words.ts';

/** What somebody wrote, with what staff can do about it: show it, or hide it for a reason of the published list. */
export function QuestionWordsCard({
  title,
  question,
  canEdit,
}: {
  title: string;
  question: Question;
  canEdit: boolean;
}) {
  const { id, version, body, name, email, author, verified, createdAt, state, mailedAt } = question;
  return (
    <FieldGroup title={title}>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {[author ?? (name || 'No name'), email, verified && 'Bought here'].filter(Boolean).join(', ')},{' '}
        <Moment at={createdAt} />. {questionStateWords(question)}.
        {mailedAt && (
          <>
            {' '}
            Whoever asked was mailed <Moment at={mailedAt} />.
          </>
        )}
      </p>
      {canEdit && state === 'unproven' && (
        <p className="text-sm">Nothing can be done until its author follows the link of our mail.</p>
      )}
      {canEdit && state !== 'unproven' && (
        <Form method="post" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          {state !== 'shown' && (
            <IntentButton intent="show" variant="dark">
              Show
            </IntentButton>
          )}
          {state !== 'hidden' && (
            <>
              <SelectField
                label="Why it is not shown"
                id={`reason-${id}`}
                name="reason"
                defaultValue=""
                className="min-w-48"
              >
                <option value="">Choose a reason</option>
                {HIDDEN_REASON_NAMES.map((reason) => (
                  <option key={reason} value={reason}>
                    {HIDDEN_REASONS[reason].words}
                  </option>
                ))}
              </SelectField>
              <IntentButton intent="hide">Do not show</IntentButton>
            </>
          )}
        </Form>
      )}
    </FieldGroup>
  );
}
