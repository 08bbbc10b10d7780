/** Fewer are seen at a glance, in the owner's order. */
export const MANY_SHADES = 8;

/** Returns the groups to filter shades by, in their order; none where the shades or groups are few. */
export function shadeGroups(variants: readonly { group?: string }[]): string[] {
  const groups = [...new Set(variants.flatMap(({ group }) => group || []))];
  return variants.length >= MANY_SHADES && groups.length > 2 ? groups : [];
}
