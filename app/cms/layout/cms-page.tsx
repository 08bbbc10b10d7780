import { isRouteErrorResponse, Outlet, useNavigation } from 'react-router';
import { keepForms } from '#app/cms/sending/keep-forms.ts';
import { useShownPage } from '#app/cms/sending/shown-page.ts';
import { SignInAgainDialog } from '#app/cms/sending/sign-in-again-dialog.tsx';
import { UndoToast } from '#app/cms/undo/undo-toast.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { mustSetUpContext, staffContext } from '#app/request/staff-context.ts';
import { shopOf, useShop } from '#app/shop/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Toaster } from '#app/ui/toaster.tsx';
import { countNewApplications } from '#database/queries/inbox/listed-applications.ts';
import { countNewMessages } from '#database/queries/inbox/listed-messages.ts';
import { countOrdersToPack } from '#database/queries/order/dashboard.ts';
import { countWaitingQuestions } from '#database/queries/questions/questions.ts';
import { countReviewsForStaff } from '#database/queries/reviews/listed-reviews.ts';
import { countOpenTickets } from '#database/queries/tickets/tickets.ts';
import { may } from '#domain/people/permissions.ts';
import { CMS_ERROR, CMS_ERROR_TEXT } from '#domain/words/staff-messages.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/cms-page';
import '../cms.css';
import { Sidebar } from './sidebar.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepForms];

/** A loader is needed for the guard to run on every visit within /cms. */
export async function loader({ context }: Route.LoaderArgs) {
  const { id, name, email, role } = context.get(staffContext);
  if (context.get(mustSetUpContext))
    return {
      id,
      name,
      email,
      role: null,
      ordersToPack: 0,
      newMessages: 0,
      newApplications: 0,
      openTickets: 0,
      waitingReviews: 0,
      waitingQuestions: 0,
    };
  const [ordersToPack, newMessages, newApplications, openTickets, waitingReviews, waitingQuestions] =
    await Promise.all([
      may(role, 'orders.view') ? countWaiting(context, countOrdersToPack) : 0,
      may(role, 'messages.view') ? countWaiting(context, countNewMessages) : 0,
      may(role, 'applications.view') ? countWaiting(context, countNewApplications) : 0,
      may(role, 'tickets.view') ? countWaiting(context, countOpenTickets) : 0,
      may(role, 'reviews.view') ? countWaiting(context, countReviewsForStaff) : 0,
      may(role, 'questions.view') ? countWaiting(context, countWaitingQuestions) : 0,
    ]);
  const waiting = {
    ordersToPack,
    newMessages,
    newApplications,
    openTickets,
    waitingReviews,
    waitingQuestions,
  };
  return { id, name, email, role, ...waiting };
}

/** Counts 0 on failure, so that the page is still shown. */
async function countWaiting(
  context: Route.LoaderArgs['context'],
  count: (db: Platform['db']) => Promise<number>,
): Promise<number> {
  const { db, log } = context.get(platformContext);
  try {
    return await count(db);
  } catch (error) {
    log.error({ err: error }, 'what is new could not be counted');
    return 0;
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [{ title: `CMS | ${shopOf(matches).name}` }];

export default function CmsPage({ loaderData }: Route.ComponentProps) {
  const isWaiting = useNavigation().state !== 'idle';
  useShownPage();
  return (
    <div className="min-h-dvh bg-[#faf6f4] md:grid md:grid-cols-[14rem_minmax(0,1fr)]">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {isWaiting && <div className="pending-bar top-0" role="progressbar" aria-label="Loading" />}
      <Sidebar
        member={loaderData}
        waiting={{
          [cmsPaths.orders()]: loaderData.ordersToPack,
          [cmsPaths.messages()]: loaderData.newMessages,
          [cmsPaths.applications()]: loaderData.newApplications,
          [cmsPaths.tickets()]: loaderData.openTickets,
          [cmsPaths.reviews()]: loaderData.waitingReviews,
          [cmsPaths.questions()]: loaderData.waitingQuestions,
        }}
      />
      <main id="main" tabIndex={-1} className="px-4 py-6 outline-none sm:px-8 sm:py-8">
        <div className="mx-auto max-w-6xl">
          <Outlet />
        </div>
      </main>
      <SignInAgainDialog member={loaderData} />
      <div className="cms-toasts">
        <UndoToast />
        <Toaster />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isForbidden = isRouteErrorResponse(error) && error.status === 403;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{useShop().name}</title>
      {isForbidden || isMissing ? (
        <EmptyState
          heading="h1"
          title={isForbidden ? 'Not allowed' : 'Nothing here'}
          text={isForbidden ? 'Your role does not allow this.' : 'This part of the CMS does not exist.'}
        >
          <ButtonLink to={cmsPaths.orders()}>Orders</ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState heading="h1" title={CMS_ERROR} text={CMS_ERROR_TEXT} />
      )}
    </main>
  );
}
