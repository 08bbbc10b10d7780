import { isRouteErrorResponse } from 'react-router';
import { cmsPaths } from '#app/cms-paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MANAGER_ERROR_TEXT, managerError } from '#domain/messages.ts';

/** What stands in place of orders, or of one order, that cannot be shown; the frame around it stays. */
export function OrderManagerError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 403) {
    return (
      <EmptyState
        heading="h1"
        title="Not allowed"
        text="Your role does not allow this. The shop's owner can give you another one."
      />
    );
  }
  if (status === 404) {
    return (
      <EmptyState heading="h1" title="No such order" text="Nothing was ordered under this number.">
        <ButtonLink to={cmsPaths.orders()} variant="dark">
          All orders
        </ButtonLink>
      </EmptyState>
    );
  }
  return <EmptyState heading="h1" title={managerError('Order')} text={MANAGER_ERROR_TEXT} />;
}
