-- 'most stars first' goes on by rank as 'fewest stars first' does, so that neither is the other backwards
create index reviews_shown_by_most_stars on reviews (product_id, stars desc, helpful_rank desc, id)
  where state = 'shown';
