import type { ReactNode } from 'react';
import type { FormValues } from '#app/cms/fields/form-values.ts';
import type { BulkAction } from '#app/cms/lists/bulk-form.tsx';
import type { Permission } from '#domain/people/permissions.ts';
import type { DeletedKind, ManagerName } from '#domain/words/staff-messages.ts';

/** A kind of record as plain data: `loadRecord` reads one, `RecordEditor` draws its form, `saveFromForm` creates and saves it. */
export type RecordDeclaration<Row extends { id: string; version: number }> = {
  kind: DeletedKind;
  /** The kind by the form's values: a page may be an article. */
  kindOf?(values: FormValues): DeletedKind;
  permissions: { view: Permission; edit: Permission };
  list: { to: string; label: string };
  /** The name in 'Error loading Brand Manager'. */
  manager: ManagerName;
  addressOf(id: string): string;
  /** The page for a new one, perhaps as a copy. */
  newAt(copyOf?: string): string;
  titleOf(row: Row): string;
  /** Values of the form that are not the record's fields as they are. */
  valuesOf?(row: Row): FormValues;
  copied(values: FormValues): FormValues;
  /** Badges beside the title. */
  flags(row: Row): ReactNode;
  /** What whoever has just created the record must know. */
  createdNote?(row: Row): string | null;
  inShop(row: Row): { to: string; label: string } | null;
  actions(row: Row): BulkAction[];
};

/** 'Brand' */
export function nameOfKind(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}
