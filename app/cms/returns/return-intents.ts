import { runReturnIntent } from './return-intent.ts';

/** Every form of the page of a return names its step; one intent makes them all. */
export const RETURN_INTENTS = { step: runReturnIntent } as const;
