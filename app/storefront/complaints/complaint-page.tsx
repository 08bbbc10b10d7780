import { data } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageIntro } from '#app/ui/page-intro.tsx';
import { COMPLAINT_DAYS, parseComplaint } from '#domain/inbox/complaint.ts';
import { receiveComplaint } from '#operations/inbox/receive-complaint.ts';
import type { Route } from './+types/complaint-page';
import { ComplaintForm } from './complaint-form.tsx';
import { COMPLAINT_FIELDS, type ComplaintResult } from './complaint-result.ts';
import { ComplaintThanks } from './complaint-thanks.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Complaints',
    description: `Something went wrong? Complain to ${shopOf(matches).name}: answered in full within ${COMPLAINT_DAYS} days.`,
    path: paths.complaints(),
  });

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const parsed = parseComplaint(Object.fromEntries(form));
  if (!parsed.ok) return refuse(form, parsed.errors, false, 422);
  try {
    return data<ComplaintResult>(await receiveComplaint(platform, parsed.complaint));
  } catch (error) {
    platform.log.error({ err: error }, 'a complaint could not be stored');
    return refuse(form, {}, true, 500);
  }
}

/** When the shop cannot be reached, the fields keep their values. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ComplaintResult> {
  try {
    return await serverAction();
  } catch {
    return { ok: false, errors: {}, failed: true, values: {} };
  }
}

export default function ComplaintPage({ actionData }: Route.ComponentProps) {
  if (actionData?.ok) return <ComplaintThanks replyBy={actionData.replyBy} />;
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name: 'Complaints' }]} />
      <PageIntro title="Complaints">
        Something went wrong, and you want it put right? Tell us here. We keep your complaint with its date
        and answer it in full within {COMPLAINT_DAYS} days.
      </PageIntro>
      <ComplaintForm refused={actionData} />
    </div>
  );
}

function refuse(form: FormData, errors: Record<string, string>, failed: boolean, status: number) {
  const values = Object.fromEntries(COMPLAINT_FIELDS.map((name) => [name, String(form.get(name) ?? '')]));
  return data<ComplaintResult>({ ok: false, errors, failed, values }, { status });
}
