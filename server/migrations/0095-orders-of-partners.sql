-- On their own: building them reads all orders, and meanwhile none is placed, while customers and the catalogue go on.
create index orders_of_partner on orders.orders (partner_id, id) where partner_id is not null;
create index orders_of_partner_by_status on orders.orders (partner_id, status, id) where partner_id is not null;
create index orders_of_partner_ended on orders.orders (partner_id, finished_at)
  where partner_id is not null and finished_at is not null;
