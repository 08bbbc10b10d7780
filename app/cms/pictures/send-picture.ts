import * as v from 'valibot';
import { type PictureByUrlMessage, pictureLineMessage } from '#domain/api/picture-messages.ts';
import { apiProblemMessage } from '#domain/api/problem-message.ts';
import { LARGEST_PICTURE_BYTES } from '#domain/pictures/picture.ts';
import { PICTURE_REFUSALS } from '#domain/pictures/picture-refusal.ts';

export type SentPicture = { ok: true; url: string } | { ok: false; message: string };

const FAILED = 'The picture could not be sent. Please try again.';

/** Sends a picture, or its URL, and reports progress from 0 to 1: half for the upload, half for making its sizes. */
export function sendPicture(what: File | string, onProgress: (part: number) => void): Promise<SentPicture> {
  if (typeof what !== 'string' && what.size > LARGEST_PICTURE_BYTES)
    return Promise.resolve({ ok: false, message: PICTURE_REFUSALS['too-large'] });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const isUrl = typeof what === 'string';
    const name = isUrl ? '' : `?name=${encodeURIComponent(what.name)}`;
    request.open('POST', `/api/pictures${name}`);
    request.setRequestHeader('content-type', isUrl ? 'application/json' : 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / Math.max(1, total)) * 0.5);
    request.onprogress = () => {
      const line = v.safeParse(pictureLineMessage, lastLine(request.responseText));
      if (line.success && 'done' in line.output) onProgress(0.5 + (line.output.done / line.output.of) * 0.5);
    };
    request.onerror = () => resolve({ ok: false, message: FAILED });
    request.onload = () => {
      resolve(sentPicture(lastLine(request.responseText)));
    };
    const byUrl: PictureByUrlMessage | null = isUrl ? { url: what } : null;
    request.send(byUrl ? JSON.stringify(byUrl) : what);
  });
}

/** The last line of the response is the picture, or why there is none; before the work began it is a problem. */
function sentPicture(body: unknown): SentPicture {
  const line = v.safeParse(pictureLineMessage, body);
  if (line.success && 'url' in line.output) return { ok: true, url: line.output.url };
  if (line.success && 'error' in line.output) return { ok: false, message: line.output.error };
  const problem = v.safeParse(apiProblemMessage, body);
  return { ok: false, message: problem.success ? problem.output.detail : FAILED };
}

/** The response grows line by line; null while its last line is incomplete. */
function lastLine(text: string): unknown {
  try {
    return JSON.parse(text.trimEnd().split('\n').at(-1) ?? '');
  } catch {
    return null;
  }
}
