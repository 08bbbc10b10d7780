import type {} from './page-delivery.ts';

/** Spread over a button that needs script: a press before hydration shows at once and is repeated after it. */
export const replayed = { 'data-replay': '', ref: reportHydrated };

/** A ref: React sets it when it has hydrated the button. */
export function reportHydrated(button: HTMLElement | null): void {
  if (button) window.pageDelivery.hydrated(button);
}
