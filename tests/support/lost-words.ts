import type { CDPSession, Page } from '@playwright/test';

/** A window and the browser's own size of text, 16 px where nobody changed it. */
export type Reading = { width: number; textPx: number };

/** Text at 125, 150, 175 and 200 % on a phone, and a desk's page at 400 %. */
export const LARGE_TEXT: readonly Reading[] = [
  { width: 390, textPx: 20 },
  { width: 390, textPx: 24 },
  { width: 390, textPx: 28 },
  { width: 390, textPx: 32 },
  { width: 320, textPx: 16 },
];

export async function readAt(page: Page, session: CDPSession, reading: Reading): Promise<string[]> {
  const { width, textPx } = reading;
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 });
  await session.send('Page.setFontSizes', { fontSizes: { standard: textPx, fixed: textPx } });
  await page.evaluate(untilMoved);
  return lostWords(page, textPx);
}

/** A drawer that slides in is cut by the window until it stands. */
async function untilMoved(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/**
 * Names what a reader loses: a page that scrolls sideways, words cut by a box or the window, broken in the middle, under the header,
 * or printed over others. What scrolls in a box of its own is not lost.
 */
function lostWords(page: Page, textPx: number): Promise<string[]> {
  return page.evaluate((expectedPx) => {
    type Line = { text: string; node: Node; box: DOMRect; held: string };
    const root = document.documentElement;
    const faults = new Set<string>();
    const lines: Line[] = [];
    const fixedBoxes: DOMRect[] = [];
    /** Nothing moves meanwhile: each ancestor is measured once, not for each of its words. */
    const measured = new Map<Element, ReturnType<typeof measure>>();
    const rootPx = Number.parseFloat(getComputedStyle(root).fontSize);
    if (rootPx !== expectedPx) faults.add(`text of ${rootPx} px`);
    if (root.scrollWidth > root.clientWidth)
      faults.add(`scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth}`);

    const walker = document.createTreeWalker(
      document.querySelector('dialog:modal') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (element && text.trim() !== '' && isRead(element)) readText(node, text, element);
    }
    for (const element of document.querySelectorAll('body *')) {
      if (getComputedStyle(element).position !== 'fixed' || element.matches('dialog, dialog *')) continue;
      const box = element.getBoundingClientRect();
      if (isRead(element) && box.height > 8 && box.bottom < innerHeight / 2) fixedBoxes.push(box);
    }
    findOverprinted();
    return [...faults];

    function isRead(element: Element): boolean {
      if (element.closest('svg, script, style, noscript, option, code, textarea, iframe, [inert]'))
        return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    function readText(node: Node, text: string, element: Element) {
      const limits = limitsOf(element);
      if (limits === 'for screen readers') return;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      for (const box of boxes) {
        const { view } = limits;
        if (box.right > view.left && box.left < view.right && box.bottom > view.top && box.top < view.bottom)
          lines.push({ text: text.trim(), node, box, held: limits.held });
        const spare = box.height / 4;
        const isCut =
          box.left < limits.left - 2 ||
          box.right > limits.right + 2 ||
          box.top < limits.top - spare ||
          box.bottom > limits.bottom + spare;
        if (isCut) faults.add(`cut: ${text.trim().slice(0, 60)}`);
      }
      if (boxes.length < 2) return;
      for (const { 0: word, index } of text.matchAll(/\S+/g)) {
        // An address, a number or a code may be longer than any line.
        if (/[@\d_]|\w[./]\w/.test(word)) continue;
        for (const part of word.matchAll(/[\p{L}'’]+/gu)) {
          range.setStart(node, index + part.index);
          range.setEnd(node, index + part.index + part[0].length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) faults.add(`broken: ${part[0]}`);
        }
      }
    }

    /** The box outside which nothing of the element shows. */
    function limitsOf(element: Element) {
      const limits = { left: 0, right: root.clientWidth, top: -1e6, bottom: 1e6, held: '' };
      const view = { ...limits };
      let scrollsX = false;
      let scrollsY = false;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { box, ...style } = measuredOnce(at);
        if (box.width <= 1 || box.height <= 1 || style.clipPath.startsWith('inset(50%'))
          return 'for screen readers';
        if (style.overflowX !== 'visible' && style.display !== 'inline') {
          view.left = Math.max(view.left, box.left);
          view.right = Math.min(view.right, box.right);
        }
        if (style.overflowY !== 'visible' && style.display !== 'inline') {
          view.top = Math.max(view.top, box.top);
          view.bottom = Math.min(view.bottom, box.bottom);
        }
        scrollsX ||= /auto|scroll/.test(style.overflowX);
        scrollsY ||= /auto|scroll/.test(style.overflowY);
        if (scrollsX) Object.assign(limits, { left: -1e6, right: 1e6 });
        else if (style.overflowX !== 'visible' && style.display !== 'inline') {
          limits.left = Math.max(limits.left, box.left);
          limits.right = Math.min(limits.right, box.right);
        }
        if (!scrollsY && style.overflowY !== 'visible' && style.display !== 'inline') {
          limits.top = Math.max(limits.top, box.top);
          limits.bottom = Math.min(limits.bottom, box.bottom);
        }
        if (style.position === 'sticky') limits.held = 'where it sticks';
        if (style.position === 'fixed') return { ...limits, view, held: 'in the window' };
      }
      return { ...limits, view };
    }

    function measuredOnce(element: Element) {
      const known = measured.get(element) ?? measure(element);
      measured.set(element, known);
      return known;
    }

    function measure(element: Element) {
      const { clipPath, overflowX, overflowY, display, position } = getComputedStyle(element);
      return { clipPath, overflowX, overflowY, display, position, box: element.getBoundingClientRect() };
    }

    function findOverprinted() {
      for (const line of lines)
        if (line.held === '' && fixedBoxes.some((box) => doOverlap(line.box, box)))
          faults.add(`under what stays at the top: ${line.text.slice(0, 60)}`);
      for (const held of ['in the window', 'where it sticks', '']) {
        const layer = lines.filter((line) => line.held === held).sort((a, b) => a.box.top - b.box.top);
        for (const [place, line] of layer.entries())
          for (let next = place + 1; next < layer.length; next++) {
            const other = layer[next];
            if (!other || other.box.top > line.box.bottom) break;
            if (other.node !== line.node && doOverlap(line.box, other.box))
              faults.add(`over one another: ${line.text.slice(0, 40)} / ${other.text.slice(0, 40)}`);
          }
      }
    }

    /** Lines set close touch at their upper and lower quarters, where few letters reach. */
    function doOverlap(a: DOMRect, b: DOMRect): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const [upA, downA] = [a.top + a.height / 4, a.bottom - a.height / 4];
      const [upB, downB] = [b.top + b.height / 4, b.bottom - b.height / 4];
      return across > 2 && Math.min(downA, downB) - Math.max(upA, upB) > 1;
    }
  }, textPx);
}
