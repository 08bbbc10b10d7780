import { fileURLToPath } from 'node:url';
import { demoPictureFolder } from './demo-picture-folder.ts';
import { diskStore } from './disk-store.ts';

/** Renditions of the demo's pictures, shipped with the product under their names in the media store. */
export const demoRenditions = diskStore(fileURLToPath(new URL('renditions/', demoPictureFolder)));
