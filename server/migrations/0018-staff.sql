-- Operators get rights by area, and owners decide who has them; today's operators become owners. A session remembers when its
-- owner last proved who they are: dangerous calls ask for that again. A blocked account remembers what it was before.
alter table accounts.users
  add is_owner boolean not null default false,
  add rights text[] not null default '{}',
  add status_before_block text check (status_before_block in ('inactive', 'active'));
update accounts.users set is_owner = true where role = 'operator';

-- Null: opened before this, or by a node of the version before; it counts as long ago.
alter table accounts.sessions add confirmed_at timestamptz;

-- Null: a command on the server, not an operator.
alter table audit.entries alter operator_id drop not null;
