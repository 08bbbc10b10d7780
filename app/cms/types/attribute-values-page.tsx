import { Link } from 'react-router';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listValueRecords } from '#database/queries/attributes/change-values.ts';
import { ATTRIBUTES } from '#domain/catalogue/attributes.ts';
import { countText } from '#domain/text/count-text.ts';
import type { Route } from './+types/attribute-values-page';
import { TypesNav } from './types-nav.tsx';

const TITLE = 'Values of attributes';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, TITLE);

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'types.view');
  return { values: await listValueRecords(context.get(platformContext).db) };
}

export default function AttributeValuesPage({ loaderData: { values } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={TITLE} count={countText(values.length, 'value')} />
      <TypesNav />
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        Shoppers filter lists by these words. New ones are added in the form of a product or by an import;
        here they are renamed, and two for the same thing are merged.
      </p>
      <div className="gap-4 sm:columns-2 lg:columns-3">
        {ATTRIBUTES.map(({ slug, name }) => (
          <section
            key={slug}
            aria-labelledby={`attribute-${slug}`}
            className="mb-4 break-inside-avoid rounded-card border border-line bg-surface p-5"
          >
            <h2 id={`attribute-${slug}`} className="mb-2 font-semibold">
              {name}
            </h2>
            <ul className="divide-y divide-line text-sm">
              {values
                .filter(({ attribute }) => attribute === slug)
                .map((value) => (
                  <li key={value.slug} className="flex items-baseline justify-between gap-3">
                    <Link
                      to={cmsPaths.attributeValue(slug, value.slug)}
                      className="inline-flex min-h-9 items-center font-medium underline-offset-4 [overflow-wrap:anywhere] hover:underline"
                    >
                      {value.name}
                    </Link>
                    <span className="shrink-0 text-ink-soft tabular-nums">
                      {value.productCount === 0 ? 'Not in use' : countText(value.productCount, 'product')}
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the values" />;
}
