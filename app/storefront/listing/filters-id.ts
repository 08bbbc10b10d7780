/** What the button on narrow screens opens. */
export const FILTERS_ID = 'filters';
