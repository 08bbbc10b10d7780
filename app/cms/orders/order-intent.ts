import type { data } from 'react-router';
import type { Permission } from '#domain/people/permissions.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import type { MoneyFormResult } from './money-form-result.ts';
import type { OrderCommandResult } from './order-command-result.ts';

/** A form of the order's page, as it was sent. */
export type AskedOfOrder = { platform: Platform; member: StaffMember; orderNumber: string; form: FormData };

/** What one form of the order's page does, and who may. */
export type OrderIntent = {
  permission: Permission;
  run(
    asked: AskedOfOrder,
  ): Promise<ReturnType<typeof data<OrderCommandResult>> | ReturnType<typeof data<MoneyFormResult>>>;
};
