export function restartPauses(): (ranForMs: number) => number;
export const WRONG_SETTINGS: number;
