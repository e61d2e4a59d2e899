-- Sums of closed days, so that a month reads some rows a day. A job makes them an hour after a day; deleted sums are
-- made again.
create schema reports;

-- A day is whole or absent: its sums go with this row. After a change of the shop's time zone all days are summed
-- again.
create table reports.summed_days (
  day date primary key,
  time_zone text not null
);

-- Each account of the house, and all customers as `customers`; the rows of a day sum to zero.
create table reports.day_figures (
  day date not null references reports.summed_days on delete cascade,
  account text not null,
  figure text not null,
  amount bigint not null,
  entries int not null,
  primary key (day, account, figure)
);

create table reports.day_services (
  day date not null references reports.summed_days on delete cascade,
  service_id uuid not null,
  orders int not null,
  sales bigint not null,
  refunds bigint not null,
  cost bigint not null,
  -- Sales, less refunds, whose cost is unknown.
  uncosted bigint not null,
  commissions bigint not null,
  primary key (day, service_id)
);

-- By account in the ledger, which stays when a customer is erased.
create table reports.day_customers (
  day date not null references reports.summed_days on delete cascade,
  account_id bigint not null,
  orders int not null,
  sales bigint not null,
  refunds bigint not null,
  deposits bigint not null,
  commissions bigint not null,
  cost bigint not null,
  uncosted bigint not null,
  primary key (day, account_id)
);

create table reports.day_operators (
  day date not null references reports.summed_days on delete cascade,
  operator_id uuid not null,
  delivered int not null,
  delivered_amount bigint not null,
  credited bigint not null,
  refunded bigint not null,
  -- Deliveries: refunds made with them, their cost, and the part whose cost is unknown.
  returned bigint not null,
  cost bigint not null,
  uncosted bigint not null,
  primary key (day, operator_id)
);
