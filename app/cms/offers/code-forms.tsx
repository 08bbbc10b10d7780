import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { CheckField } from '#app/cms/fields/check-field.tsx';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { InertEnter } from '#app/cms/ui/inert-enter.tsx';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import type { CodesResult } from './codes-result.ts';

/** Drawn codes for anybody or for addresses, and codes of the shop's own. */
export function CodeForms({
  formKey,
  result,
  isSending,
}: {
  formKey: string;
  result: CodesResult | undefined;
  isSending: boolean;
}) {
  const { errors = {}, submitted = {} } = result ?? {};
  const key = submitted.key ?? formKey;
  return (
    <div className="grid gap-5">
      <CodeForm title="Draw codes" formKey={key} isSending={isSending}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="count"
            label="How many"
            inputMode="numeric"
            defaultValue={submitted.count}
            error={errors.count}
            hint="Up to 10,000"
          />
          <Prefix value={submitted.prefix} />
        </div>
        <IntentButton intent="draw" variant="dark">
          Draw codes
        </IntentButton>
      </CodeForm>
      <CodeForm title="A code for each address" formKey={`${key}.for`} isSending={isSending}>
        <TextAreaField
          name="emails"
          label="Email addresses"
          rows={3}
          defaultValue={submitted.intent === 'mail-for' ? '' : submitted.emails}
          error={errors.emails}
          hint="One a line; only its address can use a code"
        />
        <Prefix value={submitted.prefix} />
        <IntentButton intent="draw-for" variant="dark">
          Draw for these
        </IntentButton>
      </CodeForm>
      <CodeForm title="Mail codes" formKey={`${key}.mail`} isSending={isSending}>
        <TextAreaField
          id="mail-emails"
          name="emails"
          label="To these addresses"
          rows={3}
          defaultValue={submitted.intent === 'mail-for' ? submitted.emails : ''}
          error={errors['mail-emails']}
          hint="One a line; a code of their own goes to those who subscribe to the newsletter"
        />
        <CheckField name="toAll" value="">
          To every subscriber instead
        </CheckField>
        <IntentButton intent="mail-for" variant="dark">
          Count the mails
        </IntentButton>
      </CodeForm>
      <CodeForm title="Codes of your own" formKey={`${key}.own`} isSending={isSending} isFile>
        <TextAreaField
          name="codes"
          label="Codes"
          rows={4}
          defaultValue={submitted.codes}
          error={errors.codes}
          hint="One a line, where it is for one customer: CODE, email"
        />
        <TextField
          type="file"
          name="file"
          label="Or a CSV file"
          accept=".csv,.txt,text/csv,text/plain"
          optional
        />
        <IntentButton intent="add" variant="dark">
          Add codes
        </IntentButton>
      </CodeForm>
    </div>
  );
}

function CodeForm({
  title,
  formKey,
  isSending,
  isFile = false,
  children,
}: {
  title: string;
  formKey: string;
  isSending: boolean;
  isFile?: boolean;
  children: ReactNode;
}) {
  return (
    <FieldGroup title={title}>
      <Form
        method="post"
        encType={isFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
        preventScrollReset
        className="grid gap-4"
        onSubmit={(event) => isSending && event.preventDefault()}
      >
        <InertEnter />
        <input type="hidden" name="key" value={formKey} />
        {children}
      </Form>
    </FieldGroup>
  );
}

function Prefix({ value }: { value: string | undefined }) {
  return (
    <TextField
      name="prefix"
      label="Begins with"
      optional
      maxLength={12}
      defaultValue={value}
      autoComplete="off"
    />
  );
}
