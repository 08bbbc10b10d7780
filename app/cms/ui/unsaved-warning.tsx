import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';

/** Asks before a form with unsaved changes is left, within /cms and out of it. */
export function UnsavedWarning({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: { currentLocation: Place; nextLocation: Place }) =>
        isDirty && currentLocation.pathname !== nextLocation.pathname,
      [isDirty],
    ),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      text="Leave without saving?"
      detail="What you changed here will be lost."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

type Place = { pathname: string };
