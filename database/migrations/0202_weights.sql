-- what one piece weighs, without the packing of its parcel; null: not known

alter table variants add column grams integer check (grams > 0);
