import { NavLink } from 'react-router';

/** The pages of one area, below its heading. */
export function SubNav({ label, links }: { label: string; links: readonly { label: string; to: string }[] }) {
  return (
    <nav aria-label={label} className="mb-5">
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
