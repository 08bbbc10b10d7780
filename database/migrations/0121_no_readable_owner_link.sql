-- the first owner's link stood readable; the next start prints another, of which the database holds the seed alone
delete from shop_facts where name = 'owner_link';
