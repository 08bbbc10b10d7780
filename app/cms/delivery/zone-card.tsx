import { Form, Link } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { DeliveryService, DeliveryZone } from '#domain/delivery/delivery-plan.ts';
import { daysWords, limitWords, placesWords, priceWords } from '#domain/delivery-editing/plan-words.ts';

/** A zone with its services, each with what can be done with it. */
export function ZoneCard({ zone, canEdit }: { zone: DeliveryZone; canEdit: boolean }) {
  return (
    <FieldGroup title={zone.name} hint={placesWords(zone)}>
      {zone.services.length === 0 && (
        <p className="text-sm">
          <FlagBadge look="quiet">Not delivered to</FlagBadge>
        </p>
      )}
      <ul className="grid divide-y divide-line">
        {zone.services.map((service, place) => (
          <li key={service.id} className="grid gap-2 py-3 first:pt-0 sm:flex sm:flex-wrap sm:items-center">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2">
                <ServiceName service={service} canEdit={canEdit} />
                {service.isOn ? (
                  <FlagBadge look="good">On</FlagBadge>
                ) : (
                  <FlagBadge look="quiet">Off</FlagBadge>
                )}
              </p>
              <p className="text-sm text-ink-soft">{priceWords(service)}</p>
              <p className="text-sm text-ink-soft">{daysWords(service)}</p>
              {service.limits.length > 0 && (
                <p className="text-sm text-ink-soft" title={service.limitsSource}>
                  {limitWords(service)}
                </p>
              )}
            </div>
            {canEdit && (
              <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
                <input type="hidden" name="ids" value={service.id} />
                {place > 0 && (
                  <IntentButton intent="move-up" variant="quiet">
                    Up
                    <Of name={service.name} />
                  </IntentButton>
                )}
                <IntentButton intent={service.isOn ? 'switch-off' : 'switch-on'}>
                  {service.isOn ? 'Switch off' : 'Switch on'}
                  <Of name={service.name} />
                </IntentButton>
                <IntentButton intent="delete-service" variant="quiet">
                  Delete
                  <Of name={service.name} />
                </IntentButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {canEdit && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <ButtonLink to={cmsPaths.newDeliveryService(zone.id)} variant="outline" size="small">
            Add service
            <span className="sr-only"> to {zone.name}</span>
          </ButtonLink>
          <ButtonLink to={cmsPaths.deliveryZone(zone.id)} variant="outline" size="small">
            Change places
            <Of name={zone.name} />
          </ButtonLink>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="ids" value={zone.id} />
            <IntentButton intent="delete-zone" variant="quiet">
              Delete zone
              <Of name={zone.name} />
            </IntentButton>
          </Form>
        </div>
      )}
    </FieldGroup>
  );
}

function ServiceName({ service: { id, name }, canEdit }: { service: DeliveryService; canEdit: boolean }) {
  if (!canEdit) return <span className="font-semibold">{name}</span>;
  return (
    <Link
      to={cmsPaths.deliveryService(id)}
      className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
    >
      {name}
    </Link>
  );
}

const Of = ({ name }: { name: string }) => <span className="sr-only"> ({name})</span>;
