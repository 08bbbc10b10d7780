-- name of the variant that a picture of the product shows, '' where it shows several or none by itself
alter table product_pictures add column variant text not null default '';
