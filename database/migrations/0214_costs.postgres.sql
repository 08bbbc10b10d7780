-- what one piece costs the shop, without VAT; null: not known

alter table variants add column cost_pence bigint check (cost_pence >= 0);

-- the cost at the time of the sale, written with the line by the database itself, so that no way in which a line comes into being
-- can forget it; a later change of the variant leaves it. A set without a cost of its own costs what its parts cost.

alter table order_lines add column unit_cost_pence bigint check (unit_cost_pence >= 0);

create function order_line_costed() returns trigger language plpgsql as $$
begin
  if new.unit_cost_pence is null then
    new.unit_cost_pence := (select cost_pence from variants where id = new.variant_id);
    if new.unit_cost_pence is null then
      new.unit_cost_pence := (
        select case when count(*) = count(variants.cost_pence) then sum(variants.cost_pence * set_parts.quantity) end
        from set_parts join variants on variants.id = set_parts.variant_id where set_parts.set_id = new.product_id
      );
    end if;
  end if;
  return new;
end
$$;

create trigger order_line_costed before insert on order_lines
for each row execute function order_line_costed();

-- what went back, by time: sums of what was sold less that are made without reading every parcel
create index line_movements_back on line_movements (at, line_id) where kind <> 'sent';
