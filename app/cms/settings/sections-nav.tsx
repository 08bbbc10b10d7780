import { NavLink } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';

export const SETTINGS_SECTIONS = [
  { section: 'shop', label: 'Shop' },
  { section: 'delivery', label: 'Delivery and orders' },
  { section: 'legal', label: 'Legal' },
  { section: 'prices', label: 'Prices' },
  { section: 'about', label: 'About and praise' },
  { section: 'social', label: 'Social' },
] as const;

export function SectionsNav({ canEndDemo }: { canEndDemo: boolean }) {
  const links = [
    ...SETTINGS_SECTIONS.map(({ section, label }) => ({ label, to: cmsPaths.settings(section) })),
    ...(canEndDemo ? [{ label: 'Demo', to: cmsPaths.demo() }] : []),
  ];
  return (
    <nav aria-label="Settings" className="mb-5">
      <ul className="flex flex-wrap gap-x-1 border-line sm:border-b">
        {links.map(({ label, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                `inline-flex min-h-11 items-center border-b-2 px-3 text-sm whitespace-nowrap sm:px-4 ${isActive ? 'border-rose font-semibold' : 'border-line hover:text-rose sm:border-transparent'}`
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
