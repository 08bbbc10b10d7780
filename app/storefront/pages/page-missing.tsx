import { isRouteErrorResponse } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TECHNICAL_DIFFICULTIES } from '#domain/words/messages.ts';

/** Shown if a written page does not exist or cannot be read. */
export function PageMissing({ error, what }: { error: unknown; what: 'page' | 'article' }) {
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="wrap section-gap">
      <EmptyState
        heading="h1"
        title={isGone ? `This ${what} is not here` : 'Temporarily unavailable'}
        text={isGone ? 'It may have moved or been removed.' : TECHNICAL_DIFFICULTIES}
      >
        {what === 'article' && (
          <ButtonLink to={paths.beautyTips()} variant="dark">
            All beauty tips
          </ButtonLink>
        )}
        <ButtonLink to={paths.home()} variant={what === 'article' ? 'outline' : 'dark'}>
          Home
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
