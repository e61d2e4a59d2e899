-- What referrers earned by the orders of a service, beside the shop's commissions: their sums were by customer alone. Days that were summed
-- without it say a lower version, also where nodes of the version before still sum them, and are summed again.
alter table reports.day_services add commissions bigint not null default 0;
