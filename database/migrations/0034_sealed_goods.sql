-- sealed goods that cannot be returned once unsealed (Consumer Contracts Regulations 2013, regulation 28(3)(a))
alter table products add column sealed_for_hygiene integer not null default 0 check (sealed_for_hygiene in (0, 1));
