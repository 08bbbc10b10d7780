import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { type PaymentRisk, riskLabel } from '#domain/payment/payment-risk.ts';

/** What matters most of a payment's risk; nothing where there is none. */
export function RiskBadge({ risk }: { risk: PaymentRisk }) {
  const label = riskLabel(risk);
  return label && <FlagBadge look={LOOKS[label]}>{label}</FlagBadge>;
}

const LOOKS = {
  'Fraud warning': 'bad',
  'In review': 'waiting',
  'Highest risk': 'bad',
  'Elevated risk': 'waiting',
} as const;
