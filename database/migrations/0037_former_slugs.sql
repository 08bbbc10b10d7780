-- earlier slugs of brands, categories, pages and articles; each leads on to what has another one now
create table former_slugs (
  kind text not null check (kind in ('brand', 'category', 'page')),
  slug text not null,
  record_id text not null,
  primary key (kind, slug)
);
create index former_slugs_by_record on former_slugs (kind, record_id);

alter table pages add column archived_at text;
