-- what somebody wants instead of goods that they send back, where their wish is another shade, size or product; null: they named none.
-- Kept when it is no longer sold, as the variants of order lines are

alter table return_lines add column wanted_variant_id text;
