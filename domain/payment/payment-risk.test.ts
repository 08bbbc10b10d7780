import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DISPUTE_STATES, OPEN_DISPUTES } from './dispute.ts';
import {
  NO_RISK,
  type PaymentRisk,
  paymentConcerns,
  RISK_LEVELS,
  riskLabel,
  riskTexts,
} from './payment-risk.ts';

const risks = fc.record<PaymentRisk>({
  level: fc.constantFrom(null, ...RISK_LEVELS),
  review: fc.constantFrom(null, 'open' as const, 'closed' as const),
  reviewReason: fc.constantFrom(null, 'rule', 'refunded_as_fraud'),
  fraudWarning: fc.constantFrom(null, 'made_with_stolen_card'),
});

test('each open dispute, warning, open review and highest risk is a concern, and nothing else is', () => {
  fc.assert(
    fc.property(risks, fc.array(fc.constantFrom(...DISPUTE_STATES)), (risk, disputes) => {
      const concerns = paymentConcerns({ risk, disputes, isUnderpaid: false });
      expect(concerns).not.toContain('underpaid');
      expect(paymentConcerns({ risk, disputes, isUnderpaid: true })).toEqual(['underpaid', ...concerns]);
      expect(concerns.includes('disputed')).toBe(disputes.some((state) => OPEN_DISPUTES.includes(state)));
      expect(concerns.includes('fraud-warning')).toBe(risk.fraudWarning !== null);
      expect(concerns.includes('in-review')).toBe(risk.review === 'open');
      expect(concerns.includes('highest-risk')).toBe(risk.level === 'highest');
    }),
  );
});

test('every risk that is a concern has a badge, and a payment without one has none', () => {
  fc.assert(
    fc.property(risks, (risk) => {
      if (paymentConcerns({ risk, disputes: [], isUnderpaid: false }).length > 0)
        expect(riskLabel(risk)).not.toBeNull();
    }),
  );
  expect(riskLabel(NO_RISK)).toBeNull();
  expect(riskLabel({ ...NO_RISK, level: 'normal' })).toBeNull();
  expect(
    riskTexts({
      level: 'elevated',
      review: 'open',
      reviewReason: 'rule',
      fraudWarning: 'made_with_stolen_card',
    }),
  ).toEqual(['Early fraud warning: made with stolen card.', 'In review: rule.', 'Risk of fraud: elevated.']);
});

test('a risk is labelled by what matters most of it', () => {
  const all: PaymentRisk = {
    level: 'highest',
    review: 'open',
    reviewReason: 'rule',
    fraudWarning: 'made_with_stolen_card',
  };
  expect(riskLabel(all)).toBe('Fraud warning');
  expect(riskLabel({ ...all, fraudWarning: null })).toBe('In review');
  expect(riskLabel({ ...all, fraudWarning: null, review: 'closed' })).toBe('Highest risk');
  expect(riskLabel({ ...NO_RISK, level: 'elevated' })).toBe('Elevated risk');
  expect(riskLabel({ ...NO_RISK, level: 'normal' })).toBeNull();
});

test('what is known of a risk is told in sentences, and nothing else', () => {
  expect(riskTexts(NO_RISK)).toEqual([]);
  expect(
    riskTexts({
      level: 'highest',
      review: 'open',
      reviewReason: 'rule',
      fraudWarning: 'made_with_stolen_card',
    }),
  ).toEqual(['Early fraud warning: made with stolen card.', 'In review: rule.', 'Risk of fraud: highest.']);
  expect(riskTexts({ ...NO_RISK, review: 'closed', reviewReason: 'refunded_as_fraud' })).toEqual([
    'Review closed: refunded as fraud.',
  ]);
  expect(riskTexts({ ...NO_RISK, review: 'open' })).toEqual(['In review.']);
});
