import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
} from 'react';
import { Links, type Location, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { DRAWN_BY_SCRIPT } from '#app/links/browser-page-traits.ts';
import { NOTICE_PATHS } from '#app/links/notice-paths.ts';
import { isStaffPath } from '#app/links/staff-path.ts';
import pressRecorder from './press-recorder.ts?inline-script';
import { ScriptMark } from './script-mark.ts';

/** The links of a page, its style sheets before all others. */
export function PageLinks() {
  return eachElement(frameworkLinks(), (link) =>
    link.props.rel === 'stylesheet' ? cloneElement(link, { precedence: 'page' }) : link,
  );
}

/** Starts the page's script and records presses: before anything that could be pressed. */
export function PressRecorder() {
  return import.meta.env.SSR && <RecordingScript />;
}

function RecordingScript() {
  const mark = useContext(ScriptMark);
  const { pathname } = useLocation();
  return isNotice(pathname) ? null : <script nonce={mark}>{pressRecorder}</script>;
}

/** Restores the place in the page, by a script that runs before the page's own. */
export function PageScrollRestoration() {
  return import.meta.env.SSR ? <ServerScrollRestoration /> : <ScrollRestoration getKey={placeKey} />;
}

/**
 * The key of the place stored for a location. A link to a part of a page makes an entry of the history without a key, and the router
 * calls all of them 'default': without a key of its own such a link would lead to the place where another was left.
 */
function placeKey({ key, hash }: Location): string {
  if (key !== 'default' || !hash) return key;
  partsVisited += 1;
  return `part-${partsVisited}`;
}

let partsVisited = 0;

function ServerScrollRestoration() {
  const { pathname } = useLocation();
  return isNotice(pathname) ? null : <ScrollRestoration />;
}

/** True for a notice in place of a page: it has no script, which would take the address for the page's. */
function isNotice(pathname: string): boolean {
  return NOTICE_PATHS.includes(pathname);
}

/**
 * The page's scripts, rendered by the server alone: React leaves what else it finds at the end of a body in its place. Marks
 * the document once it is hydrated.
 */
export function PageScripts() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return import.meta.env.SSR && <ServerScripts />;
}

/** Leaves scripts inert for `press-recorder.ts` to start; a page that script draws loads them at once, behind its style. */
function ServerScripts() {
  const { pathname } = useLocation();
  const scripts = frameworkScripts();
  if (isNotice(pathname)) return null;
  if (import.meta.env.DEV) return scripts;
  return isStaffPath(pathname) || DRAWN_BY_SCRIPT.includes(pathname)
    ? behindStyle(scripts)
    : inLateForm(scripts);
}

function behindStyle(scripts: ReactNode) {
  return eachElement(scripts, (element) =>
    isPreload(element) ? cloneElement(element, { fetchPriority: 'low' }) : element,
  );
}

function inLateForm(scripts: ReactNode) {
  let links = '';
  const inert = eachElement(scripts, (element) => {
    if (element.props.type === 'module')
      return cloneElement(element, { type: 'text/plain', id: 'late-script', async: undefined });
    if (!isPreload(element)) return element;
    links += `<link rel="modulepreload" href="${element.props.href}">`;
    return null;
  });
  return (
    <>
      {inert}
      <template
        id="late-links"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of built files; as elements React would put them into the head
        dangerouslySetInnerHTML={{ __html: links }}
      />
    </>
  );
}

/** React Router's components called as functions, for the elements they return: the one use of how it is made. */
const frameworkLinks = () => Links({});
const frameworkScripts = () => Scripts({});

type ElementProps = {
  rel?: string;
  href?: string;
  type?: string;
  id?: string;
  async?: boolean;
  precedence?: string;
  fetchPriority?: 'low';
  children?: ReactNode;
};

const isPreload = ({ props }: ReactElement<ElementProps>) => props.rel === 'modulepreload';

/** Leaves unknown elements as they are: should the framework's change, a page loads early and works. */
function eachElement(node: ReactNode, change: (element: ReactElement<ElementProps>) => ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<ElementProps>(child)) return child;
    return child.type === Fragment ? eachElement(child.props.children, change) : change(child);
  });
}
