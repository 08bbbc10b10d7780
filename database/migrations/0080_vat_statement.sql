-- 'not registered for VAT' was the default and no statement: the owner is asked once more
update shop_settings set value = replace(value, '"vatRegistered":false', '"vatRegistered":null') where section = 'legal';

-- the tax point of a paper that puts another one right; null: the day of issue
alter table papers add column supplied_at text;
