/** Fetches a script. Where that fails for lack of a network, waits for it and tries again: what the page shows stays. */
export function onceConnected<Module>(
  fetchScript: () => Promise<Module>,
  onWait = () => {},
): () => Promise<Module> {
  return async function fetchAgain(): Promise<Module> {
    try {
      return await fetchScript();
    } catch (error) {
      if (navigator.onLine !== false) throw error;
      onWait();
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return fetchAgain();
    }
  };
}
