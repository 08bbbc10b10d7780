import { LRUCache } from 'lru-cache';
import { paperFileName } from '#domain/paper/paper.ts';
import { findLinkedPaper } from '#operations/paper/paper-links.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Bytes of memory for papers that were downloaded. A paper never changes, and printing it takes longer than anything else. */
const MOST_BYTES = 4 * 1024 * 1024;

export type PaperDownload = (request: Request, inTurn: InTurn) => Promise<Response | null>;

type InTurn = (print: () => Promise<Response>) => Promise<Response>;

/**
 * Serves /orders/paper: a paper as PDF, by the link on the page of its order. Null: the link opens none. The link is read each
 * time; the printed paper is taken from memory, or printed when its turn has come.
 */
export function paperDownload(platform: Platform): PaperDownload {
  const printed = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MOST_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });
  return async (request, inTurn) => {
    const token = new URL(request.url).searchParams.get('link') ?? '';
    const paper = await findLinkedPaper(platform, token);
    if (!paper) return null;
    const known = printed.get(paper.id);
    if (known) return pdf(known, paper.number);
    return inTurn(async () => {
      const bytes = printed.get(paper.id) ?? new Uint8Array(await platform.printPaper(paper.facts));
      printed.set(paper.id, bytes);
      return pdf(bytes, paper.number);
    });
  };
}

function pdf(bytes: Uint8Array<ArrayBuffer>, number: string): Response {
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${paperFileName(number)}"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
}
