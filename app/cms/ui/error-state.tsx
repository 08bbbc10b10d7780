import { isRouteErrorResponse } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MANAGER_ERROR_TEXT } from '#domain/words/staff-messages.ts';

/** Replaces content that cannot be shown; the frame around it stays. */
export function ErrorState({
  error,
  title,
  missing,
  back,
}: {
  error: unknown;
  /** Shown unless a permission or the record is missing. */
  title: string;
  missing: { title: string; text: string };
  back: { to: string; label: string };
}) {
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
      <EmptyState heading="h1" title={missing.title} text={missing.text}>
        <ButtonLink to={back.to} variant="dark">
          {back.label}
        </ButtonLink>
      </EmptyState>
    );
  return <EmptyState heading="h1" title={title} text={MANAGER_ERROR_TEXT} />;
}
