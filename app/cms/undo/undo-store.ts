import { useSyncExternalStore } from 'react';
import { dismissToast, readToasts, showToast } from '#app/ui/toast-store.ts';

/** The commands that put back what another has changed, and the address of the page that carries them out. */
export type Undo = {
  action: string;
  commands: { fields: Record<string, string>; ids: string[] }[];
  /** Offered no longer than this. */
  forMs?: number;
};

export type Done = { message: string; undo?: Undo | undefined };

let offered: (Done & { undo: Undo }) | null = null;
const listeners = new Set<() => void>();

/** Shows a success as a toast, with Undo where there is one; toasts of refused attempts before it leave. */
export function showDone({ message, undo }: Done): void {
  for (const { id, kind } of readToasts()) if (kind === 'alert') dismissToast(id);
  setOffered(undo ? { message, undo } : null);
  if (!undo) showToast(message);
}

export function dismissUndo(): void {
  setOffered(null);
}

export function useOfferedUndo() {
  return useSyncExternalStore(subscribe, read, readNone);
}

function setOffered(next: typeof offered) {
  if (offered === next) return;
  offered = next;
  for (const listener of listeners) listener();
}

const read = () => offered;
const readNone = () => null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
