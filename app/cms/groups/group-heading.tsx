import { Link } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { ARCHIVE, DELETE, RESTORE } from '#app/cms/ui/bulk-actions.ts';
import { CreatedNotice } from '#app/cms/ui/created-notice.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { RecordActions } from '#app/cms/ui/record-actions.tsx';
import { GROUPS, type GroupKind } from './group-words.ts';
import { ProductsOfGroup } from './products-of-group.tsx';

/** Above the form of a brand or category: its name, how many products it has, and what else can be done with it. */
export function GroupHeading({
  kind,
  group: { id, name, slug, isArchived },
  productCount,
  canEdit,
}: {
  kind: GroupKind;
  group: { id: string; name: string; slug: string; isArchived: boolean };
  productCount: number;
  canEdit: boolean;
}) {
  const { plural, list, create, inShop } = GROUPS[kind];
  return (
    <>
      <BackLink to={list()}>All {plural}</BackLink>
      <CreatedNotice>{GROUPS[kind].name} created.</CreatedNotice>
      <ListHeading title={name} count={<ProductsOfGroup kind={kind} id={id} count={productCount} />}>
        {isArchived && <FlagBadge look="quiet">Archived</FlagBadge>}
        <Link to={inShop(slug)} reloadDocument className="btn btn-quiet btn-small">
          View in shop
        </Link>
        {canEdit && (
          <>
            <Link to={create(id)} className="btn btn-outline btn-small">
              Duplicate
            </Link>
            <RecordActions id={id} list={list()} actions={[isArchived ? RESTORE : ARCHIVE, DELETE]} />
          </>
        )}
      </ListHeading>
    </>
  );
}
