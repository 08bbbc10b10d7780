import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PRODUCT_GRID_ERROR, PRODUCT_GRID_ERROR_TEXT } from '#domain/messages.ts';

/** When the grid itself cannot be drawn (spec §8). */
export function GridError() {
  return (
    <EmptyState title={PRODUCT_GRID_ERROR} text={PRODUCT_GRID_ERROR_TEXT} heading="h1">
      <ButtonLink to={paths.home()} reloadDocument>
        Back to Home
      </ButtonLink>
    </EmptyState>
  );
}
