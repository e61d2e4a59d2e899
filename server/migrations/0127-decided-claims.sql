-- What was decided about claims and about credits that needed a second person is listed, the latest first, and by customer.
create index bank_claims_decided on deposits.bank_claims (decided_at, id) where decided_at is not null;
create index bank_claims_by_reference on deposits.bank_claims (reference);
create index manual_credits_decided on deposits.manual_credits (decided_at, id) where decided_at is not null;
create index manual_credits_by_customer on deposits.manual_credits (customer_id) where not within_cap;
