import { LARGEST_PICTURE_BYTES } from '#domain/pictures/picture.ts';
import { PICTURE_REFUSALS } from '#domain/pictures/picture-refusal.ts';

export type SentPicture = { ok: true; url: string } | { ok: false; message: string };

const FAILED = 'The picture could not be sent. Please try again.';

/**
 * Sends a picture, or the URL of one, and reports progress from 0 to 1: the upload is the first half, making its sizes the
 * second.
 */
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
      const { done, of } = lastLine(request.responseText);
      if (typeof done === 'number' && typeof of === 'number') onProgress(0.5 + (done / of) * 0.5);
    };
    request.onerror = () => resolve({ ok: false, message: FAILED });
    request.onload = () => {
      const { url, error, detail } = lastLine(request.responseText);
      if (typeof url === 'string') resolve({ ok: true, url });
      else resolve({ ok: false, message: String(error ?? detail ?? FAILED) });
    };
    request.send(isUrl ? JSON.stringify({ url: what }) : what);
  });
}

/** The response grows line by line; the last whole one counts. */
function lastLine(text: string): Record<string, unknown> {
  const line = text.trimEnd().split('\n').at(-1) ?? '';
  try {
    const value: unknown = JSON.parse(line);
    return value !== null && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}
