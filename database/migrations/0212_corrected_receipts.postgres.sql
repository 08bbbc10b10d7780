-- a receipt that was entered by mistake is taken out of the ledger by an entry of its own

alter table payment_ledger drop constraint new_payment_ledger_kind_check;
alter table payment_ledger add constraint payment_ledger_kind_check check (kind in (
  'authorised', 'captured', 'declined', 'ended', 'reopened', 'cash-received', 'receipt-corrected', 'refunded', 'refund-failed',
  'disputed', 'dispute-returned'
));
