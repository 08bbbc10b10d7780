import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
} from 'react';
import { Links, Scripts, useLocation } from 'react-router';
import { isDrawnByScript } from './page-traits.ts';
import pressRecorder from './press-recorder.ts?inline-script';

/** The links of a page, its style sheets before all others. */
export function PageLinks() {
  return eachElement(frameworkElements.links(), (link) =>
    link.props.rel === 'stylesheet' ? cloneElement(link, { precedence: 'page' }) : link,
  );
}

/** Starts the page's script and records presses: before anything that could be pressed. */
export function PressRecorder() {
  return <script suppressHydrationWarning>{pressRecorder}</script>;
}

/**
 * The page's scripts. A page that is whole without them gets them inert, for `press-recorder.ts` to start; one that script
 * draws loads them at once, behind its style.
 */
export function PageScripts() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  const scripts = frameworkElements.scripts();
  if (!scripts) return null;
  if (import.meta.env.DEV) return scripts;
  return isDrawnByScript(pathname) ? behindStyle(scripts) : <LateScripts scripts={scripts} />;
}

function behindStyle(scripts: ReactNode) {
  return eachElement(scripts, (element) =>
    isPreload(element) ? cloneElement(element, { fetchPriority: 'low' }) : element,
  );
}

function LateScripts({ scripts }: { scripts: ReactNode }) {
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
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of built files; as elements React would put them into the head
        dangerouslySetInnerHTML={{ __html: links }}
      />
    </>
  );
}

/**
 * The framework's components called as functions, for their elements: the only use made of how they are written.
 * `tests/features/browser-scripts.test.ts` names the version this was read in.
 */
const frameworkElements = { links: () => Links({}), scripts: () => Scripts({}) };

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

/** What is no element the framework's components write today goes through unchanged: a page then loads early, and works. */
function eachElement(node: ReactNode, change: (element: ReactElement<ElementProps>) => ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<ElementProps>(child)) return child;
    return child.type === Fragment ? eachElement(child.props.children, change) : change(child);
  });
}
