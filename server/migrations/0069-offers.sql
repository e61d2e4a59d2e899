-- Services that are not shown or no longer offered, what a unit costs the shop, every change of a price, and changes of many
-- services at once, which can be undone. Nodes of the version before insert services without these columns.
alter table catalog.services
  add visibility text not null default 'shown' check (visibility in ('shown', 'hidden', 'archived')),
  add cost bigint check (cost >= 0);

-- The prices of a service before and after: `{"price": 1000, "cost": 700}`. What it cost the shop when an order was placed is
-- in the last change before that.
create table catalog.price_changes (
  id bigint generated always as identity primary key,
  service_id uuid not null references catalog.services on delete cascade,
  at timestamptz not null default now(),
  changed_by uuid,
  edit_id uuid,
  before jsonb,
  after jsonb not null
);
create index price_changes_of_service on catalog.price_changes (service_id, id desc);

-- What was set for many services at once: `[{"id": …, "before": {"price": 1000}, "after": {"price": 1100}}]`.
create table catalog.service_edits (
  id uuid primary key,
  at timestamptz not null default now(),
  made_by uuid not null,
  changes jsonb not null,
  undone_at timestamptz,
  undone_by uuid
);
create index service_edits_by_time on catalog.service_edits (at desc);
