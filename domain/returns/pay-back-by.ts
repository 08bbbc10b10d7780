import { addDays } from '#domain/text/london-day.ts';
import { comesBack, type Return } from './return.ts';

/** Days to pay back: Consumer Contracts Regulations 2013, regulation 34(4) to (6). */
const DAYS_TO_PAY = 14;

type Facts = Pick<Return, 'declaredOn' | 'agreedOn' | 'sentOn' | 'receivedOn' | 'wish'> & {
  lines: readonly Pick<Return['lines'][number], 'wasSent' | 'cause'>[];
};

/**
 * Returns the last day to pay back, or null while no day is known. Goods of somebody who changed their mind: 14 days after they are
 * back, or after the proof that they were sent, whichever is first; where nothing has to come back, after it was declared. Other
 * goods: 14 days that begin with the day on which the shop agreed (Consumer Rights Act 2015, section 20(15)). Of several, the soonest.
 */
export function payBackBy(facts: Facts): string | null {
  const days = facts.lines.flatMap((line) => dayOf(facts, line) ?? []);
  return days.toSorted()[0] ?? null;
}

function dayOf(
  { declaredOn, agreedOn, sentOn, receivedOn }: Facts,
  line: Facts['lines'][number],
): string | null {
  if (line.cause !== 'changed-mind') return agreedOn === null ? null : addDays(agreedOn, DAYS_TO_PAY - 1);
  if (!comesBack(line)) return addDays(declaredOn, DAYS_TO_PAY);
  const [first] = [sentOn, receivedOn].filter((day) => day !== null).toSorted();
  return first === undefined ? null : addDays(first, DAYS_TO_PAY);
}
