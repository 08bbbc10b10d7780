import { Form, useNavigation } from 'react-router';
import { useCheckedForm } from '#app/browser/use-checked-form.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { PHONE_FORM, PHONE_WRONG } from '#domain/fields/phone.ts';
import {
  BUSINESS_TYPES,
  MONTHLY_ORDERS,
  parseTradeApplication,
  TRADE_MESSAGE_MAX_LENGTH,
} from '#domain/inbox/trade-form.ts';
import { ConsentField } from './consent-field.tsx';
import type { TradeResult } from './trade-result.ts';
import { TRADE_FORM_ID } from './wholesale-head.tsx';

export function TradeForm({ refused }: { refused?: Extract<TradeResult, { ok: false }> }) {
  const { formProps, field } = useCheckedForm({ name: 'trade', parse: parseTradeApplication, refused });
  const isSending = useNavigation().state === 'submitting';

  return (
    <section id={TRADE_FORM_ID} aria-labelledby="apply-title" className="newsletter-band">
      <div className="wrap section-gap grid gap-x-16 gap-y-8 md:grid-cols-[1fr_1.7fr]">
        <div className="grid content-start gap-4">
          <h2 id="apply-title" className="heading-2">
            Apply for a trade account
          </h2>
          <p className="max-w-[44ch]">
            What you send is read by the people who run the shop, kept to answer you, and used for nothing
            else.
          </p>
        </div>
        <Form
          method="post"
          {...formProps}
          className="grid gap-5 rounded-card bg-surface p-5 sm:grid-cols-2 sm:p-8"
        >
          <Part title="Your business" />
          <TextField
            label="Business name"
            autoComplete="organization"
            required
            maxLength={150}
            {...field('businessName')}
          />
          <SelectField
            label="Business type"
            required
            {...field('businessType')}
            defaultValue={refused?.values.businessType ?? ''}
          >
            <option value="">Please choose</option>
            {BUSINESS_TYPES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField label="Company number" optional maxLength={20} {...field('companyNumber')} />
          <TextField label="VAT number" optional maxLength={30} {...field('vatNumber')} />
          <TextAreaField
            label="Address"
            autoComplete="street-address"
            rows={3}
            required
            maxLength={400}
            {...field('address')}
          />
          <div className="grid content-start gap-5">
            <TextField
              label="Postcode"
              autoComplete="postal-code"
              required
              maxLength={12}
              {...field('postcode')}
            />
            <TextField
              label="Website"
              inputMode="url"
              autoComplete="url"
              optional
              maxLength={300}
              {...field('website')}
            />
          </div>
          <Part title="Your contact details" />
          <TextField
            label="Contact name"
            autoComplete="name"
            required
            maxLength={100}
            {...field('contactName')}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            {...field('email')}
          />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            required
            maxLength={40}
            hint={field('phone').error === PHONE_WRONG ? PHONE_FORM : undefined}
            {...field('phone')}
          />
          <SelectField
            label="Expected monthly order"
            required
            {...field('monthlyOrder')}
            defaultValue={refused?.values.monthlyOrder ?? ''}
          >
            <option value="">Please choose</option>
            {MONTHLY_ORDERS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label="What should we know?"
            hint="What you use, how often, and what you are looking for."
            optional
            rows={5}
            maxLength={TRADE_MESSAGE_MAX_LENGTH}
            className="sm:col-span-2"
            {...field('message')}
          />
          <ConsentField error={field('consent').error} defaultChecked={refused?.values.consent === 'on'} />
          <div className="grid gap-4 sm:col-span-2">
            <div role="alert">
              {refused?.failed && (
                <p className="rounded-lg border border-rose bg-surface px-4 py-3 font-medium text-rose-deep">
                  Failed to send your application. Please try again.
                </p>
              )}
            </div>
            <Button type="submit" size="large" disabled={isSending} className="justify-self-start">
              {isSending ? 'Sending...' : 'Send application'}
            </Button>
          </div>
        </Form>
      </div>
    </section>
  );
}

function Part({ title }: { title: string }) {
  return <h3 className="heading-3 mt-2 first:mt-0 sm:col-span-2">{title}</h3>;
}
