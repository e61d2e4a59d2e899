-- What was done about a customer is found by the customer, also where it was done to something of theirs: a transfer, a payout, an
-- order. Acts note whose it is among their details; this finds those of before, too.
create index audit_entries_about_customer on audit.entries ((details ->> 'customerId'), id)
  where details ->> 'customerId' is not null;
