-- the shop writes these pages from its settings; what an owner changed stays below, and what nobody changed is written anew
update pages set body = '', updated_at = to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
where slug in ('privacy', 'cookies') and kind <> 'article' and version = 1;
