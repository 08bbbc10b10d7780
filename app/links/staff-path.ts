/** True for pages of /cms and their data ('/cms.data'). Apart from the links of /cms, which shoppers do not load. */
export function isStaffPath(path: string): boolean {
  return /^\/cms(?:[./]|$)/.test(path);
}
