-- Queues orders for suppliers, each from its date on or at once, in the transaction that pays for them.
create or replace function suppliers.take_on(
  p_orders uuid[], p_services uuid[], p_amounts int[], p_starts timestamptz[]
) returns void language plpgsql as $$
begin
  insert into suppliers.dispatches (order_id, service_id, amount, due_at, waits_since)
    select id, service, amount, coalesce(starts, now()), coalesce(starts, now())
    from unnest(p_orders, p_services, p_amounts, p_starts) as it (id, service, amount, starts);
  insert into platform.outbox (kind, name, payload, job_key) values ('job', 'suppliers.send', '{}', 'suppliers.send');
end $$;
