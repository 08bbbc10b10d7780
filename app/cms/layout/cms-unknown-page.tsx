import { data } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

export function loader() {
  return data(null, { status: 404 });
}

/** Seen by staff alone: the guard sends visitors to sign in, whether a page exists or not. */
export default function CmsUnknownPage() {
  return (
    <EmptyState heading="h1" title="Nothing here" text="This part of the CMS does not exist.">
      <ButtonLink to={cmsPaths.orders()}>Orders</ButtonLink>
    </EmptyState>
  );
}
