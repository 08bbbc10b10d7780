/** The contract between the inline script of a page (`press-recorder.ts`), which runs first, and the page's own script. */
export interface PageDelivery {
  /** Resolves when somebody moves, touches, types or scrolls; at once on pages that script draws. */
  firstMove: Promise<void>;
  /** Resolves when no press waits: what it needs comes before what only a later move needs. */
  untilReplayed: () => Promise<void>;
  /** Reports that React handles the presses of this button from now on. */
  hydrated: (button: HTMLElement) => void;
}

declare global {
  interface Window {
    pageDelivery: PageDelivery;
  }
}
