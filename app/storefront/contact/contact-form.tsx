import { type RefObject, useEffect, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import { useCheckedForm } from '#app/browser/use-checked-form.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import {
  ABOUT_AN_ORDER,
  CONTACT_SUBJECTS,
  MESSAGE_MAX_LENGTH,
  parseContact,
} from '#domain/inbox/contact-form.ts';
import { CONTACT_FAILED, CONTACT_SENDING, CONTACT_SENT } from '#domain/words/messages.ts';
import type { ContactResult } from './contact-result.ts';

const BANNER_FOR_MS = 5000;

/** `result`: of a form sent without script. */
export function ContactForm({ result: resultWithoutScript }: { result?: ContactResult }) {
  const { replyWithin } = useShop();
  const fetcher = useFetcher<ContactResult>();
  const result = fetcher.data ?? resultWithoutScript;
  const refused = result?.ok === false ? result : undefined;
  const { form, formProps, field } = useCheckedForm({ name: 'contact', parse: parseContact, refused });
  useOrderNamed(form);
  const [banner, setBanner] = useState<'sent' | 'failed' | null>(bannerFor(result));
  const isSending = fetcher.state !== 'idle';

  useEffect(() => {
    if (!fetcher.data) return;
    setBanner(bannerFor(fetcher.data));
    if (fetcher.data.ok) form.current?.reset();
  }, [fetcher.data, form]);

  useEffect(() => {
    if (banner !== 'sent') return;
    const timer = setTimeout(setBanner, BANNER_FOR_MS, null);
    return () => clearTimeout(timer);
  }, [banner]);

  return (
    <div className="rounded-card bg-blush-soft p-5 sm:p-8 md:p-10">
      <h2 className="heading-2">Send us a Message</h2>
      <p className="mt-2 mb-7 text-ink-soft">{replyWithin && `We reply ${replyWithin}.`}</p>
      <fetcher.Form
        defaultShouldRevalidate={false}
        {...formProps}
        method="post"
        onSubmit={(event) => {
          setBanner(null);
          formProps.onSubmit(event);
        }}
        className="grid gap-5 sm:grid-cols-2"
      >
        <TextField label="Name" autoComplete="name" required maxLength={100} {...field('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          {...field('email')}
        />
        <TextField label="Phone" type="tel" optional autoComplete="tel" maxLength={40} {...field('phone')} />
        <SelectField
          label="Subject"
          required
          {...field('subject')}
          defaultValue={refused?.values.subject ?? ''}
        >
          <option value="">Choose a subject</option>
          {CONTACT_SUBJECTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Message"
          required
          rows={7}
          maxLength={MESSAGE_MAX_LENGTH}
          className="sm:col-span-2"
          {...field('message')}
        />
        <div className="grid gap-4 sm:col-span-2">
          <div role="status" className="empty:absolute">
            {banner === 'sent' && (
              <p className="rounded-lg border border-leaf bg-surface px-4 py-3 font-medium text-leaf">
                {CONTACT_SENT}
              </p>
            )}
          </div>
          <div role="alert" className="empty:absolute">
            {banner === 'failed' && (
              <p className="rounded-lg border border-rose bg-surface px-4 py-3 font-medium text-rose-deep">
                {CONTACT_FAILED}
              </p>
            )}
          </div>
          <Button type="submit" size="large" disabled={isSending} className="justify-self-start">
            {isSending ? CONTACT_SENDING : 'Send Message'}
          </Button>
        </div>
      </fetcher.Form>
    </div>
  );
}

/** Names the order of the address in an empty form, in the browser alone: the page is the same for every visitor. */
function useOrderNamed(form: RefObject<HTMLFormElement | null>) {
  const [params] = useSearchParams();
  const orderNumber = (params.get('order') ?? '').slice(0, LONGEST_ORDER_NUMBER);
  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    const subject = form.current?.elements.namedItem('subject');
    if (!orderNumber || !(message instanceof HTMLTextAreaElement) || message.value !== '') return;
    message.value = `Order ${orderNumber}: `;
    if (subject instanceof HTMLSelectElement) subject.value = ABOUT_AN_ORDER;
  }, [form, orderNumber]);
}

const LONGEST_ORDER_NUMBER = 40;

function bannerFor(result: ContactResult | undefined) {
  if (!result) return null;
  if (result.ok) return 'sent';
  return result.failed ? 'failed' : null;
}
