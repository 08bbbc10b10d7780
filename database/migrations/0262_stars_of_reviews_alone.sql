-- stars are the mean of reviews in every shop, a demo's too: those that were typed or imported stay as data and are shown nowhere
update products set shown_rating = 0, shown_review_count = 0, weighted_rating = 0
where shown_review_count > 0
  and not exists (select 1 from review_tallies where review_tallies.product_id = products.id);
