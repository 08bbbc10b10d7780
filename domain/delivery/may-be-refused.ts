import type { CarriedLine } from './carriage.ts';
import type { ServedZones } from './served-zones.ts';

/** True where a rule of a service is about a thing of this line: then it is said by place what takes it. */
export function mayBeRefused({ zones }: Pick<ServedZones, 'zones'>, { goods }: CarriedLine): boolean {
  return zones.some(({ services }) =>
    services.some(({ limits }) =>
      limits.some((limit) =>
        goods.some(
          ({ goodsKind, ml }) => limit.goods === goodsKind || (limit.goods === 'liquid' && ml !== null),
        ),
      ),
    ),
  );
}
