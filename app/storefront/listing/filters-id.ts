/** Id of the popover that the button on narrow screens opens. */
export const FILTERS_ID = 'filters';
