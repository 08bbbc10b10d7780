-- what the question about a status for many orders named as doubtful of this order, by spaces; a doubt that came up later refuses it
alter table order_move_orders add column doubts text not null default '';
