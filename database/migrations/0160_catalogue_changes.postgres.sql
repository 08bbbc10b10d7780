-- the products that writes of the catalogue changed, written by the database itself, so that nobody can forget one. A write that
-- moves the revision claims its rows with the number of that revision; the row without a product says that the revision was claimed.
-- What an order changes (stock, the price then shown, the count of orders) is no such change. New products bear the time of their
-- stock, and a new variant, value or picture comes with a new version of its product: triggers on them would make an import take
-- three times as long on SQLite.
create table catalogue_changes (
  id bigint generated always as identity primary key,
  revision bigint,
  product_id text,
  brand_id text,
  category_id text,
  type_id text,
  -- 0: what the product shows; 1: its order within its groups; 2: whether it is published, and in which groups
  reach integer not null default 0,
  -- 1: any page may have changed
  everything integer not null default 0
);

create index catalogue_changes_by_revision on catalogue_changes (revision);

create function product_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into catalogue_changes (product_id, brand_id, category_id, type_id, reach)
    values (old.id, old.brand_id, old.category_id, old.type_id, 2);
  else
    insert into catalogue_changes (product_id, brand_id, category_id, type_id, reach)
    values (new.id, new.brand_id, new.category_id, new.type_id,
    case
      when old.status <> new.status or old.brand_id <> new.brand_id or old.category_id <> new.category_id
        or old.type_id is distinct from new.type_id then 2
      when old.shown_review_count <> new.shown_review_count then 1
      else 0
    end);
    -- where it was before
    insert into catalogue_changes (product_id, brand_id, category_id, type_id, reach)
    select old.id, old.brand_id, old.category_id, old.type_id, 2
    where old.brand_id <> new.brand_id or old.category_id <> new.category_id
      or old.type_id is distinct from new.type_id;
  end if;
  return null;
end
$$;

create trigger product_deleted_changes after delete on products
for each row execute function product_changes();

create trigger product_updated_changes after update of
  slug, name, sort_name, article_words, brand_id, category_id, type_id, type_suggested, description,
  price_pence, original_price_pence, discount_percent, image_url, featured, rating, review_count, amount,
  unit, features, how_to_use, ingredients, warnings, period_after_opening_months, import_key, status,
  responsible_person, option_name, sealed_for_hygiene, vat_rate, shown_rating, shown_review_count,
  weighted_rating, version, created_at, updated_at
on products for each row when (
    old.slug is distinct from new.slug or old.name is distinct from new.name or
    old.sort_name is distinct from new.sort_name or old.article_words is distinct from new.article_words or
    old.brand_id is distinct from new.brand_id or old.category_id is distinct from new.category_id or
    old.type_id is distinct from new.type_id or old.type_suggested is distinct from new.type_suggested or
    old.description is distinct from new.description or old.price_pence is distinct from new.price_pence or
    old.original_price_pence is distinct from new.original_price_pence or
    old.discount_percent is distinct from new.discount_percent or
    old.image_url is distinct from new.image_url or old.featured is distinct from new.featured or
    old.rating is distinct from new.rating or old.review_count is distinct from new.review_count or
    old.amount is distinct from new.amount or old.unit is distinct from new.unit or
    old.features is distinct from new.features or old.how_to_use is distinct from new.how_to_use or
    old.ingredients is distinct from new.ingredients or old.warnings is distinct from new.warnings or
    old.period_after_opening_months is distinct from new.period_after_opening_months or
    old.import_key is distinct from new.import_key or old.status is distinct from new.status or
    old.responsible_person is distinct from new.responsible_person or
    old.option_name is distinct from new.option_name or
    old.sealed_for_hygiene is distinct from new.sealed_for_hygiene or
    old.vat_rate is distinct from new.vat_rate or old.shown_rating is distinct from new.shown_rating or
    old.shown_review_count is distinct from new.shown_review_count or
    old.weighted_rating is distinct from new.weighted_rating or old.version is distinct from new.version or
    old.created_at is distinct from new.created_at or old.updated_at is distinct from new.updated_at
) execute function product_changes();

create function part_of_product_changes() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_id, brand_id, category_id, type_id, reach)
  select id, brand_id, category_id, type_id, 0 from products
  where id = case when tg_op = 'DELETE' then old.product_id else new.product_id end;
  return null;
end
$$;

create trigger variants_deleted_changes after delete on variants
for each row execute function part_of_product_changes();

create trigger variants_updated_changes after update of
  id, product_id, position, name, sku, barcode, price_pence, original_price_pence, amount, image_url,
  shade, chosen_depth, chosen_undertone, chosen_family, shade_family, shown_former_pence, created_at
on variants for each row when (
    old.id is distinct from new.id or old.product_id is distinct from new.product_id or
    old.position is distinct from new.position or old.name is distinct from new.name or
    old.sku is distinct from new.sku or old.barcode is distinct from new.barcode or
    old.price_pence is distinct from new.price_pence or
    old.original_price_pence is distinct from new.original_price_pence or
    old.amount is distinct from new.amount or old.image_url is distinct from new.image_url or
    old.shade is distinct from new.shade or old.chosen_depth is distinct from new.chosen_depth or
    old.chosen_undertone is distinct from new.chosen_undertone or
    old.chosen_family is distinct from new.chosen_family or
    old.shade_family is distinct from new.shade_family or
    old.shown_former_pence is distinct from new.shown_former_pence or
    old.created_at is distinct from new.created_at
) execute function part_of_product_changes();

create trigger product_attributes_changes after update or delete on product_attributes
for each row execute function part_of_product_changes();

create trigger product_pictures_changes after update or delete on product_pictures
for each row execute function part_of_product_changes();

create function set_part_changes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into catalogue_changes (product_id, brand_id, category_id, type_id, reach)
    select id, brand_id, category_id, type_id, 0 from products
    where id = old.set_id or id in (select product_id from variants where id = old.variant_id);
  end if;
  if tg_op <> 'DELETE' then
    insert into catalogue_changes (product_id, brand_id, category_id, type_id, reach)
    select id, brand_id, category_id, type_id, 0 from products
    where id = new.set_id or id in (select product_id from variants where id = new.variant_id);
  end if;
  return null;
end
$$;

create trigger set_parts_changes after insert or update or delete on set_parts
for each row execute function set_part_changes();
