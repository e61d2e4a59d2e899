-- Lines that were handed to a bot which must not repeat them, and have no answer so far. What they do is done: when the order
-- ends now, they count as delivered. Nodes of the version before leave it at 0.
alter table orders.orders add under_way int not null default 0;
