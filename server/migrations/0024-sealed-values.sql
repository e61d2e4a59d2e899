-- Finds what is stored encrypted without reading the rows that hold nothing: every start looks at which keys are needed,
-- and re-encrypting goes through all of them in the order of these ids.
create index users_with_two_factor on accounts.users (id) where totp_secret is not null;
create index inputs_with_settings on orders.inputs (order_id) where settings is not null;
