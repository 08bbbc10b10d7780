import type { FieldErrors } from '#app/cms/fields/errors-after-edit.ts';
import type { FormValues } from '#app/cms/fields/form-values.ts';
import { unsentText } from '#app/cms/sending/unsent.ts';
import type { SaveResult } from '#domain/lists/save-result.ts';
import { ConflictPanel, type FieldWords } from './conflict-panel.tsx';

/** Says beside Save why a form was not saved; gone once every refused field was put right. */
export function SaveRefusal({
  result,
  errors,
  failed,
  opened,
  wordsOf,
}: {
  result: SaveResult | undefined;
  errors: FieldErrors;
  failed: string;
  opened: FormValues;
  wordsOf: FieldWords;
}) {
  if (!result || result.ok) return null;
  const { message, meanwhile, unsent } = result;
  const count = Object.keys(errors).length;
  if (count === 0 && Object.keys(result.errors).length > 0) return null;
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-blush-soft px-5 py-4 text-sm">
      <p className="font-semibold text-rose-deep">{unsent ? failed : message}</p>
      {unsent && <p>{unsentText(unsent)}</p>}
      {count > 0 && (
        <p>{count === 1 ? 'One field needs another look.' : `${count} fields need another look.`}</p>
      )}
      {meanwhile && <ConflictPanel meanwhile={meanwhile} opened={opened} wordsOf={wordsOf} />}
    </div>
  );
}
