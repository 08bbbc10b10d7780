-- what a slide's picture shows, for those who hear the page; '' where it is only decoration
alter table hero_slides add column image_alt text not null default '';
