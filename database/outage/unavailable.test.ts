import { expect, test } from 'vitest';
import { asUnavailable, DatabaseUnavailable, unavailableReason } from './unavailable.ts';

const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields);

test.each([
  ['unreachable', withFields('connect ECONNREFUSED', { code: 'ECONNREFUSED' })],
  ['unreachable', withFields('terminating connection due to administrator command', { code: '57P01' })],
  ['unreachable', withFields('connection failure', { code: '08006' })],
  ['unreachable', new Error('Connection terminated unexpectedly')],
  ['unreachable', new Error('Query read timeout')],
  ['unreachable', new Error('Client has encountered a connection error and is not queryable')],
  ['busy', new Error('timeout exceeded when trying to connect')],
  ['busy', withFields('too many clients already', { code: '53300' })],
  ['busy', withFields('canceling statement due to statement timeout', { code: '57014' })],
  ['busy', withFields('database is locked', { code: 'ERR_SQLITE_ERROR', errcode: 517 })],
  ['unwritable', withFields('database or disk is full', { code: 'ERR_SQLITE_ERROR', errcode: 13 })],
  ['unwritable', withFields('No space left on device', { code: '53100' })],
  ['conflict', withFields('deadlock detected', { code: '40P01' })],
  ['conflict', withFields('could not serialize access', { code: '40001' })],
])('%s: %s', (reason, error) => {
  const unavailable = asUnavailable(error);
  expect(unavailable).toBeInstanceOf(DatabaseUnavailable);
  expect(unavailableReason(unavailable)).toBe(reason);
  expect(unavailable).toMatchObject({ cause: error, message: expect.stringContaining(error.message) });
});

test.each([
  withFields('duplicate key value', { code: '23505' }),
  withFields('syntax error', { code: '42601' }),
  withFields('UNIQUE constraint failed', { code: 'ERR_SQLITE_ERROR', errcode: 2067 }),
  new TypeError('undefined is not a function'),
])('a mistake stays what it is: %s', (error) => {
  expect(asUnavailable(error)).toBe(error);
  expect(unavailableReason(error)).toBeNull();
});

test('an error is turned once', () => {
  const unavailable = new DatabaseUnavailable('busy', 'full');
  expect(asUnavailable(unavailable)).toBe(unavailable);
});
