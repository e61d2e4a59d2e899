-- How many places an order that ended gave back to its service: an operator decides it, so the timeline says it.
alter table orders.events add restocked int not null default 0 check (restocked >= 0);
