import type { Column, ListDeclaration } from './list-declaration.ts';

const DATES = new Set(['updated', 'placed', 'received', 'since', 'published', 'seen']);
/** Days that mostly lie ahead. */
const COMING = new Set(['due', 'from', 'until']);

/** The sorts of a list in words, for a field to choose one: 'Price: low to high'. */
export function sortChoices<Row>({ shape, columns }: Pick<ListDeclaration<Row>, 'shape' | 'columns'>) {
  return shape.sorts.flatMap((sort): [value: string, label: string][] => {
    const name = sort.replace(/^-/, '');
    const column = columns.find((each) => each.sort === name);
    if (!column) return [[sort, name.replace(/^./, (letter) => letter.toUpperCase())]];
    return [[sort, `${column.label}: ${directionText(column, sort.startsWith('-'))}`]];
  });
}

function directionText<Row>({ isNumber, sort }: Column<Row>, isDownwards: boolean): string {
  if (sort && COMING.has(sort)) return isDownwards ? 'last first' : 'soonest first';
  if (isNumber) return isDownwards ? 'high to low' : 'low to high';
  if (sort === 'order') return isDownwards ? 'last to first' : 'first to last';
  if (sort && DATES.has(sort)) return isDownwards ? 'latest first' : 'oldest first';
  return isDownwards ? 'Z to A' : 'A to Z';
}
