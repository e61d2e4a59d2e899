-- People whom an owner invites to the staff by mail. An account of the invited address accepts; until then nobody has rights.
create table accounts.staff_invitations (
  id uuid primary key,
  email text not null,
  language text not null check (language in ('en', 'vi', 'ru')),
  is_owner boolean not null,
  rights text[] not null,
  invited_by uuid not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Of the link in the latest mail, made when that is written; null until then.
  token_hash bytea unique,
  accepted_by uuid,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
-- Nobody is invited twice at once.
create unique index staff_invitations_open on accounts.staff_invitations (lower(email))
  where accepted_at is null and withdrawn_at is null;
create index staff_invitations_by_age on accounts.staff_invitations (expires_at);
