import { may, type Permission, type Role } from './permissions.ts';

type AlertDeclaration = {
  label: string;
  hint: string;
  /** Only who has it is offered the alert, and mailed. */
  permission: Permission;
  /** Those who get it until they choose otherwise. */
  isOnFor: readonly Role[];
};

/** The mails that staff can choose to get, in the order of their account page. */
export const STAFF_ALERTS = {
  'new-order': {
    label: 'New order',
    hint: 'Each order in cash, and each by card once it is paid; more than 10 in 15 minutes together in one mail',
    permission: 'orders.view',
    isOnFor: ['owner'],
  },
  dispute: {
    label: 'Payment disputed',
    hint: 'When a bank questions a payment, and when it has decided',
    permission: 'orders.refund',
    isOnFor: ['owner'],
  },
  'refund-failed': {
    label: 'Refund failed',
    hint: 'When the payment service refuses a refund, or one comes back',
    permission: 'orders.refund',
    isOnFor: ['owner', 'manager'],
  },
  'payments-unasked': {
    label: 'Payments that cannot be asked about',
    hint: 'When the payment service does not reply for half an hour; at most once a day',
    permission: 'orders.refund',
    isOnFor: ['owner'],
  },
  'order-cancelled': {
    label: 'Order cancelled by its customer',
    hint: 'So that nobody packs it',
    permission: 'orders.view',
    isOnFor: [],
  },
  'low-stock': {
    label: 'Low stock',
    hint: 'Products and shades that fell below 10, together in one mail at most every 15 minutes',
    permission: 'products.view',
    isOnFor: [],
  },
  'stock-differs': {
    label: 'Stock that is not the sum of its movements',
    hint: 'Checked once a day; nothing is changed by itself',
    permission: 'stock.view',
    isOnFor: ['owner', 'manager'],
  },
  message: {
    label: 'Message received',
    hint: 'Beside the mail to the shop’s address for enquiries',
    permission: 'messages.view',
    isOnFor: [],
  },
  'ticket-due': {
    label: 'Request or complaint near its deadline',
    hint: 'A week before its last day, and once more when that has passed',
    permission: 'tickets.view',
    isOnFor: ['owner', 'manager'],
  },
  'return-asked': {
    label: 'Return asked',
    hint: 'When a customer cancels, sends back or complains of goods',
    permission: 'returns.view',
    isOnFor: ['owner', 'manager'],
  },
  'question-waiting': {
    label: 'Question about a product',
    hint: 'When somebody asked or answered one, and their address is proved',
    permission: 'questions.view',
    isOnFor: ['owner', 'manager'],
  },
  'failed-jobs': {
    label: 'Mails or payments that failed for good',
    hint: 'At most once a day',
    permission: 'mails.view',
    isOnFor: ['owner'],
  },
} as const satisfies Record<string, AlertDeclaration>;

export type StaffAlert = keyof typeof STAFF_ALERTS;

export const STAFF_ALERT_KINDS = Object.keys(STAFF_ALERTS).filter(isStaffAlert);

export function isStaffAlert(name: string): name is StaffAlert {
  return Object.hasOwn(STAFF_ALERTS, name);
}

/** The choices a person has made; what is missing follows the role. */
export type AlertChoices = Partial<Record<StaffAlert, boolean>>;

/** True where the role may see what the alert is about, and the person chose it or has it by default. */
export function wantsAlert(role: string | null, alert: StaffAlert, choices: AlertChoices): boolean {
  const { permission, isOnFor }: AlertDeclaration = STAFF_ALERTS[alert];
  if (!may(role, permission)) return false;
  return choices[alert] ?? isOnFor.some((one) => one === role);
}

/** The alerts a role is offered. */
export function offeredAlerts(role: string | null): StaffAlert[] {
  return STAFF_ALERT_KINDS.filter((alert) => may(role, STAFF_ALERTS[alert].permission));
}
