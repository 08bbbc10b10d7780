import { Zip, ZipPassThrough } from 'fflate';
import { londonTime } from '#domain/text/london-day.ts';
import type { Log } from '#operations/platform/platform.ts';

export type ZippedFile = { name: string; bytes: Uint8Array; at: string };

/** Responds with a ZIP file that is sent while its files are made, one at a time. They are stored, not compressed again. */
export function zipResponse(fileName: string, files: AsyncGenerator<ZippedFile>, log: Log): Response {
  let zip: Zip | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    async pull(controller) {
      try {
        const { value, done } = await files.next();
        if (done) zip?.end();
        else add(value);
      } catch (error) {
        log.error({ err: error }, `${fileName} could not be made`);
        controller.error(error);
      }
    },
    async cancel() {
      await files.return(undefined);
    },
  });

  function add({ name, bytes, at }: ZippedFile): void {
    const file = new ZipPassThrough(name);
    // A ZIP file has no time zone; the library writes what a local clock shows.
    file.mtime = new Date(londonTime(at).replace(' ', 'T'));
    zip?.add(file);
    file.push(bytes, true);
  }

  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });
}
