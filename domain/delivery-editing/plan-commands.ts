import type { DeliveryPlan } from '#domain/delivery/delivery-plan.ts';
import { countText } from '#domain/text/count-text.ts';
import type { PlanChange } from './plan-change.ts';
import {
  changeService,
  deliversSomewhere,
  findService,
  findZone,
  moveServiceUp,
  removeService,
  removeZone,
} from './plan-changes.ts';
import { serviceFields, zoneFields } from './plan-fields.ts';

const INTENTS = ['switch-on', 'switch-off', 'move-up', 'delete-service', 'delete-zone', 'packing'] as const;

export type PlanCommand = { intent: (typeof INTENTS)[number]; id: string };

/** Returns the command of the delivery page; null for any other. */
export function planCommandOf({
  intent,
  ids: [id],
}: {
  intent: string;
  ids: readonly string[];
}): PlanCommand | null {
  const known = INTENTS.find((one) => one === intent);
  return known && id !== undefined ? { intent: known, id } : null;
}

export const PLAN_COMMAND_DONE: Record<PlanCommand['intent'], (subject: string) => string> = {
  'switch-on': (subject) => `${subject} is on. The shop offers it now.`,
  'switch-off': (subject) => `${subject} is off. The shop no longer offers it.`,
  'move-up': (subject) => `${subject} stands a place earlier.`,
  'delete-service': (subject) => `${subject} has been deleted.`,
  'delete-zone': (subject) => `${subject} has been deleted.`,
  packing: () => 'The weight of packing is saved.',
};

const MOST_PACKING_GRAMS = 50_000;

/** What a command makes of the plan; null where what it is about is gone. */
export function planChangeOf(
  plan: DeliveryPlan,
  { intent, id }: PlanCommand,
): PlanChange | 'not-a-weight' | null {
  if (intent === 'packing') {
    const packingGrams = Number(id.trim());
    if (!/^\d{1,5}$/.test(id.trim()) || packingGrams > MOST_PACKING_GRAMS) return 'not-a-weight';
    return {
      ...{
        plan: { ...plan, packingGrams },
        subject: 'Packing',
        subjectId: 'packing',
        verb: 'change' as const,
      },
      before: { packingGrams: plan.packingGrams },
      after: { packingGrams },
    };
  }
  if (intent === 'delete-zone') {
    const zone = findZone(plan, id);
    if (!zone) return null;
    return {
      ...{
        plan: removeZone(plan, id),
        subject: zone.name,
        subjectId: `zones/${id}`,
        verb: 'delete' as const,
      },
      before: zoneFields(zone),
      after: null,
    };
  }
  const found = findService(plan, id);
  if (!found) return null;
  const about = { subject: found.service.name, subjectId: `services/${id}` };
  const before = serviceFields(found);
  if (intent === 'delete-service')
    return { ...about, plan: removeService(plan, id), verb: 'delete', before, after: null };
  const next =
    intent === 'move-up'
      ? moveServiceUp(plan, id)
      : changeService(plan, id, { isOn: intent === 'switch-on' });
  const after = findService(next, id);
  return {
    ...about,
    plan: next,
    verb: intent === 'move-up' ? 'move' : intent,
    before,
    after: after && serviceFields(after),
  };
}

/** What is asked before anything is deleted, and before the shop delivers nowhere; null where nothing is. */
export function planQuestionOf(
  plan: DeliveryPlan,
  { plan: next, subject }: PlanChange,
  { intent, id }: PlanCommand,
): { text: string; detail: string; confirmLabel: string } | null {
  const isLast = deliversSomewhere(plan) && !deliversSomewhere(next);
  const isDeletion = intent === 'delete-service' || intent === 'delete-zone';
  if (!isDeletion && !isLast) return null;
  const services = intent === 'delete-zone' ? (findZone(plan, id)?.services.length ?? 0) : 0;
  const detail = [
    services > 0 && `Its ${countText(services, 'service')} ${services === 1 ? 'goes' : 'go'} with it.`,
    isDeletion && 'Orders that were placed keep what was promised.',
    isLast && 'Then the shop delivers nowhere, and nobody can order until another service is on.',
  ];
  return {
    text: isDeletion ? `Delete ‘${subject}’?` : `Switch off ‘${subject}’, the last service?`,
    detail: detail.filter(Boolean).join(' '),
    confirmLabel: isDeletion ? 'Delete' : 'Switch off',
  };
}
