-- Orders that a partner left to the shop count among what is measured of the partner.
create index shares_left on orders.shares (partner_id, order_id) where reason is not null;
