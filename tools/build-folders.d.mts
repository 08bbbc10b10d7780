export function carryOverFilesInUse(folders: { built: string; next: string }): void;
export function putInPlace(folders: { built: string; next: string; before: string }): void;
export function ownFilesOf(built: string): string[];
