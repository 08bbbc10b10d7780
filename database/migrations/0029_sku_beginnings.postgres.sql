-- a SKU by its first letters, in any case
create index variants_by_sku_beginning on variants (lower(sku) text_pattern_ops) where sku is not null;
