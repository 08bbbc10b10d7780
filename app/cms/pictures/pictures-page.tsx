import { useId } from 'react';
import { data, useRevalidator } from 'react-router';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import type { ListResult } from '#app/cms/lists/list-result.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Picture } from '#app/ui/picture.tsx';
import { listPictureUses, type PictureUses as Uses } from '#database/queries/pictures/picture-uses.ts';
import { listPictures, type PictureRow } from '#database/queries/pictures/pictures.ts';
import { pictureUrl } from '#domain/pictures/picture.ts';
import { PICTURE_LIST } from '#domain/pictures/picture-list.ts';
import { PICTURE_REFUSALS } from '#domain/pictures/picture-refusal.ts';
import { countText } from '#domain/text/count-text.ts';
import { CANNOT_BE_UNDONE } from '#domain/words/messages.ts';
import { addPicture } from '#operations/pictures/add-picture.ts';
import { removeUnusedPictures } from '#operations/pictures/remove-pictures.ts';
import type { Route } from './+types/pictures-page';
import { DropZone } from './drop-zone.tsx';
import { PictureUses } from './picture-uses.tsx';

const FAILED = 'Error deleting pictures. Please try again.';

const LIST: ListDeclaration<PictureRow, typeof PICTURE_LIST, 'clean'> = {
  path: cmsPaths.pictures(),
  shape: PICTURE_LIST,
  kind: 'picture',
  title: 'Pictures',
  permissions: { view: 'pictures.view', change: 'pictures.edit', delete: 'pictures.edit' },
  buttons: [{ label: 'Pictures elsewhere', to: cmsPaths.picturesElsewhere() }],
  verbs: [{ intent: 'clean', label: 'Delete unused', done: 'deleted', isForAll: true }],
  failed: { change: FAILED, delete: FAILED },
  searchLabel: 'Search by file name',
  filters: { use: { label: 'Use', all: 'Used or not', labels: { used: 'Used', unused: 'Unused' } } },
  empty: {
    title: 'No pictures yet',
    text: 'Those you add to products stand here too.',
    isSameIfFiltered: true,
  },
  idOf: ({ key }) => key,
  nameOf,
  columns: [],
};

function nameOf({ name, key }: PictureRow): string {
  return name || key;
}

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export async function loader(args: Route.LoaderArgs) {
  const list = await loadList(args, LIST, listPictures);
  const { db } = args.context.get(platformContext);
  return { ...list, uses: Object.fromEntries(await listPictureUses(db, list.page.items.map(LIST.idOf))) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'pictures.edit');
  const file = (await readForm(request.clone())).get('file');
  if (file instanceof File) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const added = await addPicture(context.get(platformContext), member, { bytes, name: file.name });
    return added.ok
      ? data<ListResult>({ ok: true, message: 'Picture added.' })
      : data<ListResult>({ ok: false, message: PICTURE_REFUSALS[added.problem] }, 422);
  }
  return runListCommand({ context, request }, LIST, {
    change: (platform, actor) => removeUnusedPictures(platform, actor),
    async remove(platform, actor, ids): Promise<ListResult> {
      const removed = await removeUnusedPictures(platform, actor, ids);
      const left = ids.length - removed;
      const message = `${countText(removed, 'picture')} deleted.`;
      if (left === 0) return { ok: true, message };
      const why = `${countText(left, 'picture')} stayed: in use, or added within the last hour.`;
      return { ok: false, message: `${message} ${why}` };
    },
    ask: (_, ids, intent) => askRemoval(ids, intent),
  });
}

function askRemoval(ids: string[], intent: 'clean' | 'delete'): Ask {
  const which = ids.length === 1 ? 'this picture' : `these ${ids.length} pictures`;
  return {
    intent,
    ids,
    text: `Are you sure you want to delete ${intent === 'clean' ? 'every picture that is not used' : which}?`,
    detail: `${CANNOT_BE_UNDONE} Pictures in use stay, and so do those of the last hour.`,
    confirmLabel: 'Delete',
  };
}

export default function PicturesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, uses, canChange } = loaderData;
  return (
    <RecordList list={LIST} loaded={loaderData} result={actionData} notice={canChange && <AddPictures />}>
      <ul className="grid grid-cols-2 gap-px xs:grid-cols-3 md:grid-cols-5">
        {page.items.map((picture) => (
          <PictureTile key={picture.key} picture={picture} uses={uses[picture.key]} canChange={canChange} />
        ))}
      </ul>
    </RecordList>
  );
}

function AddPictures() {
  const { revalidate } = useRevalidator();
  return (
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
  );
}

function PictureTile({
  picture,
  uses,
  canChange,
}: {
  picture: PictureRow;
  uses: Uses | undefined;
  canChange: boolean;
}) {
  const id = useId();
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
          {canChange && (
            <input
              id={id}
              type="checkbox"
              name="ids"
              value={picture.key}
              className="size-6 flex-none accent-plum"
            />
          )}
          <span className="min-w-0">
            <span className="block font-medium [overflow-wrap:anywhere]">{nameOf(picture)}</span>
            <span className="block text-xs text-ink-soft tabular-nums">
              {picture.width} × {picture.height} · {Math.ceil(picture.bytes / 1024).toLocaleString('en-GB')}{' '}
              kB
            </span>
          </span>
        </span>
      </label>
      <div className={canChange ? 'pl-8' : undefined}>
        <PictureUses uses={uses ?? { places: [], hasMore: false }} />
      </div>
    </li>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Picture" back={{ to: cmsPaths.pictures(), label: 'Pictures' }} />;
}
