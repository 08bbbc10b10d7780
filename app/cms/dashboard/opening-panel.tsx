import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { isNeeded, type OpeningPoint } from '#domain/shop/opening-checklist.ts';
import { Panel } from './panel.tsx';

/** The points left before the shop opens, each with the page where it is done; nothing once all that is needed is done. */
export function OpeningPanel({ left, total }: { left: readonly OpeningPoint[]; total: number }) {
  const needed = left.filter(isNeeded).length;
  if (needed === 0) return null;
  return (
    <Panel title="Before you open" className="mt-5">
      <p className="text-sm text-ink-soft">
        {total - needed} of {total} done.
      </p>
      <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {left.map(({ text, at, isOptional }) => (
          <li key={text}>
            {at === null ? (
              <span className="[overflow-wrap:anywhere]">{text}</span>
            ) : (
              <Link
                to={addressOf(at)}
                className="inline-flex min-h-6 items-center underline underline-offset-4 [overflow-wrap:anywhere]"
              >
                {text}
              </Link>
            )}
            {isOptional && <span className="text-ink-soft"> (optional)</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function addressOf(at: NonNullable<OpeningPoint['at']>): string {
  switch (at) {
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
    case 'account':
      return cmsPaths.account();
    default:
      return cmsPaths.settings(at);
  }
}
