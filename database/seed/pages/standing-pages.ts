import type { SeedPage } from './seed-page.ts';

/** Standing pages in the order of the footer: true of this software and of UK law; the owner edits them in /cms. */
export const standingPages: SeedPage[] = [
  {
    slug: 'shipping',
    title: 'Delivery',
    summary: 'What delivery costs, how long it takes and what to do when a parcel is late or damaged.',
    footer: 'help',
  },
  {
    slug: 'returns',
    title: 'Returns and refunds',
    summary: 'How to change your mind, your rights when something is wrong, and the cancellation form.',
    footer: 'help',
    footerLabel: 'Returns',
  },
  {
    slug: 'faq',
    title: 'Questions and answers',
    summary: 'Ordering, paying, delivery, returns and your details: short answers to what people ask most.',
    kind: 'questions',
    footer: 'help',
    footerLabel: 'FAQ',
  },
  {
    slug: 'accessibility',
    title: 'Accessibility',
    summary: 'How this shop is built for everyone, what does not work well yet and how to tell us.',
    footer: 'help',
  },
  {
    slug: 'privacy',
    title: 'Privacy notice',
    summary: 'What we keep about you, why, for how long, and how to see it, correct it or have it erased.',
    footer: 'legal',
    footerLabel: 'Privacy',
  },
  {
    slug: 'terms',
    title: 'Terms of sale',
    summary: 'Who we are, how an order becomes a contract, prices, delivery, cancelling and your rights.',
    footer: 'legal',
    footerLabel: 'Terms',
  },
  {
    slug: 'cookies',
    title: 'Cookies and storage',
    summary: 'No advertising, no tracking: the few things this shop keeps in your browser, by name.',
    footer: 'legal',
    footerLabel: 'Cookies',
  },
];
