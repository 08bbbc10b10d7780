/** The name of a method of payment for people, from a provider's word for it: 'Visa' for 'visa'. */
export function paymentMethodName(name: string): string {
  return NAMES[name] ?? name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

const NAMES: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  paypal: 'PayPal',
  bacs_debit: 'Bacs Direct Debit',
};
