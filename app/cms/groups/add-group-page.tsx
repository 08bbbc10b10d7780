import { data } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { takenErrors } from '#app/cms/records/taken-errors.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { parseBrandForm } from '#domain/catalogue/brand-form.ts';
import { parseCategoryForm } from '#domain/catalogue/category-form.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { createBrand } from '#operations/catalogue/save-brand.ts';
import { createCategory } from '#operations/catalogue/save-category.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import type { Route } from './+types/add-group-page';
import { GROUPS, type GroupKind } from './group-words.ts';

export type AddedGroup =
  | { ok: true; id: string; name: string }
  | { ok: false; message: string; errors: Record<string, string> };

export function loader() {
  throw data(null, { status: 404 });
}

/** Creates a brand or category for the product form that asks for it, and stays on that form. */
export async function action({ context, request }: Route.ActionArgs) {
  const submitted = readSubmitted(await readForm(request));
  const kind: GroupKind = submitted.kind === 'category' ? 'category' : 'brand';
  const member = requirePermission(context, GROUPS[kind].permissions.change);
  const platform = context.get(platformContext);
  const refuse = (errors: Record<string, string>, status: number) =>
    data<AddedGroup>({ ok: false, message: savingFailed(kind), errors }, status);
  try {
    const parsed = parseGroup(kind, submitted, platform);
    if (!parsed.ok) return refuse(nameErrors(parsed.errors, kind), 422);
    const created = await parsed.create(platform, member);
    if (!created.ok) return refuse(nameErrors(takenErrors(created.problem, kind), kind), 409);
    return data<AddedGroup>({ ok: true, id: created.id, name: parsed.name });
  } catch (error) {
    platform.log.error({ err: error }, `a ${kind} could not be saved`);
    return refuse({}, 500);
  }
}

/** The dialog asks for no slug: what is wrong with the one made from the name is said of the name. */
function nameErrors({ slug, ...errors }: Record<string, string>, kind: GroupKind): Record<string, string> {
  if (!slug || errors.name) return errors;
  const name =
    slug === takenErrors('slug-taken', kind).slug
      ? `There is a ${kind} of nearly this name already`
      : 'Name needs a letter from A to Z or a digit, for its address';
  return { ...errors, name };
}

function parseGroup(kind: GroupKind, submitted: Record<string, string>, { clock }: Platform) {
  if (kind === 'brand') {
    const parsed = parseBrandForm(submitted, new Date(clock.now()).getUTCFullYear());
    if (!parsed.ok) return parsed;
    const { brand } = parsed;
    const create = (platform: Platform, member: StaffMember) => createBrand(platform, member, brand);
    return { ok: true as const, name: brand.name, create };
  }
  const parsed = parseCategoryForm(submitted);
  if (!parsed.ok) return parsed;
  const { category } = parsed;
  const create = (platform: Platform, member: StaffMember) => createCategory(platform, member, category);
  return { ok: true as const, name: category.name, create };
}
