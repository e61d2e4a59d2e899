-- What a day cost, by service: so that margins are figures of days, months and the whole shop. Days that were summed without it,
-- also by nodes of the version before while it still runs, are summed again.
alter table reports.summed_days add has_costs boolean not null default false;

-- `uncosted` are sales, less refunds, of which nobody knows what they cost.
alter table reports.day_services add cost bigint not null default 0;
alter table reports.day_services add uncosted bigint not null default 0;
-- Only the version before reads it.
alter table reports.day_services alter units set default 0;
