import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { TransferAccount } from '#domain/transfers/transfer-account.ts';
import { Card } from './card.tsx';

/** What has come by bank transfer, with the way to record more. */
export function TransferCard({
  orderNumber,
  account,
  mayRecord,
}: {
  orderNumber: string;
  account: TransferAccount;
  mayRecord: boolean;
}) {
  const { atBankPence, owedPence, overPence } = account;
  return (
    <Card title="Bank transfer">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        <dt>Has come</dt>
        <dd className="tabular-nums">{formatPounds(atBankPence)}</dd>
        {owedPence > 0 && (
          <>
            <dt className="font-semibold">Owed</dt>
            <dd className="font-semibold tabular-nums">{formatPounds(owedPence)}</dd>
          </>
        )}
        {overPence > 0 && (
          <>
            <dt className="font-semibold text-rose-deep">To pay back</dt>
            <dd className="font-semibold text-rose-deep tabular-nums">{formatPounds(overPence)}</dd>
          </>
        )}
      </dl>
      {mayRecord && (
        <Link to={cmsPaths.transfers(orderNumber)} className="btn btn-outline btn-small mt-3">
          {owedPence > 0 ? 'Record a transfer' : 'Transfers'}
        </Link>
      )}
    </Card>
  );
}
