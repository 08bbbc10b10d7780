import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ageText,
  backupName,
  isBackupDue,
  isBackupOld,
  outdatedBackups,
  PLANNED_KEPT,
  readBackupName,
  readMadeBackup,
} from './backup.ts';

const HOUR = 60 * 60 * 1000;
const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));

test('a name says when a backup was made, and for whom', () => {
  fc.assert(
    fc.property(moment, fc.boolean(), (now, planned) => {
      expect(readBackupName(backupName(now, { planned }))).toEqual({ at: now.toISOString(), planned });
    }),
  );
  for (const other of ['../zabelle-2026-01-01-000000.tar', 'zabelle.tar', '.unfinished-x'])
    expect(readBackupName(other)).toBeNull();
});

test('a plan asks once in its time, and at once where there is none', () => {
  const at = '2026-11-28T12:00:00.000Z';
  const after = (hours: number) => Date.parse(at) + hours * HOUR;
  expect(isBackupDue('off', null, after(1000))).toBe(false);
  expect(isBackupDue('daily', null, after(0))).toBe(true);
  expect(isBackupDue('daily', at, after(23))).toBe(false);
  expect(isBackupDue('daily', at, after(24))).toBe(true);
  expect(isBackupDue('weekly', at, after(6 * 24))).toBe(false);
  expect(isBackupDue('weekly', at, after(7 * 24))).toBe(true);
  expect(isBackupOld(at, after(7 * 24))).toBe(false);
  expect(isBackupOld(at, after(9 * 24))).toBe(true);
  expect(isBackupOld(null, after(0))).toBe(true);
  expect(ageText(at, after(5))).toBe('within the last day');
  expect(ageText(at, after(30))).toBe('1 day ago');
  expect(ageText(at, after(80))).toBe('3 days ago');
});

test('the oldest planned backups go, and none that a person asked for', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(moment, fc.boolean()), { selector: ([at]) => at.getTime(), maxLength: 20 }),
      (made) => {
        const names = made.map(([at, planned]) => backupName(at, { planned }));
        const gone = outdatedBackups(names);
        expect(gone.every((name) => readBackupName(name)?.planned)).toBe(true);
        const left = names.filter((name) => readBackupName(name)?.planned && !gone.includes(name));
        expect(left.length).toBe(
          Math.min(PLANNED_KEPT, names.filter((name) => readBackupName(name)?.planned).length),
        );
        for (const old of gone) for (const kept of left) expect(old < kept).toBe(true);
      },
    ),
  );
});

test('what was noted badly is no backup', () => {
  for (const text of [null, '', '{}', 'x', '{"name":1}']) expect(readMadeBackup(text)).toBeNull();
});
