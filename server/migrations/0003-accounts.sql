-- Who our customers are, where they are signed in, and the one-time secrets we mailed them. Secrets are kept as hashes
-- only; what must be read back (the authenticator secret) is encrypted by the server.

create schema accounts;

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
  status text not null default 'inactive' check (status in ('inactive', 'active', 'blocked')),
  referral_code text not null constraint "REPEAT.referral-code" unique,
  referred_by uuid references accounts.users,
  google_sub text unique,
  totp_secret bytea,
  totp_enabled_at timestamptz,
  -- The last time step whose code was used: each code works once.
  totp_last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  check (referred_by <> id)
);
create unique index "ALREADY_USED.username.usernameTaken" on accounts.users (lower(username));
create unique index users_email_unique on accounts.users (lower(email));
create index on accounts.users (referred_by);

create table accounts.sessions (
  id uuid primary key,
  user_id uuid not null references accounts.users on delete cascade,
  address text not null,
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on accounts.sessions (user_id) where ended_at is null;

create table accounts.refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references accounts.sessions on delete cascade,
  used_at timestamptz
);
create index on accounts.refresh_tokens (session_id);

create table accounts.mail_tokens (
  hash bytea primary key,
  user_id uuid not null references accounts.users on delete cascade,
  purpose text not null check (purpose in ('activate', 'reset')),
  expires_at timestamptz not null
);
create index on accounts.mail_tokens (user_id);

create table accounts.recovery_codes (
  user_id uuid not null references accounts.users on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);
