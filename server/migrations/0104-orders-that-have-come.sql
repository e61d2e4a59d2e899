-- Runs of spreads wait for their dates, and a customer may have thousands of them. Lists of work, counts and the expiry of orders look for
-- open orders whose date has come. Their index begins with the date, so that what is scheduled is not read; all others have none and
-- come first.
create index open_orders_by_date on orders.orders (coalesce(starts_at, '-infinity'::timestamptz), id)
  where status in ('pending', 'in-progress');
drop index orders.open_orders;

-- The same of a partner's.
create index open_orders_of_partner on orders.orders (partner_id, coalesce(starts_at, '-infinity'::timestamptz), id)
  where partner_id is not null and status in ('pending', 'in-progress');
