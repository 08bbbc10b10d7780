import type { Appearance } from '@stripe/stripe-js';

/** The look of the shop inside Stripe's frames, which its style sheets do not reach: the colours of `theme.css` once more. */
export const STRIPE_APPEARANCE: Appearance = {
  theme: 'stripe',
  variables: {
    colorPrimary: '#c2185b',
    colorBackground: '#ffffff',
    colorText: '#221518',
    colorTextSecondary: '#5e4a4f',
    colorDanger: '#9c0f47',
    fontFamily: 'Arial, sans-serif',
    fontSizeBase: '16px',
    borderRadius: '12px',
  },
};
