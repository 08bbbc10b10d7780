import type { LaidOffer } from './laid-cart.ts';

/**
 * Fills the parts of a bundle with the dearest pieces that fit, where a piece may fit several parts: pieces are placed from the dearest
 * on, and those placed before move to another part where that makes room. `free` is how many pieces are lacking.
 */
export function fillParts(
  parts: readonly { pieces: number }[],
  { goods, parts: linesOfPart }: Pick<LaidOffer, 'goods' | 'parts'>,
  pool: readonly number[],
): { free: number; pieces: [line: number, count: number][] } {
  const room = parts.map(({ pieces }) => pieces);
  const held: number[][] = parts.map(() => []);
  const makesRoom = (line: number, seen: boolean[]): boolean => {
    for (const [part, lines] of linesOfPart.entries()) {
      const here = held[part];
      if (seen[part] || !here || !lines.includes(line)) continue;
      seen[part] = true;
      if ((room[part] ?? 0) > 0) room[part] = (room[part] ?? 0) - 1;
      else {
        const moved = lines.find((other) => (here[other] ?? 0) > 0 && makesRoom(other, seen));
        if (moved === undefined) continue;
        here[moved] = (here[moved] ?? 0) - 1;
      }
      here[line] = (here[line] ?? 0) + 1;
      return true;
    }
    return false;
  };
  let free = room.reduce((sum, one) => sum + one, 0);
  const pieces: [line: number, count: number][] = [];
  for (const line of goods) {
    let count = 0;
    while (count < (pool[line] ?? 0) && free > 0 && makesRoom(line, [])) {
      count++;
      free--;
    }
    if (count > 0) pieces.push([line, count]);
  }
  return { free, pieces };
}
