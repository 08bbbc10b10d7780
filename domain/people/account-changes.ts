/** The changes of who gets into an account that its person is mailed about: each by its name in the audit log. */
export const ACCOUNT_CHANGES = {
  'person.change-password': 'Your password was changed',
  'person.new-password': 'A new password was set by a one-time link',
  'person.second-factor-on': 'The second step was switched on, with new backup codes',
  'person.second-factor-off': 'The second step was switched off',
  'person.second-factor-reset': 'The second step was reset',
  'person.add-passkey': 'A passkey was added',
  'person.remove-passkey': 'A passkey was removed',
  'person.end-sessions': 'Sessions were ended',
  'person.role': 'Your role was changed',
} as const satisfies Record<string, string>;

export type AccountChange = keyof typeof ACCOUNT_CHANGES;

/** The entries of the audit log on people that nobody is mailed about, or that have a mail of their own. */
export const WITHOUT_MAIL_OF_CHANGE = [
  'person.choose-alerts',
  'person.invite',
  'person.join',
  'person.password-link',
  'person.remove',
  'person.require-second-step',
  'person.unlock',
  'person.withdraw-link',
];

export function isAccountChange(name: string): name is AccountChange {
  return Object.hasOwn(ACCOUNT_CHANGES, name);
}
