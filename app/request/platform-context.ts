import { createContext } from 'react-router';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * The platform, for loaders and actions: `context.get(platformContext)`. The server fills it through the built entry's
 * re-export, because its own copy of this module would be another object.
 */
export const platformContext = createContext<Platform>();
