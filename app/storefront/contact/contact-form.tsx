import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { CONTACT_SUBJECTS, MESSAGE_MAX_LENGTH, parseContact } from '#domain/inbox/contact-form.ts';
import { CONTACT_FAILED, CONTACT_SENDING, CONTACT_SENT } from '#domain/words/messages.ts';
import type { ContactErrors, ContactField, ContactResult } from './contact-result.ts';

const BANNER_FOR_MS = 5000;

/** Checked here by the same rules as on the server. `answer` is what came of it where there is no script. */
export function ContactForm({ answer: answerWithoutScript }: { answer?: ContactResult }) {
  const fetcher = useFetcher<ContactResult>();
  const answer = fetcher.data ?? answerWithoutScript;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>(answer?.ok === false ? answer.errors : {});
  const [banner, setBanner] = useState<'sent' | 'failed' | null>(bannerFor(answer));
  const isSending = fetcher.state !== 'idle';

  useEffect(() => {
    if (!fetcher.data) return;
    setBanner(bannerFor(fetcher.data));
    if (fetcher.data.ok) form.current?.reset();
    else setErrors(fetcher.data.errors);
  }, [fetcher.data]);

  useEffect(() => {
    if (banner !== 'sent') return;
    const timer = setTimeout(setBanner, BANNER_FOR_MS, null);
    return () => clearTimeout(timer);
  }, [banner]);

  function check(event: FormEvent<HTMLFormElement>) {
    const parsed = parseContact(Object.fromEntries(new FormData(event.currentTarget)));
    setBanner(null);
    setErrors(parsed.ok ? {} : parsed.errors);
    if (parsed.ok) return;
    event.preventDefault();
    const first = [...event.currentTarget.elements].find(
      (field) => (field.getAttribute('name') ?? '') in parsed.errors,
    );
    if (first instanceof HTMLElement) first.focus();
  }

  const kept = answer?.ok === false ? answer.values : {};
  const wire = (name: ContactField) => ({
    name,
    id: `contact-${name}`,
    error: errors[name],
    defaultValue: kept[name],
    onInput: () => setErrors((before) => ({ ...before, [name]: undefined })),
  });

  return (
    <div className="rounded-card bg-blush-soft p-5 sm:p-8 md:p-10">
      <h2 className="heading-2">Send us a Message</h2>
      <p className="mt-2 mb-7 text-ink-soft">We reply within 24 hours.</p>
      <fetcher.Form
        defaultShouldRevalidate={false}
        ref={form}
        method="post"
        noValidate
        onSubmit={check}
        className="grid gap-5 sm:grid-cols-2"
      >
        <TextField label="Name" autoComplete="name" required maxLength={100} {...wire('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          {...wire('email')}
        />
        <TextField label="Phone" type="tel" optional autoComplete="tel" maxLength={40} {...wire('phone')} />
        <SelectField label="Subject" required {...wire('subject')} defaultValue={kept.subject ?? ''}>
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
          {...wire('message')}
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

function bannerFor(answer: ContactResult | undefined) {
  if (!answer) return null;
  if (answer.ok) return 'sent';
  return answer.failed ? 'failed' : null;
}
