-- Changing the address one signs in with: the present and the new one confirm it by mail, and the former one has a way back
-- for some days.
create table accounts.email_changes (
  user_id uuid primary key references accounts.users on delete cascade,
  new_email text not null,
  old_confirmed boolean not null default false,
  new_confirmed boolean not null default false,
  expires_at timestamptz not null
);
create table accounts.former_emails (
  user_id uuid primary key references accounts.users on delete cascade,
  email text not null,
  changed_at timestamptz not null default now()
);
alter table accounts.mail_tokens drop constraint mail_tokens_purpose_check;
alter table accounts.mail_tokens add constraint mail_tokens_purpose_check
  check (purpose in ('activate', 'reset', 'email-old', 'email-new', 'email-back'));
