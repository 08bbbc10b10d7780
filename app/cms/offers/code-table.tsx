import { Form, Link } from 'react-router';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Moment } from '#app/ui/moment.tsx';
import type { CodeQuery, ListedCode } from '#database/queries/promotions/promotion-codes.ts';
import type { ListPage } from '#domain/lists/list-query.ts';

const FILTERS = [
  ['', 'All'],
  ['unused', 'Unused'],
  ['used', 'Used'],
  ['named', 'For one customer'],
] as const;

/** The codes of an offer with their uses; unused ones can be withdrawn. */
export function CodeTable({
  path,
  codes,
  query,
  canWithdraw,
}: {
  path: string;
  codes: ListPage<ListedCode>;
  query: CodeQuery;
  canWithdraw: boolean;
}) {
  const addressOf = (change: Partial<CodeQuery>) => {
    const { search, filter, page } = { ...query, page: 1, ...change };
    const params = new URLSearchParams();
    if (search) params.set('search', search);
    if (filter) params.set('filter', filter);
    if (page > 1) params.set('page', String(page));
    return params.size > 0 ? `${path}?${params}` : path;
  };
  return (
    <section aria-label="Codes" className="grid min-w-0 gap-3">
      <Form action={path} role="search" aria-label="Search codes" className="flex flex-wrap gap-2">
        {query.filter && <input type="hidden" name="filter" value={query.filter} />}
        <input
          type="search"
          name="search"
          defaultValue={query.search}
          aria-label="Code or email"
          placeholder="Code or email"
          maxLength={254}
          className="field-control min-h-11 min-w-0 flex-1 rounded-full text-sm md:min-h-10"
        />
        <button type="submit" className="btn btn-outline btn-small">
          Search
        </button>
      </Form>
      <nav aria-label="Codes by use">
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {FILTERS.map(([filter, label]) => (
            <li key={label}>
              <Link
                to={addressOf({ filter })}
                aria-current={query.filter === filter ? 'page' : undefined}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rounded-card border border-line bg-surface">
        {codes.items.length === 0 ? (
          <EmptyState title="No codes here" text="Draw codes, or add your own." />
        ) : (
          <Form method="post" preventScrollReset>
            <table className="w-full text-sm">
              <thead>
                <tr className="border-b border-line text-left text-ink-soft">
                  {canWithdraw && <td className="w-10" />}
                  <th scope="col" className="px-3 py-2 font-normal">
                    Code
                  </th>
                  <th scope="col" className="px-3 py-2 text-right font-normal">
                    Uses
                  </th>
                  <th scope="col" className="px-3 py-2 font-normal max-sm:hidden">
                    Made
                  </th>
                </tr>
              </thead>
              <tbody>
                {codes.items.map(({ code, email, uses, createdAt }) => (
                  <tr key={code} className="border-t border-line align-top first:border-t-0">
                    {canWithdraw && (
                      <td className="py-2 pl-3">
                        <input
                          type="checkbox"
                          name="ids"
                          value={code}
                          disabled={uses > 0}
                          aria-label={`Select ${code}`}
                          className="size-4.5 accent-plum"
                        />
                      </td>
                    )}
                    <th scope="row" className="px-3 py-2 text-left font-normal [overflow-wrap:anywhere]">
                      <span className="font-mono">{code}</span>
                      {email && <span className="block text-ink-soft">for {email}</span>}
                    </th>
                    <td className="px-3 py-2 text-right tabular-nums">{uses}</td>
                    <td className="px-3 py-2 max-sm:hidden">
                      <Moment at={createdAt} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {canWithdraw && (
              <div className="border-t border-line p-3">
                <IntentButton intent="withdraw">Withdraw selected</IntentButton>
              </div>
            )}
          </Form>
        )}
      </div>
      {codes.pageCount > 1 && (
        <nav aria-label="Pages" className="flex gap-4 text-sm">
          {query.page > 1 && <Link to={addressOf({ page: query.page - 1 })}>Previous</Link>}
          <span>
            Page {query.page} of {codes.pageCount.toLocaleString('en-GB')}
          </span>
          {query.page < codes.pageCount && <Link to={addressOf({ page: query.page + 1 })}>Next</Link>}
        </nav>
      )}
    </section>
  );
}
