import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PATH_NAMES } from '#domain/returns/return-path.ts';
import type { FoundOrder } from './lookup-result.ts';

/** The id of what can be given back, on the page of an order. */
export const GIVE_BACK = 'order-give-back';

/** What can be cancelled, sent back or complained of, until when or why not, and what was asked before. */
export function GiveBack({ order: { giveBack, may, status } }: { order: FoundOrder }) {
  const { link, returns } = giveBack;
  const open = status === 'cancelled' ? [] : giveBack.paths;
  if (open.length === 0 && returns.length === 0) return null;
  return (
    <section aria-labelledby={GIVE_BACK} className="grid gap-5">
      <h2 id={GIVE_BACK} className="heading-3 scroll-mt-24">
        Cancel, send back, or something is wrong
      </h2>
      {returns.length > 0 && (
        <ul className="grid gap-3">
          {returns.map(({ number, title, goods }) => (
            <li key={number} className="grid gap-1 rounded-card bg-blush-soft p-4 [overflow-wrap:anywhere]">
              <Link
                to={paths.ownReturn(link, number)}
                className="detail-link justify-self-start font-semibold"
              >
                {number}: {title}
              </Link>
              {goods.map((text) => (
                <span key={text} className="text-sm text-ink-soft">
                  {text}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <ul className="grid gap-4">
          {open.map(({ path, isOpen, text }) => (
            <li
              key={path}
              className="grid items-start gap-2 border-b border-line pb-4 sm:grid-cols-[13rem_1fr] sm:gap-5"
            >
              {isOpen ? (
                <ButtonLink
                  to={paths.askReturn(link, path)}
                  variant="outline"
                  size="small"
                  className="justify-self-start"
                >
                  {path === 'cancel' && may.cancel ? 'Cancel a part of it' : PATH_NAMES[path]}
                </ButtonLink>
              ) : (
                <span className="font-semibold text-ink-soft">{PATH_NAMES[path]}</span>
              )}
              <span className="text-sm text-ink-soft">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
