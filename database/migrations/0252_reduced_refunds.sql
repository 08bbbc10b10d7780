-- what was taken off the refund of these pieces, as for use beyond looking at them: later pieces of the line are worth what they were

alter table refund_parts add column reduced_pence bigint not null default 0;
