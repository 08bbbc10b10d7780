import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { isNeeded, type OpeningPoint } from '#domain/shop/opening-checklist.ts';
import { Panel } from './panel.tsx';

/**
 * The points left before the shop opens, each with the page where it is done, and behind them those that are done; nothing once
 * all that is needed is done.
 */
export function OpeningPanel({ points }: { points: readonly OpeningPoint[] }) {
  const left = points.filter(({ isDone }) => !isDone);
  const done = points.filter(({ isDone }) => isDone);
  const needed = points.filter(isNeeded);
  if (!left.some(isNeeded)) return null;
  return (
    <Panel title="Before you open" className="mt-5">
      <p className="text-sm text-ink-soft">
        {needed.filter(({ isDone }) => isDone).length} of {needed.length} done.
      </p>
      <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {left.map(({ text, at, isOptional }) => (
          <li key={text}>
            {at === null ? (
              <span className="[overflow-wrap:anywhere]">{text}</span>
            ) : (
              <Link
                to={addressOf(at)}
                reloadDocument={at === 'home'}
                className="inline-flex min-h-6 items-center underline underline-offset-4 [overflow-wrap:anywhere]"
              >
                {text}
              </Link>
            )}
            {isOptional && <span className="text-ink-soft"> (optional)</span>}
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="min-h-6 cursor-pointer text-ink-soft">Show the {done.length} done</summary>
          <ul className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {done.map(({ text }) => (
              <li key={text} className="flex gap-2 text-ink-soft">
                <span aria-hidden="true" className="text-leaf">
                  ✓
                </span>
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function addressOf(at: NonNullable<OpeningPoint['at']>): string {
  switch (at) {
    case 'home':
      return paths.home();
    case 'new-product':
      return cmsPaths.newProduct();
    case 'demo':
      return cmsPaths.demo();
    case 'hero':
      return cmsPaths.slides();
    case 'pages':
      return cmsPaths.pages();
    case 'products':
      return cmsPaths.products();
    case 'stripe':
      return cmsPaths.stripe();
    case 'mail-server':
      return cmsPaths.mailServer();
    case 'plan':
      return cmsPaths.delivery();
    case 'backups':
      return cmsPaths.backups();
    case 'account':
      return cmsPaths.account();
    default:
      return cmsPaths.settings(at);
  }
}
