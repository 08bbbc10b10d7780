import { createContext } from 'react-router';
import type { StaffMember } from '#operations/platform/platform.ts';

export const staffContext = createContext<StaffMember>();

/** True for a member who must set up a second step before anything else. */
export const mustSetUpContext = createContext(false);
