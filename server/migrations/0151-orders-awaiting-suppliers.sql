-- Suppliers are to deliver an order, which none of them has yet: people leave it alone unless they mean to. Null: no.
alter table orders.orders add awaits_supplier boolean;
