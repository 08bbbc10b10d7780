-- a job for each variant that is back while somebody waits for it, written by the database itself, so that no way in which
-- stock returns can be forgotten

create trigger stock_returned after update of stock on variants
when old.stock <= 0 and new.stock > 0 and exists (select 1 from stock_requests where variant_id = new.id)
begin
  insert into jobs (id, kind, payload, run_at, created_at)
  values (
    lower(hex(randomblob(16))), 'tell-of-stock', json_object('variantId', new.id),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  );
end;

create trigger product_published after update of status on products
when old.status <> 'published' and new.status = 'published'
begin
  insert into jobs (id, kind, payload, run_at, created_at)
  select
    lower(hex(randomblob(16))), 'tell-of-stock', json_object('variantId', variants.id),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  from variants
  where variants.product_id = new.id and variants.stock > 0
    and exists (select 1 from stock_requests where stock_requests.variant_id = variants.id);
end;
