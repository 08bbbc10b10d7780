import { data, Form, useNavigation } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { countSuggested } from '#database/queries/attributes/suggested-traits.ts';
import { countText } from '#domain/text/count-text.ts';
import { fillInTypes, previewTypes, takeBackTypes } from '#operations/catalogue/suggest-types.ts';
import type { Route } from './+types/types-from-names-page';

const TITLE = 'Types from names';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, TITLE);

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'types.edit');
  requirePermission(context, 'products.edit');
  const { db } = context.get(platformContext);
  return { preview: await previewTypes(db), suggested: await countSuggested(db) };
}

export async function action({ context, request }: Route.ActionArgs) {
  requirePermission(context, 'types.edit');
  const member = requirePermission(context, 'products.edit');
  const form = await readForm(request);
  const platform = context.get(platformContext);
  if (form.get('intent') === 'take-back') {
    const products = await takeBackTypes(platform, member);
    return data({ message: `Taken back from ${countText(products, 'product')}.` });
  }
  const filled = await fillInTypes(platform, member);
  return data({ message: `${countText(filled, 'product')} ${filled === 1 ? 'has' : 'have'} a type now.` });
}

export default function TypesFromNamesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { preview, suggested } = loaderData;
  const isSending = useNavigation().formMethod === 'POST';
  const found = preview.types.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <BackLink to={cmsPaths.types()}>All types</BackLink>
      <PageHeading title={TITLE} />
      <div className="grid gap-4">
        <section
          aria-labelledby="to-fill-in"
          className="rounded-card border border-line bg-surface p-5 text-sm"
        >
          <h2 id="to-fill-in" className="text-base font-semibold">
            {countText(preview.untyped, 'product')} without a type
          </h2>
          {actionData && (
            <p role="status" className="mt-2 font-semibold">
              {actionData.message}
            </p>
          )}
          <p className="mt-2 max-w-prose text-ink-soft">
            The last words of a name tell its type where they leave no doubt: {countText(found, 'product')} of
            these. Attributes that a name states, such as SPF 30 or 'for men', are filled in as well. All of
            it is marked as suggested until the product is saved.
          </p>
          {found > 0 && (
            <Form method="post" className="mt-4">
              <Button type="submit" name="intent" value="fill-in" aria-disabled={isSending}>
                {isSending ? 'Working …' : `Fill in the types of ${countText(found, 'product')}`}
              </Button>
            </Form>
          )}
        </section>
        {suggested > 0 && (
          <section
            aria-labelledby="suggested"
            className="rounded-card border border-line bg-surface p-5 text-sm"
          >
            <h2 id="suggested" className="text-base font-semibold">
              {countText(suggested, 'product')} with suggestions nobody confirmed
            </h2>
            <p className="mt-2 max-w-prose text-ink-soft">
              Taking them back leaves types and attributes that staff entered or saved.
            </p>
            <Form method="post" className="mt-4">
              <Button
                type="submit"
                variant="outline"
                name="intent"
                value="take-back"
                aria-disabled={isSending}
              >
                Take back suggestions
              </Button>
            </Form>
          </section>
        )}
        {preview.examples.length > 0 && (
          <section
            aria-labelledby="examples"
            className="rounded-card border border-line bg-surface p-5 text-sm"
          >
            <h2 id="examples" className="text-base font-semibold">
              What they would be
            </h2>
            <ul className="mt-3 grid gap-2">
              {preview.types.map(({ name, count }) => {
                const example = preview.examples.find(({ type }) => type === name);
                return (
                  <li key={name} className="flex flex-wrap gap-x-3 border-t border-line pt-2">
                    <span className="min-w-40 font-semibold">
                      {name}{' '}
                      <span className="font-normal text-ink-soft">{count.toLocaleString('en-GB')}</span>
                    </span>
                    {example && (
                      <span className="text-ink-soft">
                        such as {example.name} ({example.category})
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="types from names" />;
}
