-- which alerts a member of staff chose; the default of the role where there is no row

create table staff_alerts (
  user_id text not null references "user" (id) on delete cascade,
  alert text not null,
  wanted integer not null check (wanted in (0, 1)),
  primary key (user_id, alert)
);

-- variants that fell below the threshold of low stock since staff were last told

create table low_stock_falls (
  variant_id text primary key references variants (id) on delete cascade,
  fallen_at text not null
);
