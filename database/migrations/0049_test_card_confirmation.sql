-- when the demo's bank was asked to have the shopper confirm a test payment; null where it is not waiting for that
alter table test_card_payments add column bank_asked_at text;
