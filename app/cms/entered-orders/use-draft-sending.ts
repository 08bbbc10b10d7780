import { type KeyboardEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { QUANTITY_FIELD } from '#domain/entered-orders/entered-lines.ts';
import { mergeQuantity } from '#domain/entered-orders/merge-quantity.ts';
import type { DraftLine } from '#operations/entered-orders/draft-order.ts';

/** A press of a named button, or what was scanned. */
type Pressed = { name: string; value: string };
type Asked = Pressed | { scanned: string };

const NEXT: Pressed = { name: 'intent', value: 'next' };

/**
 * Sends what is entered in the order in which it came, each once the shop has responded to what was sent before: a scan that is under
 * way is never broken off. A quantity that was changed meanwhile is kept, with what the shop added to its line, and sent next; in a field
 * that somebody still writes in, what was added follows once it is left.
 */
export function useDraftSending<Draft extends { order: { lines: readonly DraftLine[] } }>(
  form: RefObject<HTMLFormElement | null>,
  draft: Draft,
) {
  const isSending = useNavigation().state !== 'idle';
  const submit = useSubmit();
  const [queue, setQueue] = useState<Asked[]>([]);
  const sent = useRef<{ draft: Draft; quantities: Map<string, string>; hasBegun: boolean }>(null);
  // As `sent`, for what is drawn: it turns true a moment before a sending does.
  const [isAwaited, setAwaited] = useState(false);
  const later = useRef(new Map<string, number>());
  const ask = (one: Asked) => setQueue((before) => [...before, one]);

  useEffect(() => {
    const { current } = sent;
    if (!current || current.draft === draft) return;
    sent.current = null;
    setAwaited(false);
    if (mergeQuantities(form.current, current.quantities, draft.order.lines, later.current))
      setQueue(withNext);
  }, [draft, form]);

  useEffect(() => {
    const { current } = sent;
    if (!current) return;
    if (isSending) current.hasBegun = true;
    // The sending failed: what is asked for next is sent with what stands in the form.
    else if (current.hasBegun && current.draft === draft) {
      sent.current = null;
      setAwaited(false);
    }
  }, [draft, isSending]);

  useEffect(() => {
    if (isSending || sent.current || queue.length === 0 || !form.current) return;
    const [first, rest] = takeFirst(queue);
    const fields = new FormData(form.current);
    if ('scanned' in first) {
      fields.set('product', first.scanned);
      fields.set('intent', 'next');
    } else fields.set(first.name, first.value);
    sent.current = { draft, quantities: quantitiesIn(form.current), hasBegun: false };
    setAwaited(true);
    setQueue(rest);
    const isPlacing = !('scanned' in first) && first.value === 'place';
    void submit(fields, { method: 'post', preventScrollReset: !isPlacing });
  }, [draft, form, isSending, queue, submit]);

  return {
    /** Something is under way or waits for it: what the order costs is not known. */
    isSending: isSending || isAwaited || queue.length > 0,
    /** How many scans are still to be sent. */
    waiting: queue.filter((asked) => 'scanned' in asked).length,
    /** Has the shop price what was changed. */
    reprice: () => setQueue(withNext),
    /** Has the shop price a quantity whose field is left, if it is another than the shop shows. */
    leaveQuantity(field: HTMLInputElement, counted: string) {
      addLater(field, later.current);
      if (field.value !== counted) setQueue(withNext);
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      for (const field of quantityFields(form.current)) addLater(field, later.current);
      const button = event.nativeEvent.submitter;
      const { name, value } =
        button instanceof HTMLButtonElement ? button : { name: 'intent', value: 'next' };
      const isPlacing = value === 'place';
      // What it costs is not known before all of it is priced.
      if (isPlacing && (isSending || sent.current || queue.length > 0)) return;
      ask({ name, value });
    },
    /** Takes what was scanned or typed out of the field at its Enter, so that the next scan begins anew. */
    scan(event: KeyboardEvent<HTMLInputElement>) {
      const field = event.currentTarget;
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || field.value.trim() === '') return;
      event.preventDefault();
      ask({ scanned: field.value });
      field.value = '';
    },
  };
}

function withNext(queue: Asked[]): Asked[] {
  return queue.some((asked) => 'name' in asked && asked.value === NEXT.value) ? queue : [...queue, NEXT];
}

/** The first to be sent, and the rest; scans that follow each other go together. */
function takeFirst(queue: readonly Asked[]): [first: Asked, rest: Asked[]] {
  const [first = NEXT, ...rest] = queue;
  if (!('scanned' in first)) return [first, rest];
  const until = queue.findIndex((asked) => !('scanned' in asked));
  const scans = queue.slice(0, until < 0 ? queue.length : until);
  const scanned = scans.flatMap((asked) => ('scanned' in asked ? [asked.scanned] : [])).join('\n');
  return [{ scanned }, queue.slice(scans.length)];
}

function quantityFields(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>(`input[name^="${QUANTITY_FIELD}"]`) ?? [])];
}

function quantitiesIn(form: HTMLFormElement): Map<string, string> {
  return new Map(quantityFields(form).map(({ name, value }) => [name, value]));
}

/**
 * Shows what the shop counts, with what was changed since it was asked. Returns whether anything was. What it added to a field that
 * somebody writes in is noted in `later`.
 */
function mergeQuantities(
  form: HTMLFormElement | null,
  sent: ReadonlyMap<string, string>,
  lines: readonly DraftLine[],
  later: Map<string, number>,
): boolean {
  let isChanged = false;
  for (const field of quantityFields(form)) {
    const line = lines.find(({ variantId }) => field.name === QUANTITY_FIELD + variantId);
    if (!line) continue;
    const counted = line.wrong ?? String(line.quantity);
    const before = sent.get(field.name) ?? counted;
    if (field === document.activeElement && field.value !== before) {
      later.set(field.name, (later.get(field.name) ?? 0) + (Number(counted) - Number(before) || 0));
      continue;
    }
    const merged = mergeQuantity({ sent: before, written: field.value, counted });
    if (merged !== field.value) field.value = merged;
    isChanged ||= merged !== counted;
  }
  return isChanged;
}

function addLater(field: HTMLInputElement, later: Map<string, number>): void {
  const added = later.get(field.name);
  if (added === undefined) return;
  later.delete(field.name);
  field.value = mergeQuantity({ sent: '0', written: field.value, counted: String(added) });
}
