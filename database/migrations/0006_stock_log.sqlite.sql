-- which products' stock moved, in the order it happened: page caches of every process read on from where they were.
-- A count and not a clock, so that it is exact; written by the database itself, so that nobody can forget it.
create table stock_log (
  id integer primary key autoincrement,
  slug text not null
);

create trigger stock_moved after update of stock on products when new.stock <> old.stock
begin
  insert into stock_log (slug) values (new.slug);
  delete from stock_log where id <= last_insert_rowid() - 10000;
end;
