-- what carriers and papers ask of goods is noted like every other column of a product

drop trigger product_updated_changes on products;

create trigger product_updated_changes after update of
  slug, name, sort_name, article_words, brand_id, category_id, type_id, type_suggested, description,
  price_pence, original_price_pence, discount_percent, image_url, featured, rating, review_count, amount,
  unit, features, how_to_use, ingredients, warnings, period_after_opening_months, import_key, status,
  responsible_person, option_name, sealed_for_hygiene, vat_rate, shown_rating, shown_review_count,
  weighted_rating, goods_kind, origin_country, commodity_code, gb_person_id, eu_person_id,
  version, created_at, updated_at
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
    old.weighted_rating is distinct from new.weighted_rating or old.goods_kind is distinct from new.goods_kind or
    old.origin_country is distinct from new.origin_country or
    old.commodity_code is distinct from new.commodity_code or
    old.gb_person_id is distinct from new.gb_person_id or
    old.eu_person_id is distinct from new.eu_person_id or
    old.version is distinct from new.version or
    old.created_at is distinct from new.created_at or old.updated_at is distinct from new.updated_at
) execute function product_changes();
