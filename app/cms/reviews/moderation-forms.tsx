import { Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { SelectField, TextAreaField } from '#app/ui/field.tsx';
import type { ReviewRecord } from '#database/queries/reviews/listed-reviews.ts';
import { HIDING_NOTE_MAX_LENGTH, REVIEW_REPLY_MAX_LENGTH } from '#domain/reviews/moderation-form.ts';
import { HIDDEN_REASON_NAMES, HIDDEN_REASONS } from '#domain/reviews/review.ts';

export type ModerationFormsResult = { errors?: Record<string, string>; submitted?: Record<string, string> };

/** What staff can do with a review: show it, reply, hide it with a reason; nothing that changes its words. */
export function ModerationForms({
  review,
  result,
}: {
  review: ReviewRecord;
  result: ModerationFormsResult | undefined;
}) {
  const { version, state, reply, hiddenReason } = review;
  const of = (intent: string) => (result?.submitted?.intent === intent ? result : undefined);
  const [hide, answer] = [of('hide'), of('reply')];
  return (
    <>
      {state !== 'shown' && (
        <FieldGroup title="Show it" hint="Good and bad ones alike: stars are no reason to keep one back.">
          <Form method="post">
            <input type="hidden" name="version" value={version} />
            <IntentButton intent="show" variant="primary">
              Show to shoppers
            </IntentButton>
          </Form>
        </FieldGroup>
      )}
      <FieldGroup
        title="Reply"
        hint="Stands below the review under the shop’s name. Leave it empty to take it away."
      >
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="version" value={version} />
          <TextAreaField
            label="Reply of the shop"
            name="text"
            rows={4}
            maxLength={REVIEW_REPLY_MAX_LENGTH}
            optional
            defaultValue={answer?.submitted?.text ?? reply}
            error={answer?.errors?.text}
          />
          <IntentButton intent="reply" className="justify-self-start">
            Save reply
          </IntentButton>
        </Form>
      </FieldGroup>
      <FieldGroup
        title={state === 'hidden' ? 'Hide it for another reason' : 'Hide it'}
        hint="The reasons are published, and the product’s page counts what is hidden under each. Disliking a review is none."
      >
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="version" value={version} />
          <SelectField
            label="Reason"
            name="reason"
            required
            defaultValue={hide?.submitted?.reason ?? hiddenReason}
            error={hide?.errors?.reason}
          >
            <option value="">Choose</option>
            {HIDDEN_REASON_NAMES.map((reason) => (
              <option key={reason} value={reason}>
                {HIDDEN_REASONS[reason].words}: {HIDDEN_REASONS[reason].says}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label="Note for staff"
            name="note"
            rows={2}
            maxLength={HIDING_NOTE_MAX_LENGTH}
            optional
            defaultValue={hide?.submitted?.note ?? ''}
            error={hide?.errors?.note}
          />
          <IntentButton intent="hide" className="justify-self-start">
            Hide from shoppers
          </IntentButton>
        </Form>
      </FieldGroup>
    </>
  );
}
