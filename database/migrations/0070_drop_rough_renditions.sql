-- renditions are final when they are made

drop table rough_renditions;

delete from shop_facts where name = 'refining_until';
