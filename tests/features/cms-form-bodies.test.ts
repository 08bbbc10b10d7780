import type { ServerBuild } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { describeOnSqlite, ORIGIN } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

/** Redirects for a spent link, JSON of passkeys, and a button alone. */
const WITHOUT_FORM = ['/cms/join', '/cms/passkey', '/cms/passkey/sign-in', '/cms/sign-out'];

const BROKEN_BODIES: [name: string, headers: Record<string, string>][] = [
  ['a body of no type', {}],
  ['JSON', { 'content-type': 'application/json' }],
  ['broken multipart', { 'content-type': 'multipart/form-data; boundary=x' }],
];

describeOnSqlite('a body that is not a form', (shop) => {
  const paths: string[] = [];
  const sessions: Record<string, Record<string, string>> = {};
  beforeAll(async () => {
    const actions = await cmsActionPaths();
    expect(actions.length).toBeGreaterThan(30);
    expect(WITHOUT_FORM.filter((path) => !actions.includes(path))).toEqual([]);
    paths.push(...actions.filter((path) => !WITHOUT_FORM.includes(path)));
    for (const role of ['owner', 'support'] as const) sessions[role] = await signInAs(shop(), role);
  });

  test.each(BROKEN_BODIES)('%s is refused by every action of /cms, unlogged', async (_, type) => {
    const statusOf = async (path: string, role: string) => {
      const headers = { origin: ORIGIN, ...type, ...sessions[role] };
      return (await shop().send(path, { method: 'POST', headers, body: Buffer.from('{not a form') })).status;
    };
    for (const path of paths) {
      expect(await statusOf(path, 'owner'), path).toBe(400);
      expect([400, 403], path).toContain(await statusOf(path, 'support'));
    }
    expect(shop().errors).toEqual([]);
  });
});

/** Every path under /cms that takes a POST, as the build has it; 'none' for parameters. */
async function cmsActionPaths(): Promise<string[]> {
  const { routes }: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}/${route.path ?? ''}` : '';
  };
  return Object.values(routes)
    .filter((route) => route?.module.action)
    .map((route) => `/${pathOf(route?.id).split('/').filter(Boolean).join('/')}`)
    .filter((path) => path.startsWith('/cms'))
    .map((path) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'none'));
}
