-- Lines of timelines take 84 bytes instead of 134: words as enums, what is seldom said together, and nothing that follows from the
-- lines before (where a step came from) or from when it happened (its number). Nodes of the version before read and write them
-- by the view that has the name and the columns of the table before; the next version may drop it.
-- All lines are copied while nobody can move an order (docs/operating.md). Tables in the order in which requests lock them.
lock table orders.orders in share row exclusive mode;
lock table orders.events in access exclusive mode;

create type orders.timeline_actor as enum ('customer', 'operator', 'system');
create type orders.timeline_event as enum (
  'lines-given', 'started', 'progress', 'delivered', 'failed', 'cancelled', 'refunded', 'part-refunded', 'refund-reversed',
  'expired', 'bot-started', 'bot-running', 'bot-paused', 'bot-stopped', 'bot-finished', 'bot-failed');
create type orders.timeline_status as enum ('pending', 'in-progress', 'success', 'failed', 'cancel', 'refund');

-- What happened to an order after it was placed. Written once, never changed. Eight columns: with a ninth PostgreSQL needs
-- eight bytes more a row to say which of them are null.
create table orders.timeline (
  order_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  by_id uuid,
  by orders.timeline_actor not null,
  event orders.timeline_event not null,
  to_status orders.timeline_status,
  done int,
  -- `refunded`, `restocked` and `note`, each where there is one.
  details jsonb
) with (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);

insert into orders.timeline
  select order_id,
    -- Lines are in the order of their times now: a clock that was set back must not change it.
    max(at) over (partition by order_id order by id), by_id,
    by::orders.timeline_actor, event::orders.timeline_event, to_status::orders.timeline_status, done,
    case when refunded <> 0 or restocked <> 0 or note <> '' then jsonb_strip_nulls(jsonb_build_object(
      'refunded', nullif(refunded, 0), 'restocked', nullif(restocked, 0), 'note', nullif(note, ''))) end
  from orders.events;

-- By the order alone: PostgreSQL stores equal keys once.
create index timeline_of_order on orders.timeline (order_id);
alter table orders.timeline add foreign key (order_id) references orders.orders;

drop table orders.events;
create view orders.events as
  select t.order_id, (extract(epoch from t.at) * 1000000)::bigint as id, t.at, t.by::text as by, t.by_id, t.event::text as event,
    case when t.to_status is not null then coalesce((
      select before.to_status::text from orders.timeline before
      where before.order_id = t.order_id and before.at < t.at and before.to_status is not null
      order by before.at desc limit 1), 'pending') end as from_status,
    t.to_status::text as to_status, t.done, coalesce((t.details->>'refunded')::bigint, 0) as refunded,
    coalesce(t.details->>'note', '') as note, coalesce((t.details->>'restocked')::int, 0) as restocked
  from orders.timeline t;

create function orders.insert_event() returns trigger language plpgsql as $$
begin
  insert into orders.timeline (order_id, by_id, by, event, to_status, done, details)
    values (new.order_id, new.by_id, new."by"::orders.timeline_actor, new.event::orders.timeline_event,
      new.to_status::orders.timeline_status, new.done, nullif(jsonb_strip_nulls(jsonb_build_object(
        'refunded', nullif(new.refunded, 0), 'restocked', nullif(new.restocked, 0), 'note', nullif(new.note, ''))), '{}'));
  return new;
end $$;
create trigger stored_narrower instead of insert on orders.events for each row execute function orders.insert_event();

create or replace function orders.forget_words(p_customer uuid) returns void
language sql security definer set search_path = pg_catalog as $$
  update orders.timeline set details = nullif(details - 'note', '{}')
  where details ? 'note' and order_id in (select id from orders.orders where customer_id = p_customer)
$$;

-- At once, so that nodes of the version before go on; what each start grants comes later.
do $$ begin
  if exists (select from pg_roles where rolname = 'runmart_app') then
    grant select, insert on orders.timeline, orders.events to runmart_app;
  end if;
end $$;
