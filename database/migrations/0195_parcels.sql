-- an order leaves in one parcel or several; what is in each are the 'sent' movements that refer to it

create table parcels (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  -- the first of its order is 1
  place integer not null,
  -- one request makes one parcel
  request_key text,
  -- status: what was left when the order was set to shipped or delivered; pieces: was put together piece by piece
  cause text not null check (cause in ('status', 'pieces')),
  carrier text not null default '',
  tracking_number text not null default '',
  tracking_link text not null default '',
  weight_grams integer check (weight_grams > 0),
  -- when it left, as staff said
  sent_at text not null,
  made_at text not null,
  -- the staff member; null for the shop itself
  made_by text,
  -- nothing of it left after all
  undone_at text,
  undone_by text
);

create unique index parcels_by_order on parcels (order_id, place);
create unique index parcels_by_key on parcels (request_key);

alter table line_movements add column parcel_id text references parcels (id) on delete cascade;
create index line_movements_by_parcel on line_movements (parcel_id) where parcel_id is not null;

-- orders of before left in one parcel

insert into parcels (id, order_id, place, cause, carrier, tracking_number, tracking_link, sent_at, made_at, made_by)
select orders.id || '.parcel', orders.id, 1, 'status', orders.carrier, orders.tracking_number, orders.tracking_link,
  gone.at, gone.at,
  (select movements.actor from line_movements as movements where movements.order_id = orders.id
    and movements.kind = 'sent' and movements.quantity > 0 order by movements.at desc, movements.id desc limit 1)
from orders join (
  select order_id, sum(quantity) as quantity, max(case when quantity > 0 then at end) as at
  from line_movements where kind = 'sent' group by order_id
) as gone on gone.order_id = orders.id
where gone.quantity > 0;
