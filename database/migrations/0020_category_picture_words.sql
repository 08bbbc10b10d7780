-- what a category's picture shows, for those who hear the page; '' where its name says enough
alter table categories add column image_alt text not null default '';
