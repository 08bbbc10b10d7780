import { SubNav } from '#app/cms/ui/sub-nav.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';

export const SETTINGS_SECTIONS = [
  { section: 'shop', label: 'Shop' },
  { section: 'delivery', label: 'Orders' },
  { section: 'transfer', label: 'Bank transfer' },
  { section: 'reviews', label: 'Reviews' },
  { section: 'legal', label: 'Legal' },
  { section: 'prices', label: 'Prices' },
  { section: 'about', label: 'About and praise' },
  { section: 'social', label: 'Social' },
] as const;

export function SectionsNav({ canEndDemo, canConnect }: { canEndDemo: boolean; canConnect: boolean }) {
  const links = [
    ...SETTINGS_SECTIONS.map(({ section, label }) => ({ label, to: cmsPaths.settings(section) })),
    { label: 'Kept how long', to: cmsPaths.retention() },
    ...(canConnect
      ? [
          { label: 'Card payments', to: cmsPaths.stripe() },
          { label: 'Mail server', to: cmsPaths.mailServer() },
          { label: 'Backups', to: cmsPaths.backups() },
        ]
      : []),
    ...(canEndDemo ? [{ label: 'Demo', to: cmsPaths.demo() }] : []),
  ];
  return <SubNav label="Settings" links={links} />;
}
