import { isRouteErrorResponse } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MANAGER_ERROR_TEXT, type ManagerName, managerError } from '#domain/messages.ts';

/** What stands in place of a list or a record that cannot be shown; the frame around it stays. */
export function ManagerError({
  error,
  name,
  back,
}: {
  error: unknown;
  name: ManagerName;
  back: { to: string; label: string };
}) {
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
      <EmptyState
        heading="h1"
        title="Nothing here"
        text="It may have been deleted, or its address is not complete."
      >
        <ButtonLink to={back.to} variant="dark">
          {back.label}
        </ButtonLink>
      </EmptyState>
    );
  }
  return <EmptyState heading="h1" title={managerError(name)} text={MANAGER_ERROR_TEXT} />;
}
