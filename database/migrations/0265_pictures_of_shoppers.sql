-- pictures that shoppers sent: not in the library of the shop, and deleted once nothing names them

alter table pictures add column from_shopper integer not null default 0 check (from_shopper in (0, 1));

update pictures set from_shopper = 1 where name = '' and exists (
  select 1 from review_pictures where review_pictures.url = '/media/' || pictures.key || '/800.webp'
);

create index pictures_of_shoppers on pictures (created_at, key) where from_shopper = 1;
