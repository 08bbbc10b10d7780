import type { Column, ListDeclaration } from './list-declaration.ts';

/** The sorts of a list in words, for a field to choose one: 'Price: low to high'. */
export function sortChoices<Row>({ shape, columns }: Pick<ListDeclaration<Row>, 'shape' | 'columns'>) {
  return shape.sorts.flatMap((sort): [value: string, label: string][] => {
    const name = sort.replace(/^-/, '');
    const column = columns.find((each) => each.sort === name);
    return column ? [[sort, `${column.label}: ${directionText(column, sort.startsWith('-'))}`]] : [];
  });
}

function directionText<Row>({ isNumber, sort }: Column<Row>, isDownwards: boolean): string {
  if (isNumber) return isDownwards ? 'high to low' : 'low to high';
  if (
    sort === 'updated' ||
    sort === 'placed' ||
    sort === 'received' ||
    sort === 'created' ||
    sort === 'joined'
  )
    return isDownwards ? 'latest first' : 'oldest first';
  return isDownwards ? 'Z to A' : 'A to Z';
}
