import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { BulkKind } from '#domain/catalogue/bulk/bulk-form.ts';
import { countText } from '#domain/text/count-text.ts';
import type { BulkPreview } from '#operations/catalogue/preview-in-bulk.ts';
import { BulkRefusals } from './bulk-refusals.tsx';

/** The first products of a change before it is made, and the button that makes it. */
export function BulkPreviewPanel({
  kind,
  preview: { changed, unchanged, refused, changes, refusals },
  isSending,
  children,
}: {
  kind: BulkKind;
  preview: BulkPreview;
  isSending: boolean;
  /** The hidden fields of the change. */
  children: ReactNode;
}) {
  const noun = kind === 'price' ? 'price' : 'product';
  const notes = [
    unchanged > 0 && `${unchanged.toLocaleString('en-GB')} unchanged`,
    refused > 0 && `${refused.toLocaleString('en-GB')} refused`,
  ].filter(Boolean);
  return (
    <div className="mt-4 grid gap-4">
      <section aria-label="Preview" className="rounded-card border border-line bg-surface p-5 text-sm">
        <h2 role="status" className="mb-2 font-semibold">
          {changed === 0 ? 'Nothing would change' : `${countText(changed, noun)} would change`}
          {notes.length > 0 && <span className="font-normal text-ink-soft"> · {notes.join(', ')}</span>}
        </h2>
        <ul className="divide-y divide-line">
          {changes.map(({ id, name, differences }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
              <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
              <span className="text-right tabular-nums">
                {differences.slice(0, 3).map(({ label, before, after }) => (
                  <span key={`${label} ${before}`} className="block">
                    {label && <span className="text-ink-soft">{label}: </span>}
                    <del className="text-ink-soft">{before}</del> →{' '}
                    <ins className="no-underline">{after}</ins>
                  </span>
                ))}
                {differences.length > 3 && (
                  <span className="block text-ink-soft">
                    and {countText(differences.length - 3, 'more value')}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
        {changed > changes.length && (
          <p className="mt-2 text-ink-soft">and {countText(changed - changes.length, 'more product')}</p>
        )}
        {changed > 0 && (
          <Form method="post" action={cmsPaths.bulkEdit()} className="mt-4">
            {children}
            <Button type="submit" variant="dark" aria-disabled={isSending}>
              {isSending ? 'Changing …' : `Change ${countText(changed, noun)}`}
            </Button>
          </Form>
        )}
      </section>
      <BulkRefusals title="Refused" refusals={refusals} count={refused} />
    </div>
  );
}
