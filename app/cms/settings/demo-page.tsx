import { data, Form } from 'react-router';
import { AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { FieldGroup } from '#app/cms/ui/editor-form.tsx';
import type { ListAnswer } from '#app/cms/ui/list-answer.ts';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { useListAnswer } from '#app/cms/ui/use-list-answer.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/platform-context.ts';
import { Button } from '#app/ui/button.tsx';
import { countDemoRows } from '#database/queries/demo-rows.ts';
import { countText } from '#domain/count-text.ts';
import { CANNOT_BE_UNDONE } from '#domain/messages.ts';
import { SHOP } from '#domain/shop.ts';
import { endDemo, removeDemoContent } from '#operations/end-demo.ts';
import type { Route } from './+types/demo-page';
import { SectionsNav } from './sections-nav.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Demo | ${SHOP.name} CMS` }];

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'demo.end');
  const { db, demo } = context.get(platformContext);
  return { rows: await countDemoRows(db), isDemo: await demo.isDemo(), isFixed: demo.isFixed };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'demo.end');
  const platform = context.get(platformContext);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent !== 'remove' && intent !== 'end')
    return data<ListAnswer>({ ok: false, message: 'Nothing was changed.' }, 400);
  if (form.get('confirmed') !== 'yes') return data<ListAnswer>({ ok: false, ask: ASKS[intent] });
  try {
    if (intent === 'end') {
      await endDemo(platform, member);
      return data<ListAnswer>({ ok: true, message: 'The demo has ended.' });
    }
    const gone = await removeDemoContent(platform, member);
    return data<ListAnswer>({
      ok: true,
      message: `${countText(gone.product, 'product')} of the demo removed.`,
    });
  } catch (error) {
    platform.log.error({ err: error }, 'the demo could not be ended');
    return data<ListAnswer>({ ok: false, message: 'Nothing was changed. Please try again.' }, 500);
  }
}

const ASKS = {
  remove: {
    intent: 'remove',
    ids: [],
    text: 'Are you sure you want to remove the demo content?',
    detail: `${CANNOT_BE_UNDONE} What you made or changed stays, and so do orders.`,
    confirmLabel: 'Remove it',
  },
  end: {
    intent: 'end',
    ids: [],
    text: 'Are you sure you want to end the demo?',
    detail: `${CANNOT_BE_UNDONE} The test card is no longer offered, and examples of praise and figures disappear.`,
    confirmLabel: 'End the demo',
  },
};

export default function DemoPage({
  loaderData: { rows, isDemo, isFixed },
  actionData,
}: Route.ComponentProps) {
  useListAnswer(actionData);
  const left = rows.product.untouched + rows.brand.untouched + rows.category.untouched + rows.slide.untouched;
  const changed = rows.product.changed + rows.brand.changed + rows.category.changed + rows.slide.changed;
  return (
    <>
      <ListHeading title="Settings" />
      <SectionsNav canEndDemo />
      <div className="grid gap-5">
        <FieldGroup title="Remove demo content">
          {left > 0 ? (
            <p className="max-w-prose text-sm">
              The demo brought {countText(rows.product.untouched, 'product')},{' '}
              {countText(rows.brand.untouched, 'brand')},{' '}
              {countText(rows.category.untouched, 'category', 'categories')} and{' '}
              {countText(rows.slide.untouched, 'hero slide')} nobody has changed. They would go.{' '}
              {changed > 0 && `${changed} of its records you changed: those are yours and stay. `}
              Brands and categories with products of your own stay too.
            </p>
          ) : (
            <p className="text-sm">Nothing of the demo is left that you did not make your own.</p>
          )}
          {left > 0 && (
            <Form method="post">
              <Button type="submit" name="intent" value="remove" variant="outline" size="small">
                Remove demo content
              </Button>
            </Form>
          )}
        </FieldGroup>
        <FieldGroup title="End demo">
          <p className="max-w-prose text-sm">
            {isDemo
              ? 'This is a demo shop: every page says so, praise and figures are examples, and the test card takes orders without money.'
              : 'This is no demo shop any more.'}{' '}
            {isFixed && 'The environment (DEMO_SHOP) decides that, and it wins over what is chosen here.'}
          </p>
          {isDemo && !isFixed && (
            <Form method="post">
              <Button type="submit" name="intent" value="end" variant="outline" size="small">
                End demo
              </Button>
            </Form>
          )}
        </FieldGroup>
      </div>
      <AskDialog ask={actionData?.ask} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the demo" />;
}
