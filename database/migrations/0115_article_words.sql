-- the folded words behind apostrophes of the name, '' where there are none; null until a name of an earlier version is folded again
alter table products add column article_words text;
update products set article_words = '' where
  name not like '%''%' and name not like '%’%' and name not like '%‘%' and name not like '%ʼ%' and name not like '%`%' and
  name not like '%´%' and name not like '%′%' and name not like '%1in%' and name not like '%2in%' and name not like '%3in%' and
  name not like '%4in%' and name not like '%5in%' and name not like '%6in%' and name not like '%7in%' and
  name not like '%8in%' and name not like '%9in%' and name not like '%0in%' and
  not exists (select 1 from brands where brands.id = products.brand_id and
    (brands.name like '%''%' or brands.name like '%’%' or brands.name like '%‘%'));
