alter table contact_messages add column status text not null default 'new' check (status in ('new', 'read', 'answered', 'archived'));
alter table contact_messages add column note text not null default '';
alter table contact_messages add column answered_at text;
alter table contact_messages add column answered_by text;
create index contact_messages_by_status on contact_messages (status, created_at);
create index newsletter_subscribers_by_creation on newsletter_subscribers (created_at, id);

-- what the owner says of the shop, over the defaults of the rules; one row a section
create table shop_settings (
  section text primary key,
  value text not null,
  version integer not null default 1,
  updated_at text not null
);

-- the rows the demo brought: what the owner changed since is theirs and stays
create table demo_rows (
  kind text not null check (kind in ('product', 'brand', 'category', 'slide')),
  id text not null,
  version integer not null,
  primary key (kind, id)
);
