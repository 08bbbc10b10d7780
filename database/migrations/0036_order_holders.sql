-- who holds the stock of an order: digests of the customer's e-mail, phone and address, and for a day of the network address
create table order_holders (
  order_id text not null references orders (id) on delete cascade,
  kind text not null check (kind in ('email', 'phone', 'address', 'client')),
  holder text not null,
  placed_at text not null,
  primary key (order_id, kind)
);

create index order_holders_by_holder on order_holders (holder, kind);
create index order_holders_of_clients on order_holders (placed_at) where kind = 'client';
