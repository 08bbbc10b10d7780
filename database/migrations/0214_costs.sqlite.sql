-- what one piece costs the shop, without VAT; null: not known

alter table variants add column cost_pence integer check (cost_pence >= 0);

-- the cost at the time of the sale, written with the line by the database itself, so that no way in which a line comes into being
-- can forget it; a later change of the variant leaves it. A set without a cost of its own costs what its parts cost.

alter table order_lines add column unit_cost_pence integer check (unit_cost_pence >= 0);

create trigger order_line_costed after insert on order_lines
when new.unit_cost_pence is null and (
  exists (select 1 from variants where id = new.variant_id and cost_pence is not null)
  or exists (select 1 from set_parts where set_id = new.product_id)
)
begin
  update order_lines set unit_cost_pence = coalesce(
    (select cost_pence from variants where id = new.variant_id),
    (select case when count(*) = count(variants.cost_pence) then sum(variants.cost_pence * set_parts.quantity) end
      from set_parts join variants on variants.id = set_parts.variant_id where set_parts.set_id = new.product_id)
  ) where id = new.id;
end;

-- what went back, by time: sums of what was sold less that are made without reading every parcel
create index line_movements_back on line_movements (at, line_id) where kind <> 'sent';
