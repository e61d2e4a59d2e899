-- Prices by quantity: `[{"from": 100, "price": 900}]`, rising; the last one that an amount reaches is the price of all of it.
-- Null for services with one price, which are then priced as before.
alter table catalog.services add brackets jsonb check (jsonb_typeof(brackets) = 'array' and jsonb_array_length(brackets) > 0);
