import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { isUnusualMove, nextStatus, ORDER_STATUSES, type OrderStatus } from '#domain/order.ts';
import { Card } from './order-cards.tsx';

/** Any status may follow any (spec §4); a move that is unusual is asked about first. */
export function StatusForm({
  status,
  answer,
}: {
  status: OrderStatus;
  answer: { ok: boolean; message: string } | undefined;
}) {
  const next = nextStatus(status);
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState<OrderStatus | null>(null);
  const submit = useSubmit();
  const isSending = useNavigation().formMethod === 'POST';
  useEffect(() => {
    if (answer?.ok) showToast(answer.message);
  }, [answer]);

  function check(event: FormEvent<HTMLFormElement>) {
    if (isSending) return event.preventDefault();
    // The button for the next step is its own answer; the select otherwise.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value !== '') return;
    const wanted = new FormData(event.currentTarget).get('orderStatus');
    const to = ORDER_STATUSES.find((known) => known === wanted);
    if (!to || !isUnusualMove(status, to)) return;
    event.preventDefault();
    setAsking(to);
  }

  return (
    <Card title="Status">
      <Form ref={form} method="post" className="grid gap-3" onSubmit={check}>
        <input type="hidden" name="from" value={status} />
        {next && (
          <Button type="submit" name="orderStatus" value={next} variant="primary" aria-disabled={isSending}>
            Mark as {next}
          </Button>
        )}
        <SelectField key={status} label="Order status" name="orderStatus" defaultValue={status}>
          {ORDER_STATUSES.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </SelectField>
        <TextField
          key={`note ${status}`}
          label="Note"
          name="note"
          optional
          maxLength={500}
          hint="Kept in the history"
        />
        {answer && !answer.ok && (
          <p role="alert" className="rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium text-rose-deep">
            {answer.message}
          </p>
        )}
        <Button type="submit" variant="dark" aria-disabled={isSending}>
          Update status
        </Button>
      </Form>
      <ConfirmDialog
        open={asking !== null}
        text={`Change this order from ${status} to ${asking}?`}
        detail="That is not the usual way."
        confirmLabel="Change it"
        onConfirm={() => {
          setAsking(null);
          void submit(form.current);
        }}
        onCancel={() => setAsking(null)}
      />
    </Card>
  );
}
