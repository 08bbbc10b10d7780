import { createContext } from 'react-router';
import type { Platform } from '#operations/platform/platform.ts';

/** Filled by the server through the built entry, because its own copy of this module would be another object. */
export const platformContext = createContext<Platform>();
