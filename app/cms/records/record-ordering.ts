import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import type { findLastChange } from '#database/queries/people/audit-log.ts';
import { CHANGED_MEANWHILE } from '#domain/lists/save-result.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { type SavedKind, savingFailed } from '#domain/words/staff-messages.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import type { NewOrder, ReorderResult } from '#operations/platform/reorder-rows.ts';
import type { OrderItem, OrderResult } from './order-result.ts';
import { submittedOrder } from './submitted-order.ts';

/** The page that puts records into an order, as plain data. */
export type OrderDeclaration = {
  kind: SavedKind;
  /** The subject of its audit entries. */
  subjectId: string;
  permission: Permission;
  list: { to: string; label: string };
  title: string;
  /** Says where visitors see the order. */
  note: string;
  /** Their names can give the order: brands, categories. */
  canSortByName?: boolean;
};

type OrderWork = {
  readItems: ReadItems;
  findLastChange: typeof findLastChange;
  reorder(platform: Platform, member: StaffMember, order: NewOrder): Promise<ReorderResult>;
};

type ReadItems = (db: Platform['db']) => Promise<OrderItem[]>;

export async function loadOrder(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  { permission }: OrderDeclaration,
  readItems: ReadItems,
) {
  requirePermission(context, permission);
  return { items: await readItems(context.get(platformContext).db) };
}

/** Saves an order over the one that was read: 409 with the other one where somebody saved meanwhile, 500 on failure. */
export async function saveOrder(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  { kind, permission, subjectId }: OrderDeclaration,
  { readItems, findLastChange: findLast, reorder }: OrderWork,
) {
  const member = requirePermission(context, permission);
  const platform = context.get(platformContext);
  const order = submittedOrder(await readForm(request));
  try {
    const saved = await reorder(platform, member, order);
    if (saved.ok) return data<OrderResult>({ ok: true, message: 'Order saved.' });
    const last = await findLast(platform.db, subjectId);
    const meanwhile = {
      actor: last?.actor ?? 'somebody',
      at: last?.at ?? '',
      items: await readItems(platform.db),
    };
    return data<OrderResult>({ ok: false, message: CHANGED_MEANWHILE, ids: order.ids, meanwhile }, 409);
  } catch (error) {
    platform.log.error({ err: error }, `a ${kind} order could not be saved`);
    return data<OrderResult>({ ok: false, message: savingFailed(kind), ids: order.ids }, 500);
  }
}
