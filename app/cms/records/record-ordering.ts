import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import type { OrderItem } from '#app/cms/ui/order-form.tsx';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { type SavedKind, savingFailed } from '#domain/words/staff-messages.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { submittedOrder } from './submitted-order.ts';

/** The page that puts records into an order, as plain data. */
export type OrderDeclaration = {
  kind: SavedKind;
  permission: Permission;
  list: { to: string; label: string };
  title: string;
  /** Says where visitors see the order. */
  note: string;
};

export async function loadOrder(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  { permission }: OrderDeclaration,
  readItems: (db: Platform['db']) => Promise<OrderItem[]>,
) {
  requirePermission(context, permission);
  return { items: await readItems(context.get(platformContext).db) };
}

export async function saveOrder(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  { kind, permission }: OrderDeclaration,
  reorder: (platform: Platform, member: StaffMember, ids: string[]) => Promise<unknown>,
) {
  const member = requirePermission(context, permission);
  const platform = context.get(platformContext);
  const ids = submittedOrder(await readForm(request));
  try {
    await reorder(platform, member, ids);
    return data({ ok: true, message: 'Order saved.' });
  } catch (error) {
    platform.log.error({ err: error }, `a ${kind} order could not be saved`);
    return data({ ok: false, message: savingFailed(kind) }, 500);
  }
}
