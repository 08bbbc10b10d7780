-- where a variant lies, for whoever picks it; '': nobody has said so

alter table variants add column shelf text not null default '';
