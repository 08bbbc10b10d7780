-- a line has an id of its own, which what happens to it names

alter table order_lines add column id text not null default '';
update order_lines set id = order_id || '.' || position;
create unique index order_lines_by_id on order_lines (id);
