import type { ReactNode } from 'react';
import type { FilterName, FilterValue, ListQuery, ListShape } from '#domain/lists/list-query.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { DeletedKind } from '#domain/words/staff-messages.ts';

/** The part of a list that finds records; enough for one whose records nobody changes. */
export type ListSearch<Shape extends ListShape = ListShape> = {
  path: string;
  shape: Shape;
  permissions: { view: Permission; change?: Permission; delete?: Permission; export?: Permission };
  searchLabel: string;
  /** A filter of the shape that is not drawn here does not compile. */
  filters: { [Name in Exclude<FilterName<Shape>, DayFilter>]: Filter<FilterValue<Shape, Name>> };
};

/** Drawn as days wherever the shape has them. */
type DayFilter = 'from' | 'to';

export type Filter<Value extends string> = {
  label: string;
  /** The first option, for no filter: 'All brands'. */
  all: string;
  /** Words for values that are not shown as they are. */
  labels?: Partial<Record<Value, string>>;
  /**
   * An address that responds with names for a few letters, by `?text=`, when there are too many to choose
   * from.
   */
  suggestionsAt?: string;
};

export type Verb<Intent extends string = string, Shape extends ListShape = ListShape> = {
  intent: Intent;
  label: string;
  /** The end of the result: '3 products archived.' */
  done: string;
  /** The intent that puts it back, where every row it changes was in one state before. */
  undo?: string;
  /** Needed beside the permission to change. */
  permission?: Permission;
  /** False where it is not on offer; a record's own page may still send it. */
  isOffered?(query: ListQuery<Shape>): boolean;
  /** Leads to a page, and so is not asked about. */
  isLink?: boolean;
  /** Acts on the whole list: its button is beside the heading, and nothing need be selected. */
  isForAll?: boolean;
};

export type ListCommands<Intent extends string = string, Shape extends ListShape = ListShape> = {
  path: string;
  kind: DeletedKind;
  /** One and many in counts; by default the kind and its 's'. */
  noun?: readonly [one: string, many: string];
  permissions: { change: Permission; delete: Permission };
  verbs: readonly Verb<Intent, Shape>[];
  /** Replaces 'Error saving product. Please try again.' */
  failed?: { change?: string; delete?: string };
  /** Commands may mean every record the list finds, not only those of its page. */
  canSelectAll?: boolean;
};

/**
 * A list of /cms as plain data: `loadList` reads it, `RecordList` draws it, `runListCommand` carries out its
 * verbs.
 */
export type ListDeclaration<
  Row,
  Shape extends ListShape = ListShape,
  Intent extends string = string,
> = ListSearch<Shape> &
  ListCommands<Intent, Shape> & {
    title: string;
    /** The table's, if not the title. */
    caption?: string;
    /** Links beside the heading, for roles that may change records; the last one is the main one. */
    buttons?: readonly { label: string; to: string }[];
    exports?: readonly { path: string; label?(query: ListQuery<Shape>): string }[];
    empty: { title: string; text: string; isSameIfFiltered?: boolean };
    columns: readonly Column<Row, SortName<Shape>>[];
    idOf(row: Row): string;
    nameOf(row: Row): string;
    /** The page for a new record that begins as a copy of this one. */
    duplicateAt?(row: Row): string;
  };

export type Column<Row, Sort extends string = string> = {
  label: string;
  cell: (row: Row) => ReactNode;
  sort?: Sort;
  isNumber?: boolean;
  /** Hidden at middle widths. */
  isMinor?: boolean;
  /** Shows its label before the value when rows are cards. */
  labelled?: boolean;
};

/** The columns a list can be sorted by: its sorts without their direction. */
export type SortName<Shape extends ListShape> = Shape['sorts'][number] extends infer Sort
  ? Sort extends `-${infer Name}`
    ? Name
    : Sort & string
  : never;

export function nounOf({ kind, noun = [kind, `${kind}s`] }: Pick<ListCommands, 'kind' | 'noun'>) {
  return noun;
}
