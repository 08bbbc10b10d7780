import type { DeliveryService, DeliveryZone } from '#domain/delivery/delivery-plan.ts';
import type { Fields } from '#domain/people/audit.ts';
import { daysWords, limitWords, placesWords, priceWords } from './plan-words.ts';

/** A zone as the log says it. */
export function zoneFields(zone: DeliveryZone): Fields {
  return {
    name: zone.name,
    places: placesWords(zone),
    asksItemData: zone.asksItemData ?? false,
    services: zone.services.map(({ name }) => name).join(', '),
  };
}

/** A service as the log says it, with its place in its zone. */
export function serviceFields({ zone, service }: { zone: DeliveryZone; service: DeliveryService }): Fields {
  return {
    name: service.name,
    zone: zone.name,
    isOn: service.isOn,
    price: priceWords(service),
    days: daysWords(service),
    ...(service.limits.length > 0 && {
      limits: limitWords(service),
      limitsSource: service.limitsSource,
    }),
    position: zone.services.findIndex(({ id }) => id === service.id) + 1,
  };
}
