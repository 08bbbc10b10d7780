/** The drawer of narrow screens, which is the row of wide ones. */
export const MENU_ID = 'site-menu';
