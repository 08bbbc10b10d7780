-- what the variants of a product are, in the owner's word: 'Shade', 'Size', 'Scent'; '' where nobody entered one
alter table products add column option_name text not null default '';
