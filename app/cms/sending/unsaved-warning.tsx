import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';

import { cmsPaths } from '#app/links/cms-paths.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { addUnsavedForm } from './shown-page.ts';

/** The state of a navigation that leaves on purpose, as after deleting the record. */
export const LEAVING = 'leaving';

/** Asks before a form with unsaved changes is left, within /cms and out of it; never leaves it for a page that cannot come. */
export function UnsavedWarning({ isDirty }: { isDirty: boolean }) {
  const [isUnreachable, setUnreachable] = useState(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: { currentLocation: Place; nextLocation: Place }) =>
        isDirty && nextLocation.state !== LEAVING && currentLocation.pathname !== nextLocation.pathname,
      [isDirty],
    ),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const remove = addUnsavedForm();
    return () => {
      removeEventListener('beforeunload', ask);
      remove();
    };
  }, [isDirty]);

  async function leave() {
    if (await isShopReachable()) blocker.proceed?.();
    else setUnreachable(true);
  }

  function stay() {
    setUnreachable(false);
    blocker.reset?.();
  }

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      text={isUnreachable ? 'The shop could not be reached' : 'Leave without saving?'}
      detail={
        isUnreachable
          ? 'No other page can be shown just now. What you changed here stays while you do.'
          : 'What you changed here will be lost.'
      }
      confirmLabel={isUnreachable ? 'Try again' : 'Leave'}
      cancelLabel="Stay"
      onConfirm={() => void leave()}
      onCancel={stay}
    />
  );
}

type Place = { pathname: string; state: unknown };

async function isShopReachable(): Promise<boolean> {
  try {
    await fetch(cmsPaths.signInAgain(), { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
