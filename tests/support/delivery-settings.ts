/** The delivery section of the settings as its form sends it. */
export const DELIVERY_FORM = {
  shippingPence: '5.99',
  freeFromPence: '50',
  orderPrefix: 'ZA',
  countries: 'United Kingdom',
  cashOnDelivery: 'on',
  cashCeilingPence: '',
  askCashAfterDays: '',
  cashReplyDays: '3',
  holdMinutes: '30',
  maxLineQuantity: '50',
  maxOrderQuantity: '150',
  maxUnpaidQuantity: '150',
};
