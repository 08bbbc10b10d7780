import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import { type Db, type Engine, engineOf } from './open.ts';

/**
 * Returns a query whose SQL is built at its first call and not again, which is most of what a short statement costs. `build` uses its
 * arguments as values alone: it neither reads nor changes them, since it is given stand-ins. Lists may differ in length, and objects in
 * their keys: each form has an SQL text of its own. Every engine has its own too.
 */
export function builtOnce<Args extends readonly unknown[], Row>(
  build: (db: Db, ...args: Args) => Compilable<Row>,
): (db: Db, ...args: Args) => Promise<QueryResult<Row>> {
  const built: Record<Engine, Map<string, CompiledQuery<Row>>> = { sqlite: new Map(), postgres: new Map() };
  return async (db, ...args) => {
    const values: unknown[] = [];
    const form = formOf(args, values);
    const ofEngine = built[engineOf(db)];
    let query = ofEngine.get(form);
    if (!query) {
      query = build(db, ...standInsFor(args)).compile();
      if (ofEngine.size < MOST_FORMS) ofEngine.set(form, query);
    }
    const parameters = query.parameters.map((value) =>
      value instanceof StandIn ? values[value.place] : value,
    );
    return db.executeQuery<Row>({ ...query, parameters });
  };
}

/** Beyond these a query is built each time: lists of any length must not fill the memory. */
const MOST_FORMS = 50;

class StandIn {
  readonly place: number;

  constructor(place: number) {
    this.place = place;
  }
}

/** Describes lengths and keys, and gathers the values in the order in which stand-ins are numbered. */
function formOf(value: unknown, values: unknown[]): string {
  if (Array.isArray(value)) return `[${value.map((each) => formOf(each, values)).join()}]`;
  if (isRecord(value)) {
    const keys = Object.keys(value);
    return `{${keys.map((key) => key + formOf(value[key], values)).join()}}`;
  }
  // A column without a value has its default, which is another text.
  if (value === undefined) return 'default';
  values.push(value);
  return '';
}

function standInsFor<Args>(args: Args): Args {
  let place = 0;
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    if (isRecord(value))
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each)]));
    return value === undefined ? undefined : new StandIn(place++);
  };
  // A stand-in becomes a parameter wherever the query takes a value of this type.
  return replaced(args) as Args;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
