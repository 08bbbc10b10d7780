/** The most papers of one ZIP file: about half a minute of printing. */
export const PAPERS_IN_A_FILE = 1000;
