import { type ShownStatement, statementAt } from '#domain/money/vat.ts';
import type { LegalParticulars, ShopSettings } from './shop.ts';

/** Settings as pages and mails of one moment show them. */
export type ShownSettings = Omit<ShopSettings, 'legal'> & { legal: ShownStatement<LegalParticulars> };

/** `at`: UTC, ISO. */
export function settingsAt(settings: ShopSettings, at: string): ShownSettings {
  return { ...settings, legal: statementAt(settings.legal, at) };
}
