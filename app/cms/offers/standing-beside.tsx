import { Link } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { OfferBeside } from '#database/queries/promotions/standing-beside.ts';
import { StateBadge } from './state-badge.tsx';

/** The other offers that are on or planned, and whether each stands beside this one in one basket. */
export function StandingBeside({ offers }: { offers: readonly OfferBeside[] }) {
  if (offers.length === 0) return null;
  return (
    <FieldGroup
      title="In one basket with"
      hint="Two offers stand together where each lets the other’s kind in; otherwise the better one counts."
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-ink-soft">
            <th scope="col" className="pb-1 font-normal">
              Offer
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              Together
            </th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ id, title, state, isTogether }) => (
            <tr key={id} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal [overflow-wrap:anywhere]">
                <Link to={cmsPaths.offer(id)} className="underline underline-offset-4">
                  {title}
                </Link>{' '}
                {state !== 'on' && <StateBadge state={state} />}
              </th>
              <td className="py-1.5 text-right">{isTogether ? 'Yes' : 'No, the better one'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FieldGroup>
  );
}
