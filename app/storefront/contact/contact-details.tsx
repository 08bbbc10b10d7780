import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { SHOP } from '#domain/shop.ts';

export function ContactDetails() {
  return (
    <section aria-label="Contact details">
      <dl className="grid content-start">
        <Detail icon={<Phone {...ICON} />} name="Phone">
          <a href={SHOP.phoneHref} className="detail-link">
            {SHOP.phone}
          </a>
        </Detail>
        <Detail icon={<Mail {...ICON} />} name="Support">
          <a href={`mailto:${SHOP.supportEmail}`} className="detail-link">
            {SHOP.supportEmail}
          </a>
        </Detail>
        <Detail icon={<MessageCircle {...ICON} />} name="General inquiries">
          <a href={`mailto:${SHOP.enquiriesEmail}`} className="detail-link">
            {SHOP.enquiriesEmail}
          </a>
        </Detail>
        <Detail icon={<MapPin {...ICON} />} name="Address">
          {SHOP.place}
        </Detail>
        <Detail icon={<Clock {...ICON} />} name="Business hours">
          {SHOP.businessHours.map(({ days, hours }) => (
            <span key={days} className="block">
              {days} {hours}
            </span>
          ))}
        </Detail>
      </dl>
    </section>
  );
}

const ICON = { 'aria-hidden': true, strokeWidth: 1.4, className: 'size-6' } as const;

function Detail({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line py-5">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-sm text-ink-soft">
        <span className="text-rose">{icon}</span>
        {name}
      </dt>
      <dd className="col-start-2 text-lg [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
