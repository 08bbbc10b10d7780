import { findPaper, listPapersOfOrder, type Paper } from '#database/queries/paper/papers.ts';
import { paperLabel } from '#domain/paper/paper.ts';
import { readSignedToken, signedToken } from '#operations/mail/signed-token.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** A paper to be downloaded: 'VAT invoice INV-000042', and the token of its link. */
export type PaperLink = { label: string; token: string };

/** A paper shows name and address: its link opens it for as long as a page stays open, and is sent in no mail. */
const OPEN_FOR_MS = 24 * 60 * 60 * 1000;

/** Returns the links of an order's papers, oldest first, for whoever has shown to be its customer. */
export async function listPaperLinks({ db, keys, clock }: Platform, orderId: string): Promise<PaperLink[]> {
  const expiresAt = clock.now() + OPEN_FOR_MS;
  const papers = await listPapersOfOrder(db, orderId);
  return papers.map(({ id, facts }) => ({
    label: paperLabel(facts),
    token: signedToken(keys, { purpose: 'view-paper', id, expiresAt }),
  }));
}

/** Finds a paper by its link. Null: the link is damaged or expired, or the paper is gone. */
export async function findLinkedPaper(platform: Platform, token: string): Promise<Paper | null> {
  const id = readSignedToken(platform, 'view-paper', token);
  return id ? findPaper(platform.db, id) : null;
}
