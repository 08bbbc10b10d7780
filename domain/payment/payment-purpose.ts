/**
 * What a payment at a provider is for. `order`: the order; `replaced`: an order whose total a correction changed, so that it is ended;
 * `difference`: what a corrected order costs more.
 */
export type PaymentPurpose = 'order' | 'replaced' | 'difference';
