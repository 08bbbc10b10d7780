-- whether anything names a picture is asked for each one of the library
create index variants_by_image on variants (image_url) where image_url is not null;
create index order_lines_by_image on order_lines (image_url) where image_url is not null;
