import { data, redirect } from 'react-router';
import type { Undo } from '#app/cms/undo/undo-store.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { MOST_STOCK } from '#domain/catalogue/bulk/bulk-change.ts';
import { FREE_QUESTION_IN_LIST } from '#domain/money/free-price.ts';
import { formatPounds } from '#domain/money/money.ts';
import { parsePounds } from '#domain/money/parse-pounds.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import {
  type CellField,
  type CellResult,
  changeProductCell,
} from '#operations/catalogue/change-product-cell.ts';
import type { Route } from './+types/product-cell-page';

/** The result of a price or stock entered in the list. */
export type CellSaved =
  | { ok: true; message: string; undo?: Undo }
  | { ok: false; message: string; asks?: boolean };

export function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'products.view');
  return redirect(cmsPaths.product(params.id));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'products.edit');
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const field: CellField = form.get('field') === 'stock' ? 'stock' : 'price';
  const refuse = (status: number, message: string) => data<CellSaved>({ ok: false, message }, status);
  const value = READ[field](String(form.get('value') ?? ''));
  const was = /^\d{1,9}$/.test(String(form.get('was'))) ? Number(form.get('was')) : null;
  if (value === null || was === null) return refuse(422, WRONG[field]);
  try {
    const isFreeMeant = form.get('confirmed') === 'yes';
    const entry = { id: params.id, field, value, was, isFreeMeant };
    const result = await changeProductCell(platform, member, entry);
    if (!result.ok && result.problem === 'becomes-free')
      return data<CellSaved>({ ok: false, message: FREE_QUESTION_IN_LIST, asks: true }, 409);
    if (!result.ok) return refuse(result.problem === 'refused' ? 422 : 409, problemText(result));
    const saved = field === 'price' ? 'Price saved.' : 'Stock saved.';
    const commands = [{ fields: { intent: 'undo' }, ids: [] }];
    return data<CellSaved>({
      ok: true,
      ...(result.changeId !== null && {
        undo: { action: cmsPaths.bulkChange(result.changeId), commands },
      }),
      message: result.movedMeanwhile ? `${saved} Sold or returned meanwhile and counted.` : saved,
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a price or stock could not be saved');
    return refuse(500, savingFailed('product'));
  }
}

const READ: Record<CellField, (text: string) => number | null> = {
  price(text) {
    const parsed = parsePounds(text);
    return parsed.ok ? parsed.pence : null;
  },
  stock(text) {
    const isCount = /^\d{1,7}$/.test(text.trim()) && Number(text) <= MOST_STOCK;
    return isCount ? Number(text) : null;
  },
};

const WRONG: Record<CellField, string> = {
  price: 'Price must be an amount such as 24.99',
  stock: `Stock must be a whole number from 0 to ${MOST_STOCK}`,
};

function problemText(result: Extract<CellResult, { ok: false }>): string {
  switch (result.problem) {
    case 'refused':
      return result.reason;
    case 'changed-meanwhile':
      return `Somebody set it to ${formatPounds(result.value)} meanwhile. Nothing was changed.`;
    case 'has-variants':
      return 'It has variants now: change them on its page.';
    default:
      return 'It was deleted meanwhile.';
  }
}
