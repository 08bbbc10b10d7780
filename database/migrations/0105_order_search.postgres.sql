-- one row an order, in the words of orderWords; its number runs with the moment the order was placed
create table order_search_rows (
  place bigint primary key,
  order_id text not null unique references orders (id) on delete cascade
);

create table order_search (
  place bigint primary key references order_search_rows (place) on delete cascade,
  -- weight A: words of the number, B: of the customer, C: of the goods
  words tsvector not null
);

create index order_search_words on order_search using gin (words);

-- orders whose words are to be written; a row for each change, so that none is lost that comes meanwhile
create table order_search_due (
  id bigint generated always as identity primary key,
  order_id text not null
);

create function order_search_due() returns trigger language plpgsql as $$
begin
  insert into order_search_due (order_id) values (new.id);
  return null;
end
$$;

create trigger order_search_due_new after insert on orders
for each row execute function order_search_due();

create trigger order_search_due_changed
after update of order_number, first_name, last_name, email, phone, postcode on orders
for each row execute function order_search_due();

insert into order_search_due (order_id) select id from orders order by created_at, id;
