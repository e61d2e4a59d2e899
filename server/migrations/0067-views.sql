-- Operators who look at the shop as a customer sees it. Not sessions of the customer: nodes of the version before must not
-- take them for such.
create table accounts.views (
  id uuid primary key,
  customer_id uuid not null,
  operator_id uuid not null,
  -- The operator's own session; the view ends with it.
  session_id uuid not null references accounts.sessions on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index views_of_session on accounts.views (session_id);
create index views_of_operator on accounts.views (operator_id, customer_id) where ended_at is null;
create index views_by_age on accounts.views (expires_at);
create index views_of_customer on accounts.views (customer_id);
