import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PRODUCT_ERROR, PRODUCT_ERROR_TEXT } from '#domain/messages.ts';

/** No such product, or it could not be read (spec §2). */
export function ProductError() {
  return (
    <div className="wrap py-16">
      <EmptyState title={PRODUCT_ERROR} text={PRODUCT_ERROR_TEXT} heading="h1">
        <ButtonLink to={paths.home()}>Back to Home</ButtonLink>
        <ButtonLink to={paths.products()} variant="outline">
          View All Products
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
