-- A whole link finds its order, however many links that order has, as soon as it is placed. By four bytes of each link instead of the
-- up to 2,000 characters, so that placing an order costs some microseconds a link; within a link by order, so that the newest come
-- first. Making it holds up orders with many links for about a second and a half a million links.
create index links_by_hash on orders.links (hashtext(lower(link)), order_id);
