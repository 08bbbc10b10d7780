import { data } from 'react-router';
import { Fields } from '#app/cms/fields/field-sections.tsx';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { SaveResultText } from '#app/cms/lists/save-result-text.tsx';
import { useListResult } from '#app/cms/lists/use-list-result.ts';
import { SectionsNav } from '#app/cms/settings/sections-nav.tsx';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireRecentSignIn } from '#app/middleware/require-recent-sign-in.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { parseStripeKeys } from '#domain/connections/stripe-keys.ts';
import { keepStripeKeys, removeConnection } from '#operations/connections/keep-connections.ts';
import type { Route } from './+types/stripe-page';
import { ConnectionForm } from './connection-form.tsx';
import type { ConnectionResult } from './connection-result.ts';
import { ConnectionState } from './connection-state.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireRecentSignIn('stripe')];

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Card payments');

const REMOVAL: Ask = {
  intent: 'remove',
  ids: [],
  text: 'Take no more cards?',
  detail:
    'The keys are forgotten. Orders that await payment by card cannot be paid, and refunds of card payments fail until keys of the same account are entered again.',
  confirmLabel: 'Remove keys',
};

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'connections.edit');
  const { connections, publicUrl } = context.get(platformContext);
  const now = await connections.stripe();
  return {
    from: now.from,
    shown: 'shown' in now ? now.shown : null,
    changedAt: 'changedAt' in now ? now.changedAt : null,
    webhook: publicUrl.startsWith('https://') ? `${publicUrl}/api/stripe/webhook` : null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'connections.edit');
  const platform = context.get(platformContext);
  const { connections } = platform;
  const submitted = readSubmitted(await readForm(request));
  const now = await connections.stripe();
  if (now.from === 'environment')
    return refuse('Nothing was changed: the keys are set where the shop is started.');
  if (submitted.intent === 'remove') {
    if (submitted.confirmed !== 'yes') return data<ConnectionResult>({ ok: false, ask: REMOVAL });
    await removeConnection(platform, member, 'stripe');
    return data<ConnectionResult>({ ok: true, message: 'The keys are removed.' });
  }
  const stored = now.from === 'cms' ? now.settings : null;
  if (submitted.intent === 'try') {
    const problem = stored && (await connections.tryStripe(stored));
    if (problem) return refuse(problem.message);
    return stored
      ? data<ConnectionResult>({ ok: true, message: 'Stripe accepts the stored keys.' })
      : refuse('No keys are stored.');
  }
  if (submitted.intent !== 'save') return refuse('Nothing was changed.');
  const parsed = parseStripeKeys(submitted, stored);
  if (!parsed.ok) return refuse(NOT_SAVED, parsed.errors);
  const kept = await keepStripeKeys(platform, member, parsed.keys);
  if (!kept.ok) return refuse(NOT_SAVED, kept.errors);
  return data<ConnectionResult>({
    ok: true,
    message: kept.addedEndpoint
      ? 'Stripe accepts the keys, and sends its messages to this shop. Cards are taken now.'
      : 'Stripe accepts the keys. Cards are taken now.',
  });
}

const NOT_SAVED = 'Nothing was saved: see the fields above.';

function refuse(message: string, errors: Record<string, string> = {}) {
  return data<ConnectionResult>({ ok: false, message, errors }, 422);
}

export default function StripePage({
  loaderData: { from, shown, changedAt, webhook },
  actionData,
}: Route.ComponentProps) {
  useListResult(actionData);
  const isStored = from === 'cms';
  return (
    <>
      <SaveResultText
        result={actionData?.message ? { ok: actionData.ok, message: actionData.message } : undefined}
      />
      <PageHeading title="Settings" />
      <SectionsNav canEndDemo canConnect />
      <ConnectionState
        from={from}
        changedAt={changedAt}
        environment="STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET"
        nothing="No cards are taken by Stripe yet."
      >
        {shown?.mode === 'test' ? (
          <p>
            <strong>Keys of Stripe’s test mode:</strong> cards seem to be charged, and no money moves. Enter
            the live keys before you open.
          </p>
        ) : (
          <p>
            <strong>Cards are taken by Stripe.</strong> The money goes to the account of these keys.
          </p>
        )}
      </ConnectionState>
      {from !== 'environment' && (
        <ConnectionForm
          key={changedAt}
          title="Stripe keys"
          hint="At Stripe: Developers, API keys. The keys are tried before they are stored: a payment of £1.00 is opened and cancelled at once, nothing is charged."
          result={actionData}
          saveLabel="Try and save"
          waiting="Asking Stripe…"
          canTry={isStored}
          canRemove={from !== 'nowhere'}
        >
          <Fields
            items={[
              {
                name: 'publishableKey',
                label: 'Publishable key',
                placeholder: 'pk_live_…',
                autoComplete: 'off',
              },
              {
                name: 'secretKey',
                label: 'Secret key',
                type: 'password',
                placeholder: isStored ? 'stored; leave empty to keep it' : 'sk_live_…',
                autoComplete: 'new-password',
              },
              {
                name: 'webhookSecret',
                label: 'Signing secret of the endpoint',
                type: 'password',
                optional: webhook !== null || isStored,
                placeholder: isStored ? 'stored; leave empty to keep it' : 'whsec_…',
                autoComplete: 'new-password',
                hint: webhook
                  ? `Leave it empty and the shop adds its endpoint ${webhook} at Stripe automatically.`
                  : 'At Stripe: Developers, Webhooks, an endpoint for this shop’s address followed by /api/stripe/webhook. The shop adds it automatically once PUBLIC_URL is its https address.',
              },
            ]}
            values={{ publishableKey: shown?.publishableKey ?? '' }}
            errors={actionData?.errors ?? {}}
          />
        </ConnectionForm>
      )}
      <AskDialog ask={actionData?.ask} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="card payments" />;
}
