import type { Pence } from '#domain/money/money.ts';
import { listOf, numberOf, objectOf, penceOf, textOf } from './read-json.ts';

/**
 * Reads a value of a JSON message without trusting it. `Sent` is the type that the message's schema declares: a reader for
 * another type does not compile. The schema itself stays on the server and in the tests, since Valibot weighs too much here.
 */
export type Reader<Sent, Value> = (value: unknown, sent?: Sent) => Value;

export const text: Reader<string | null | undefined, string> = (value) => textOf(value);

/** 0 where it is no number. */
export const amount: Reader<number | null | undefined, number> = (value) => numberOf(value);

export const amountOrNull: Reader<number | null, number | null> = (value) =>
  typeof value === 'number' ? value : null;

/** A whole number from 0 up. */
export const count: Reader<number | null | undefined, number> = (value) =>
  Math.max(0, Math.floor(numberOf(value)));

/** Pounds as pence. */
export const pence: Reader<number, Pence> = (value) => penceOf(value);

export const flag: Reader<boolean, boolean> = (value) => value === true;

/** An ISO time; '' where it is none. */
export const time: Reader<string, string> = (value) => {
  const written = textOf(value);
  return Number.isNaN(Date.parse(written)) ? '' : written;
};

export function oneOf<const Option extends string, Otherwise extends Option | null>(
  options: readonly Option[],
  otherwise: Otherwise,
): Reader<Option | null, Option | Otherwise> {
  return (value) => options.find((option) => option === value) ?? otherwise;
}

/** Omits items that are not objects. */
export function list<Sent, Value>(read: Reader<Sent, Value>): Reader<readonly Sent[], Value[]> {
  return (value) => listOf(value).map((item) => read(item));
}

/** Omits items that are not texts. */
export const texts: Reader<readonly string[], string[]> = (value) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

type Readers<Message> = { [Name in keyof Message]?: Reader<Message[Name], unknown> };
type OnlyOf<Message, Given> = { [Name in Exclude<keyof Given, keyof Message>]: never };
type ReadBy<Given> = {
  [Name in keyof Given]: Given[Name] extends Reader<never, infer Value> ? Value : never;
};

/** `messageReader<Message>()({ name: text })` reads the named fields of a message; a field it does not have is an error of types. */
export function messageReader<Message>() {
  return <Given extends Readers<Message>>(
    readers: Given & OnlyOf<Message, Given>,
  ): Reader<Message, ReadBy<Given>> => {
    const entries = Object.entries<Reader<never, unknown>>(readers);
    return (value) => {
      const message = objectOf(value);
      return Object.fromEntries(entries.map(([name, read]) => [name, read(message[name])])) as ReadBy<Given>;
    };
  };
}
