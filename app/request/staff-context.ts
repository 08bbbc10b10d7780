import { createContext } from 'react-router';
import type { StaffMember } from '#operations/platform/platform.ts';

export const staffContext = createContext<StaffMember>();
