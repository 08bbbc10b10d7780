import type { Page } from '@playwright/test';

/** Everything a page's site has stored in the browser, as one text: storages, databases, caches, cookies and history. */
export async function storedInBrowser(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const parts = [{ ...localStorage }, { ...sessionStorage }, history.state, location.href].map((part) =>
      JSON.stringify(part),
    );
    for (const { name } of await indexedDB.databases()) if (name) parts.push(...(await recordsOf(name)));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        parts.push(request.url, (await response?.text()) ?? '');
      }
    }
    return parts.join('\n');

    async function recordsOf(name: string): Promise<string[]> {
      const database = await resultOf(indexedDB.open(name));
      const records: string[] = [];
      for (const store of database.objectStoreNames)
        records.push(JSON.stringify(await resultOf(database.transaction(store).objectStore(store).getAll())));
      database.close();
      return records;
    }

    function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    }
  });
  return `${stored}\n${JSON.stringify(await page.context().cookies())}`;
}
