import type { BrowserContext } from '@playwright/test';
import type { StripeServer } from './stripe-server.ts';

/**
 * Serves a small stand-in of Stripe's script, which tests cannot load, at Stripe's own addresses: it mounts a frame of
 * js.stripe.com, sends what is entered there to api.stripe.com, and leads to a bank at hooks.stripe.com and back.
 */
export async function serveStripe(context: BrowserContext, server: StripeServer): Promise<void> {
  const html = (body: string) => ({ contentType: 'text/html', body });
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill(
      new URL(route.request().url()).pathname.endsWith('.js')
        ? { contentType: 'text/javascript', body: SCRIPT }
        : html(FRAME),
    ),
  );
  await context.route('https://api.stripe.com/v1/payment_intents/*/confirm', (route) => {
    const request = route.request();
    const [, id = ''] = /payment_intents\/([^/]+)/.exec(request.url()) ?? [];
    const { status, body } = server.confirmInBrowser(id, request.postData() ?? '');
    return route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } });
  });
  await context.route('https://hooks.stripe.com/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const intent = server.intents.get(pathname.split('/')[2] ?? '');
    if (!intent) throw new Error('The bank was asked about an unknown payment');
    const outcome = searchParams.get('reply');
    if (!outcome) return route.fulfill(html(bankPage(route.request().url())));
    server.attempt(intent.client_secret, outcome === 'confirm' ? 'succeed' : 'decline');
    const back = new URL(searchParams.get('return_url') ?? '');
    back.searchParams.set('payment_intent', intent.id);
    back.searchParams.set('payment_intent_client_secret', intent.client_secret);
    back.searchParams.set('redirect_status', outcome === 'confirm' ? 'succeeded' : 'failed');
    return route.fulfill(html(`<script>location.replace(${JSON.stringify(back.href)})</script>`));
  });
}

function bankPage(address: string): string {
  const link = (reply: string, text: string) =>
    `<a href="${address.replaceAll('&', '&amp;')}&amp;reply=${reply}">${text}</a>`;
  return `<title>Bank</title><h1>Bank</h1>${link('confirm', 'Complete')} ${link('refuse', 'Fail')}`;
}

const SCRIPT = `
(() => {
  const version = /\\/([a-z0-9]+)\\/stripe\\.js/.exec(document.currentScript.src)[1];
  window.Stripe = (key) => ({
    _registerWrapper() {},
    elements: ({ clientSecret }) => {
      const elements = { clientSecret };
      elements.create = (type) => {
        if (type !== 'payment') throw new Error('Only the payment element stands here');
        const listeners = {};
        const frame = document.createElement('iframe');
        frame.src = 'https://js.stripe.com/v3/elements-inner-payment.html';
        frame.title = 'Secure payment input frame';
        frame.style.width = '100%';
        frame.style.height = '260px';
        frame.style.border = '0';
        frame.addEventListener('load', () => listeners.ready?.());
        elements.frame = frame;
        return { on: (name, then) => { listeners[name] = then; }, mount: (place) => place.append(frame), destroy: () => frame.remove() };
      };
      return elements;
    },
    confirmPayment: async ({ elements, confirmParams, redirect }) => {
      if (redirect !== 'if_required') throw new Error('Only this way of redirecting stands here');
      const channel = new MessageChannel();
      const reply = new Promise((resolve) => { channel.port1.onmessage = ({ data }) => resolve(data); });
      const { clientSecret } = elements;
      const message = { key, clientSecret, returnUrl: confirmParams.return_url };
      elements.frame.contentWindow.postMessage(message, 'https://js.stripe.com', [channel.port2]);
      const { error, next_action: next, ...paymentIntent } = await reply;
      if (error) return { error };
      if (!next) return { paymentIntent };
      location.assign(next.redirect_to_url.url);
      return new Promise(() => {});
    },
  });
  window.Stripe.version = version;
})();
`;

const FRAME = `<!doctype html><html lang="en"><title>Card</title>
<style>body { margin: 0; font: 16px Arial } label { display: block; margin-bottom: 12px } input { display: block; box-sizing: border-box; width: 100%; padding: 14px; border: 1px solid #8a757a; border-radius: 12px; font: inherit }</style>
<label>Card number <input name="number" autocomplete="cc-number" value=""></label>
<label>Expiration date <input name="expiry"></label>
<label>Security code <input name="cvc"></label>
<script>
addEventListener('message', async ({ data, ports: [port] }) => {
  const valueOf = (name) => document.querySelector('[name=' + name + ']').value;
  if (!valueOf('number')) return port.postMessage({ error: { type: 'validation_error', message: 'Your card number is incomplete.' } });
  const body = new URLSearchParams({
    key: data.key,
    client_secret: data.clientSecret,
    return_url: data.returnUrl,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': valueOf('number'),
    'payment_method_data[card][exp_date]': valueOf('expiry'),
    'payment_method_data[card][cvc]': valueOf('cvc'),
  });
  const id = data.clientSecret.split('_secret')[0];
  const response = await fetch('https://api.stripe.com/v1/payment_intents/' + id + '/confirm', { method: 'POST', body });
  const reply = await response.json();
  port.postMessage(response.ok ? { id: reply.id, status: reply.status, next_action: reply.next_action } : reply);
});
</script></html>`;
