export type ToastKind = 'status' | 'alert';
/** A toast with a link stays until it is closed. */
export type ToastLink = { to: string; text: string };
export type Toast = {
  id: number;
  text: string;
  kind: ToastKind;
  link?: ToastLink;
  ofPage?: boolean;
  /** Until what it says has ended. */
  stays?: boolean;
};

/** Toasts appear in the page, or in the topmost open dialog, since the page is inert under it. */
export const PAGE_HOST = 'page';

let toasts: readonly Toast[] = [];
let hosts: readonly string[] = [PAGE_HOST];
let lastId = 0;
const listeners = new Set<() => void>();

/** Announces a sentence politely (status) or at once (alert). The same sentence again restarts its toast. */
export function showToast(
  text: string,
  kind: ToastKind = 'status',
  link?: ToastLink,
  ofPage?: boolean,
): void {
  addToast({ text, kind, link, ofPage });
}

/** Announces at once what lasts; the returned function removes it. */
export function showLastingToast(text: string): () => void {
  const id = addToast({ text, kind: 'alert', stays: true });
  return () => dismissToast(id);
}

function addToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const others = toasts.filter(({ text }) => text !== toast.text);
  const remaining = others.filter(({ link, stays }, place) => link || stays || place >= others.length - 2);
  toasts = [...remaining, { id: lastId, ...toast }];
  notifyListeners();
  return lastId;
}

/** A toast about this page, removed when it is left. */
export function showPageToast(text: string): void {
  showToast(text, 'status', undefined, true);
}

export function dismissPageToasts(): void {
  toasts = toasts.filter((toast) => !toast.ofPage);
  notifyListeners();
}

export function dismissToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
  notifyListeners();
}

/** Shows the toasts in a dialog while it is open; the returned function restores them. */
export function hostToasts(host: string): () => void {
  hosts = [...hosts, host];
  notifyListeners();
  return () => {
    hosts = hosts.filter((other) => other !== host);
    notifyListeners();
  };
}

export const readToasts = () => toasts;
export const readToastHost = () => hosts.at(-1) ?? PAGE_HOST;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners() {
  for (const listener of listeners) listener();
}
