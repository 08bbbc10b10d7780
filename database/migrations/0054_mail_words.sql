-- the owner's words in mails; null where the shop's own are used

create table mail_texts (
  kind text primary key,
  subject text,
  introduction text,
  version integer not null,
  updated_at text not null
);

-- what staff wrote back to messages of visitors, mailed to them

create table message_replies (
  id text primary key,
  message_id text not null references contact_messages (id) on delete cascade,
  body text not null,
  author_id text not null,
  author text not null,
  at text not null
);

create index message_replies_by_message on message_replies (message_id, at);
