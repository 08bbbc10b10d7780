-- a SKU by its first letters, in any case
create index variants_by_sku_beginning on variants (sku collate nocase) where sku is not null;
