import { Form, Link } from 'react-router';
import { loadOr } from '#app/cms/sending/load-or.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { staffContext } from '#app/request/staff-context.ts';
import { Button } from '#app/ui/button.tsx';
import { followLatestCustomers } from '#database/queries/customers/follow-customers.ts';
import { findJumpTargets, type JumpTargets } from '#database/queries/jump/jump.ts';
import type { Route } from './+types/jump-page';
import { type JumpTarget, jumpTargets } from './jump-target.ts';

const NOTHING: JumpTargets = {
  products: [],
  codes: [],
  orders: [],
  customers: [],
  brands: [],
  categories: [],
  pages: [],
  messages: [],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Jump to');

/** Serves the palette, and is a page of its own without script. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, 60);
  const { role } = context.get(staffContext);
  const { db, random } = context.get(platformContext);
  const isAsked = text.length >= 2 && role !== null;
  if (isAsked) await followLatestCustomers(db, () => random.id());
  const found = isAsked ? await findJumpTargets(db, text) : NOTHING;
  return { text, targets: jumpTargets(role, text, found) };
}

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return loadOr(serverLoader, { text: url.searchParams.get('text') ?? '', targets: [] });
}

export default function JumpPage({ loaderData: { text, targets } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Jump to" />
      <Form action={cmsPaths.jump()} className="mb-5 flex max-w-lg gap-2">
        <input
          type="search"
          name="text"
          defaultValue={text}
          aria-label="Product, order or page"
          className="field-control min-w-0 flex-1"
        />
        <Button type="submit" variant="dark">
          Find
        </Button>
      </Form>
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
        {targets.map((target) => (
          <li key={target.to}>
            <Target {...target} />
          </li>
        ))}
        {targets.length === 0 && <li className="px-4 py-3 text-sm text-ink-soft">Nothing found.</li>}
      </ul>
    </>
  );
}

function Target({ label, note, to, isAction }: JumpTarget) {
  const look = 'flex w-full justify-between gap-4 px-4 py-2.5 text-sm hover:bg-blush-soft';
  const words = (
    <>
      <span className="font-medium">{label}</span>
      <span className="text-ink-soft">{note}</span>
    </>
  );
  if (!isAction)
    return (
      <Link to={to} className={look}>
        {words}
      </Link>
    );
  return (
    <Form method="post" action={to}>
      <button type="submit" className={look}>
        {words}
      </button>
    </Form>
  );
}
