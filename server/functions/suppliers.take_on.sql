-- Notes that orders have to be sent on to suppliers, and asks for it; in the transaction that pays for them.
create or replace function suppliers.take_on(p_orders uuid[], p_services uuid[], p_amounts int[]) returns void language plpgsql as $$
begin
  insert into suppliers.dispatches (order_id, service_id, amount) select * from unnest(p_orders, p_services, p_amounts);
  insert into platform.outbox (kind, name, payload, job_key) values ('job', 'suppliers.send', '{}', 'suppliers.send');
end $$;
