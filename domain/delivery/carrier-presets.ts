import type { CarriageLimit } from './carriage.ts';

/** Published limits of a carrier, offered as the beginning of a service's own. */
export type CarrierPreset = { id: string; name: string; source: string; limits: readonly CarriageLimit[] };

const none = (goods: CarriageLimit['goods']): CarriageLimit => ({ goods, mostMl: null, mostPieces: 0 });

/**
 * What carriers publish of goods that a beauty shop sends. They change without notice and differ by contract, so that each names its source
 * and day, and an owner is asked to check them (docs/decisions/269-what-may-not-travel.md).
 */
export const CARRIER_PRESETS: readonly CarrierPreset[] = [
  {
    id: 'royal-mail-uk',
    name: 'Royal Mail, within the UK',
    source:
      "Royal Mail, 'Prohibitions and restrictions in UK and international mail', for account customers, of 29 October 2015, looked up in November 2026",
    limits: [
      { goods: 'aerosol', mostMl: 500, mostPieces: 2 },
      { goods: 'nail-polish', mostMl: 30, mostPieces: 4 },
      { goods: 'perfume', mostMl: 150, mostPieces: 4 },
      none('flammable-liquid'),
    ],
  },
  {
    id: 'royal-mail-abroad',
    name: 'Royal Mail, abroad',
    source:
      "Royal Mail, 'Prohibitions and restrictions in UK and international mail', for account customers, of 29 October 2015, looked up in November 2026",
    limits: [none('aerosol'), none('nail-polish'), none('perfume'), none('flammable-liquid')],
  },
  {
    id: 'evri',
    name: 'Evri',
    source:
      "Evri, 'Sending restrictions' (evri.com/send/what-i-can-and-cannot-send), looked up in November 2026; it does not name aerosols, which are left out until Evri says otherwise",
    limits: [
      none('aerosol'),
      none('nail-polish'),
      none('perfume'),
      none('flammable-liquid'),
      { goods: 'liquid', mostMl: 1000, mostPieces: null },
    ],
  },
  {
    id: 'dpd',
    name: 'DPD, over a counter',
    source:
      "Post Office, 'DPD prohibited items' (postoffice.co.uk), looked up in November 2026; an account with DPD may allow more",
    limits: [
      none('aerosol'),
      none('nail-polish'),
      none('perfume'),
      none('flammable-liquid'),
      { goods: 'liquid', mostMl: 100, mostPieces: null },
    ],
  },
];
