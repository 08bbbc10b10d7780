import { data, Form } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { questionPaths } from '#app/links/question-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { shopOf, useShop } from '#app/shop/use-shop.ts';
import { ConsentNotice } from '#app/storefront/newsletter/consent-notice.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { findQuestionToLeave, leaveQuestion } from '#operations/questions/prove-question.ts';
import type { Route } from './+types/leave-question-page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Stop emails about a question',
    description: `Have your address deleted at ${shopOf(matches).name}.`,
    path: questionPaths.form(),
    robots: 'noindex',
  });

/** Changes nothing: programs that check mails follow their links. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const { isGenuine, question } = await findQuestionToLeave(context.get(platformContext), token);
  const name = question?.email ? question.product.name : null;
  return data({ isGenuine, name }, { status: isGenuine ? 200 : 404 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const ok = await leaveQuestion(context.get(platformContext), token);
  return data(null, { status: ok ? 200 : 404 });
}

export default function LeaveQuestionPage({ loaderData: { isGenuine, name } }: Route.ComponentProps) {
  const { supportEmail } = useShop();
  if (!isGenuine)
    return (
      <ConsentNotice title="This link is not complete" back={paths.contact()} backText="Contact us">
        Open it again from the email itself, or write to {supportEmail} and we will delete your address.
      </ConsentNotice>
    );
  if (name === null)
    return (
      <ConsentNotice title="Your address is deleted" back={paths.home()} backText="Continue shopping">
        You will not hear from us about your question again.
      </ConsentNotice>
    );
  return (
    <ConsentNotice title="Stop emails about your question?" back={paths.home()} backText="No, keep it">
      We delete your address. What you asked about {name} stays on its page.
      <Form method="post" className="mt-6">
        <Button type="submit">Yes, stop</Button>
      </Form>
    </ConsentNotice>
  );
}
