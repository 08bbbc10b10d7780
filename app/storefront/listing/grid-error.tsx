import { paths } from '#app/links/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PRODUCT_GRID_ERROR, PRODUCT_GRID_ERROR_TEXT } from '#domain/words/messages.ts';

/** Shown if rendering the grid fails. */
export function GridError({ heading = 'h1' }: { heading?: 'h1' | 'h2' }) {
  return (
    <EmptyState title={PRODUCT_GRID_ERROR} text={PRODUCT_GRID_ERROR_TEXT} heading={heading}>
      <ButtonLink to={paths.home()} reloadDocument>
        Back to Home
      </ButtonLink>
    </EmptyState>
  );
}
