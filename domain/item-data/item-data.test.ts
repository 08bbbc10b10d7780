import { expect, test } from 'vitest';
import { ITEM_DATA, lackingAt, lackingOf, lackingWords, neededAt } from './item-data.ts';
import { parsePersonForm } from './person-form.ts';

test('what is asked follows the place: nothing in Great Britain, customs abroad, persons in the EEA and Northern Ireland', () => {
  const at = (country: string, postcode = '') => neededAt({ country, postcode });
  expect(at('United Kingdom', 'LS1 4DY')).toEqual([]);
  expect(at('Isle of Man', 'IM1 1AA')).toEqual([]);
  expect(at('United Kingdom', 'BT1 5GS')).toEqual(ITEM_DATA);
  expect(at('France', '75001')).toEqual(ITEM_DATA);
  expect(at('Norway', '0150')).toEqual(ITEM_DATA);
  expect(at('Jersey', 'JE2 3AB')).toEqual(['origin', 'commodity-code']);
  expect(at('United States', '10001')).toEqual(['origin', 'commodity-code']);
  expect(at('')).toEqual([]);
});

test('what is lacking is named', () => {
  const lacks = lackingOf({
    originCountry: null,
    commodityCode: '330499',
    hasGbPerson: true,
    hasEuPerson: false,
  });
  expect(lacks).toEqual(['origin', 'eu-person']);
  expect(lackingAt({ country: 'Jersey', postcode: 'JE2 3AB' }, lacks)).toEqual(['origin']);
  expect(lackingWords(lacks)).toBe('country of origin and responsible person in the EU or Northern Ireland');
});

test('a responsible person has a name, a postal and an electronic address', () => {
  const form = {
    territory: 'eu-ni',
    name: 'Rose Compliance Ltd',
    postalAddress: '1 Quay Street\nBelfast',
    electronicAddress: 'rp@rose.example',
  };
  expect(parsePersonForm(form)).toEqual({ ok: true, person: form });
  expect(parsePersonForm({ ...form, electronicAddress: 'https://rose.example/contact' }).ok).toBe(true);
  for (const wrong of [
    { name: '' },
    { postalAddress: ' ' },
    { electronicAddress: '028 9000 0000' },
    { electronicAddress: 'javascript:alert(1)' },
    { territory: 'us' },
  ])
    expect(parsePersonForm({ ...form, ...wrong }).ok, JSON.stringify(wrong)).toBe(false);
});
