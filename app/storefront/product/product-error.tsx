import { paths } from '#app/links/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PRODUCT_ERROR, PRODUCT_ERROR_TEXT } from '#domain/words/messages.ts';

/** Shown if the product does not exist or cannot be read. */
export default function ProductError() {
  return (
    <EmptyState
      heading="h1"
      title={PRODUCT_ERROR}
      text={PRODUCT_ERROR_TEXT}
      picture="flacon"
      className="min-h-[60dvh] content-center"
    >
      <ButtonLink to={paths.home()}>Back to Home</ButtonLink>
      <ButtonLink to={paths.products()} variant="outline">
        All Products
      </ButtonLink>
    </EmptyState>
  );
}
