import { cleanUp } from './clean-up.ts';
import type { JobHandlers } from './job-handler.ts';

export const jobHandlers: JobHandlers = { 'clean-up': cleanUp };
