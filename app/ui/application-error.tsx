import { TechnicalDifficulties } from './technical-difficulties.tsx';

/** Replaces the page when rendering failed. */
export function ApplicationError() {
  return (
    <main className="grid min-h-dvh place-content-center bg-page">
      <TechnicalDifficulties />
    </main>
  );
}
