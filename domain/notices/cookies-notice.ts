import { STAFF_STORAGE, STRIPE_COOKIES, type StoredKey, VISITOR_STORAGE } from './browser-storage.ts';

/** The text of the cookies page, in Markdown with the facts of pages: what the shop itself stores, and what Stripe does where it is on. */
export function cookiesNotice(): string {
  return `{{if:no-stripe}}This shop sets **no cookies for visitors**. There is no advertising, no tracking and no analytics from anybody else. That is why no banner asked you anything.

{{if:stripe}}This shop sets **no cookies for visitors**, and one page alone, on which you pay by card, lets our payment provider set two: see [below](#when-you-pay-by-card). There is no advertising, no tracking and no analytics from anybody else. That is why no banner asked you anything.

What it needs to work, such as your cart, is kept in your own browser's storage. Under the Privacy and Electronic Communications Regulations that is allowed without asking, because the shop you asked for could not be provided without it. The one exception is the list of products you viewed, which adapts the shop to you: it is allowed as long as we tell you of it here and you can switch it off, with the button next to that list. It stays on your device until you order, clear it or remove it.

## What is kept in your browser

${tableOf(['Name', 'What is in it', 'How long'], VISITOR_STORAGE)}

Nothing of this is read by anybody but this shop. Card numbers are never kept, here or on the server.

## {{if:stripe}}When you pay by card

{{if:stripe}}The page on which you pay by card loads a script of Stripe, our payment provider, and no other page does. Stripe takes your card details there, which this shop never sees, and keeps two cookies to tell you from a fraudster. A payment by card cannot be made without them, so they are allowed without asking.

${tableOf(['Name', 'What it is for', 'How long'], STRIPE_COOKIES)}

{{if:stripe}}What Stripe does with them: [Stripe's cookie policy](https://stripe.com/gb/legal/cookies-policy).

## Cookies for our staff

Who works here and signs in at /cms gets cookies that keep them signed in. Their names contain \`zabelle\`. Their browser also keeps ${STAFF_STORAGE.map(({ key, what }) => `\`${key}\` (${what})`).join(', ')}. Visitors never get any of these.

## How to remove it

In the settings of your browser, under privacy or site data, you can delete everything a site keeps. The shop goes on working; your cart is then empty. If your browser forbids storage altogether, you can look around but not order.

## Questions

Write to [{{shop.email}}](mailto:{{shop.email}}). What we keep on our side is in the [privacy notice](/privacy).`;
}

function tableOf(head: readonly string[], rows: readonly StoredKey[]): string {
  const lines = rows.map(
    ({ key, what, until, only }) => `| \`${key}\`${only ? ` {{${only}}}` : ''} | ${what} | ${until} |`,
  );
  return [`| ${head.join(' | ')} |`, '|---|---|---|', ...lines].join('\n');
}
