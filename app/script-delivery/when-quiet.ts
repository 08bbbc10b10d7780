const QUIET_AFTER_MS = 1_000;

let quiet: Promise<void> | undefined;

/** Resolves a second after the page has loaded with its pictures: for what it needs only later. */
export function whenQuiet(): Promise<void> {
  quiet ??= new Promise((resolve) => {
    const wait = () => setTimeout(resolve, QUIET_AFTER_MS);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
  return quiet;
}
