export type ToastKind = 'status' | 'alert';
/** A toast that leads somewhere stays until it is closed. */
export type ToastLink = { to: string; text: string };
export type Toast = { id: number; text: string; kind: ToastKind; link?: ToastLink; ofPage?: boolean };

/** Where toasts appear: the page, or the topmost open dialog, since all else is inert under it. */
export const PAGE_HOST = 'page';

let toasts: readonly Toast[] = [];
let hosts: readonly string[] = [PAGE_HOST];
let lastId = 0;
const listeners = new Set<() => void>();

/** Says a sentence to the shopper: politely (status) or at once (alert). Saying it again starts it afresh. */
export function showToast(
  text: string,
  kind: ToastKind = 'status',
  link?: ToastLink,
  ofPage?: boolean,
): void {
  lastId += 1;
  const others = toasts.filter((toast) => toast.text !== text);
  const kept = others.filter((toast, place) => toast.link || place >= others.length - 2);
  toasts = [...kept, { id: lastId, text, kind, link, ofPage }];
  tell();
}

/** One that speaks of what was just done on this page, and goes with it. */
export function showPageToast(text: string): void {
  showToast(text, 'status', undefined, true);
}

export function dismissPageToasts(): void {
  toasts = toasts.filter((toast) => !toast.ofPage);
  tell();
}

export function dismissToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
  tell();
}

/** A dialog takes over the toasts while it is open; the answer gives them back. */
export function hostToasts(host: string): () => void {
  hosts = [...hosts, host];
  tell();
  return () => {
    hosts = hosts.filter((other) => other !== host);
    tell();
  };
}

export const readToasts = () => toasts;
export const readToastHost = () => hosts.at(-1) ?? PAGE_HOST;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
