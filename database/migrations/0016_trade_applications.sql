-- who would like to buy for a business, and what staff made of it
create table trade_applications (
  id text primary key,
  business_name text not null,
  contact_name text not null,
  email text not null,
  phone text not null,
  business_type text not null,
  company_number text not null default '',
  vat_number text not null default '',
  address text not null,
  postcode text not null,
  website text not null default '',
  monthly_order text not null,
  message text not null default '',
  status text not null default 'received' check (status in ('received', 'contacted', 'approved', 'declined')),
  note text not null default '',
  archived_at text,
  created_at text not null
);

create index trade_applications_by_creation on trade_applications (created_at, id);
create index trade_applications_by_status on trade_applications (status, created_at);
