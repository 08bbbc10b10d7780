/** The shop's own particulars, as printed on its pages. Numbers and addresses are reserved for examples. */
export const SHOP = {
  name: 'Zabelle',
  supportEmail: 'support@zabelle.example',
  enquiriesEmail: 'hello@zabelle.example',
  phone: '+44 20 7946 0958',
  phoneHref: 'tel:+442079460958',
  place: 'London, United Kingdom',
  businessHours: [
    { days: 'Mon-Fri', hours: '9AM-6PM' },
    { days: 'Sat', hours: '10AM-4PM' },
  ],
  announcement: 'Free UK delivery on orders over £50',
} as const;
