import { plainPounds } from '#domain/money/money.ts';
import { DEFAULT_VALUES } from '#domain/shop/about-values.ts';
import type { SettingsSection, ShopSettings } from '#domain/shop/shop.ts';

/** A section as the values of its form; rows as 'figures.0.figure'. */
export function settingsValues(settings: ShopSettings, section: SettingsSection): Record<string, string> {
  if (section === 'delivery') {
    const { shippingPence, freeFromPence, ...rest } = settings.delivery;
    return {
      shippingPence: plainPounds(shippingPence),
      freeFromPence: freeFromPence === null ? '' : plainPounds(freeFromPence),
      ...rest,
    };
  }
  if (section === 'legal') {
    const { vatRegistered, ...rest } = settings.legal;
    return { ...rest, vatRegistered: vatRegistered ? 'on' : '' };
  }
  if (section !== 'about') return { ...settings[section] };
  const { story, mission, values, figures, team, testimonials } = settings.about;
  return {
    story,
    mission,
    ...rowValues('values', values.length > 0 ? values : DEFAULT_VALUES),
    ...rowValues('figures', figures),
    ...rowValues('team', team),
    ...rowValues('testimonials', testimonials),
  };
}

function rowValues(list: string, rows: readonly Record<string, string>[]): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap((row, place) =>
      Object.entries(row).map(([field, value]) => [`${list}.${place}.${field}`, value]),
    ),
  );
}
