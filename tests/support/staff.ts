import { randomUUID } from 'node:crypto';
import { insertAccount } from '#database/queries/people/accounts.ts';
import type { Role } from '#domain/people/permissions.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { ORIGIN, type TestShop } from './shop.ts';

export const PASSWORD = 'a long enough password';

/** Creates an account without an invitation; the password is PASSWORD unless another is given. */
export async function createAccount(
  { db, staff }: Pick<Platform, 'db' | 'staff'>,
  { password = PASSWORD, ...person }: { name: string; email: string; role: Role; password?: string },
): Promise<void> {
  const passwordHash = await staff.hashPassword(password);
  const now = new Date().toISOString();
  await db
    .transaction()
    .execute((trx) => insertAccount(trx, { ...person, id: randomUUID(), passwordHash, now }));
}

/** Creates an account and signs in by the page; returns the headers that carry the session. */
export async function signInAs(shop: TestShop, role: Role): Promise<{ cookie: string; origin: string }> {
  const email = `${role}@example.com`;
  await createAccount(shop.platform, { name: `The ${role}`, email, role });
  return signIn(shop, email, PASSWORD);
}

export async function signIn(shop: TestShop, email: string, password: string) {
  const response = await postForm(shop, '/cms/sign-in', { email, password });
  return { cookie: cookieOf(response), origin: ORIGIN };
}

export function postForm(
  shop: TestShop,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return shop.send(path, {
    method: 'POST',
    headers: { origin: ORIGIN, ...headers },
    body: new URLSearchParams(fields),
  });
}

export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
