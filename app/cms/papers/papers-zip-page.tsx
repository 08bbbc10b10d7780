import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { eachPaper } from '#database/queries/paper/papers-of-period.ts';
import { paperFileName } from '#domain/paper/paper.ts';
import { periodBounds } from '#domain/paper/paper-period.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/papers-zip-page';
import { askedPeriod } from './asked-period.ts';
import { PAPERS_IN_A_FILE } from './papers-in-a-file.ts';
import { type ZippedFile, zipResponse } from './zip-response.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'papers.export');
  const platform = context.get(platformContext);
  const { searchParams } = url;
  const period = askedPeriod(searchParams, nowIso(platform.clock));
  const part = Math.max(1, Math.trunc(Number(searchParams.get('part'))) || 1);
  const papers = eachPaper(platform.db, periodBounds(period), {
    offset: (part - 1) * PAPERS_IN_A_FILE,
    limit: PAPERS_IN_A_FILE,
  });
  const name = `papers-${period.from}-${period.to}${part > 1 ? `-${part}` : ''}.zip`;
  return zipResponse(name, printed(platform, papers), platform.log);
}

async function* printed(
  { printPaper }: Platform,
  papers: ReturnType<typeof eachPaper>,
): AsyncGenerator<ZippedFile> {
  for await (const { number, issuedAt, facts } of papers)
    yield { name: paperFileName(number), bytes: await printPaper(facts), at: issuedAt };
}
