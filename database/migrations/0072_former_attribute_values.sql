-- values of attributes that were merged into others: their addresses, and files that name them, mean these
create table former_attribute_values (
  attribute text not null,
  slug text not null,
  value text not null,
  primary key (attribute, slug),
  foreign key (attribute, value) references attribute_values (attribute, slug) on delete cascade
);
create index former_attribute_values_by_value on former_attribute_values (attribute, value);
