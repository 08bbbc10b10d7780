import { Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { STAFF_ALERTS, type StaffAlert } from '#domain/people/staff-alerts.ts';

/** The alerts of a person's role, each to be chosen. */
export function AlertChoices({
  alerts,
  email,
  sendsMail,
}: {
  alerts: { alert: StaffAlert; isOn: boolean }[];
  email: string;
  sendsMail: boolean;
}) {
  if (alerts.length === 0) return null;
  return (
    <FieldGroup
      title="Alerts by email"
      hint={
        sendsMail
          ? `To ${email}, with a link to the page in /cms.`
          : 'No mail server is set up: alerts are written and can be read under Mails, not sent.'
      }
    >
      <Form method="post" className="grid gap-3">
        {alerts.map(({ alert, isOn }) => (
          <label key={`${alert} ${isOn}`} className="flex items-start gap-2.5 text-sm">
            <input
              type="checkbox"
              name="alert"
              value={alert}
              defaultChecked={isOn}
              className="mt-0.5 size-4.5 flex-none accent-plum"
            />
            <span>
              <span className="block font-medium">{STAFF_ALERTS[alert].label}</span>
              <span className="block text-ink-soft">{STAFF_ALERTS[alert].hint}</span>
            </span>
          </label>
        ))}
        <IntentButton intent="alerts" variant="dark" className="w-fit">
          Save alerts
        </IntentButton>
      </Form>
    </FieldGroup>
  );
}
