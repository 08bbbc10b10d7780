import { useEffect } from 'react';
import { useMatches } from 'react-router';

/** The page in view, by route: a failed revalidation goes on with it where a form holds unsaved changes. */
let shown: { pathname: string; dataByRoute: ReadonlyMap<string, unknown> } = {
  pathname: '',
  dataByRoute: new Map(),
};
let unsavedForms = 0;

export function useShownPage(): void {
  const matches = useMatches();
  useEffect(() => {
    shown = {
      pathname: matches.at(-1)?.pathname ?? '',
      dataByRoute: new Map(matches.map(({ id, loaderData }) => [id, loaderData])),
    };
  }, [matches]);
}

/** Returns its removal. */
export function addUnsavedForm(): () => void {
  unsavedForms += 1;
  return () => {
    unsavedForms -= 1;
  };
}

export function hasUnsavedForm(): boolean {
  return unsavedForms > 0;
}

/** The loaded data by route, where this address is the page in view and a form on it has unsaved changes; else null. */
export function dataToKeep(address: string): ReadonlyMap<string, unknown> | null {
  return hasUnsavedForm() && new URL(address).pathname === shown.pathname ? shown.dataByRoute : null;
}
