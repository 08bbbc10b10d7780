import { useEffect, useSyncExternalStore } from 'react';
import { useFetchers } from 'react-router';

/** A form that found its session ended, or begun too long ago: sent again once somebody has signed in. */
export type InterruptedSave = {
  reason: 'signed-out' | 'sign-in-too-old';
  address: string;
  form: FormData;
  /** Null where a navigation sent it. */
  fetcherKey: string | null;
};

let interrupted: InterruptedSave | null = null;
const listeners = new Set<() => void>();
let sending: { key: string; formAction: string | undefined; formData: FormData | undefined }[] = [];

export function interruptSave(address: string, form: FormData, reason: InterruptedSave['reason']): void {
  const sent = textOf(form);
  const fetcher = sending.find(
    ({ formAction, formData }) => formAction === address && formData && textOf(formData) === sent,
  );
  setInterrupted({ reason, address, form, fetcherKey: fetcher?.key ?? null });
}

export function endInterruption(): void {
  setInterrupted(null);
}

export function useInterruptedSave(): InterruptedSave | null {
  return useSyncExternalStore(subscribe, read, readNone);
}

/** Remembers which fetchers send what, to send again with the same one. */
export function useSendingFetchers(): void {
  const fetchers = useFetchers();
  useEffect(() => {
    sending = fetchers.map(({ key, formAction, formData }) => ({ key, formAction, formData }));
  }, [fetchers]);
}

function setInterrupted(next: InterruptedSave | null) {
  interrupted = next;
  for (const listener of listeners) listener();
}

const read = () => interrupted;
const readNone = () => null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function textOf(form: FormData): string {
  return JSON.stringify(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}
