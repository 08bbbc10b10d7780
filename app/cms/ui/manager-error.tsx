import { type ManagerName, managerError } from '#domain/words/staff-messages.ts';
import { ErrorState } from './error-state.tsx';

/** Replaces a list or a record that cannot be loaded: 'Error loading Brand Manager'. */
export function ManagerError({
  error,
  name,
  back,
}: {
  error: unknown;
  name: ManagerName;
  back: { to: string; label: string };
}) {
  const missing = {
    title: 'Nothing here',
    text: 'It may have been deleted, or its address is not complete.',
  };
  return <ErrorState error={error} title={managerError(name)} missing={missing} back={back} />;
}
