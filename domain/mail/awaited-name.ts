/** 'Lip Oil in Quince'; the product's name alone where it is sold as one thing. */
export function awaitedName({ name, variant }: { name: string; variant: string | null }): string {
  return variant === null ? name : `${name} in ${variant}`;
}
