-- work that follows a change: written in its transaction, done by a worker, tried again until it succeeds

create table jobs (
  id text primary key,
  kind text not null,
  payload text not null,
  -- of jobs with one key only one waits at a time
  unique_key text,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  run_at text not null,
  attempts integer not null default 0,
  -- the worker that runs it, and until when nobody else may
  claimed_by text,
  claimed_until text,
  last_error text,
  created_at text not null,
  ended_at text
);

create unique index jobs_waiting_by_key on jobs (unique_key) where state = 'waiting';
create index jobs_waiting on jobs (run_at, id) where state = 'waiting';
create index jobs_ended on jobs (ended_at) where state <> 'waiting';
