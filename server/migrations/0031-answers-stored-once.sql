-- Orders that arrive together are placed by one transaction, which stores their answers as its last step. Of two that meet
-- under one key the second repeats its transaction and finds the answer of the first; the name says so.
alter table platform.idempotency_keys rename constraint idempotency_keys_pkey to "REPEAT.idempotency-key";
