-- the changes behind an audit entry that is about many records, each once
create table audit_items (
  entry_id text not null,
  subject_id text not null,
  -- what it was called then; it may be gone by now
  subject text not null,
  -- as in audit_log
  before text,
  after text,
  primary key (entry_id, subject_id)
);

create index audit_items_by_subject on audit_items (subject_id);
