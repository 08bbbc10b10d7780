import { useEffect } from 'react';
import { data, Form, Link, redirect, useNavigation, useRevalidator } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { isJobOfKindWaiting } from '#database/queries/jobs/job-rows.ts';
import { countElsewhere, listFetchNames } from '#database/queries/pictures/elsewhere-counts.ts';
import { countFetches, listFetches } from '#database/queries/pictures/picture-fetches.ts';
import { may } from '#domain/people/permissions.ts';
import { fetchProblemText } from '#domain/pictures/picture-fetch.ts';
import { countText } from '#domain/text/count-text.ts';
import { beginPictureFetch, retryPictureFetch } from '#operations/pictures/fetch-pictures.ts';
import type { Route } from './+types/pictures-elsewhere-page';

const TITLE = 'Pictures elsewhere';
const FAILURES_SHOWN = 100;
const LOOK_AGAIN_MS = 2000;

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, TITLE);

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'pictures.view');
  const { db } = context.get(platformContext);
  const [elsewhere, counts, isWorking, failed] = await Promise.all([
    countElsewhere(db),
    countFetches(db),
    isJobOfKindWaiting(db, 'fetch-pictures'),
    listFetches(db, 'failed', { limit: FAILURES_SHOWN }),
  ]);
  const names = await listFetchNames(
    db,
    failed.map(({ url }) => url),
  );
  const failures = failed.map(({ url, problem }) => ({
    url,
    reason: fetchProblemText(problem),
    products: names.get(url) ?? [],
  }));
  return { elsewhere, counts, isWorking, failures, canChange: may(role, 'pictures.edit') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'pictures.edit');
  const form = await readForm(request);
  const platform = context.get(platformContext);
  const url = form.get('url');
  if (typeof url !== 'string') await beginPictureFetch(platform, member);
  else if (!(await retryPictureFetch(platform, member, url))) throw data(null, { status: 404 });
  return redirect(cmsPaths.picturesElsewhere());
}

export default function PicturesElsewherePage({ loaderData }: Route.ComponentProps) {
  const { elsewhere, counts, isWorking, failures, canChange } = loaderData;
  const isSending = useNavigation().formMethod === 'POST';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWorking, revalidate]);
  const toGo = counts.waiting + counts.fetched;
  const tried = counts.done + counts.failed;
  return (
    <>
      <BackLink to={cmsPaths.pictures()}>All pictures</BackLink>
      <PageHeading title={TITLE} />
      <div className="grid gap-4">
        <section
          aria-label="State"
          className="grid gap-3 rounded-card border border-line bg-surface p-5 text-sm"
        >
          <p>
            <Link
              to={`${cmsPaths.products()}?picture=elsewhere&status=all`}
              className="underline underline-offset-4"
            >
              {elsewhere.isMore && 'More than '}
              {countText(elsewhere.products, 'product')}
            </Link>{' '}
            {elsewhere.products === 1 ? 'shows' : 'show'} a picture of another server, which is gone when that
            server closes.
          </p>
          <p role="status" className="text-base font-semibold">
            {stateText({ toGo, isWorking, counts })}
          </p>
          {isWorking && toGo > 0 && (
            <progress
              max={tried + toGo}
              value={tried}
              aria-label="Pictures fetched"
              className="h-2 w-full accent-plum"
            />
          )}
          {canChange && !isWorking && (
            <Form method="post" className="flex flex-wrap items-center gap-3">
              <Button type="submit" variant="dark" size="small" aria-disabled={isSending}>
                {isSending ? 'Beginning …' : 'Fetch all into the shop'}
              </Button>
              <span className="text-ink-soft">
                You may leave this page meanwhile; each picture is fetched once.
              </span>
            </Form>
          )}
        </section>
        {failures.length > 0 && (
          <section
            aria-labelledby="not-fetched"
            className="rounded-card border border-line bg-surface p-5 text-sm"
          >
            <h2 id="not-fetched" className="text-base font-semibold">
              {countText(counts.failed, 'picture')} not fetched
            </h2>
            {counts.failed > failures.length && (
              <p className="mt-1 text-ink-soft">The first {failures.length} are listed.</p>
            )}
            <ul className="mt-2 divide-y divide-line">
              {failures.map(({ url, reason, products }) => (
                <li key={url} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                  <span className="min-w-0 flex-1 basis-64">
                    <span className="block font-medium [overflow-wrap:anywhere]">{url}</span>
                    <span className="block text-ink-soft">{reason}</span>
                    {products.map(({ id, name }) => (
                      <Link
                        key={id}
                        to={cmsPaths.product(id)}
                        className="mr-3 inline-flex min-h-6 items-center underline underline-offset-4"
                      >
                        {name}
                      </Link>
                    ))}
                  </span>
                  {canChange && (
                    <Form method="post">
                      <input type="hidden" name="url" value={url} />
                      <Button type="submit" variant="outline" size="small" aria-label={`Try again: ${url}`}>
                        Try again
                      </Button>
                    </Form>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function stateText({
  toGo,
  isWorking,
  counts,
}: {
  toGo: number;
  isWorking: boolean;
  counts: { done: number; failed: number };
}): string {
  const fetched = `${countText(counts.done, 'picture')} fetched into the shop`;
  const parts = [
    fetched,
    ...(toGo > 0 ? [`${toGo.toLocaleString('en-GB')} to go`] : []),
    ...(counts.failed > 0 ? [`${counts.failed.toLocaleString('en-GB')} not fetched`] : []),
  ].join(', ');
  if (isWorking) return toGo === 0 ? 'Looking for pictures …' : `Fetching: ${parts}.`;
  return toGo > 0 ? `Stopped: ${parts}.` : `${parts}.`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Picture" back={{ to: cmsPaths.pictures(), label: 'Pictures' }} />;
}
