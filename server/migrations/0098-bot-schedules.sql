-- Bots with paid days that start by themselves, by the clock of their customer, as long as the days last.
create table bots.schedules (
  order_id uuid primary key,
  customer_id uuid not null,
  -- Either at a time of the customer's clock, `03:30`, on some days of the week, Monday being 1 …
  at_time text check (at_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  weekdays int[] check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) between 1 and 7),
  -- … or every so many hours.
  hours int check (hours between 1 and 168),
  next_at timestamptz not null,
  -- Why the bot was not started at the last date; null: it was, or there was none.
  passed_over text,
  created_at timestamptz not null default now(),
  check ((at_time is null) = (weekdays is null) and (at_time is null) <> (hours is null))
);
create index schedules_due on bots.schedules (next_at, order_id);
create index schedules_of_customer on bots.schedules (customer_id);

-- What a bot of a repeating order works through: a copy of its own, because the lines of an order are deleted some days after
-- it ends. It is deleted when the plan ends.
create table repeats.lines (
  plan_id uuid primary key references repeats.plans on delete cascade,
  bot_id text not null,
  file_name text not null,
  content text not null,
  -- What the customer told the bot, sealed; null: nothing.
  settings bytea
);
