create table contact_messages (
  id text primary key,
  name text not null,
  email text not null,
  phone text not null default '',
  subject text not null,
  message text not null,
  created_at text not null
);

create table newsletter_subscribers (
  id text primary key,
  email text not null unique,
  -- pending until the address is confirmed (double opt-in)
  status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
  source text not null,
  created_at text not null,
  updated_at text not null
);

-- facts about this shop that outlive a process: 'stocked_at', 'demo_ended_at', 'owner_link'
create table shop_facts (
  name text primary key,
  value text not null
);
