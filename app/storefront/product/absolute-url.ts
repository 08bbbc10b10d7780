/** For readers outside the shop; null where the shop does not know its own address. */
export function absoluteUrl(url: string, publicUrl: string): string | null {
  if (/^https?:\/\//.test(url)) return url;
  return publicUrl ? publicUrl + url : null;
}
