export const smallMemory: { flags: string[]; environment: Record<string, string> };
