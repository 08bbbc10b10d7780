import { Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { TextField } from '#app/ui/field.tsx';
import type { SecondFactorBegun } from './second-factor-begun.ts';

/** A second step by an authenticator app: started with the password, on after a correct code. */
export function SecondFactorSetup({
  isOn,
  started,
  refusal,
}: {
  isOn: boolean;
  started: SecondFactorBegun | undefined;
  refusal: string | undefined;
}) {
  if (started && !isOn) return <Scan started={started} refusal={refusal} />;
  return (
    <FieldGroup
      title="Second step"
      hint={
        isOn
          ? 'On: after the password a code from your app is asked for.'
          : 'Off. A code from an authenticator app, as well as the password, keeps out anybody who has learnt it.'
      }
    >
      <Form method="post" className="grid gap-3">
        <TextField
          label="Password, to be sure it is you"
          name="password"
          type="password"
          autoComplete="current-password"
        />
        <IntentButton
          intent={isOn ? 'switch-off' : 'begin'}
          variant={isOn ? 'outline' : 'dark'}
          className="w-fit"
        >
          {isOn ? 'Switch off' : 'Set up'}
        </IntentButton>
      </Form>
    </FieldGroup>
  );
}

function Scan({ started, refusal }: { started: SecondFactorBegun; refusal: string | undefined }) {
  return (
    <FieldGroup title="Second step" hint="Scan this with your authenticator app, or type the key.">
      <div
        role="img"
        aria-label="QR code for the authenticator app"
        className="w-44 rounded-lg border border-line bg-white p-2"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server from the key alone
        dangerouslySetInnerHTML={{ __html: started.svg }}
      />
      <p className="font-mono text-sm break-all">{started.secret}</p>
      <div>
        <h3 className="text-sm font-semibold">Backup codes</h3>
        <p className="text-sm text-ink-soft">
          Shown only now. Each works once, for when you lose your phone: keep them somewhere else.
        </p>
        <ul className="mt-2 grid grid-cols-2 gap-x-6 font-mono text-sm">
          {started.backupCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <Form method="post" preventScrollReset className="grid gap-3">
        <input type="hidden" name="uri" value={started.uri} />
        {started.backupCodes.map((code) => (
          <input key={code} type="hidden" name="backupCodes" value={code} />
        ))}
        <TextField
          label="Code from the app"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          error={refusal}
        />
        <IntentButton intent="confirm" variant="dark" className="w-fit">
          Switch on
        </IntentButton>
      </Form>
    </FieldGroup>
  );
}
