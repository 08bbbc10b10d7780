import { paperFileName } from '#domain/paper/paper.ts';
import { findLinkedPaper } from '#operations/paper/paper-links.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Serves /orders/paper: a paper as PDF, by the link on the page of its order. Null: the link opens none. */
export async function paperDownload(platform: Platform, request: Request): Promise<Response | null> {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const paper = await findLinkedPaper(platform, token);
  if (!paper) return null;
  const bytes = await platform.printPaper(paper.facts);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${paperFileName(paper.number)}"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
}
