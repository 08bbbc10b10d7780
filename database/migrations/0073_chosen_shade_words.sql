-- words the owner chose for a shade; null: they follow from its colour
alter table variants add column chosen_depth text;
alter table variants add column chosen_undertone text;
alter table variants add column chosen_family text;
