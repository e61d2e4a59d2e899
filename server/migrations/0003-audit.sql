-- Actions of operators, for ever. Triggers refuse to change or delete an entry.
create schema audit;

-- Declared for triggers; server/functions holds their text.
create function audit.refuse_change() returns trigger language plpgsql as 'begin end';

create table audit.entries (
  id bigint generated always as identity primary key,
  -- Null: a command on the server.
  operator_id uuid,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  address text not null,
  created_at timestamptz not null default now()
);
create index audit_entries_of_operator on audit.entries (operator_id, id);
create index audit_entries_on_subject on audit.entries (subject, id);
create index audit_entries_of_action on audit.entries (action, id);
-- Everything done about a customer, also to their transfers, payouts and orders.
create index audit_entries_about_customer on audit.entries ((details ->> 'customerId'), id)
  where details ->> 'customerId' is not null;
-- Refunds of an operator among all their deliveries.
create index audit_entries_of_refunds on audit.entries (operator_id, id)
  where action = 'warranty.refund' or details ->> 'refunded' <> '0';
create trigger append_only before update or delete or truncate on audit.entries
  for each statement execute function audit.refuse_change();

-- The folded words of an entry, written with it. The log itself stays as written.
create table audit.search_texts (
  entry_id bigint primary key,
  search_text text not null
);
