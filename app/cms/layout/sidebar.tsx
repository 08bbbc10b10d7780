import { Form, NavLink } from 'react-router';
import { paths } from '#app/paths.ts';

/** Beside the page on a desk, above it on a phone. Only what exists is offered. */
export function Sidebar({ member }: { member: { name: string; role: string | null } }) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-4 py-3 md:sticky md:top-0 md:h-dvh md:flex-col md:flex-nowrap md:items-stretch md:border-r md:border-b-0 md:px-3 md:py-6">
      <p className="font-display text-2xl md:mb-5 md:px-3">
        zabelle<span className="text-rose">.</span>
      </p>
      <nav aria-label="CMS" className="mr-auto md:mr-0">
        <ul className="flex md:grid">
          <li>
            <NavLink
              to={paths.cmsOrders()}
              className={({ isActive }) =>
                `flex min-h-11 items-center rounded-xl px-3 text-sm font-medium hover:bg-blush-soft ${isActive ? 'bg-blush-soft text-rose-deep' : ''}`
              }
            >
              Orders
            </NavLink>
          </li>
        </ul>
      </nav>
      <div className="flex items-center gap-3 text-sm md:mt-auto md:grid md:gap-2 md:px-3">
        <a href={paths.home()} className="inline-flex min-h-11 items-center hover:text-rose">
          Back to website
        </a>
        <p className="hidden md:block">
          <span className="block truncate font-semibold">{member.name}</span>
          <span className="text-ink-soft">{member.role ?? 'no role'}</span>
        </p>
        <Form method="post" action={paths.cmsSignOut()}>
          <button
            type="submit"
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-rose"
          >
            Sign out
          </button>
        </Form>
      </div>
    </header>
  );
}
