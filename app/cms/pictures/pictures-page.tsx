import { useId } from 'react';
import { data, Form, useRevalidator } from 'react-router';
import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import { DELETE } from '#app/cms/ui/bulk-actions.ts';
import { clampPage } from '#app/cms/ui/clamp-page.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { type FilterField, ListFilters } from '#app/cms/ui/list-filters.tsx';
import { ListPage } from '#app/cms/ui/list-page.tsx';
import { type ListResult, readListCommand } from '#app/cms/ui/list-result.ts';
import { ListRows } from '#app/cms/ui/list-rows.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import type { ShownList } from '#app/cms/ui/shown-list.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { listPictureUses, type PictureUse } from '#database/queries/pictures/picture-uses.ts';
import { listPictures, type PictureRow } from '#database/queries/pictures/pictures.ts';
import { isFiltered, parseListQuery } from '#domain/lists/list-query.ts';
import { may } from '#domain/people/permissions.ts';
import { pictureUrl } from '#domain/pictures/picture.ts';
import { PICTURE_LIST, type PictureListQuery } from '#domain/pictures/picture-list.ts';
import { PICTURE_REFUSALS } from '#domain/pictures/picture-refusal.ts';
import { countText } from '#domain/text/count-text.ts';
import { CANNOT_BE_UNDONE } from '#domain/words/messages.ts';
import { addPicture } from '#operations/pictures/add-picture.ts';
import { removeUnusedPictures } from '#operations/pictures/remove-pictures.ts';
import type { Route } from './+types/pictures-page';
import { DropZone } from './drop-zone.tsx';
import { PictureUses } from './picture-uses.tsx';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Pictures');

export async function loader({ context, url }: Route.LoaderArgs) {
  const member = requirePermission(context, 'pictures.view');
  const query = parseListQuery(url.searchParams, PICTURE_LIST);
  const { db } = context.get(platformContext);
  const pictures = await listPictures(db, query);
  clampPage(listOf(query), pictures.pageCount);
  const uses = await listPictureUses(
    db,
    pictures.items.map(({ key }) => key),
  );
  return { query, pictures, uses: Object.fromEntries(uses), canEdit: may(member.role, 'pictures.edit') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'pictures.edit');
  const platform = context.get(platformContext);
  const { intent, ids, isConfirmed, form } = await readListCommand(request);
  const file = form.get('file');
  if (file instanceof File) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const added = await addPicture(platform, member, { bytes, name: file.name });
    return added.ok
      ? data<ListResult>({ ok: true, message: 'Picture added.' })
      : data<ListResult>({ ok: false, message: PICTURE_REFUSALS[added.problem] }, 422);
  }
  if (intent !== 'delete' && intent !== 'clean')
    return data<ListResult>({ ok: false, message: 'Select a picture first.' }, 422);
  if (!isConfirmed) return data<ListResult>({ ok: false, ask: askDeletion(intent, ids) });
  try {
    const removed = await removeUnusedPictures(platform, member, intent === 'clean' ? undefined : ids);
    const kept = intent === 'clean' ? 0 : ids.length - removed;
    return data<ListResult>({
      ok: kept === 0,
      message: `${countText(removed, 'picture')} deleted.${kept > 0 ? ` ${countText(kept, 'picture')} stayed: in use, or added within the last hour.` : ''}`,
    });
  } catch (error) {
    platform.log.error({ err: error }, 'pictures could not be deleted');
    return data<ListResult>({ ok: false, message: 'Error deleting pictures. Please try again.' }, 500);
  }
}

function askDeletion(intent: string, ids: string[]): Ask {
  return {
    intent,
    ids,
    text:
      intent === 'clean'
        ? 'Are you sure you want to delete every picture that is not used?'
        : `Are you sure you want to delete ${ids.length === 1 ? 'this picture' : `these ${ids.length} pictures`}?`,
    detail: `${CANNOT_BE_UNDONE} Pictures in use stay, and so do those of the last hour.`,
    confirmLabel: 'Delete',
  };
}

export default function PicturesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, pictures, uses, canEdit } = loaderData;
  const list = listOf(query);
  const { revalidate } = useRevalidator();
  return (
    <ListPage
      title="Pictures"
      count={countText(pictures.total, 'picture')}
      buttons={
        canEdit && (
          <Form method="post">
            <Button type="submit" name="intent" value="clean" variant="outline" size="small">
              Delete unused
            </Button>
          </Form>
        )
      }
      answer={actionData}
    >
      {canEdit && (
        <div className="mb-5 rounded-card border border-line bg-surface p-4">
          <DropZone label="Add pictures" multiple onAdded={() => void revalidate()} />
          <noscript>
            <form method="post" encType="multipart/form-data" className="flex flex-wrap gap-3">
              <input type="file" name="file" accept="image/*" aria-label="Picture" />
              <button type="submit" className="btn btn-dark btn-small">
                Add
              </button>
            </form>
          </noscript>
        </div>
      )}
      <ListFilters list={list} searchLabel="Search by file name" filters={filters(query)} />
      <ListRows
        list={list}
        page={pictures}
        empty={{
          title: isFiltered(query) ? 'No picture found' : 'No pictures yet',
          text: 'Those you add to products stand here too.',
        }}
        actions={canEdit ? [DELETE] : []}
        answer={actionData}
      >
        <ul className="grid grid-cols-2 gap-px xs:grid-cols-3 md:grid-cols-5">
          {pictures.items.map((picture) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              uses={uses[picture.key] ?? []}
              canPick={canEdit}
            />
          ))}
        </ul>
      </ListRows>
    </ListPage>
  );
}

function filters(query: PictureListQuery): FilterField[] {
  return [
    {
      name: 'use',
      label: 'Use',
      value: query.filters.use,
      all: 'Used or not',
      options: [
        { value: 'used', label: 'Used' },
        { value: 'unused', label: 'Unused' },
      ],
    },
  ];
}

function listOf(query: PictureListQuery): ShownList {
  return { path: cmsPaths.pictures(), shape: PICTURE_LIST, query };
}

function PictureTile({
  picture,
  uses,
  canPick,
}: {
  picture: PictureRow;
  uses: PictureUse[];
  canPick: boolean;
}) {
  const id = useId();
  const name = picture.name || picture.key;
  return (
    <li className="min-w-0 p-3 text-sm shadow-[0_0_0_1px_var(--color-line)] has-checked:bg-blush-soft">
      <label htmlFor={id} className="grid cursor-pointer grid-cols-[minmax(0,1fr)] gap-2">
        <Picture
          url={pictureUrl(picture.key)}
          alt=""
          sizes="14rem"
          className="aspect-square rounded-lg object-contain"
        />
        <span className="flex items-start gap-2">
          {canPick && (
            <input
              id={id}
              type="checkbox"
              name="ids"
              value={picture.key}
              className="mt-0.5 size-4.5 accent-plum"
            />
          )}
          <span className="min-w-0">
            <span className="block truncate font-medium">{name}</span>
            <span className="block text-xs text-ink-soft tabular-nums">
              {picture.width} × {picture.height} · {Math.ceil(picture.bytes / 1024).toLocaleString('en-GB')}{' '}
              kB
            </span>
          </span>
        </span>
      </label>
      <div className={canPick ? 'pl-6.5' : undefined}>
        <PictureUses uses={uses} />
      </div>
    </li>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Picture" back={{ to: cmsPaths.pictures(), label: 'Pictures' }} />;
}
