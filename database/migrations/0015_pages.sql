-- what the shop writes itself: pages such as /privacy, and the articles of the magazine
create table pages (
  id text primary key,
  -- 'questions': a page whose third headings fold open
  kind text not null check (kind in ('page', 'questions', 'article')),
  slug text not null unique,
  title text not null,
  summary text not null default '',
  -- Markdown
  body text not null default '',
  image_url text,
  image_alt text not null default '',
  -- '' for the shop itself
  author text not null default '',
  -- where every page's footer links to it, and by which words; '' for its title
  footer text not null default 'none' check (footer in ('none', 'help', 'legal')),
  footer_label text not null default '',
  status text not null default 'draft' check (status in ('draft', 'published')),
  -- of the first publication
  published_at text,
  position integer not null default 1000,
  version integer not null default 1,
  created_at text not null,
  updated_at text not null
);

create index pages_by_publication on pages (kind, status, published_at);
create index pages_by_image on pages (image_url) where image_url is not null;

create table page_products (
  page_id text not null references pages (id) on delete cascade,
  position integer not null,
  product_id text not null references products (id) on delete cascade,
  primary key (page_id, product_id)
);

create index page_products_by_product on page_products (product_id);

-- the demo brings articles as well
create table demo_rows_with_articles (
  kind text not null check (kind in ('product', 'brand', 'category', 'slide', 'article')),
  id text not null,
  version integer not null,
  review_count integer,
  primary key (kind, id)
);
insert into demo_rows_with_articles (kind, id, version, review_count) select kind, id, version, review_count from demo_rows;
drop table demo_rows;
alter table demo_rows_with_articles rename to demo_rows;
