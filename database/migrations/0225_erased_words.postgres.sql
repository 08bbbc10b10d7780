-- the order, message or application that a mail is about, so that it goes with the person whatever address it went to
alter table mails add column about text;

update mails set about = coalesce(
  jobs.payload::json ->> 'orderId', jobs.payload::json ->> 'messageId', jobs.payload::json ->> 'applicationId',
  jobs.payload::json #>> '{news,orderId}', jobs.payload::json #>> '{news,messageId}'
)
from jobs where jobs.id = mails.id and jobs.kind = 'send-mail';

create index mails_by_about on mails (about) where about is not null;

-- a movement is never edited, but for its words, which are emptied where they may name somebody who is erased

drop trigger line_movement_edited on line_movements;

create trigger line_movement_edited before update on line_movements
for each row when (
  new.reason <> ''
  or (new.id, new.order_id, new.line_id, new.kind, new.cause, new.quantity, new.stock_back, new.amount_pence, new.at)
    is distinct from (old.id, old.order_id, old.line_id, old.kind, old.cause, old.quantity, old.stock_back, old.amount_pence, old.at)
  or (new.refund_id, new.actor, new.parcel_id) is distinct from (old.refund_id, old.actor, old.parcel_id)
) execute function line_movement_edited();

drop trigger stock_movement_edited on stock_movements;

create trigger stock_movement_edited before update on stock_movements
for each row when (
  new.reason <> '' or new.order_number is null
  or (new.id, new.at, new.kind, new.variant_id, new.product_id, new.quantity, new.stock_after)
    is distinct from (old.id, old.at, old.kind, old.variant_id, old.product_id, old.quantity, old.stock_after)
  or (new.actor, new.order_number, new.file, new.form_id)
    is distinct from (old.actor, old.order_number, old.file, old.form_id)
) execute function stock_movement_stays();
