import { Form, useNavigation } from 'react-router';
import { CheckField } from '#app/cms/fields/check-field.tsx';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { SelectField } from '#app/ui/field.tsx';
import type { ClassMember } from '#database/queries/promotions/class-members.ts';
import { CLASS_NAMES, CUSTOMER_CLASSES } from '#domain/promotions/customer-class.ts';

/** The class of a customer, and codes of offers that are mailed to them. */
export function CustomerOffers({
  member,
  offers,
  isSubscriber,
  formKey,
}: {
  member: ClassMember | null;
  /** Of which a code can be given. */
  offers: readonly { id: string; title: string }[];
  isSubscriber: boolean;
  /** One form gives one code. */
  formKey: string;
}) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <FieldGroup title="Offers">
      <Form method="post" key={member?.class ?? 'none'} className="grid gap-3">
        <input type="hidden" name="classWas" value={member?.class ?? ''} />
        <SelectField
          name="class"
          label="Class"
          defaultValue={member?.class ?? ''}
          hint="Offers for a class come off by its code, which is mailed"
        >
          <option value="">None</option>
          {CUSTOMER_CLASSES.map((one) => (
            <option key={one} value={one}>
              {CLASS_NAMES[one]}
            </option>
          ))}
        </SelectField>
        {member && (
          <p className="text-sm">
            Code <span className="font-mono">{member.code}</span>
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <IntentButton intent="class">Save class</IntentButton>
          {member && <IntentButton intent="class-mail">Mail the code again</IntentButton>}
        </div>
      </Form>
      {offers.length > 0 && (
        <Form
          method="post"
          className="grid gap-3 border-t border-line pt-4"
          onSubmit={(event) => isSending && event.preventDefault()}
        >
          <input type="hidden" name="key" value={formKey} />
          <SelectField name="promotionId" label="A code of" defaultValue={offers[0]?.id}>
            {offers.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <CheckField name="isAsked" value="">
            It settles what they wrote about
          </CheckField>
          <p className="text-sm text-ink-soft">
            {isSubscriber
              ? 'They subscribe to the newsletter: a code may be mailed unasked.'
              : 'They do not subscribe to the newsletter: a code that they did not ask about is advertising, and is not mailed.'}
          </p>
          <IntentButton intent="give-code">Mail a code</IntentButton>
        </Form>
      )}
    </FieldGroup>
  );
}
