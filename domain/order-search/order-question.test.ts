import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderReadings } from './order-question.ts';
import { isSaidWhole, type OrderSaid, orderWords } from './order-words.ts';

const SIOBHAN: OrderSaid = {
  orderNumber: 'ZA123456789',
  firstName: 'Siobhán',
  lastName: "O'Brien-Kelly",
  email: 'siobhan.obrien@mail.example.com',
  phone: '020 7946 0958',
  postcode: 'BS8 1TH',
  goods: [{ name: 'Rose Radiance Serum', variant: '30 ml', brand: 'Orla & Wren', sku: 'ORL-SER-030' }],
};

function isFound(order: OrderSaid, text: string): boolean {
  const words = Object.values(orderWords(order)).flat();
  const begins = (start: string) =>
    words.some((word) => (isSaidWhole(start) ? word === start : word.startsWith(start)));
  return orderReadings(text).some((reading) =>
    reading.every((term) => term.some((all) => all.every(begins))),
  );
}

describe('an order is found', () => {
  test.each([
    ['Siobhán O’Brien'],
    ["o'brien siobhan"],
    ['SIOBHAN OBRIEN'],
    ['o brien'],
    ['brien kelly o'],
    ['kelly, siobhan'],
    ['obrienkelly'],
    ['siob bri'],
    ['ZA123456789'],
    ['za 123 456 789'],
    ['za-123456789'],
    ['123456789'],
    ['6789'],
    ['siobhan.obrien@mail.example.com'],
    ['siobhan.obrien@'],
    ['@mail.example.com'],
    ['mail.example.com'],
    ['02079460958'],
    ['+44 20 7946 0958'],
    ['+44 (0)20 7946 0958'],
    ['0044 20 7946 0958'],
    ['(020) 7946-0958'],
    ['020.7946.0958'],
    ['020/7946 0958'],
    ['7946 0958'],
    ['0958'],
    ['bs81th'],
    ['BS8 1TH'],
    ['bs8'],
    ['bs8 1'],
    ['rose serum'],
    ['radiance siobhan bs8'],
    ['orl-ser-030'],
    ['ORLSER030'],
    ['orl ser 030'],
    ['obrien 020 7946 0958'],
    ['orla wren rose'],
  ])('by “%s”', (text) => expect(isFound(SIOBHAN, text)).toBe(true));

  test.each([['Siobhan Murphy'], ['ZA123456780'], ['020 7946 0959'], ['bs8 2'], ['serums'], ['…'], ['']])(
    'not by “%s”',
    (text) => expect(isFound(SIOBHAN, text)).toBe(false),
  );

  test('with an extension or from abroad', () => {
    expect(isFound({ ...SIOBHAN, phone: '020 7946 0958 ext 12' }, '020 7946 0958')).toBe(true);
    expect(isFound({ ...SIOBHAN, phone: '+33 1 23 45 67 89' }, '01 23 45 67 89')).toBe(true);
    expect(isFound({ ...SIOBHAN, phone: '01 23 45 67 89' }, '+33 1 23 45 67 89')).toBe(false);
  });

  test('by every way of saying what it holds', () => {
    fc.assert(
      fc.property(said, fc.infiniteStream(fc.nat()), (order, numbers) => {
        const pick = <T>(choices: readonly T[]) => choices[(numbers.next().value ?? 0) % choices.length] as T;
        for (const way of waysOf(order, pick)) expect(isFound(order, way), way).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

const name = fc
  .array(
    fc.constantFrom(
      'Zoë',
      "O'Neill",
      'Łukasz',
      'van',
      'den',
      'Smith-Jones',
      'Mary',
      'D’Arcy',
      'Ng',
      '王',
      'Ærø',
      'नेहा',
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((words) => words.join(' '));
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const said: fc.Arbitrary<OrderSaid> = fc.record({
  orderNumber: fc.tuple(fc.constantFrom('ZA', 'PC', 'SHOP'), digits(9)).map((parts) => parts.join('')),
  firstName: name,
  lastName: name,
  email: fc
    .tuple(
      fc.constantFrom('zoe', 'd.arcy', 'mary-ann_n', 'o+shop'),
      fc.nat(99),
      fc.constantFrom('example.com', 'mail.example.co.uk'),
    )
    .map(([local, number, domain]) => `${local}${number}@${domain}`),
  phone: fc
    .tuple(fc.constantFrom('20', '117', '7'), digits(9))
    .map(([area, rest]) => `0${(area + rest).slice(0, 10)}`),
  postcode: fc.constantFrom('SW1A 1AA', 'BS8 1TH', 'M1 1AE', 'GIR 0AA', 'D02 X285', '75001'),
  goods: fc.array(
    fc.record({
      name: fc.constantFrom('Crème de la Mer', 'Rose & Oud No. 5', '“Glow” Serum', 'N°5'),
      variant: fc.constantFrom('Standard', '30 ml'),
      brand: fc.constantFrom('Orla & Wren', 'Halden'),
      sku: fc.constantFrom(null, 'PER-ROU-FRA', 'Srm-12-Rx', '0012', 'a_b/c'),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

function waysOf(order: OrderSaid, pick: <T>(choices: readonly T[]) => T): string[] {
  const plain = (text: string) => text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
  const cased = (text: string) => pick([text, text.toUpperCase(), text.toLowerCase(), plain(text)]);
  const apart = (text: string) => text.replaceAll(/['’-]/g, pick(['', "'", '’', '-', ' ']));
  const { phone, postcode, orderNumber } = order;
  const national = phone.slice(1);
  const spaced = national.replace(/^(.{2})(.{4})/, '$1 $2 ');
  const product = pick(order.goods);
  return [
    cased(`${order.firstName} ${order.lastName}`),
    cased(`${order.lastName} ${order.firstName}`),
    cased(`${order.lastName}, ${order.firstName}`),
    cased(apart(order.lastName)),
    [...order.lastName].slice(0, pick([2, 3, 4])).join(''),
    cased(order.email),
    order.email.slice(0, pick([3, 5, 8])),
    phone,
    pick([
      `+44 ${spaced}`,
      `+44(0)${spaced}`,
      `0044${national}`,
      `0${spaced}`,
      `(0${spaced.replace(' ', ') ')}`,
    ]),
    phone.slice(-pick([4, 6, 7, 8])),
    cased(postcode),
    cased(postcode.replace(' ', '')),
    cased(orderNumber),
    orderNumber.replace(/^[A-Z]+/, pick(['', '$& ', '$&-', '#'])),
    orderNumber.slice(-pick([4, 5, 6])),
    cased(product.name),
    ...(product.sku ? [cased(product.sku), product.sku.replaceAll(/[^a-z\d]/gi, pick(['', ' ', '-']))] : []),
    `${order.lastName} ${product.name}`,
    `${order.firstName} ${postcode}`,
  ];
}
