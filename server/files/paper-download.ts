import { paths } from '#app/links/paths.ts';
import { paperFileName } from '#domain/paper/paper.ts';
import { findLinkedPaper } from '#operations/paper/paper-links.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Serves /orders/paper: a paper as PDF, by the link on the page of its order. A dead link leads to the page that asks for the order. */
export async function paperDownload(platform: Platform, request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const paper = await findLinkedPaper(platform, token);
  if (!paper) return new Response(null, { status: 303, headers: { location: paths.orders() } });
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
