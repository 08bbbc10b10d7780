import type { WriteStream } from 'node:tty';

export type Progress = { show(done: number): void; end(): void };

const BAR_WIDTH = 30;
const PLAIN_EVERY_MS = 2000;

export function showProgress(out: WriteStream, total: number, now = () => performance.now()): Progress {
  return out.isTTY ? bar(out, total) : plainLines(out, total, now);
}

function bar(out: WriteStream, total: number): Progress {
  return {
    show: (done) => out.write(`\r${drawing(done, total)}  ${amount(done, total)}`),
    end: () => out.write('\r\u001b[2K'),
  };
}

function plainLines(out: WriteStream, total: number, now: () => number): Progress {
  let writtenAt = now();
  return {
    show: (done) => {
      if (now() - writtenAt < PLAIN_EVERY_MS) return;
      writtenAt = now();
      out.write(`${amount(done, total)}\n`);
    },
    end: () => {},
  };
}

function drawing(done: number, total: number): string {
  const filled = total === 0 ? BAR_WIDTH : Math.floor((done / total) * BAR_WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
}

function amount(done: number, total: number): string {
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
  return `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} rows (${percent} %)`;
}
