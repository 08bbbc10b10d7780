import { cmsPaths } from '#app/links/cms-paths.ts';
import type { ListedReturn } from '#database/queries/returns/listed-returns.ts';
import { RETURN_STATE_NAMES } from '#domain/returns/return.ts';
import { longDay } from '#domain/text/london-day.ts';
import { Panel, PanelList } from './panel.tsx';

/** The returns that are open, those whose money is due soonest first; shown only while there are any. */
export function ReturnsPanel({
  open,
  overdue,
  next,
  today,
}: {
  open: number;
  overdue: number;
  next: ListedReturn[];
  today: string;
}) {
  const title = `Returns: ${open.toLocaleString('en-GB')}${
    overdue > 0 ? `, ${overdue.toLocaleString('en-GB')} with money overdue` : ''
  }`;
  return (
    <Panel title={title} more={{ to: cmsPaths.returns(), label: 'All' }} className="mt-5">
      <PanelList
        empty="None is open."
        rows={next.map(({ id, number, state, dueOn }) => ({
          key: id,
          to: cmsPaths.return(id),
          label: `${number}: ${RETURN_STATE_NAMES[state].toLowerCase()}`,
          note:
            dueOn === null
              ? 'no money due yet'
              : `money ${dueOn < today ? 'was due' : 'due'} ${longDay(dueOn)}`,
        }))}
      />
    </Panel>
  );
}
