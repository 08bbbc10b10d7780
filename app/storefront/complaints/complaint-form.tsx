import { type RefObject, useEffect } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { useCheckedForm } from '#app/browser/use-checked-form.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { parseComplaint } from '#domain/inbox/complaint.ts';
import { MESSAGE_MAX_LENGTH } from '#domain/inbox/contact-form.ts';
import { CONTACT_FAILED, CONTACT_SENDING } from '#domain/words/messages.ts';
import type { ComplaintResult } from './complaint-result.ts';

export function ComplaintForm({ refused }: { refused: Extract<ComplaintResult, { ok: false }> | undefined }) {
  const isSending = useNavigation().formMethod === 'POST';
  const { form, formProps, field } = useCheckedForm({ name: 'complaint', parse: parseComplaint, refused });
  useOrderNamed(form);
  return (
    <Form
      {...formProps}
      method="post"
      className="grid max-w-3xl gap-5 rounded-card bg-blush-soft p-5 sm:grid-cols-2 sm:p-8"
    >
      <SelectField label="What is it about?" className="sm:col-span-2" {...field('about')}>
        <option value="goods">An order, a product or our service</option>
        <option value="data">How we use my personal data</option>
      </SelectField>
      <TextField label="Name" autoComplete="name" required maxLength={100} {...field('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        {...field('email')}
      />
      <TextField label="Order number" optional maxLength={40} {...field('orderNumber')} />
      <TextField label="Phone" type="tel" optional autoComplete="tel" maxLength={40} {...field('phone')} />
      <TextAreaField
        label="What went wrong, and what should we do about it?"
        required
        rows={8}
        maxLength={MESSAGE_MAX_LENGTH}
        className="sm:col-span-2"
        {...field('message')}
      />
      <div className="grid gap-4 sm:col-span-2">
        <div role="alert" className="empty:absolute">
          {refused?.failed && (
            <p className="rounded-lg border border-rose bg-surface px-4 py-3 font-medium text-rose-deep">
              {CONTACT_FAILED}
            </p>
          )}
        </div>
        <Button type="submit" size="large" disabled={isSending} className="justify-self-start">
          {isSending ? CONTACT_SENDING : 'Send complaint'}
        </Button>
      </div>
    </Form>
  );
}

/** Enters the order of the address, in the browser alone: the page is the same for every visitor. */
function useOrderNamed(form: RefObject<HTMLFormElement | null>) {
  const [params] = useSearchParams();
  const orderNumber = (params.get('order') ?? '').slice(0, 40);
  useEffect(() => {
    const field = form.current?.elements.namedItem('orderNumber');
    if (field instanceof HTMLInputElement && field.value === '') field.value = orderNumber;
  }, [form, orderNumber]);
}
