import { median } from './median.ts';

const REQUESTS = 7;
const WATCHED = 3;

export type Turns = { cpuMs: number; wallMs: number; longestTurnMs: number };

/**
 * Returns the CPU of a piece of work in all threads of this process (median), and that of the longest turn of its event loop; neither grows with what else the
 * machine does. The time that passed is beside them.
 */
export async function measureTurns(work: () => Promise<void>): Promise<Turns> {
  await work();
  const cpu: number[] = [];
  const wall: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    const began = performance.now();
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1000);
    wall.push(performance.now() - began);
  }
  const turns: number[] = [];
  for (let request = 0; request < WATCHED; request += 1) turns.push(await longestTurnOf(work));
  return { cpuMs: median(cpu), wallMs: median(wall), longestTurnMs: median(turns) };
}

async function longestTurnOf(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let since = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(since);
    longest = Math.max(longest, (user + system) / 1000);
    since = process.threadCpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return longest;
}
