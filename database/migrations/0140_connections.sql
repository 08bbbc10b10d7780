-- Stripe and the mail server as entered in /cms: sealed is encrypted by a key outside the database, shown is JSON of what staff may read
create table connections (
  name text primary key check (name in ('stripe', 'mail')),
  sealed text not null,
  shown text not null,
  changed_at text not null
);
