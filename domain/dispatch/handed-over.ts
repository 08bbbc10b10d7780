import type { CustomerInfo } from '#domain/order/customer-info.ts';
import { CARRIER_LAYOUTS } from './carrier-file.ts';
import type { ParcelToSend } from './parcel-to-send.ts';

/** What each fact of a parcel is called to its customer; null where it is nothing of theirs. */
const PARCEL_WORDS: Readonly<Record<Exclude<keyof ParcelToSend, 'to'>, string | null>> = {
  orderNumber: 'the number of your order',
  placedAt: 'its day',
  service: 'the delivery you chose',
  weightGrams: 'the weight of the parcel',
  picked: 'what is in it',
  goodsPence: 'the value of the goods',
  shippingPence: 'the price of delivery',
  gift: 'your gift message',
};

const PERSON_WORDS: Readonly<Record<keyof Required<CustomerInfo>, string>> = {
  firstName: 'your name',
  lastName: 'your name',
  address: 'address',
  flat: 'address',
  city: 'address',
  postcode: 'address',
  country: 'address',
  email: 'email',
  phone: 'telephone number',
  notes: 'your notes on the order',
};

/** What the files for carriers hand over, in words for the customer: read off their columns, so that a new one is named too. */
export function handedOver(): string[] {
  const read = readByColumns();
  const words = Object.entries({ ...PERSON_WORDS, ...PARCEL_WORDS });
  return [...new Set(words.flatMap(([fact, word]) => (word !== null && read.has(fact) ? [word] : [])))];
}

/** The facts of a parcel that any column of any file reads. */
function readByColumns(): Set<string> {
  const read = new Set<string>();
  const watched = <Facts extends object>(facts: Facts): Facts =>
    new Proxy(facts, {
      get(target, name, receiver) {
        read.add(String(name));
        return Reflect.get(target, name, receiver);
      },
    });
  const parcel = watched({ ...PARCEL, to: watched(PARCEL.to) });
  for (const { columns } of Object.values(CARRIER_LAYOUTS))
    for (const [, cell] of columns) cell(parcel, { serviceCode: 'CODE', contents: 'Beauty products' });
  return read;
}

/** With all that a parcel can have, so that no column stops early. */
const PARCEL: ParcelToSend & { to: Required<CustomerInfo> } = {
  orderNumber: 'ZA000000000',
  placedAt: '2026-01-01T12:00:00.000Z',
  to: {
    firstName: 'First',
    lastName: 'Last',
    email: 'customer@example.com',
    phone: '07700 900123',
    address: '1 Some Street, Flat 2',
    flat: 'Flat 2',
    city: 'London',
    postcode: 'N1 9GU',
    country: 'United Kingdom',
    notes: 'Leave it with the neighbour',
  },
  service: 'Standard',
  weightGrams: 500,
  picked: [],
  goodsPence: 1000,
  shippingPence: 300,
  gift: { message: 'With love' },
};
