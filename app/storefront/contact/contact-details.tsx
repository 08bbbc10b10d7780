import { Clock, Mail, MapPin, MessageCircle, PackageOpen, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShop } from '#app/shop/use-shop.ts';

export function ContactDetails() {
  const shop = useShop();
  return (
    <section aria-label="Contact details">
      <dl className="grid content-start">
        <Detail icon={<Phone {...ICON} />} name="Phone">
          <a href={shop.phoneHref} className="detail-link">
            {shop.phone}
          </a>
        </Detail>
        <Detail icon={<Mail {...ICON} />} name="Support">
          <a href={`mailto:${shop.supportEmail}`} className="detail-link">
            {shop.supportEmail}
          </a>
        </Detail>
        <Detail icon={<MessageCircle {...ICON} />} name="General enquiries">
          <a href={`mailto:${shop.enquiriesEmail}`} className="detail-link">
            {shop.enquiriesEmail}
          </a>
        </Detail>
        <Detail icon={<MapPin {...ICON} />} name="Address">
          {shop.place}
        </Detail>
        <Detail icon={<Clock {...ICON} />} name="Business hours">
          {shop.businessHours.split('\n').map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Detail>
        {shop.delivery.returnAddress && (
          <Detail icon={<PackageOpen {...ICON} />} name="Returns to">
            <span className="whitespace-pre-line">{shop.delivery.returnAddress}</span>
          </Detail>
        )}
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
