-- mails as they were sent, or as they would have been where no mail server is set up; the id is that of the job

create table mails (
  id text primary key,
  kind text not null,
  recipient text not null,
  sender text not null,
  reply_to text not null default '',
  subject text not null,
  html text not null,
  body text not null,
  -- 'outbox': no mail server was set up, staff can read it in /cms
  state text not null check (state in ('sent', 'outbox')),
  created_at text not null
);

create index mails_newest on mails (created_at desc, id);

alter table newsletter_subscribers add column confirmed_at text;
