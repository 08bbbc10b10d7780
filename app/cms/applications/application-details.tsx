import type { ReactNode } from 'react';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import type { TradeApplication } from '#database/queries/inbox/listed-applications.ts';
import { phoneLink } from '#domain/fields/phone.ts';
import { businessTypeLabel, monthlyOrderLabel } from '#domain/inbox/trade-labels.ts';
import { formatVatNumber } from '#domain/money/vat-number.ts';

export function ApplicationDetails({ application }: { application: TradeApplication }) {
  const { website, companyNumber, vatNumber, message } = application;
  return (
    <FieldGroup title={businessTypeLabel(application.businessType)}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name="Contact">{application.contactName}</Fact>
        <Fact name="Expected monthly order">{monthlyOrderLabel(application.monthlyOrder)}</Fact>
        <Fact name="Email">
          <a href={`mailto:${application.email}`} className="underline underline-offset-4">
            {application.email}
          </a>
        </Fact>
        <Fact name="Phone">
          <a href={phoneLink(application.phone)} className="underline underline-offset-4">
            {application.phone}
          </a>
        </Fact>
        <Fact name="Address">
          <span className="whitespace-pre-line">
            {application.address}
            {'\n'}
            {application.postcode}
          </span>
        </Fact>
        {website && (
          <Fact name="Website">
            <a href={website} rel="noopener noreferrer nofollow" className="underline underline-offset-4">
              {website}
            </a>
          </Fact>
        )}
        {companyNumber && <Fact name="Company number">{companyNumber}</Fact>}
        {vatNumber && <Fact name="VAT number">{formatVatNumber(vatNumber)}</Fact>}
      </dl>
      {message && (
        <p className="max-w-prose border-t border-line pt-4 whitespace-pre-line [overflow-wrap:anywhere]">
          {message}
        </p>
      )}
    </FieldGroup>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
