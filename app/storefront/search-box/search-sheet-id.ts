/** The search: a sheet at narrow widths, a box in the header at wide ones. */
export const SEARCH_SHEET_ID = 'search-sheet';
