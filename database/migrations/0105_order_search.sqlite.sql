-- one row an order, in the words of orderWords; its number runs with the moment the order was placed
create table order_search_rows (
  place integer primary key,
  order_id text not null unique references orders (id) on delete cascade
);

create virtual table order_search using fts5 (
  number,
  customer,
  goods,
  content = '',
  contentless_delete = 1,
  detail = column,
  tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'",
  prefix = '2 3 4'
);

create trigger order_search_deleted after delete on order_search_rows
begin
  delete from order_search where rowid = old.place;
end;

-- orders whose words are to be written; a row for each change, so that none is lost that comes meanwhile
create table order_search_due (
  id integer primary key autoincrement,
  order_id text not null
);

create trigger order_search_due_new after insert on orders
begin
  insert into order_search_due (order_id) values (new.id);
end;

create trigger order_search_due_changed
after update of order_number, first_name, last_name, email, phone, postcode on orders
begin
  insert into order_search_due (order_id) values (new.id);
end;

insert into order_search_due (order_id) select id from orders order by created_at, id;
