-- People answer mails about conversations: how far the mailbox was read, which mails were taken, so that each is taken once,
-- and what a mail held besides the answer.

create table conversations.mailboxes (
  -- Server, user and folder: another mailbox is read from its beginning.
  name text primary key,
  -- The server's word that numbers of mails still mean the same ones.
  uid_validity bigint,
  read_until bigint not null default 0,
  last_ok_at timestamptz,
  last_problem_at timestamptz,
  problem_code text,
  problem_detail text
);

create table conversations.received_mails (
  -- Of the mail's own id, the conversation and the sender: a mail that is delivered twice is taken once.
  hash bytea primary key,
  received_at timestamptz not null default now()
);
create index received_mails_by_age on conversations.received_mails (received_at);

-- Quoted text and signature of a mail; null for what was written elsewhere.
alter table conversations.messages add column mail_rest text;
