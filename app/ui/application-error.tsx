import { TechnicalDifficulties } from './technical-difficulties.tsx';

/** What anybody sees when rendering failed (spec §2). */
export function ApplicationError() {
  return (
    <main className="grid min-h-dvh place-content-center bg-page">
      <TechnicalDifficulties />
    </main>
  );
}
