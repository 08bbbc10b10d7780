-- what shoppers say of a product. Only those of state 'shown' are seen and counted
create table reviews (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  -- null: of no shade or size, or of one that is gone; its name stays
  variant_id text references variants (id) on delete set null,
  variant text not null default '',
  stars integer not null check (stars between 1 and 5),
  title text not null default '',
  body text not null default '',
  -- as the author wants to be called; '' for nothing
  name text not null default '',
  -- null: an example, from another system, or erased
  email text,
  order_id text references orders (id) on delete set null,
  order_line_id text,
  -- 1: the shop knows the order, 'Bought here'
  verified integer not null default 0 check (verified in (0, 1)),
  -- what the author got for it, in words; '' for nothing
  incentive text not null default '',
  source text not null check (source in ('shop', 'example', 'shopify', 'judge-me', 'woocommerce', 'yotpo')),
  -- its name in the system it came from
  source_key text unique,
  -- 'unproven': nobody has proved the address yet; 'waiting': for staff
  state text not null check (state in ('unproven', 'waiting', 'shown', 'hidden')),
  -- of the published list, where it is hidden
  hidden_reason text not null default '',
  age_band text,
  skin_type text,
  undertone text,
  concern text,
  hair_type text,
  pictured integer not null default 0 check (pictured in (0, 1)),
  reply text not null default '',
  replied_at text,
  replied_by text,
  helpful integer not null default 0 check (helpful >= 0),
  unhelpful integer not null default 0 check (unhelpful >= 0),
  -- by the rule of domain/reviews/helpful-rank.ts
  helpful_rank double precision not null default 0,
  -- a form that is sent again makes one review
  request_key text unique,
  created_at text not null,
  shown_at text,
  updated_at text not null,
  version integer not null default 1,
  check ((state = 'hidden') = (hidden_reason <> ''))
);

-- one voice of an address and of an order about a product
create unique index reviews_by_address on reviews (product_id, email);
create unique index reviews_by_order on reviews (order_id, product_id);
create index reviews_of_address on reviews (email) where email is not null;
create index reviews_of_variant on reviews (variant_id) where variant_id is not null;
create index reviews_by_state on reviews (state, created_at, id);
create index reviews_by_time on reviews (created_at, id);
create index reviews_shown_by_rank on reviews (product_id, helpful_rank desc, id) where state = 'shown';
create index reviews_shown_by_time on reviews (product_id, created_at desc, id) where state = 'shown';
create index reviews_shown_by_stars on reviews (product_id, stars, helpful_rank desc, id) where state = 'shown';
create index reviews_shown_by_picture on reviews (product_id, pictured desc, helpful_rank desc, id)
  where state = 'shown';
-- counts of what is filtered, from the index alone
create index reviews_shown_by_person on reviews (
  product_id, skin_type, undertone, age_band, stars, pictured, variant, source
) where state = 'shown';
create index reviews_hidden on reviews (product_id, hidden_reason, source) where state = 'hidden';

-- what a review says of one trait that its type of product is asked for: 'coverage', 4 of 5
create table review_marks (
  review_id text not null references reviews (id) on delete cascade,
  trait text not null,
  mark integer not null check (mark between 1 and 5),
  primary key (review_id, trait)
);

create table review_pictures (
  id text primary key,
  review_id text not null references reviews (id) on delete cascade,
  position integer not null,
  -- the address in the media store, as of product_pictures
  url text not null,
  words text not null default ''
);

create unique index review_pictures_by_review on review_pictures (review_id, position);
create index review_pictures_by_url on review_pictures (url);

create table review_votes (
  review_id text not null references reviews (id) on delete cascade,
  -- a digest, from which nobody is found
  voter text not null,
  helpful integer not null check (helpful in (0, 1)),
  primary key (review_id, voter)
);

create table review_reports (
  id text primary key,
  review_id text not null references reviews (id) on delete cascade,
  reason text not null,
  words text not null default '',
  at text not null,
  closed_at text
);

create index review_reports_by_review on review_reports (review_id, at);
create index review_reports_open on review_reports (at, id) where closed_at is null;

-- what was done with a review, never changed
create table review_events (
  id text primary key,
  review_id text not null references reviews (id) on delete cascade,
  at text not null,
  -- the staff member; null: the author, or the shop itself
  actor text,
  step text not null,
  note text not null default ''
);

create index review_events_by_review on review_events (review_id, at, id);

-- counts of what is shown and of what is hidden, written with every review in its transaction; examples apart
create table review_tallies (
  product_id text not null references products (id) on delete cascade,
  example integer not null check (example in (0, 1)),
  stars_1 integer not null default 0 check (stars_1 >= 0),
  stars_2 integer not null default 0 check (stars_2 >= 0),
  stars_3 integer not null default 0 check (stars_3 >= 0),
  stars_4 integer not null default 0 check (stars_4 >= 0),
  stars_5 integer not null default 0 check (stars_5 >= 0),
  pictured integer not null default 0 check (pictured >= 0),
  primary key (product_id, example)
);

create table review_mark_tallies (
  product_id text not null references products (id) on delete cascade,
  example integer not null check (example in (0, 1)),
  trait text not null,
  sum integer not null default 0 check (sum >= 0),
  count integer not null default 0 check (count >= 0),
  primary key (product_id, example, trait)
);

create table review_hidden_tallies (
  product_id text not null references products (id) on delete cascade,
  example integer not null check (example in (0, 1)),
  reason text not null,
  count integer not null default 0 check (count >= 0),
  primary key (product_id, example, reason)
);

-- the mail that asks a buyer for reviews, once an order
create table review_requests (
  order_id text primary key references orders (id) on delete cascade,
  due_at text not null,
  state text not null check (state in ('planned', 'sent', 'skipped')),
  -- why it was not sent
  reason text not null default '',
  sent_at text
);

create index review_requests_due on review_requests (due_at, order_id) where state = 'planned';

-- digests of addresses that want no such mail
create table review_refusals (
  address text primary key,
  at text not null
);
