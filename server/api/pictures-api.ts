import * as v from 'valibot';
import { may } from '#domain/people/permissions.ts';
import { PICTURE_REFUSALS } from '#domain/pictures/picture-refusal.ts';
import { type AddPictureResult, addPicture, addPictureFromWeb } from '#operations/pictures/add-picture.ts';
import { problem } from '#server/http/problem.ts';
import type { Api, ApiParts } from './api-parts.ts';

const byUrl = v.object({ url: v.string() });

/**
 * Staff add a picture: its bytes, with the file's name in the query, or `{ url }` as JSON. Answers lines of JSON while it
 * works, `{ done, of }`, and last `{ url, width, height }` or `{ error }`.
 */
export function picturesApi(api: Api, { platform }: ApiParts): void {
  api.post('/pictures', async ({ req }) => {
    const member = await platform.staff.current(req.raw.headers);
    if (!member) return problem(401, 'sign-in-needed', 'Sign in at /cms first.');
    if (!may(member.role, 'pictures.edit'))
      return problem(403, 'not-permitted', 'Your role does not allow this.');
    const isJson = (req.header('content-type') ?? '').startsWith('application/json');
    const wanted = isJson ? v.safeParse(byUrl, await req.json().catch(() => null)) : null;
    if (wanted && !wanted.success) return problem(400, 'invalid-body', 'Send { "url": "https://…" }.');
    const bytes = wanted ? null : new Uint8Array(await req.arrayBuffer());
    return lines(async (say) => {
      const onProgress = (done: number, of: number) => say({ done, of });
      const added: AddPictureResult = wanted
        ? await addPictureFromWeb(platform, member, wanted.output.url, onProgress)
        : await addPicture(
            platform,
            member,
            { bytes: bytes ?? new Uint8Array(), name: req.query('name') ?? '' },
            onProgress,
          );
      say(added.ok ? added : { error: PICTURE_REFUSALS[added.problem], problem: added.problem });
    });
  });

  function lines(work: (say: (line: object) => void) => Promise<void>): Response {
    const encoder = new TextEncoder();
    let isListening = true;
    const body = new ReadableStream({
      async start(controller) {
        // Who leaves the page meanwhile still has the picture in the library.
        const say = (line: object) => {
          if (isListening) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
        };
        try {
          await work(say);
        } catch (error) {
          platform.log.error({ err: error }, 'a picture could not be taken in');
          say({ error: 'The picture could not be saved. Please try again.' });
        }
        if (isListening) controller.close();
      },
      cancel() {
        isListening = false;
      },
    });
    return new Response(body, {
      headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
    });
  }
}
