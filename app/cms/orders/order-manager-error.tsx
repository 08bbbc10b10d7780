import { ErrorState } from '#app/cms/ui/error-state.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { managerError } from '#domain/words/staff-messages.ts';

export function OrderManagerError({ error }: { error: unknown }) {
  return (
    <ErrorState
      error={error}
      title={managerError('Order')}
      missing={{ title: 'No such order', text: 'Nothing was ordered under this number.' }}
      back={{ to: cmsPaths.orders(), label: 'All orders' }}
    />
  );
}
