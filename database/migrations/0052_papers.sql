-- invoices and credit notes, as they were issued

-- the last number of each series; a number is taken in the transaction that writes its paper, so that none is missing
create table paper_counters (
  series text primary key,
  last_number bigint not null check (last_number > 0)
);

-- a paper outlives its order: it must be preserved for six years
create table papers (
  id text primary key,
  series text not null check (series in ('invoice', 'credit-note', 'test-invoice', 'test-credit-note')),
  sequence bigint not null,
  number text not null,
  order_id text not null,
  -- the entry of the order's ledger it follows from; '' for cash that is still due
  reference text not null,
  issued_at text not null,
  gross_pence bigint not null check (gross_pence >= 0),
  -- all that it states, as JSON
  facts text not null,
  -- the mail that brought it; null until one did
  mail_id text,
  unique (series, sequence)
);

create index papers_by_order on papers (order_id, issued_at);
create index papers_by_time on papers (issued_at, series, sequence);
create index papers_by_mail on papers (mail_id) where mail_id is not null;

-- what a paper states of each rate of VAT; rate null: outside VAT
create table paper_rates (
  paper_id text not null references papers (id) on delete cascade,
  rate_percent integer check (rate_percent >= 0),
  net_pence bigint not null,
  vat_pence bigint not null,
  gross_pence bigint not null check (gross_pence = net_pence + vat_pence)
);

create index paper_rates_by_paper on paper_rates (paper_id);
