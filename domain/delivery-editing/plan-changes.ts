import type { DeliveryPlan, DeliveryService, DeliveryZone } from '#domain/delivery/delivery-plan.ts';
import { slugFrom } from '#domain/text/slug.ts';
import type { EnteredService } from './service-form.ts';
import type { EnteredZone } from './zone-form.ts';

/** A zone under an id of its own, after the others. */
export function addZone(plan: DeliveryPlan, entered: EnteredZone): { plan: DeliveryPlan; id: string } {
  const id = freeId(
    entered.name,
    plan.zones.map((zone) => zone.id),
  );
  return { plan: { ...plan, zones: [...plan.zones, { id, ...entered, services: [] }] }, id };
}

export function changeZone(plan: DeliveryPlan, id: string, entered: EnteredZone): DeliveryPlan {
  return eachZone(plan, (zone) => (zone.id === id ? { ...zone, ...entered } : zone));
}

export function removeZone(plan: DeliveryPlan, id: string): DeliveryPlan {
  return { ...plan, zones: plan.zones.filter((zone) => zone.id !== id) };
}

/** A service under an id of its own, after the others of its zone, switched on. */
export function addService(
  plan: DeliveryPlan,
  zoneId: string,
  entered: EnteredService,
): { plan: DeliveryPlan; id: string } {
  const id = freeId(
    entered.name,
    plan.zones.flatMap(({ services }) => services.map((service) => service.id)),
  );
  const service: DeliveryService = { id, isOn: true, ...entered };
  return {
    plan: eachZone(plan, (zone) =>
      zone.id === zoneId ? { ...zone, services: [...zone.services, service] } : zone,
    ),
    id,
  };
}

export function changeService(
  plan: DeliveryPlan,
  id: string,
  changes: Partial<Omit<DeliveryService, 'id'>>,
): DeliveryPlan {
  return eachService(plan, (service) => [service.id === id ? { ...service, ...changes } : service]);
}

export function removeService(plan: DeliveryPlan, id: string): DeliveryPlan {
  return eachService(plan, (service) => (service.id === id ? [] : [service]));
}

/** A service a place earlier in its zone: the first is meant where nobody chooses. */
export function moveServiceUp(plan: DeliveryPlan, id: string): DeliveryPlan {
  return eachZone(plan, (zone) => {
    const at = zone.services.findIndex((service) => service.id === id);
    const [before, moved] = [zone.services[at - 1], zone.services[at]];
    if (!before || !moved) return zone;
    return {
      ...zone,
      services: [...zone.services.slice(0, at - 1), moved, before, ...zone.services.slice(at + 1)],
    };
  });
}

export function findZone({ zones }: DeliveryPlan, id: string): DeliveryZone | null {
  return zones.find((zone) => zone.id === id) ?? null;
}

export function findService(
  { zones }: DeliveryPlan,
  id: string,
): { zone: DeliveryZone; service: DeliveryService } | null {
  for (const zone of zones) {
    const service = zone.services.find((one) => one.id === id);
    if (service) return { zone, service };
  }
  return null;
}

/** False where nothing is delivered anywhere: the shop takes no orders then. */
export function deliversSomewhere({ zones }: DeliveryPlan): boolean {
  return zones.some(({ services }) => services.some(({ isOn }) => isOn));
}

function eachZone(plan: DeliveryPlan, change: (zone: DeliveryZone) => DeliveryZone): DeliveryPlan {
  return { ...plan, zones: plan.zones.map(change) };
}

function eachService(
  plan: DeliveryPlan,
  change: (service: DeliveryService) => DeliveryService[],
): DeliveryPlan {
  return eachZone(plan, (zone) => ({ ...zone, services: zone.services.flatMap(change) }));
}

/** 'Next day' → 'next-day', 'next-day-2' where that is taken. */
function freeId(name: string, taken: readonly string[]): string {
  const slug = slugFrom(name) || 'delivery';
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.includes(id)) return id;
  }
}
