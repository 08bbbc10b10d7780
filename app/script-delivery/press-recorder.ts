/**
 * The inline script in the head of every page (see `inline-script.ts`). Starts the page's script once the page is painted,
 * and repeats presses of `data-replay` buttons, in order, when React has hydrated them.
 */
import type {} from './page-delivery.ts';

const FIRST_MOVES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'popstate'];
const START_AFTER_MS = 3_000;
/** Later than this, a press would surprise. */
const REPLAY_WITHIN_MS = 15_000;

const moves = new AbortController();
const hydratedButtons = new WeakSet<Element>();
const presses: { button: HTMLElement; until: number }[] = [];
const whenReplayed: (() => void)[] = [];
let isStarted = false;
let isReplaying = false;

const { promise: firstMove, resolve: resolveFirstMove } = withResolvers();

window.pageDelivery = {
  firstMove,
  untilReplayed: () =>
    new Promise((resolve) => {
      whenReplayed.push(resolve);
      resolveReplayed();
    }),
  hydrated(button) {
    hydratedButtons.add(button);
    // React is still committing: the next press may need what it sets up last.
    if (presses.length > 0) setTimeout(replayNext);
  },
};

for (const move of FIRST_MOVES)
  addEventListener(move, onMove, { signal: moves.signal, passive: true, capture: true });
addEventListener('load', () => setTimeout(start));
setTimeout(start, START_AFTER_MS);
document.addEventListener('click', record, true);
document.addEventListener('DOMContentLoaded', () => {
  if (!lateLinks()) resolveFirstMove();
});

function onMove(event: Event) {
  if (!isByRestingMouse(event)) startOnMove();
}

/** A page that is laid out under a resting mouse is sent a move of no length. */
function isByRestingMouse(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
  return event.movementX === 0 && event.movementY === 0;
}

function startOnMove() {
  moves.abort();
  resolveFirstMove();
  start();
}

/** Does nothing on pages whose script has started by itself. */
function start() {
  const links = lateLinks();
  if (isStarted) return;
  if (!links) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    return;
  }
  isStarted = true;
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = document.getElementById('late-script')?.textContent ?? '';
  document.head.append(links.content, script);
}

function lateLinks(): HTMLTemplateElement | null {
  return document.querySelector<HTMLTemplateElement>('template#late-links');
}

function record(event: Event) {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-replay]');
  if (!button || isReplaying) return;
  // A press behind others waits for its turn.
  if (hydratedButtons.has(button) && presses.length === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button.setAttribute('aria-busy', 'true');
  presses.push({ button, until: performance.now() + REPLAY_WITHIN_MS });
  setTimeout(replayNext, REPLAY_WITHIN_MS);
  // Assistive technology presses without a pointer or a key.
  startOnMove();
}

function replayNext() {
  const [next] = presses;
  if (!next) return;
  const { button } = next;
  const isOver = !button.isConnected || performance.now() >= next.until;
  if (!isOver && !hydratedButtons.has(button)) return;
  presses.shift();
  if (!presses.some((press) => press.button === button)) button.removeAttribute('aria-busy');
  if (!isOver) replay(button);
  resolveReplayed();
  // Each finds what the one before has changed.
  setTimeout(replayNext);
}

function resolveReplayed() {
  if (presses.length === 0) for (const resolve of whenReplayed.splice(0)) resolve();
}

function replay(button: HTMLElement) {
  isReplaying = true;
  button.click();
  isReplaying = false;
}

/** `Promise.withResolvers` is younger than the oldest browsers served. */
function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
