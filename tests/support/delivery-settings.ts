/** The delivery section of the settings as its form sends it. */
export const DELIVERY_FORM = {
  orderPrefix: 'ZA',
  cashOnDelivery: 'on',
  cashCeilingPence: '',
  askCashAfterDays: '',
  cashReplyDays: '3',
  holdMinutes: '30',
  returnDays: '14',
  returnUnclaimedDays: '30',
  returnReasons: '',
  maxLineQuantity: '50',
  maxOrderQuantity: '150',
  maxUnpaidQuantity: '150',
};
