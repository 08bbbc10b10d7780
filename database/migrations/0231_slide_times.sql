-- from when until when a slide that is on is shown; null: since always, without an end
alter table hero_slides add column shown_from text;
alter table hero_slides add column shown_until text;
