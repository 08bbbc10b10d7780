-- what a carrier asks of goods that it does not carry like others; null: nothing

alter table products add column goods_kind text check (goods_kind in ('aerosol', 'nail-polish', 'perfume', 'flammable-liquid'));
