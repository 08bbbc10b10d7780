import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';

/** How old the last backup is; louder where it is old, missing, or the last try failed. */
export function BackupLine({
  age,
  isOld,
  hasFailed,
}: {
  age: string | null;
  isOld: boolean;
  hasFailed: boolean;
}) {
  const words = age ? `Last backup: ${age}.` : 'No backup was made yet.';
  return (
    <p
      className={
        isOld || hasFailed ? 'mb-4 text-sm font-semibold text-rose-deep' : 'mb-4 text-sm text-ink-soft'
      }
    >
      {words} {hasFailed && 'The last try failed. '}
      <Link to={cmsPaths.backups()} className="inline-flex min-h-6 items-center underline underline-offset-4">
        Backups
      </Link>
    </p>
  );
}
