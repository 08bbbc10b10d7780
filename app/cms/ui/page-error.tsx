import { isRouteErrorResponse } from 'react-router';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MANAGER_ERROR_TEXT } from '#domain/messages.ts';

/** What stands in place of a page the spec has no words for; the frame around it stays. */
export function PageError({ error, what }: { error: unknown; what: string }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 403)
    return (
      <EmptyState
        heading="h1"
        title="Not allowed"
        text="Your role does not allow this. The shop's owner can give you another one."
      />
    );
  if (status === 404)
    return (
      <EmptyState heading="h1" title="Nothing here" text="It may have been deleted meanwhile.">
        <ButtonLink to={paths.cms()} variant="dark">
          Dashboard
        </ButtonLink>
      </EmptyState>
    );
  return <EmptyState heading="h1" title={`Error loading ${what}`} text={MANAGER_ERROR_TEXT} />;
}
