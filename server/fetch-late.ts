/**
 * Runs in the browser, as it is written here but for comments and indentation: starts the page's script and keeps what is
 * done in the page until React has taken it over.
 */
export function fetchLate() {
  const started = new AbortController();
  const { signal } = started;
  const missed: { node: Element; redo: () => void }[] = [];

  function start() {
    if (signal.aborted) return;
    started.abort();
    const links = document.getElementById('late-links') as HTMLTemplateElement;
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.getElementById('late-script')?.textContent ?? '';
    document.head.append(links.content, script);
  }

  // React marks what it has taken over: before that nothing is heard there.
  const isTakenOver = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactProps'));

  function untilTakenOver() {
    const [first] = missed;
    if (!first || !isTakenOver(first.node)) return requestAnimationFrame(untilTakenOver);
    // A key let go means nothing, but makes React finish first what it is about.
    first.node.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    return setTimeout(redoMissed, 50);
  }

  // One a frame: each finds what the one before has changed.
  function redoMissed() {
    missed.shift()?.redo();
    if (missed.length > 0) requestAnimationFrame(redoMissed);
  }

  function pressAgain(node: HTMLElement) {
    // A radio button that is checked already would not say so.
    if (node instanceof HTMLInputElement) node.checked = false;
    node.click();
  }

  function chooseAgain(select: HTMLSelectElement, value: string) {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function typeAgain(field: HTMLInputElement, value: string) {
    const isIn = document.activeElement === field;
    if (isIn) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    field.value = '';
    // Past React's own setter, or it would see no change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (!isIn) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }

  const kinds: Record<string, string> = {
    click: 'button[type="button"]:not([popovertarget])',
    change: 'select, input[type="radio"]',
    input: 'input:not([type="radio"], [type="checkbox"])',
  };

  function note(event: Event) {
    const { type, target } = event;
    const node = target instanceof Element && target.closest(kinds[type] ?? '');
    if (!(node instanceof HTMLElement)) return;
    if (isTakenOver(node)) {
      for (const kind in kinds) document.removeEventListener(kind, note, true);
      return;
    }
    // In the moment of taking over React might hear it as well, and do it twice.
    event.stopImmediatePropagation();
    if (missed.length === 0) requestAnimationFrame(untilTakenOver);
    const typed = type === 'input' ? missed.findIndex((each) => each.node === node) : -1;
    if (typed >= 0) missed.splice(typed, 1);
    missed.push({ node, redo: redoing(type, node) });
  }

  function redoing(type: string, node: HTMLElement) {
    if (type === 'input' && node instanceof HTMLInputElement) return typeAgain.bind(null, node, node.value);
    if (node instanceof HTMLSelectElement) return chooseAgain.bind(null, node, node.value);
    return pressAgain.bind(null, node);
  }

  for (const kind in kinds) document.addEventListener(kind, note, true);
  for (const move of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'])
    addEventListener(move, start, { signal, passive: true });
  addEventListener('load', () => setTimeout(start), { signal });
  setTimeout(start, 3000);
}
