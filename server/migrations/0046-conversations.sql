-- Customers and the shop's people write to each other: one conversation per order, and one with each customer about
-- everything else.

create schema conversations;

create table conversations.conversations (
  -- The order's id, or the customer's for what belongs to no order: whoever knows what it is about knows its address.
  id uuid primary key,
  customer_id uuid not null,
  order_id uuid,
  status text not null default 'open' check (status in ('open', 'closed')),
  -- Since when the customer waits for an answer; null while nobody has to answer.
  waiting_since timestamptz,
  assigned_to uuid,
  -- Up to which message the customer has read it, and was notified of it.
  read_until bigint not null default 0,
  notified_until bigint not null default 0,
  last_at timestamptz not null default now(),
  check (id = coalesce(order_id, customer_id))
);
create index conversations_of_customer on conversations.conversations (customer_id, last_at desc);
create index conversations_by_status on conversations.conversations (status, last_at desc);
create index waiting_conversations on conversations.conversations (waiting_since) where waiting_since is not null;

create table conversations.messages (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations.conversations on delete cascade,
  author text not null check (author in ('customer', 'staff', 'system')),
  author_id uuid,
  -- Empty for what the system notes.
  text text not null,
  -- What happened to the conversation; only the system notes it.
  event text check (event in ('closed', 'reopened', 'solved', 'unsolved')),
  at timestamptz not null default now(),
  check ((author = 'system') = (event is not null))
);
create index messages_of_conversation on conversations.messages (conversation_id, id);

-- A conversation from the first question to its end, once per time that it was opened: what first answers and solutions
-- are measured by. Without a question there was nothing to answer.
create table conversations.cases (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations.conversations on delete cascade,
  asked_at timestamptz,
  answered_at timestamptz,
  closed_at timestamptz,
  -- What the customer said afterwards.
  solved boolean
);
create unique index open_cases on conversations.cases (conversation_id) where closed_at is null;
create index cases_of_conversation on conversations.cases (conversation_id, id);
create index cases_by_age on conversations.cases (asked_at);
