/**
 * The Back button closes an open sheet (menu, search, filters, dialog) instead of leaving the page. Each open sheet has an entry
 * of the page's own address in the history, which the router does not see: stepping off it closes the sheet, closing the sheet
 * in another way removes it, and a navigation takes its place.
 */

type Sheet = { close: () => void };

/** The last opened last. */
const sheets: Sheet[] = [];
/** How many entries lie above that of the page. */
let entries = 0;
/** The router's key of the page below them. */
let pageKey: unknown;
/** Set from `history.go` until its event: the place in the history is not known meanwhile. */
let stepping: ReturnType<typeof setTimeout> | undefined;
/** What the router wrote meanwhile. */
const waiting: (() => void)[] = [];
/** The entry has no open sheet any longer, and waits for a navigation. */
let isKeptForNavigation = false;

/** A step the browser has not made by then is not coming. */
const STEP_MS = 1_000;

/** Holds the Back button for a sheet that has just opened. Call the function returned when it is closed in another way. */
export function holdBack(close: () => void): () => void {
  const sheet = { close };
  sheets.push(sheet);
  isKeptForNavigation = false;
  settle();
  return () => {
    const place = sheets.indexOf(sheet);
    if (place < 0) return;
    sheets.splice(place, 1);
    // Another sheet that opens in the same turn takes over the entry.
    setTimeout(settle);
  };
}

/** Leaves the entry of the sheets that are open to the navigation that follows, which takes its place. */
export function keepEntryForNavigation(): void {
  sheets.length = 0;
  isKeptForNavigation = entries > 0;
}

/**
 * Watches the history, and removes the entry of a sheet that was open when the page was loaded again. Called before the router
 * listens: Chromium calls the listeners of the window in their order, capturing or not.
 */
export function watchHistory(): void {
  followWrites();
  window.addEventListener('popstate', onPop, { capture: true });
  if (isOfSheet(window.history.state)) stepBack(1);
}

function settle() {
  if (stepping || isKeptForNavigation) return;
  while (entries < sheets.length) addEntry();
  if (entries > sheets.length) stepBack(entries - sheets.length);
}

function addEntry() {
  const { state } = window.history;
  if (entries === 0) pageKey = state?.key;
  pushEntry({ ...state, [OF_SHEET]: true }, '');
  entries += 1;
}

function stepBack(count: number) {
  entries = Math.max(0, entries - count);
  stepping = setTimeout(endStep, STEP_MS);
  window.history.go(-count);
}

function endStep() {
  clearTimeout(stepping);
  stepping = undefined;
  for (const write of waiting.splice(0)) write();
  settle();
}

function onPop(event: PopStateEvent) {
  if (stepping) {
    event.stopImmediatePropagation();
    return endStep();
  }
  const isOnPage = entries > 0 && event.state?.key === pageKey;
  if (isOnPage) {
    event.stopImmediatePropagation();
    return closeTopSheet();
  }
  closeAllSheets();
  // Left behind where several sheets were open, or where a whole new document was loaded from one.
  if (isOfSheet(event.state)) stepBack(1);
}

function closeTopSheet() {
  entries -= 1;
  isKeptForNavigation = false;
  const top = sheets.pop();
  // Without a sheet the entry was kept for a navigation that did not come.
  if (top) top.close();
  else window.history.back();
}

/** For steps of several entries at once, to another page. */
function closeAllSheets() {
  entries = 0;
  isKeptForNavigation = false;
  for (const { close } of sheets.splice(0)) close();
}

/**
 * The router writes through the browser's own object. With a sheet open, what it pushes takes the place of the sheet's entry;
 * what it replaces is the entry of the page, below.
 */
function followWrites() {
  window.history.pushState = (...entry) => {
    if (stepping) {
      waiting.push(() => pushEntry(...entry));
    } else if (entries > 0) {
      entries = 0;
      isKeptForNavigation = false;
      replaceEntry(...entry);
    } else pushEntry(...entry);
  };
  window.history.replaceState = (...entry) => {
    isKeptForNavigation = false;
    if (entries > 0 && !stepping) stepBack(entries);
    if (stepping) waiting.push(() => replaceEntry(...entry));
    else replaceEntry(...entry);
  };
}

type Entry = Parameters<History['pushState']>;

function pushEntry(...entry: Entry) {
  History.prototype.pushState.apply(window.history, entry);
}

function replaceEntry(...entry: Entry) {
  History.prototype.replaceState.apply(window.history, entry);
}

const OF_SHEET = 'ofSheet';

function isOfSheet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && OF_SHEET in state;
}
