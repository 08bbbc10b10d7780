import { data } from 'react-router';
import { PAPER_PATH, paths } from '#app/links/paths.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import type { Route } from './+types/dead-paper-link-page';
import { OrderLookup } from './order-lookup.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'This document cannot be opened',
    description: 'Open your order to see its invoices and receipts.',
    path: PAPER_PATH,
    robots: 'noindex',
  });

/** Responds under the address of a paper whose link opens none. */
export function loader() {
  return data(null, { status: 404 });
}

export default function DeadPaperLinkPage() {
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name: 'Find your order' }]} />
      <OrderLookup deadLink="paper" />
    </div>
  );
}
