import type { DeliveryPlan } from '#domain/delivery/delivery-plan.ts';
import type { Fields } from '#domain/people/audit.ts';

/** What became of the plan, and how the log says it. */
export type PlanChange = {
  plan: DeliveryPlan;
  /** 'Next day' */
  subject: string;
  /** 'zones/home', 'services/next-day' or 'packing' */
  subjectId: string;
  verb: 'create' | 'change' | 'delete' | 'switch-on' | 'switch-off' | 'move';
  before: Fields | null;
  after: Fields | null;
};
