-- Takes `p_count` free items from a service's stock for an order of this partner, or of the shop (null). It takes the
-- next ones in order that no other transaction is taking and that last until `p_until`. Returns null and takes nothing
-- if there are too few, or if they belong to another owner. The statement that takes the items checks their owner, so
-- that the owner cannot change in between. The caller passes the items to `stock.hand_out`. The search begins at the
-- place where the last count found the first free item. Writers that free an earlier place clear it.
create or replace function stock.take_for(p_service uuid, p_partner uuid, p_count int, p_until timestamptz) returns bigint[]
language plpgsql as $$
declare
  v_first bigint;
  v_places bigint[];
  v_items bigint[];
begin
  select coalesce(p.first_place, 0) into v_first from stock.pools p where p.service_id = p_service;
  -- Checks before it locks: rows locked in vain would be missing for others until the transaction ends.
  perform from stock.free
    where service_id = p_service and place >= v_first and (expires_at is null or expires_at > p_until)
    order by place offset p_count - 1 limit 1;
  if not found then
    return null;
  end if;
  select array_agg(f.place), array_agg(f.item_id) into v_places, v_items
  from (
    select place, item_id from stock.free
    where service_id = p_service and place >= v_first and (expires_at is null or expires_at > p_until)
      and exists (select from stock.pools p where p.service_id = p_service and p.partner_id is not distinct from p_partner)
    order by place limit p_count for update skip locked
  ) as f;
  if coalesce(cardinality(v_places), 0) < p_count then
    return null;
  end if;
  delete from stock.free where service_id = p_service and place = any (v_places);
  return v_items;
end $$;
