import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { PersonFields, ShownPerson, Territory } from '#domain/item-data/person-form.ts';

export type PersonRecord = PersonFields & {
  id: string;
  version: number;
  isDefault: boolean;
  /** Brands and products that name it. */
  uses: number;
};

/** All responsible persons by territory and name. */
export async function listPersons(db: Db): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('responsible_persons')
    .leftJoin('default_persons', 'default_persons.person_id', 'responsible_persons.id')
    .select((eb) => [
      'responsible_persons.id',
      'responsible_persons.territory',
      'responsible_persons.name',
      'responsible_persons.postal_address as postalAddress',
      'responsible_persons.electronic_address as electronicAddress',
      'responsible_persons.version',
      'default_persons.territory as defaultOf',
      usesOf(eb.ref('responsible_persons.id')).as('uses'),
    ])
    .orderBy('responsible_persons.territory', 'desc')
    .orderBy('responsible_persons.name')
    .execute();
  return rows.map(({ defaultOf, uses, ...row }) => ({
    ...row,
    isDefault: defaultOf !== null,
    uses: Number(uses),
  }));
}

function usesOf(id: unknown) {
  return sql<number>`(select count(*) from products where products.gb_person_id = ${id} or products.eu_person_id = ${id})
    + (select count(*) from brands where brands.gb_person_id = ${id} or brands.eu_person_id = ${id})`;
}

export async function findPerson(db: Db, id: string): Promise<PersonRecord | null> {
  return (await listPersons(db)).find((person) => person.id === id) ?? null;
}

/** What forms and files choose from. */
export type PersonChoice = { id: string; name: string; territory: Territory };

export async function listPersonChoices(db: Db): Promise<PersonChoice[]> {
  return db.selectFrom('responsible_persons').select(['id', 'name', 'territory']).orderBy('name').execute();
}

/** The persons that a brand or a product names; null: none. */
export type NamedPersons = { gbPersonId: string | null; euPersonId: string | null };

/** The field that names a person who is gone, or who answers in another territory; null: none. */
export async function findGonePerson(
  db: Db,
  { gbPersonId, euPersonId }: NamedPersons,
): Promise<keyof NamedPersons | null> {
  const persons = await listPersonChoices(db);
  const isGone = (id: string | null, territory: Territory) =>
    id !== null && !persons.some((person) => person.id === id && person.territory === territory);
  if (isGone(gbPersonId, 'gb')) return 'gbPersonId';
  return isGone(euPersonId, 'eu-ni') ? 'euPersonId' : null;
}

/** False where the territory has one of this name already. */
export async function insertPerson(trx: Db, id: string, person: PersonFields, now: string): Promise<boolean> {
  const inserted = await trx
    .insertInto('responsible_persons')
    .values({ id, ...columns(person), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['territory', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Another of this territory that has the name. */
export async function isNameTaken(db: Db, id: string, { territory, name }: PersonFields): Promise<boolean> {
  const other = await db
    .selectFrom('responsible_persons')
    .select('id')
    .where('territory', '=', territory)
    .where('name', '=', name)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** False where somebody saved meanwhile, or it is gone. The territory stays. */
export async function updatePerson(
  trx: Db,
  { id, version }: { id: string; version: number },
  person: PersonFields,
  now: string,
): Promise<boolean> {
  const { territory, ...changed } = columns(person);
  const written = await trx
    .updateTable('responsible_persons')
    .set((eb) => ({ ...changed, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function deletePersonRow(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('default_persons').where('person_id', '=', id).execute();
  await trx.deleteFrom('responsible_persons').where('id', '=', id).execute();
}

export async function writeDefaultPerson(trx: Db, territory: Territory, personId: string): Promise<void> {
  await trx
    .insertInto('default_persons')
    .values({ territory, person_id: personId })
    .onConflict((conflict) => conflict.column('territory').doUpdateSet({ person_id: personId }))
    .execute();
}

function columns({ territory, name, postalAddress, electronicAddress }: PersonFields) {
  return { territory, name, postal_address: postalAddress, electronic_address: electronicAddress };
}

/** The person a product names, or its brand, or else the shop. Read together with products and brands. */
export function personOf(territory: Territory) {
  const column = territory === 'gb' ? 'gb_person_id' : 'eu_person_id';
  return sql<string | null>`coalesce(${sql.ref(`products.${column}`)}, ${sql.ref(`brands.${column}`)},
    (select person_id from default_persons where default_persons.territory = ${sql.lit(territory)}))`;
}

/** The persons who answer for a product, as shoppers are shown them. */
export async function findPersonsOf(
  db: Db,
  productId: string,
): Promise<{ gbPerson: ShownPerson | null; euPerson: ShownPerson | null }> {
  const row = await db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select([personOf('gb').as('gb'), personOf('eu-ni').as('eu')])
    .where('products.id', '=', productId)
    .executeTakeFirst();
  const ids = [row?.gb, row?.eu].filter((id) => id != null);
  if (ids.length === 0) return { gbPerson: null, euPerson: null };
  const persons = await db
    .selectFrom('responsible_persons')
    .select(['id', 'name', 'postal_address as postalAddress', 'electronic_address as electronicAddress'])
    .where('id', 'in', ids)
    .execute();
  const shown = (id: string | null | undefined): ShownPerson | null => {
    const found = persons.find((person) => person.id === id);
    if (!found) return null;
    const { id: _id, ...person } = found;
    return person;
  };
  return { gbPerson: shown(row?.gb), euPerson: shown(row?.eu) };
}
