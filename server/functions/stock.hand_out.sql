-- Records the items that orders got; `stock.take_for` took them in this transaction. The arrays hold, at each index:
-- order, service, item, and the end of paid days (null without).
create or replace function stock.hand_out(p_orders uuid[], p_services uuid[], p_items bigint[], p_untils timestamptz[])
returns void language plpgsql as $$
begin
  insert into stock.handed_out (item_id, order_id, until) select * from unnest(p_items, p_orders, p_untils);
  insert into stock.changes (service_id, free, sold)
    select service_id, -count(*), count(*) from unnest(p_services) as it (service_id) group by service_id;
end $$;
