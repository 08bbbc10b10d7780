-- what a lane runs next stands at one end of an index, however many jobs of other kinds wait
drop index jobs_waiting;
drop index jobs_by_priority;
create index jobs_waiting_by_kind on jobs (kind, priority, run_at, id, claimed_until) where state = 'waiting';
create index jobs_by_priority on jobs (priority, run_at, id, kind, claimed_until) where state = 'waiting';
