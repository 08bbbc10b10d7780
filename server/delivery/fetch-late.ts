/**
 * Runs in the browser, as it is written here but for comments and indentation: starts the page's script and keeps what is
 * done in the page until React has taken it over.
 */
export function fetchLate() {
  const started = new AbortController();
  const { signal } = started;
  const missed: { node: HTMLElement; typed: string | null; redo: () => void; until: number }[] = [];
  let isRedoing = false;

  function start() {
    const links = document.getElementById('late-links');
    if (signal.aborted) return;
    // Still on its way
    if (!(links instanceof HTMLTemplateElement)) return document.addEventListener('DOMContentLoaded', start);
    started.abort();
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.getElementById('late-script')?.textContent ?? '';
    document.head.append(links.content, script);
  }

  // React marks what it has hydrated: before that nothing is heard there.
  const isTakenOver = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactProps'));

  function untilTakenOver() {
    const isOver = ({ node, until }: (typeof missed)[0]) => !node.isConnected || performance.now() > until;
    while (missed[0] && isOver(missed[0])) missed.shift();
    const [first] = missed;
    if (!first) return;
    if (!isTakenOver(first.node)) {
      // Parts that come when somebody moves are wanted now.
      dispatchEvent(new Event('scroll'));
      requestAnimationFrame(untilTakenOver);
      return;
    }
    // A key let go means nothing, but makes React finish first what it is about.
    first.node.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    // It has emptied what was typed into; who is typing goes on where they are.
    for (const { node, typed } of missed) if (typed !== null) write(node, typed);
    setTimeout(redoMissed, 50);
  }

  // One a frame: each finds what the one before has changed.
  function redoMissed() {
    isRedoing = true;
    missed.shift()?.redo();
    isRedoing = false;
    if (missed.length > 0) requestAnimationFrame(untilTakenOver);
  }

  function tickAgain(box: HTMLInputElement, checked: boolean) {
    // One that is as wanted already would not say so.
    box.checked = !checked;
    box.click();
  }

  function chooseAgain(select: HTMLSelectElement, value: string) {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }

  // Past React's own setter, or it would see no change.
  function write(node: HTMLElement, value: string) {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    if (node instanceof HTMLInputElement && node.value !== value) set?.call(node, value);
  }

  function typeAgain(field: HTMLInputElement, value: string) {
    const isIn = document.activeElement === field;
    if (isIn) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    field.value = '';
    write(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (!isIn) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }

  const kinds: Record<string, string> = {
    click: 'button[type="button"]:not([popovertarget])',
    change: 'select, input[type="radio"], input[type="checkbox"]',
    input: 'input:not([type="radio"], [type="checkbox"])',
  };

  function note(event: Event) {
    const { type, target } = event;
    const node = target instanceof Element && target.closest(kinds[type] ?? '');
    if (!(node instanceof HTMLElement)) return;
    if (isRedoing || (missed.length === 0 && isTakenOver(node))) return;
    // Its turn comes after what was done before it. And in the moment of taking over React might hear it as well, and do it twice.
    event.stopImmediatePropagation();
    if (missed.length === 0) requestAnimationFrame(untilTakenOver);
    const typed = type === 'input' && node instanceof HTMLInputElement ? typedInto(node) : null;
    missed.push({ node, typed, redo: redoing(node, typed), until: performance.now() + 15_000 });
  }

  /** With what stood there before React emptied it. What was kept of this field until now is no more needed. */
  function typedInto(field: HTMLInputElement) {
    const place = missed.findIndex(({ node, typed }) => node === field && typed !== null);
    const [before] = place >= 0 ? missed.splice(place, 1) : [];
    const kept = before?.typed ?? '';
    if (isTakenOver(field) && field.value.length < kept.length - 1) write(field, kept + field.value);
    return field.value;
  }

  function redoing(node: HTMLElement, typed: string | null) {
    if (node instanceof HTMLInputElement)
      return typed === null ? tickAgain.bind(null, node, node.checked) : typeAgain.bind(null, node, typed);
    if (node instanceof HTMLSelectElement) return chooseAgain.bind(null, node, node.value);
    return () => node.click();
  }

  for (const kind in kinds) document.addEventListener(kind, note, true);
  for (const move of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'])
    addEventListener(move, start, { signal, passive: true });
  addEventListener('load', () => setTimeout(start), { signal });
  setTimeout(start, 3000);
}
