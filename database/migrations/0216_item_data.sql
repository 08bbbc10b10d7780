-- what papers for Northern Ireland and abroad ask of goods

-- who answers for goods in Great Britain, and in the European Union or Northern Ireland; entered once, chosen per shop, brand or product
create table responsible_persons (
  id text primary key,
  territory text not null check (territory in ('gb', 'eu-ni')),
  name text not null,
  postal_address text not null,
  -- an email address or a web address
  electronic_address text not null,
  version integer not null default 1,
  created_at text not null,
  updated_at text not null,
  unique (territory, name)
);

create table default_persons (
  territory text primary key check (territory in ('gb', 'eu-ni')),
  person_id text not null references responsible_persons (id)
);

alter table brands add column gb_person_id text references responsible_persons (id);
alter table brands add column eu_person_id text references responsible_persons (id);

-- ISO 3166-1; the commodity code has 6 to 10 digits
alter table products add column origin_country text check (length(origin_country) = 2);
alter table products add column commodity_code text check (length(commodity_code) between 6 and 10);
-- null: that of the brand, or else of the shop
alter table products add column gb_person_id text references responsible_persons (id);
alter table products add column eu_person_id text references responsible_persons (id);
