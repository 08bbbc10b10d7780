import { expect, test } from 'vitest';
import { whereToSendBack } from './where-to-send-back.ts';

test('goods go to the address of the settings, else to the one that each is told', () => {
  expect(whereToSendBack({ returnAddress: '1 Return Row\nLeeds' })).toBe('1 Return Row, Leeds');
  expect(whereToSendBack({ returnAddress: '' })).toBe('the address we give you when you tell us');
});
