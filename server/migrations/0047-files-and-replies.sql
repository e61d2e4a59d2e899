-- Pictures and text files that people send with their messages. They are in the database because that is all that nodes
-- share.

create table conversations.files (
  id uuid primary key,
  conversation_id uuid not null,
  customer_id uuid not null,
  -- Null until it is sent with a message.
  message_id bigint references conversations.messages on delete cascade,
  uploaded_by uuid not null,
  name text not null,
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp', 'text/plain')),
  size int not null,
  width int,
  height int,
  -- Null once it was deleted for its age; its name stays with the message.
  content bytea,
  uploaded_at timestamptz not null default now()
);
-- Pictures are compressed already.
alter table conversations.files alter column content set storage external;
create index files_of_message on conversations.files (message_id);
create index files_of_customer on conversations.files (customer_id);
create index files_by_age on conversations.files (uploaded_at) where content is not null;

-- What operators answer often, in every language of the shop.
create table conversations.saved_replies (
  id uuid primary key,
  title text not null,
  texts jsonb not null
);
