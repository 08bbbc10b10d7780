import { longDay } from '#domain/text/london-day.ts';
import type { ReturnWish } from './return.ts';
import { DAYS_TO_CANCEL } from './return-right.ts';
import type { GoodsCondition, ReturnCause, ReturnRight } from './return-situation.ts';
import { refusalText } from './return-words.ts';
import { type LineFacts, rightsOfLine } from './rights-of-line.ts';

/** What customers can do about goods of an order, each on a form of its own. */
export const RETURN_PATHS = ['cancel', 'send-back', 'wrong'] as const;
export type ReturnPath = (typeof RETURN_PATHS)[number];

export const PATH_NAMES: Record<ReturnPath, string> = {
  cancel: 'Cancel',
  'send-back': 'Send back',
  wrong: 'Something is wrong',
};

export function isReturnPath(text: string): text is ReturnPath {
  return RETURN_PATHS.some((path) => path === text);
}

type PathRow = {
  causes: readonly [ReturnCause, ...ReturnCause[]];
  wishes: readonly [ReturnWish, ...ReturnWish[]];
  /** Empty where nobody holds the goods. */
  conditions: readonly GoodsCondition[];
};

export const PATH_ANSWERS: Record<ReturnPath, PathRow> = {
  cancel: { causes: ['changed-mind'], wishes: ['money'], conditions: [] },
  'send-back': {
    causes: ['changed-mind'],
    wishes: ['money', 'another'],
    conditions: ['untouched', 'looked-at', 'unsealed', 'used'],
  },
  wrong: {
    causes: ['damaged-on-the-way', 'faulty', 'wrong-goods', 'not-arrived'],
    wishes: ['money', 'same', 'another'],
    conditions: ['untouched', 'looked-at', 'used'],
  },
};

/** Pieces of a line, all of them sent or none (`situationsOfOrder`). */
export type GoodsSituation = {
  lineId: string;
  name: string;
  variant: string;
  wasSent: boolean;
  most: number;
  facts: LineFacts;
};

/** A line on the form of a path. */
export type PathLine = {
  lineId: string;
  name: string;
  variant: string;
  most: number;
  isSealed: boolean;
  isOpen: boolean;
  /** Why it cannot be asked for, in the words of the law; '' where it can. */
  whyNot: string;
  /** What each answer comes to. */
  rights: { cause: ReturnCause; condition: GoodsCondition; right: ReturnRight }[];
};

export type OpenPath = {
  path: ReturnPath;
  isOpen: boolean;
  /** The soonest last day of a line that is open; null where no day ends it. */
  until: string | null;
  /** Until when it is open, or why it is not. */
  text: string;
  lines: PathLine[];
};

/** Each path of an order with what can be asked for on it, until when, and why not. */
export function pathsOfOrder(situations: readonly GoodsSituation[]): OpenPath[] {
  return RETURN_PATHS.map((path) => {
    const lines = linesOfPath(path, situations);
    const open = lines.filter(({ isOpen }) => isOpen);
    const until = open.flatMap(({ rights }) => soonestEnd(rights) ?? []).toSorted()[0] ?? null;
    const closed = lines[0]?.whyNot ?? NOTHING[path];
    const shopDays = situations[0]?.facts.shopDays ?? DAYS_TO_CANCEL;
    return {
      path,
      isOpen: open.length > 0,
      until,
      text: open.length > 0 ? untilText(path, until, shopDays) : closed,
      lines,
    };
  });
}

const NOTHING: Record<ReturnPath, string> = {
  cancel: 'Nothing waits to be sent, or it is cancelled already.',
  'send-back': 'Nothing has been sent yet, or you have asked to send it back already.',
  wrong: 'You have told us about all of it already.',
};

function untilText(path: ReturnPath, until: string | null, shopDays: number): string {
  switch (path) {
    case 'cancel':
      return 'Until it is sent. You need not give a reason.';
    case 'send-back':
      return until === null
        ? `Until ${Math.max(shopDays, DAYS_TO_CANCEL)} days after the last parcel has reached you. You need not give a reason.`
        : `Until ${longDay(until)}. You need not give a reason.`;
    case 'wrong':
      return until === null
        ? 'Damaged, faulty, not what you ordered, or not there.'
        : `Damaged, faulty, not what you ordered, or not there. Money back at once, if you like, until ${longDay(until)}; a repair or replacement after that too.`;
  }
}

/** Of faulty goods the days in which they can be rejected: later they are repaired or replaced. */
function soonestEnd(rights: PathLine['rights']): string | null {
  const days = rights.flatMap(({ right }) =>
    right.isOpen && (right.remedy === 'refund' || right.remedy === 'reject-or-repair')
      ? (right.until ?? [])
      : [],
  );
  return days.toSorted()[0] ?? null;
}

function linesOfPath(path: ReturnPath, situations: readonly GoodsSituation[]): PathLine[] {
  const { causes, conditions } = PATH_ANSWERS[path];
  return [...Map.groupBy(situations, ({ lineId }) => lineId).values()].flatMap((own): PathLine[] => {
    const meant = own.filter(({ wasSent }) => path === 'wrong' || wasSent === (path === 'send-back'));
    const [first] = meant;
    if (!first) return [];
    const { lineId, name, variant, facts } = first;
    const answers = path === 'cancel' ? (['untouched'] as const) : conditionsOf(conditions, facts.isSealed);
    const rights = rightsOfLine(facts).filter(
      ({ cause, condition }) => causes.includes(cause) && answers.some((answer) => answer === condition),
    );
    const isOpen = rights.some(({ right }) => right.isOpen);
    const [refused] = rights.flatMap(({ right }) => (right.isOpen ? [] : [right]));
    return [
      {
        lineId,
        name,
        variant,
        most: meant.reduce((sum, { most }) => sum + most, 0),
        isSealed: facts.isSealed,
        isOpen,
        whyNot: isOpen || !refused ? '' : refusalText(refused),
        rights,
      },
    ];
  });
}

/** The answers that make sense of goods: what was never sealed cannot be unsealed. */
export function conditionsOf(
  conditions: readonly GoodsCondition[],
  isSealed: boolean,
): readonly GoodsCondition[] {
  return isSealed ? conditions : conditions.filter((condition) => condition !== 'unsealed');
}
