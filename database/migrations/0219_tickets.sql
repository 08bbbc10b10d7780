-- what somebody asked for or complained of, with the day by which the law or the shop's promise wants it done
create table tickets (
  id text primary key,
  kind text not null check (
    kind in ('access', 'correction', 'erasure', 'objection', 'portability', 'data-complaint', 'goods-complaint')
  ),
  name text not null default '',
  -- in small letters; '' once the person is erased
  email text not null default '',
  message_id text unique,
  received_on text not null,
  counted_from text not null,
  extended_months integer not null default 0 check (extended_months between 0 and 2),
  extension_reason text not null default '',
  due_on text not null,
  acknowledged_at text,
  state text not null default 'open' check (state in ('open', 'answered', 'refused', 'withdrawn')),
  assignee text not null default '',
  note text not null default '',
  answer text not null default '',
  answered_at text,
  answered_by text,
  -- the day on which staff were last told that it is due
  alerted_on text,
  version integer not null default 1,
  created_at text not null,
  created_by text
);

create index tickets_by_due on tickets (state, due_on, id);
create index tickets_by_receipt on tickets (received_on, id);
create index tickets_by_email on tickets (email);

-- complaints of before: their page and mail acknowledged them at once
insert into tickets (
  id, kind, name, email, message_id, received_on, counted_from, due_on, acknowledged_at, state, answer, answered_at, answered_by,
  created_at
)
select
  'ticket-' || id, 'goods-complaint', name, lower(email), id, substr(created_at, 1, 10), substr(created_at, 1, 10), reply_by, created_at,
  case when status = 'answered' or answered_at is not null then 'answered' when status = 'archived' then 'withdrawn' else 'open' end,
  case when answered_at is not null then 'By a reply to the message' else '' end,
  case when status = 'archived' and answered_at is null then created_at else answered_at end,
  answered_by, created_at
from contact_messages where subject = 'complaint' and reply_by is not null;
