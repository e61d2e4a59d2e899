-- A service's ended orders by day: PostgreSQL stores equal keys once. Made anew under the lock, a second or two a million orders.
lock table orders.orders in access exclusive mode;
drop index orders.orders_of_service;
create index orders_of_service on orders.orders (service_id, ((finished_at at time zone 'utc')::date))
  where finished_at is not null;
