import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { EFFECT_KINDS } from '#domain/promotion-editing/effect-kinds.ts';

/** What a new offer is to do: each kind has a form of its own. */
export function KindChoice() {
  return (
    <>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        Choose what the offer does. Whom it is for, from what sum, by which code and when is asked next.
      </p>
      <ul aria-label="Kinds of offers" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {Object.entries(EFFECT_KINDS).map(([kind, { name, example }]) => (
          <li key={kind}>
            <Link
              to={cmsPaths.newOffer(kind)}
              className="grid h-full content-start gap-1 rounded-card border border-line bg-surface p-5 hover:border-ink"
            >
              <span className="font-semibold">{name}</span>
              <span className="text-sm text-ink-soft">{example}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
