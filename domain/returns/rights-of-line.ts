import { returnRight } from './return-right.ts';
import {
  GOODS_CONDITIONS,
  type GoodsCondition,
  RETURN_CAUSES,
  type ReturnCause,
  type ReturnRight,
  type ReturnSituation,
} from './return-situation.ts';

/** What a right rests on beside what somebody says. */
export type LineFacts = Omit<ReturnSituation, 'cause' | 'condition'>;

/** The right by each cause and condition that somebody can state: for the page that asks. */
export function rightsOfLine(
  facts: LineFacts,
): { cause: ReturnCause; condition: GoodsCondition; right: ReturnRight }[] {
  return RETURN_CAUSES.flatMap((cause) =>
    GOODS_CONDITIONS.map((condition) => ({
      cause,
      condition,
      right: returnRight({ ...facts, cause, condition }),
    })),
  );
}
