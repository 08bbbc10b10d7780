import type { ServedZones } from './served-zones.ts';

/** True where price or day depends on the place, or there is something to choose: then the place is asked for first. */
export function variesByPlace({ zones }: Pick<ServedZones, 'zones'>): boolean {
  return zones.length > 1 || zones.some(({ services }) => services.length > 1);
}
