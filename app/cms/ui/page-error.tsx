import { paths } from '#app/links/paths.ts';
import { ErrorState } from './error-state.tsx';

export function PageError({ error, what }: { error: unknown; what: string }) {
  return (
    <ErrorState
      error={error}
      title={`Error loading ${what}`}
      missing={{ title: 'Nothing here', text: 'It may have been deleted in the meantime.' }}
      back={{ to: paths.cms(), label: 'Dashboard' }}
    />
  );
}
