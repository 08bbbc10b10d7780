/**
 * The folder of the demo's finished pictures, masters and renditions: all of `artwork/` that the shop reads.
 */
export const demoPictureFolder = new URL('../../artwork/', import.meta.url);
