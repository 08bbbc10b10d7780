import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { readTransferSettings } from '#database/queries/shop/shop-settings.ts';
import { listTransfers } from '#database/queries/transfers/transfer-rows.ts';
import type { Order } from '#domain/order/order.ts';
import { hasBankDetails } from '#domain/transfers/bank-details.ts';
import { transferAccount } from '#domain/transfers/transfer-account.ts';
import {
  type TransferInstructions,
  transferInstructionsOf,
} from '#domain/transfers/transfer-instructions.ts';
import type { Platform } from '#operations/platform/platform.ts';

type Asked = Pick<
  Order,
  'id' | 'orderNumber' | 'paymentMethod' | 'paymentState' | 'orderStatus' | 'totalPence'
>;

/** What the customer of an order needs to transfer; null where no transfer is awaited, or the shop has no account any more. */
export async function instructionsOfOrder(
  { db }: Pick<Platform, 'db'>,
  order: Asked,
): Promise<TransferInstructions | null> {
  const { id, orderNumber, paymentMethod, paymentState, orderStatus } = order;
  if (paymentMethod !== 'transfer' || paymentState !== 'awaiting payment' || orderStatus === 'cancelled')
    return null;
  const [details, transfers, ledger] = await Promise.all([
    readTransferSettings(db),
    listTransfers(db, id),
    listLedger(db, id),
  ]);
  if (!hasBankDetails(details)) return null;
  const { owedPence, heldPence } = transferAccount(transfers, ledger, order);
  return transferInstructionsOf(details, { orderNumber, owedPence, receivedPence: heldPence });
}
