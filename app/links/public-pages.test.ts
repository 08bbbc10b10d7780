import { readdirSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { PAGE_KINDS, pageAddress, STANDING_PAGES } from '#domain/content/page.ts';
import routes from '../routes.ts';
import { DRAWN_BY_SCRIPT, LOADING_KINDS } from './browser-page-traits.ts';
import { cmsPaths, SIGN_IN_PATHS } from './cms-paths.ts';
import { PAPER_PATH, paths } from './paths.ts';
import { PUBLIC_PAGES, routeIdOf } from './public-pages.ts';
import { isStaffPath } from './staff-path.ts';

type Page = { path: string; id: string };

const declared: Page[] = PUBLIC_PAGES.map((page) => ({ path: page.path, id: routeIdOf(page) }));
const routed = routes.flatMap((route) => pagesOf(route));
const staffPaths = routed.map(({ path }) => path).filter((path) => isStaffPath(path));

test('every public route is declared once in the table, and every row has its route', () => {
  const shop = routed.filter(({ path }) => !isStaffPath(path) && path !== '/*');
  const byPath = (pages: Page[]) => pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  expect(byPath(shop)).toEqual(byPath(declared));
  expect(new Set(declared.map(({ path }) => path)).size).toBe(declared.length);
});

test('the columns that browsers load name pages of the table', () => {
  const known = declared.map(({ path }) => path);
  expect(known).toEqual(expect.arrayContaining([...DRAWN_BY_SCRIPT, ...Object.keys(LOADING_KINDS)]));
});

test('every link leads to a page', () => {
  const { landing, sharedWishlist, cartPairs, pleaseWait, cms, paper, ...others } = paths;
  const links = [
    ...Object.values(others).map((link) => link('a b', 'c', 'd')),
    landing('skincare'),
    sharedWishlist(['a', 'b']),
    cartPairs([{ id: 'a', variant: 'b' }]),
    pleaseWait('/contact', 9),
    ...PAGE_KINDS.flatMap((kind) => [...STANDING_PAGES, 'own'].map((slug) => pageAddress({ kind, slug }))),
  ];
  const lost = links.filter((link) => !declared.some(({ path }) => matchPath(path, pathOf(link))));
  expect(lost).toEqual([]);
  expect(pathOf(paper('token'))).toBe(PAPER_PATH);
  expect(staffPaths).toEqual(expect.arrayContaining([cms(), ...SIGN_IN_PATHS]));
  expect(staffPaths).toContain(pathOf(cmsPaths.pleaseWait(9)));
});

test('the pages with a limit on signing in are those the links of /cms name', () => {
  const { signIn, secondStep, passkeySignIn, signInAgain, join, welcome } = cmsPaths;
  const links = [signIn(), secondStep(), passkeySignIn(), signInAgain(), join('token'), welcome('token')];
  expect(links.map(pathOf).toSorted()).toEqual([...SIGN_IN_PATHS].toSorted());
});

test('paths of pages are written out in app/links alone', () => {
  const first = new Set(routed.flatMap(({ path }) => /^\/([\w-]+)/.exec(path)?.[1] ?? []));
  const written = new RegExp(`['"\`]/(?:${[...first].join('|')})(?=['"\`/?$])`);
  const files = ['app', 'server', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  // The paths of server/api stand behind /api.
  const elsewhere = files.filter(
    (file) => /(?<!\.test)\.(?:tsx?|mjs)$/.test(file) && !/^(?:app\/links|server\/api)\//.test(file),
  );
  expect(elsewhere.filter((file) => written.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([]);
});

function pagesOf({ path = '', id, file, index, children }: RouteConfigEntry, parent = ''): Page[] {
  const own = path === '' ? parent : `${parent}/${path}`;
  if (children) return children.flatMap((child) => pagesOf(child, own));
  const isPage = path !== '' || index === true;
  return isPage ? [{ path: own || '/', id: id ?? file.replace(/\.tsx$/, '') }] : [];
}

function pathOf(link: string): string {
  return link.split('?')[0] ?? '';
}

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
