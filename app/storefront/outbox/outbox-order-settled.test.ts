import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlacedOrder } from '#app/storefront/order-sending/placed-order.ts';
import { parsePlacedOrder } from '#app/storefront/order-sending/placed-order.ts';
import { orderBody } from '../../../tests/support/api-messages.ts';
import { fakeBrowser } from '../../../tests/support/fake-browser.ts';

const CHANNEL = 'outboxOrderSettled';

/** The module and its toasts as a tab loads them, and the channel as another tab has it. */
async function openTab() {
  vi.resetModules();
  vi.stubGlobal('document', {});
  const channels: BroadcastChannel[] = [];
  const Original = BroadcastChannel;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Original {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
  const settled = await import('./outbox-order-settled.ts');
  const { readToasts } = await import('#app/ui/toast-store.ts');
  const otherTab = new Original(CHANNEL);
  return {
    ...settled,
    readToasts,
    otherTab,
    nextMessage: () =>
      new Promise<unknown>((resolve) => {
        otherTab.onmessage = (event) => resolve('data' in event ? event.data : null);
      }),
    close: () => {
      for (const channel of [otherTab, ...channels]) channel.close();
    },
  };
}

function placedOrder(): PlacedOrder {
  const order = parsePlacedOrder(orderBody());
  if (!order) throw new Error('The sentinel is no order');
  return order;
}

let browser: ReturnType<typeof fakeBrowser>;
let tab: Awaited<ReturnType<typeof openTab>>;
beforeEach(async () => {
  browser = fakeBrowser();
  tab = await openTab();
});
afterEach(() => {
  tab.close();
  vi.unstubAllGlobals();
});

test('a placed order is confirmed in this tab, with the way to it, and reported to the others', async () => {
  const reported = tab.nextMessage();
  tab.notifyOutboxOrderSettled(placedOrder());
  expect(browser.sessionStorage.getItem('confirmations')).toContain('ZA123456789');
  expect(tab.readToasts()).toMatchObject([
    {
      text: 'Your order ZA123456789 has been placed.',
      kind: 'status',
      link: { to: '/checkout?order=ZA123456789' },
    },
  ]);
  expect(await reported).toEqual(placedOrder());
});

test('an order that another tab placed is confirmed here too', async () => {
  tab.otherTab.postMessage(placedOrder());
  await vi.waitFor(() => expect(tab.readToasts()).toHaveLength(1));
  expect(browser.sessionStorage.getItem('confirmations')).toContain('ZA123456789');
});

test('a refusal leads to the cart, which says why', async () => {
  const reported = tab.nextMessage();
  tab.notifyOutboxOrderSettled(null);
  expect(tab.readToasts()).toMatchObject([{ kind: 'alert', link: { to: '/cart', text: 'See why' } }]);
  expect(await reported).toBeNull();
});

test('what is no order in the message of another tab counts as a refusal, not as an order', async () => {
  tab.otherTab.postMessage({ total: 7 });
  await vi.waitFor(() => expect(tab.readToasts()).toMatchObject([{ kind: 'alert' }]));
  expect(browser.sessionStorage.getItem('confirmations')).toBeNull();
});

test('a page that waits for it shows the number itself, until it stops listening', () => {
  const shown: (string | null)[] = [];
  const stop = tab.onOutboxOrderSettled((orderNumber) => shown.push(orderNumber));
  tab.notifyOutboxOrderSettled(placedOrder());
  tab.notifyOutboxOrderSettled(null);
  expect(shown).toEqual(['ZA123456789', null]);
  expect(tab.readToasts()).toMatchObject([
    { text: 'Your order ZA123456789 has been placed.', link: undefined },
  ]);
  stop();
  tab.notifyOutboxOrderSettled(null);
  expect(shown).toHaveLength(2);
  expect(tab.readToasts()).toHaveLength(2);
});
