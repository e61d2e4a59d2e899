-- Customers and staff write to each other: one conversation per order, and one per customer about everything else.
create schema conversations;

create table conversations.conversations (
  -- The id of the order, or of the customer.
  id uuid primary key,
  customer_id uuid not null,
  order_id uuid,
  status text not null default 'open' check (status in ('open', 'closed')),
  -- Since when the customer waits for an answer; null: nothing to answer.
  waiting_since timestamptz,
  assigned_to uuid,
  -- The last message that the customer has read, and was notified of.
  read_until bigint not null default 0,
  notified_until bigint not null default 0,
  last_at timestamptz not null default now(),
  -- The customer reported a problem with a delivered order.
  has_problem boolean not null default false,
  check (id = coalesce(order_id, customer_id))
);
create index conversations_of_customer on conversations.conversations (customer_id, last_at desc);
create index conversations_by_status on conversations.conversations (status, last_at desc);
create index waiting_conversations on conversations.conversations (waiting_since) where waiting_since is not null;
create index conversations_with_problem on conversations.conversations (last_at) where has_problem and status = 'open';

create table conversations.messages (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations.conversations on delete cascade,
  author text not null check (author in ('customer', 'staff', 'system')),
  author_id uuid,
  -- Empty for events.
  text text not null,
  event text check (event in ('closed', 'reopened', 'solved', 'unsolved')),
  at timestamptz not null default now(),
  -- Quoted text and signature of a mail.
  mail_rest text,
  -- Facts of a reported problem, which each reader sees in their language.
  problem jsonb,
  check ((author = 'system') = (event is not null))
);
create index messages_of_conversation on conversations.messages (conversation_id, id);

-- From the first question to the end, once per opening: first answers and solutions are measured by it.
create table conversations.cases (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations.conversations on delete cascade,
  asked_at timestamptz,
  answered_at timestamptz,
  closed_at timestamptz,
  -- The customer's answer.
  solved boolean
);
create unique index open_cases on conversations.cases (conversation_id) where closed_at is null;
create index cases_of_conversation on conversations.cases (conversation_id, id);
create index cases_by_age on conversations.cases (asked_at);

-- Pictures and text files of messages; in the database, because nodes share nothing else.
create table conversations.files (
  id uuid primary key,
  conversation_id uuid not null,
  customer_id uuid not null,
  -- Null until a message carries it.
  message_id bigint references conversations.messages on delete cascade,
  uploaded_by uuid not null,
  name text not null,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp', 'text/plain')),
  size int not null,
  width int,
  height int,
  -- Null once it was deleted for its age; the name stays.
  content bytea,
  uploaded_at timestamptz not null default now()
);
-- Pictures are compressed already.
alter table conversations.files alter column content set storage external;
create index files_of_message on conversations.files (message_id);
create index files_of_customer on conversations.files (customer_id);
create index files_by_age on conversations.files (uploaded_at) where content is not null;

-- Frequent answers, in every language of the shop.
create table conversations.saved_replies (
  id uuid primary key,
  title text not null,
  texts jsonb not null
);

-- How far a mailbox was read. The name is server, user and folder.
create table conversations.mailboxes (
  name text primary key,
  -- The server's mark that mail numbers keep their meaning.
  uid_validity bigint,
  read_until bigint not null default 0,
  last_ok_at timestamptz,
  last_problem_at timestamptz,
  problem_code text,
  problem_detail text
);

-- A hash of mail, conversation and sender: a mail that arrives twice is taken once.
create table conversations.received_mails (
  hash bytea primary key,
  received_at timestamptz not null default now()
);
create index received_mails_by_age on conversations.received_mails (received_at);

-- Attempts are committed before a mail is parsed: a mail that kills its reader is not read for ever.
create table conversations.mail_attempts (
  mailbox text not null,
  uid_validity bigint not null,
  uid bigint not null,
  attempts int not null default 1,
  primary key (mailbox, uid_validity, uid)
);
