/** The name of the cookie that carries the session of staff, at this address of the shop. */
export function sessionCookie(publicUrl: string): string {
  return `${cookiePrefix(publicUrl)}.session_token`;
}

/** Behind https the browser itself keeps other names of the domain from setting it. */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-zabelle' : 'zabelle';
}
