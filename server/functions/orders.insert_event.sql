-- For a trigger: what nodes of the version before write to `orders.events`, which is a view by now, goes on the timeline.
create or replace function orders.insert_event() returns trigger language plpgsql as $$
begin
  insert into orders.timeline (order_id, by_id, by, event, to_status, done, details)
    values (new.order_id, new.by_id, new."by"::orders.timeline_actor, new.event::orders.timeline_event,
      new.to_status::orders.timeline_status, new.done, nullif(jsonb_strip_nulls(jsonb_build_object(
        'refunded', nullif(new.refunded, 0), 'restocked', nullif(new.restocked, 0), 'note', nullif(new.note, ''))), '{}'));
  return new;
end $$;
