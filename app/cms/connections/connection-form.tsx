import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import type { ConnectionResult } from './connection-result.ts';

/** The form of a connection: what is entered is tried before it is stored. */
export function ConnectionForm({
  title,
  hint,
  result,
  saveLabel,
  waiting,
  canTry,
  canRemove,
  children,
}: {
  title: string;
  hint: ReactNode;
  result: ConnectionResult | undefined;
  saveLabel: string;
  waiting: string;
  /** Something is stored that can be tried. */
  canTry: boolean;
  canRemove: boolean;
  children: ReactNode;
}) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <FieldGroup title={title} hint={hint}>
      <Form method="post" className="grid max-w-prose gap-4" autoComplete="off">
        {children}
        {result && !result.ok && result.message && (
          <p role="alert" className="text-sm font-semibold text-rose-deep">
            {result.message}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <IntentButton intent="save" variant="dark">
            {saveLabel}
          </IntentButton>
          {canTry && <IntentButton intent="try">Try what is stored</IntentButton>}
          {canRemove && (
            <IntentButton intent="remove" variant="quiet">
              Remove
            </IntentButton>
          )}
          <span aria-live="polite" className="text-sm text-ink-soft">
            {isSending && waiting}
          </span>
        </div>
      </Form>
    </FieldGroup>
  );
}
