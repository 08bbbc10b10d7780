import * as v from 'valibot';

/** A list whose length is checked before the first of its items is looked at: a body may hold a hundred thousand. */
export function listField<const Item extends v.GenericSchema>(
  item: Item,
  most: number,
  { notAList, tooMany }: { notAList?: string; tooMany?: string } = {},
) {
  return v.pipe(
    v.array(v.unknown(), notAList),
    v.maxLength(most, tooMany),
    v.array(item, notAList),
    // Once more for the description of the API, which reads what follows the items.
    v.maxLength(most, tooMany),
  );
}
