-- What operators did, for ever: each change of theirs is one row that nobody can alter.

create schema audit;

create table audit.entries (
  id bigint generated always as identity primary key,
  operator_id uuid not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  address text not null,
  created_at timestamptz not null default now()
);

create function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only';
end $$;
create trigger append_only before update or delete or truncate on audit.entries
  for each statement execute function audit.refuse_change();
