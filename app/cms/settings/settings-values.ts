import { type FormValues, formValues, rowValues } from '#app/cms/fields/form-values.ts';
import { plainPounds } from '#domain/money/money.ts';
import { DEFAULT_VALUES } from '#domain/shop/about-values.ts';
import type { FormSection, ShopSettings } from '#domain/shop/shop.ts';
import { londonField } from '#domain/text/london-clock.ts';
import { formatIban, formatSortCode } from '#domain/transfers/bank-details.ts';

/** A section as the values of its form; rows as 'figures.0.figure'. A demo's form begins with the values it shows. */
export function settingsValues(
  settings: ShopSettings,
  section: FormSection,
  { showsExamples }: { showsExamples: boolean },
): FormValues {
  if (section === 'shop')
    return {
      ...formValues(settings.shop),
      announcementFrom: londonField(settings.shop.announcementFrom),
      announcementUntil: londonField(settings.shop.announcementUntil),
    };
  if (section === 'delivery') {
    const { cashCeilingPence } = settings.delivery;
    return {
      ...formValues(settings.delivery),
      cashCeilingPence: cashCeilingPence === null ? '' : plainPounds(cashCeilingPence),
    };
  }
  if (section === 'transfer') {
    const { sortCode, iban } = settings.transfer;
    return {
      ...formValues(settings.transfer),
      sortCode: formatSortCode(sortCode),
      iban: formatIban(iban),
    };
  }
  if (section === 'legal') {
    const { vatRegistered } = settings.legal;
    return {
      ...formValues(settings.legal),
      vatRegistered: vatRegistered === null ? '' : vatRegistered ? 'yes' : 'no',
    };
  }
  if (section !== 'about') return formValues(settings[section]);
  const { story, mission, values, figures, team, testimonials } = settings.about;
  return {
    story,
    mission,
    ...rowValues('values', values.length === 0 && showsExamples ? DEFAULT_VALUES : values),
    ...rowValues('figures', figures),
    ...rowValues('team', team),
    ...rowValues('testimonials', testimonials),
  };
}
