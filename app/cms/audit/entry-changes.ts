import { fieldLabel } from '#app/cms/fields/field-label.ts';
import { wordsOfField } from '#app/cms/fields/field-sections.tsx';
import { SETTINGS_SECTIONS } from '#app/cms/settings/sections-nav.tsx';
import { settingsSections } from '#app/cms/settings/settings-fields.tsx';
import type { AuditRow } from '#database/queries/people/listed-audit-entries.ts';
import { countryName } from '#domain/fields/country.ts';
import type { Fields } from '#domain/people/audit.ts';
import { type AuditChange, type AuditNames, auditChanges } from './audit-changes.ts';

/** The changes of an entry; those of settings in the words of their form. */
export function entryChanges(
  { subjectId, before, after }: Pick<AuditRow, 'subjectId' | 'before' | 'after'>,
  names: AuditNames,
): AuditChange[] {
  const known = SETTINGS_SECTIONS.find(({ section }) => subjectId === `settings.${section}`);
  if (!known) return auditChanges(before, after, names);
  const sections = settingsSections(known.section, {});
  const labelOf = (name: string) => {
    const former = FORMER_LABELS[name];
    if (former) return former;
    const field = wordsOfField(sections, name, {});
    return 'label' in field && typeof field.label === 'string'
      ? field.label.replace(' (£)', '')
      : fieldLabel(name);
  };
  return auditChanges(withCountryNames(before), withCountryNames(after), names, labelOf);
}

/** Fields that the form of settings had before there were zones. */
const FORMER_LABELS: Record<string, string | undefined> = {
  shippingPence: 'Delivery',
  freeFromPence: 'Free delivery from',
  countries: 'Countries delivered to',
};

function withCountryNames(fields: Fields | null): Fields | null {
  if (!Array.isArray(fields?.countries)) return fields;
  return { ...fields, countries: fields.countries.map((code) => countryName(String(code))) };
}
