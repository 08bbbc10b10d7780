/** Names of one kind of product. Who asks for one of `asked` means names that hold one of `called` and none of `not`. */
export type KindGroup = {
  asked: readonly string[];
  called: readonly string[];
  not?: readonly string[];
  /** Those of `called` that rank before the others. */
  first?: readonly string[];
  /** What is nearest where the shop has none of `called`. */
  instead?: NearestKind;
};

/** Names that hold one of `called`; those of `first` rank before the others. */
export type NearestKind = { called: readonly string[]; first: readonly string[] };

/** Each name of the kind asks for all of them. */
export function same(...names: string[]): KindGroup {
  return { asked: names, called: names };
}

export function asks(
  asked: readonly string[],
  called: readonly string[],
  not?: readonly string[],
): KindGroup {
  return not ? { asked, called, not } : { asked, called };
}

/** Where the shop has none of `called`, what is called `instead` is nearest; those of `first` rank before the others. */
export function nearest(
  asked: readonly string[],
  called: readonly string[],
  instead: readonly string[],
  first = instead,
): KindGroup {
  return { asked, called, instead: { called: instead, first } };
}
