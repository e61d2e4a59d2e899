-- What a day cost by customer and by operator: margins of both are figures as those of services are. Sums that are made without
-- them, also by nodes of the version before while it still runs, say a lower version than is asked for, and are made again. By it
-- days are told from then on; `has_costs` is read by the version before alone.
alter table reports.summed_days add version int not null default 1;

alter table reports.day_customers add cost bigint not null default 0;
alter table reports.day_customers add uncosted bigint not null default 0;

-- Of what they delivered: what went back to customers with it, what it cost, and what of it has no known cost.
alter table reports.day_operators add returned bigint not null default 0;
alter table reports.day_operators add cost bigint not null default 0;
alter table reports.day_operators add uncosted bigint not null default 0;
