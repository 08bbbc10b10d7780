-- pictures that customers add to a return, as of damage: rows, so that they are seen by staff alone and go with the order

create table return_pictures (
  id text primary key,
  return_id text not null references returns (id) on delete cascade,
  -- of the content: the same picture is kept once
  digest text not null,
  width integer not null,
  height integer not null,
  -- WebP, upright and without metadata
  content blob not null,
  added_at text not null
);

create unique index return_pictures_by_return on return_pictures (return_id, digest);
