-- addresses on other servers; the shop's own begin with a slash
create index products_pictured_elsewhere on products (id) where substr(image_url, 1, 1) <> '/';
create index product_pictures_elsewhere on product_pictures (product_id) where substr(url, 1, 1) <> '/';
create index variants_pictured_elsewhere on variants (product_id) where substr(image_url, 1, 1) <> '/';
