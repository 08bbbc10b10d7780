import { Award, HeartHandshake, Leaf, ShieldCheck, Sparkles, Truck } from 'lucide-react';

/** The six of spec §2. */
const VALUES = [
  {
    icon: Sparkles,
    name: 'Quality',
    text: 'Every formula, brush and blade is tried for weeks before it earns its place, and again once it has one.',
  },
  {
    icon: HeartHandshake,
    name: 'Customer focus',
    text: 'Advice from people who use the things themselves, and a plain answer when the cheaper one is the better one.',
  },
  {
    icon: ShieldCheck,
    name: 'Safety',
    text: 'Full ingredient lists on the page, cautions where they belong, and only brands that can show their tests.',
  },
  {
    icon: Truck,
    name: 'Fast delivery',
    text: 'Usually with you in 3-5 business days, and the price of delivery beside the price from the start.',
  },
  {
    icon: Leaf,
    name: 'Eco-friendliness',
    text: 'Paper before plastic, refills where they exist, and parcels no larger than what is in them.',
  },
  {
    icon: Award,
    name: 'Awards',
    text: 'The prize we work for is a second order. We look closely at what the juries honour, and then try it anyway.',
  },
];

export function Values() {
  return (
    <section aria-labelledby="values" className="wrap section-gap">
      <h2 id="values" className="heading-2 mb-10">
        What we stand for
      </h2>
      <ul className="grid gap-x-12 gap-y-10 xs:grid-cols-2 md:grid-cols-3 md:gap-y-14">
        {VALUES.map(({ icon: Icon, name, text }) => (
          <li key={name} className="grid content-start gap-3 border-t border-line pt-6">
            <Icon aria-hidden="true" strokeWidth={1.3} className="size-8 text-rose" />
            <h3 className="heading-3">{name}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
