-- what shoppers ask about a product, and the answers to it. Only those of state 'shown' are seen
create table questions (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  -- the question that it answers; null: it is one
  question_id text references questions (id) on delete cascade,
  body text not null,
  -- as the author wants to be called; of an answer by staff ''
  name text not null default '',
  -- null: of staff, an example, or taken away
  email text,
  by_shop integer not null default 0 check (by_shop in (0, 1)),
  -- the staff member who wrote it
  author text,
  -- 1: the address of an answer bought the product, 'Bought here'
  verified integer not null default 0 check (verified in (0, 1)),
  source text not null check (source in ('shop', 'example')),
  -- 'unproven': nobody has proved the address yet; 'waiting': for staff
  state text not null check (state in ('unproven', 'waiting', 'shown', 'hidden')),
  -- of the published list, where it is hidden
  hidden_reason text not null default '',
  -- a form that is sent again makes one
  request_key text unique,
  created_at text not null,
  shown_at text,
  -- of an answer: when whoever asked was mailed
  mailed_at text,
  updated_at text not null,
  version integer not null default 1,
  check ((state = 'hidden') = (hidden_reason <> ''))
);

create index questions_shown on questions (product_id, created_at desc, id)
  where state = 'shown' and question_id is null;
create index questions_answers on questions (question_id, created_at, id) where question_id is not null;
create index questions_by_state on questions (state, created_at, id);
create index questions_by_time on questions (created_at, id);
create index questions_of_address on questions (email) where email is not null;
