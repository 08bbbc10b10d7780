const LATE = `(${fetchLate})()`.replaceAll(/^\s*(\/\/.*|\/\*\*.*\*\/)?\n?/gm, '');

/**
 * Has the scripts of a page that is whole without them fetched once it is seen, or as soon as somebody moves: on a slow phone
 * they would take from its fonts and pictures what makes it seen. What is pressed or chosen before they are there is not lost.
 */
export function withLateScript(html: string): string {
  const links: string[] = [];
  const unlinked = html.replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) => {
    links.push(link);
    return '';
  });
  return unlinked
    .replace('<script type="module" async="">', '<script type="text/plain" id="late-script">')
    .replace(
      '</body>',
      () => `<template id="late-links">${links.join('')}</template><script>${LATE}</script></body>`,
    );
}

/** Runs in the browser, as it is written here but for comments and indentation. */
function fetchLate() {
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

  function pressAgain(node: Element) {
    // A radio button that is checked already would not say so.
    if (node instanceof HTMLInputElement) node.checked = false;
    if (node instanceof HTMLElement) node.click();
  }

  function chooseAgain(select: HTMLSelectElement, value: string) {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function note(event: Event) {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    const node = target.closest(
      type === 'click' ? 'button[type="button"]:not([popovertarget])' : 'select, input[type="radio"]',
    );
    if (!node) return;
    if (isTakenOver(node)) {
      document.removeEventListener('click', note, true);
      document.removeEventListener('change', note, true);
      return;
    }
    // In the moment of taking over React might hear it as well, and do it twice.
    event.stopImmediatePropagation();
    const redo =
      node instanceof HTMLSelectElement
        ? chooseAgain.bind(null, node, node.value)
        : pressAgain.bind(null, node);
    if (missed.push({ node, redo }) === 1) requestAnimationFrame(untilTakenOver);
  }

  document.addEventListener('click', note, true);
  document.addEventListener('change', note, true);
  for (const move of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'])
    addEventListener(move, start, { signal, passive: true });
  addEventListener('load', () => setTimeout(start), { signal });
  setTimeout(start, 3000);
}
