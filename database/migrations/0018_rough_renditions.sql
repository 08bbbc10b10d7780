-- files of pictures that were made quickly; better ones take their place while the shop is idle
create table rough_renditions (
  picture_key text not null references pictures (key) on delete cascade,
  width integer not null,
  format text not null check (format in ('avif', 'webp')),
  made_at text not null,
  primary key (picture_key, width, format)
);

create index rough_renditions_by_age on rough_renditions (made_at, picture_key, width, format);

-- all there were until now; one that was never made is passed over
insert into rough_renditions (picture_key, width, format, made_at)
select pictures.key, sizes.width, formats.format, pictures.created_at
from pictures
cross join (
  select 160 as width union all select 320 union all select 480 union all select 800 union all select 1200 union all select 1600
) as sizes
cross join (select 'avif' as format union all select 'webp') as formats
where sizes.width <= pictures.width
union
select pictures.key, pictures.width, formats.format, pictures.created_at
from pictures
cross join (select 'avif' as format union all select 'webp') as formats
where pictures.width < 1600;
