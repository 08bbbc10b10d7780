/**
 * What keeps a route from taking all of the shop's time, whoever asks for it as often as they like:
 * - cached: one response for everybody, made in its turn;
 * - queued: made for each request, in its turn, the visitor addresses one after the other;
 * - limited: counted by visitor address, and refused beyond a number of them; until then as cheap, or in its turn;
 * - staff: refused to whoever has no session, before any work; pages of /cms are queued for them;
 * - cheap: costs no more than a cached page, whatever is sent.
 */
export type Hold = 'cached' | 'queued' | 'limited' | 'staff' | 'cheap';
