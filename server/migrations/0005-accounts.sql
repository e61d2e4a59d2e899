-- People, their sessions, and the one-time secrets that the shop mailed them. Secrets are stored as hashes; the
-- authenticator secret is encrypted.
create schema accounts;

-- Declared for triggers; server/functions holds their text.
create function accounts.notify_sessions_changed() returns trigger language plpgsql as 'begin end';

create table accounts.users (
  id uuid primary key,
  username text not null,
  email text not null,
  password_hash text,
  full_name text not null default '',
  phone text not null default '',
  telegram text not null default '',
  language text not null default 'en' check (language in ('en', 'vi', 'ru')),
  role text not null default 'customer' check (role in ('customer', 'operator')),
  status text not null default 'inactive' check (status in ('inactive', 'active', 'blocked', 'closed')),
  referral_code text not null constraint "REPEAT.referral-code" unique,
  referred_by uuid references accounts.users,
  google_sub text unique,
  totp_secret bytea,
  totp_enabled_at timestamptz,
  -- The time step of the last used code: each code works once.
  totp_last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  is_owner boolean not null default false,
  rights text[] not null default '{}',
  -- Unblocking restores this status.
  status_before_block text check (status_before_block in ('inactive', 'active')),
  -- The customer's days in filters, charts and exports. Null: those of the shop.
  time_zone text check (length(time_zone) <= 64),
  -- The folded words that operators search; null: a job has yet to fold them. A start adds an index of trigrams.
  search_text text,
  is_partner boolean not null default false,
  -- Open matters of a blocked customer that wait for a decision.
  held text[] not null default '{}' check (held <@ array['orders', 'payouts', 'transfers']),
  check (referred_by <> id)
);
create unique index "ALREADY_USED.username.usernameTaken" on accounts.users (lower(username));
create unique index users_email_unique on accounts.users (lower(email));
create index users_referred_by_idx on accounts.users (referred_by);
create index users_with_two_factor on accounts.users (id) where totp_secret is not null;
create index users_by_time on accounts.users (created_at);
create index users_to_fold on accounts.users (id) where search_text is null;
-- Few operators among many customers; alerts look for them every minute.
create index users_on_staff on accounts.users (id) where role = 'operator';
create index users_by_status on accounts.users (status, id);
-- Nodes cache sessions for a moment; changes that matter invalidate them.
create trigger changed_is_told
  after update of status, role, is_owner, rights, language, totp_enabled_at, time_zone, is_partner on accounts.users
  for each row when (
    (new.status, new.role, new.is_owner, new.rights, new.language, new.totp_enabled_at, new.time_zone, new.is_partner)
    is distinct from
    (old.status, old.role, old.is_owner, old.rights, old.language, old.totp_enabled_at, old.time_zone, old.is_partner))
  execute function accounts.notify_sessions_changed();
-- Any writer that changes the words removes the folded ones.
create trigger changed_is_folded_again before update of username, email, full_name, phone, telegram on accounts.users
  for each row when ((old.username, old.email, old.full_name, old.phone, old.telegram)
    is distinct from (new.username, new.email, new.full_name, new.phone, new.telegram))
  execute function platform.forget_search_text();
create trigger partner_is_followed after update of status on accounts.users for each row
  when (new.is_partner and new.status is distinct from old.status)
  execute function catalog.follow_partner();

create table accounts.sessions (
  id uuid primary key,
  user_id uuid not null references accounts.users on delete cascade,
  address text not null,
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- A hash of a number that the browser made up: two accounts with one mark may be one person.
  mark bytea,
  -- When its owner last confirmed the password; dangerous calls ask again.
  confirmed_at timestamptz
);
create index sessions_of_user on accounts.sessions (user_id);
-- As for users: nodes drop the cached session.
create trigger ended_is_told after update of ended_at, expires_at on accounts.sessions for each row
  when (new.ended_at is distinct from old.ended_at or new.expires_at < old.expires_at)
  execute function accounts.notify_sessions_changed();
create trigger deleted_is_told after delete on accounts.sessions for each row
  when (old.ended_at is null and old.expires_at > now())
  execute function accounts.notify_sessions_changed();

create table accounts.refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references accounts.sessions on delete cascade,
  used_at timestamptz
);
create index refresh_tokens_session_id_idx on accounts.refresh_tokens (session_id);

create table accounts.mail_tokens (
  hash bytea primary key,
  user_id uuid not null references accounts.users on delete cascade,
  purpose text not null check (purpose in ('activate', 'reset', 'email-old', 'email-new', 'email-back')),
  expires_at timestamptz not null
);
create index mail_tokens_user_id_idx on accounts.mail_tokens (user_id);

create table accounts.recovery_codes (
  user_id uuid not null references accounts.users on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);

-- A change of address waits for both addresses to confirm it.
create table accounts.email_changes (
  user_id uuid primary key references accounts.users on delete cascade,
  new_email text not null,
  old_confirmed boolean not null default false,
  new_confirmed boolean not null default false,
  expires_at timestamptz not null
);

-- The former address can take the account back for some days.
create table accounts.former_emails (
  user_id uuid primary key references accounts.users on delete cascade,
  email text not null,
  changed_at timestamptz not null default now()
);

-- Notes of the staff about a customer.
create table accounts.customer_notes (
  id uuid primary key,
  customer_id uuid not null references accounts.users on delete cascade,
  author_id uuid not null references accounts.users,
  text text not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
create index customer_notes_of_customer on accounts.customer_notes (customer_id, id);

-- Which mails about the account went out, not what they said.
create table accounts.sent_mails (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  kind text not null,
  sent_at timestamptz not null default now()
);
create index sent_mails_of_user on accounts.sent_mails (user_id, id);
create index sent_mails_by_age on accounts.sent_mails (sent_at);

-- Operators who look at the shop as a customer. A view is no session of the customer and ends with the operator's.
create table accounts.views (
  id uuid primary key,
  customer_id uuid not null references accounts.users on delete cascade,
  operator_id uuid not null references accounts.users,
  session_id uuid not null references accounts.sessions on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index views_of_session on accounts.views (session_id);
create index views_of_operator on accounts.views (operator_id, customer_id) where ended_at is null;
create index views_by_age on accounts.views (expires_at);
create index views_of_customer on accounts.views (customer_id);

-- Invitations to the staff. The rights begin when the invited address accepts.
create table accounts.staff_invitations (
  id uuid primary key,
  email text not null,
  language text not null check (language in ('en', 'vi', 'ru')),
  is_owner boolean not null,
  rights text[] not null,
  invited_by uuid not null references accounts.users,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Hash of the link in the latest mail; null until the mail is written.
  token_hash bytea unique,
  accepted_by uuid references accounts.users,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
-- One open invitation per address.
create unique index staff_invitations_open on accounts.staff_invitations (lower(email))
  where accepted_at is null and withdrawn_at is null;
create index staff_invitations_by_age on accounts.staff_invitations (expires_at);
