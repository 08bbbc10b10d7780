-- whether goods were sealed for hygiene when they were sold, which decides what can come back; null: not kept of orders of before,
-- for which their product of today is asked

alter table order_lines add column sealed integer check (sealed in (0, 1));
alter table order_line_parts add column sealed integer check (sealed in (0, 1));
