import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type FieldSection, FieldSections, wordsOfField } from '#app/cms/fields/field-sections.tsx';
import { type FormValues, formState, formValues } from '#app/cms/fields/form-values.ts';
import { ReadOnlyFields } from '#app/cms/fields/read-only-fields.tsx';
import { type FormRule, useFieldErrors } from '#app/cms/fields/use-field-errors.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import type { SaveResult } from '#domain/lists/save-result.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { CreatedNotice } from './created-notice.tsx';
import { EditorForm } from './editor-form.tsx';
import type { LoadedRecord } from './load-record.ts';
import { RecordActions } from './record-actions.tsx';
import { nameOfKind, type RecordDeclaration } from './record-declaration.ts';

type Row = { id: string; version: number };

export function RecordEditor<Of extends Row>({
  of,
  loaded,
  result,
  rule,
  count,
  blank = {},
  fields,
  aside,
  fieldsKey,
  further,
}: {
  of: RecordDeclaration<Of>;
  loaded: LoadedRecord<Of>;
  result: SaveResult | undefined;
  /** The rule the server saves by. */
  rule: FormRule;
  count?: ReactNode;
  /** The values a new one begins with. */
  blank?: FormValues;
  fields: FieldSection[];
  /** Placed beside the fields on a desk, below them on a phone. */
  aside: FieldSection[];
  /** Fields begin anew from the stored values when it changes. */
  fieldsKey?: number | undefined;
  /** Further content below `aside`, for instance a preview. */
  further?(values: FormValues): ReactNode;
}) {
  const { record, original, canEdit } = loaded;
  const stored = storedValues(of, loaded, blank);
  const { errors, checkEdit } = useFieldErrors(result, rule);
  const state = { ...formState(result, stored), errors };
  // Fields of a merged save begin anew from the stored values.
  const mergedKey = result?.ok && result.isMerged ? record?.version : undefined;
  const kind = of.kindOf?.(record ? stored : state.values) ?? of.kind;
  return (
    // Another record is another form: nothing of one may stay in the other.
    <Fragment key={record?.id ?? `new ${original?.id} ${stored.kind}`}>
      <BackLink to={of.list.to}>{of.list.label}</BackLink>
      {record ? (
        <RecordHeading of={of} record={record} kind={kind} canEdit={canEdit} count={count} />
      ) : (
        <PageHeading title={`New ${kind}`} />
      )}
      {canEdit ? (
        <EditorForm
          stored={{ version: record?.version ?? null, values: stored }}
          result={result}
          errors={errors}
          onEdit={checkEdit}
          failed={savingFailed(kind)}
          wordsOf={(name) => wordsOfField([...fields, ...aside], name, state.values)}
          saveLabel={`${record ? 'Save' : 'Create'} ${kind}`}
          aside={
            <>
              <FieldSections key={mergedKey} sections={aside} {...state} />
              {further?.(state.values)}
            </>
          }
        >
          <FieldSections key={fieldsKey ?? mergedKey} sections={fields} {...state} />
        </EditorForm>
      ) : (
        <>
          <ReadOnlyFields sections={[...fields, ...aside]} values={stored} />
          {further && <div className="mt-5 grid max-w-xl gap-5">{further(stored)}</div>}
        </>
      )}
    </Fragment>
  );
}

function storedValues<Of extends Row>(
  { valuesOf = formValues, copied }: RecordDeclaration<Of>,
  { record, original }: LoadedRecord<Of>,
  blank: FormValues,
): FormValues {
  if (record) return valuesOf(record);
  return original ? copied(valuesOf(original)) : blank;
}

function RecordHeading<Of extends Row>({
  of,
  record,
  kind,
  canEdit,
  count,
}: {
  of: RecordDeclaration<Of>;
  record: Of;
  kind: string;
  canEdit: boolean;
  count: ReactNode;
}) {
  const inShop = of.inShop(record);
  return (
    <>
      <CreatedNotice>
        {nameOfKind(kind)} created. {of.createdNote?.(record)}
      </CreatedNotice>
      <PageHeading title={of.titleOf(record)} count={count}>
        {of.flags(record)}
        {inShop && (
          <Link to={inShop.to} reloadDocument className="btn btn-quiet btn-small">
            {inShop.label}
          </Link>
        )}
        {canEdit && (
          <>
            <Link to={of.newAt(record.id)} className="btn btn-outline btn-small">
              Duplicate
            </Link>
            <RecordActions id={record.id} list={of.list.to} actions={of.actions(record)} />
          </>
        )}
      </PageHeading>
    </>
  );
}

/** The title of the page: of the record, or 'New brand'. */
export function recordTitle<Of extends Row>(
  of: RecordDeclaration<Of>,
  loaded: LoadedRecord<Of> | undefined,
): string {
  if (!loaded) return nameOfKind(of.kind);
  return loaded.record ? of.titleOf(loaded.record) : `New ${of.kind}`;
}
