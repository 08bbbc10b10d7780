import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { Moment } from '#app/ui/moment.tsx';
import { followLatestCustomers } from '#database/queries/customers/follow-customers.ts';
import { listCustomers } from '#database/queries/customers/listed-customers.ts';
import { type Customer, customerName } from '#domain/customers/customer.ts';
import { CUSTOMER_KIND_WORDS, CUSTOMER_LIST } from '#domain/customers/customer-list.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { Route } from './+types/customers-page';

const LIST: ListDeclaration<Customer, typeof CUSTOMER_LIST, never> = {
  path: cmsPaths.customers(),
  shape: CUSTOMER_LIST,
  kind: 'customer',
  title: 'Customers',
  permissions: {
    view: 'customers.view',
    change: 'customers.edit',
    delete: 'customers.edit',
    export: 'customers.export',
  },
  exports: [{ path: cmsPaths.customersExport() }],
  verbs: [],
  searchLabel: 'Search by name, email, phone, postcode, order or tag',
  filters: { orders: { label: 'Orders', all: 'Any number of orders', labels: CUSTOMER_KIND_WORDS } },
  empty: {
    title: 'No customers yet',
    text: 'Who orders, writes, applies or confirms an address comes here.',
  },
  idOf: ({ id }) => id,
  nameOf: customerName,
  columns: [
    {
      label: 'Name',
      sort: 'name',
      cell: (customer) => <RowLink to={cmsPaths.customer(customer.id)}>{customerName(customer)}</RowLink>,
    },
    { label: 'Email', cell: ({ email }) => email },
    { label: 'Orders', sort: 'orders', isNumber: true, labelled: true, cell: ({ orders }) => orders },
    {
      label: 'Spent',
      sort: 'spent',
      isNumber: true,
      labelled: true,
      cell: ({ spentPence }) => formatPounds(spentPence),
    },
    { label: 'Tags', isMinor: true, labelled: true, cell: ({ tags }) => tags.join(', ') },
    {
      label: 'Last seen',
      sort: 'seen',
      labelled: true,
      cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
    },
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export async function loader(args: Route.LoaderArgs) {
  const { db, random } = args.context.get(platformContext);
  await followLatestCustomers(db, () => random.id());
  // Nothing is done to many of them at once.
  return { ...(await loadList(args, LIST, listCustomers)), canChange: false, actions: [] };
}

export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={undefined} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the customers" />;
}
