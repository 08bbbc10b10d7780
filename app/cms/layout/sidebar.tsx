import { useId } from 'react';
import { Form, Link, NavLink } from 'react-router';
import { useClosingMenus } from '#app/browser/use-closing-menus.ts';
import { type SectionGroup, sectionGroupsFor, type Waiting } from '#app/cms/jump/sections.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { ArrowRightIcon, CloseIcon, MenuIcon } from '#app/ui/icons.tsx';
import { Palette } from '../jump/palette.tsx';

const MENU_ID = 'cms-menu';

type Member = { name: string; role: string | null };

/** Stands beside the page on a desk; on a phone, a bar above it, whose menu is a popover and so needs no script. */
export function Sidebar({ member, waiting }: { member: Member; waiting: Waiting }) {
  useClosingMenus();
  return (
    <header className="sticky top-0 z-30 flex items-center justify-between border-b border-line bg-surface px-4 py-1.5 sm:px-8 md:h-dvh md:flex-col md:items-stretch md:justify-start md:border-r md:border-b-0 md:px-3 md:py-4 print:hidden">
      <Brand />
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="icon-button -mr-2.5 md:hidden"
        aria-label="Menu"
      >
        <MenuIcon className="size-6" />
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className="fixed inset-y-0 right-0 left-auto h-dvh max-h-none w-[min(20rem,100vw)] flex-col overflow-y-auto bg-surface px-4 pt-1.5 pb-6 text-inherit backdrop:bg-ink/45 open:flex md:static md:flex md:h-auto md:w-auto md:flex-1 md:p-0 md:pt-3"
      >
        <p className="mb-3 flex justify-end md:hidden">
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            className="icon-button -mr-2.5"
            aria-label="Close menu"
          >
            <CloseIcon className="size-6" />
          </button>
        </p>
        <Palette />
        <Sections role={member.role} waiting={waiting} />
        <Account member={member} />
      </div>
    </header>
  );
}

function Brand() {
  const { name } = useShop();
  return (
    <Link
      to={paths.cms()}
      className="inline-flex min-h-11 items-center gap-2 self-start rounded-lg md:px-3"
      aria-label={`${name} CMS`}
    >
      <span className="font-display text-2xl leading-none [overflow-wrap:anywhere]">
        {name.toLowerCase()}
        <span className="text-rose">.</span>
      </span>
    </Link>
  );
}

function Sections({ role, waiting }: { role: string | null; waiting: Waiting }) {
  return (
    <nav aria-label="CMS">
      {sectionGroupsFor(role).map((group) => (
        <Group key={group.title} group={group} waiting={waiting} />
      ))}
    </nav>
  );
}

function Group({ group: { title, sections }, waiting }: { group: SectionGroup; waiting: Waiting }) {
  const id = useId();
  return (
    <>
      {title && (
        <p id={id} className="px-3 pt-3 pb-0.5 text-xs text-ink-soft md:pt-1.5 md:pb-0">
          {title}
        </p>
      )}
      <ul aria-labelledby={title ? id : undefined}>
        {sections.map(({ label, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path === paths.cms()}
              className={({ isActive }) =>
                `flex min-h-11 items-center rounded-xl px-3 text-sm hover:bg-blush-soft md:min-h-7 ${isActive ? 'bg-blush/50 font-semibold' : 'font-medium'}`
              }
            >
              {label}
              <WaitingBadge count={waiting[path] ?? 0} words={WAITING_WORDS[path] ?? 'new'} />
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const WAITING_WORDS: Record<string, string> = {
  [cmsPaths.orders()]: 'to pack',
  [cmsPaths.tickets()]: 'open',
  [cmsPaths.reviews()]: 'waiting',
  [cmsPaths.questions()]: 'waiting',
};

function WaitingBadge({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-rose px-2 text-xs leading-5 font-semibold text-white tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {words}</span>
    </span>
  );
}

function Account({ member }: { member: Member }) {
  return (
    <div className="mt-auto grid gap-2 px-3 pt-6 text-sm md:gap-0 md:pt-2">
      <a href={paths.home()} className="inline-flex min-h-11 items-center gap-2 hover:text-rose md:min-h-8">
        <ArrowRightIcon className="size-4 rotate-180" />
        Back to website
      </a>
      <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
        <Link to={cmsPaths.account()} className="min-w-0 hover:text-rose">
          <span className="block truncate font-semibold">{member.name}</span>
          <span className="block text-ink-soft first-letter:uppercase">{member.role ?? 'no role'}</span>
        </Link>
        <Form method="post" action={cmsPaths.signOut()}>
          <button
            type="submit"
            className="inline-flex min-h-11 items-center whitespace-nowrap underline underline-offset-4 hover:text-rose"
          >
            Sign out
          </button>
        </Form>
      </div>
    </div>
  );
}
