/** True for an address such as '/product/%ff' that cannot be decoded: the router would write a warning for each. */
export function isMalformed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return false;
  } catch {
    return true;
  }
}
