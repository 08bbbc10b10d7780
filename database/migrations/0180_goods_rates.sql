-- the class of VAT of what was sold, kept with it whether the shop is registered or not; null: not known any more

alter table order_lines add column goods_rate text check (goods_rate in ('standard', 'reduced', 'zero'));
alter table order_line_parts add column goods_rate text check (goods_rate in ('standard', 'reduced', 'zero'));

-- a rate above 0 is that of the goods; 0 may be that of an export
update order_lines set goods_rate = case vat_rate_percent when 20 then 'standard' when 5 then 'reduced'
  else (select vat_rate from products where products.id = order_lines.product_id) end;
update order_line_parts set goods_rate = case vat_rate_percent when 20 then 'standard' when 5 then 'reduced'
  else (select vat_rate from products where products.id = order_line_parts.product_id) end;
