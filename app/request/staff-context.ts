import { createContext } from 'react-router';
import type { StaffMember } from '#operations/platform/platform.ts';

/** The signed-in member, in the guarded part of /cms; set by `middleware/require-staff.ts`. */
export const staffContext = createContext<StaffMember>();
