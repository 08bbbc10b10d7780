import * as v from 'valibot';
import {
  type PictureLineMessage,
  pictureByUrlMessage,
  pictureLineMessage,
} from '#domain/api/picture-messages.ts';
import { PICTURE_REFUSALS } from '#domain/pictures/picture-refusal.ts';
import { type AddPictureResult, addPicture, addPictureFromWeb } from '#operations/pictures/add-picture.ts';
import type { Log } from '#operations/platform/platform.ts';
import { ownOrigin } from '#server/http/origin.ts';
import { problem } from '#server/http/problem.ts';
import type { ApiParts } from './api-parts.ts';
import { type Api, addRoute, anyProblem, query } from './api-route.ts';
import { isJson, readJson } from './json-body.ts';
import { requireApiStaff } from './require-api-staff.ts';

type WriteLine = (line: PictureLineMessage) => void;

export function picturesApi(api: Api, { platform }: ApiParts): void {
  addRoute(
    api,
    {
      method: 'post',
      path: '/pictures',
      hold: 'staff',
      summary: 'Add a picture to the library, by its bytes or its URL (staff)',
      isForStaff: true,
      parameters: [query('name', v.string(), "The file's name, where its bytes are sent")],
      body: { 'application/json': pictureByUrlMessage, 'application/octet-stream': null },
      responses: {
        200: {
          description: 'Lines of JSON: progress, and last the picture or why there is none',
          contentType: 'application/x-ndjson',
          schema: pictureLineMessage,
        },
        400: anyProblem,
        401: anyProblem,
        403: anyProblem,
      },
    },
    async ({ req }) => {
      const member = await requireApiStaff(platform, req.raw, 'pictures.edit');
      if (member instanceof Response) return member;
      const sent = isJson(req.raw) ? await readJson(req.raw) : null;
      if (sent && !sent.ok) return sent.response;
      const byUrl = sent && v.safeParse(pictureByUrlMessage, sent.body);
      if (byUrl && !byUrl.success) return problem(400, 'invalid-body', 'Send { "url": "https://…" }.');
      const bytes = byUrl ? new Uint8Array() : new Uint8Array(await req.arrayBuffer());
      if (!byUrl && bytes.length === 0)
        return problem(400, 'invalid-body', 'Send the bytes of a picture, or { "url": "https://…" }.');
      const origin = ownOrigin(req.raw, platform.publicUrl);
      return streamLines(platform.log, async (write) => {
        const onProgress = (done: number, of: number) => write({ done, of });
        const file = { bytes, name: req.query('name') ?? '' };
        const added: AddPictureResult = byUrl
          ? await addPictureFromWeb(
              platform,
              member,
              { url: byUrl.output.url, ownOrigin: origin },
              onProgress,
            )
          : await addPicture(platform, member, file, onProgress);
        write(added.ok ? added : { error: PICTURE_REFUSALS[added.problem], problem: added.problem });
      });
    },
  );
}

function streamLines(log: Log, work: (write: WriteLine) => Promise<void>): Response {
  const encoder = new TextEncoder();
  let isOpen = true;
  const body = new ReadableStream({
    async start(controller) {
      // A closed page does not stop the work: the picture reaches the library all the same.
      const write: WriteLine = (line) => {
        if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      try {
        await work(write);
      } catch (error) {
        log.error({ err: error }, 'a picture could not be taken in');
        write({ error: 'The picture could not be saved. Please try again.' });
      }
      if (isOpen) controller.close();
    },
    cancel() {
      isOpen = false;
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
  });
}
