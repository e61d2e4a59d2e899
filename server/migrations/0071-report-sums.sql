-- Sums of closed days, so that a report of a month reads some rows a day and not all orders and entries. A job makes them from
-- the ledger, the orders and the audit log when a day has been over for an hour; placing an order writes nothing here. They
-- can be deleted at any time: they are made again, and the books compare them with the entries.
create schema reports;

-- A day is all there or not at all: the tables below lose it with its row here. Another time zone of the shop means other days;
-- then all are made again.
create table reports.summed_days (
  day date primary key,
  time_zone text not null
);

-- Each account of the shop, and all customers together as `customers`; a day's rows sum to zero.
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
  units bigint not null,
  sales bigint not null,
  refunds bigint not null,
  primary key (day, service_id)
);

-- By the number of their account in the ledger, which stays when a customer is forgotten.
create table reports.day_customers (
  day date not null references reports.summed_days on delete cascade,
  account_id bigint not null,
  orders int not null,
  sales bigint not null,
  refunds bigint not null,
  deposits bigint not null,
  commissions bigint not null,
  primary key (day, account_id)
);

create table reports.day_operators (
  day date not null references reports.summed_days on delete cascade,
  operator_id uuid not null,
  delivered int not null,
  delivered_amount bigint not null,
  credited bigint not null,
  refunded bigint not null,
  primary key (day, operator_id)
);
