-- For a trigger: keeps a partner's share at its percentage of the price, less refunds and gifts, rounded down. It posts
-- the change of a held share in the same transaction. A job settles a released one, because the partner may have spent
-- it. When an order passes to the shop, the partner keeps the share of the units or days delivered until then. A refund
-- takes from the rest of the price first. If an operator later lowers the delivered count, the partner's part falls
-- with it.
create or replace function orders.follow_share() returns trigger language plpgsql as $$
declare
  v_share orders.shares;
  v_limit orders.share_limits;
  v_delivered int;
  v_kept bigint;
  v_amount bigint;
  v_change bigint;
begin
  select * into v_share from orders.shares where order_id = new.id for update;
  if v_share.state = 'released' and new.refunded <> old.refunded then
    insert into platform.outbox (kind, name, payload)
      values ('job', 'partners.settle-share', jsonb_build_object('orderId', new.id));
  end if;
  if v_share.state is distinct from 'held' then
    return null;
  end if;
  if old.partner_id is not null and new.partner_id is null then
    v_delivered := orders.count_delivered(new);
    v_kept := greatest(0, div(new.total::numeric * v_delivered, new.amount)::bigint - coalesce(new.refunded_delivered, 0));
    if v_kept > 0 then
      insert into orders.share_limits (order_id, kept, delivered) values (new.id, v_kept, v_delivered);
    end if;
  elsif new.partner_id is null then
    select * into v_limit from orders.share_limits l where l.order_id = new.id;
    v_kept := v_limit.kept;
    v_delivered := v_limit.delivered - greatest(0, orders.count_delivered(old) - orders.count_delivered(new));
    if v_delivered < v_limit.delivered then
      -- Deducts the price of parts that do not count, unless a refund has returned it already.
      v_kept := greatest(0, v_kept - greatest(0, (div(new.total::numeric * v_limit.delivered, new.amount)
        - div(new.total::numeric * greatest(0, v_delivered), new.amount))::bigint
        - (coalesce(old.refunded_delivered, 0) - coalesce(new.refunded_delivered, 0))));
      if v_kept > 0 then
        update orders.share_limits set kept = v_kept, delivered = v_delivered where order_id = new.id;
      else
        delete from orders.share_limits where order_id = new.id;
      end if;
    end if;
  end if;
  v_amount := orders.partner_share(
    least(coalesce(v_kept, new.total), new.total - new.refunded) - coalesce(v_share.gift_part, 0), v_share.share);
  v_change := v_amount - v_share.amount;
  if v_change <> 0 then
    perform ledger.post(
      case when v_change > 0 then 'partner_share' else 'partner_share_back' end, new.id || ':' || v_share.postings,
      'PS-' || split_part(new.code, '-', 2) || '-' || v_share.postings,
      jsonb_build_object('orderCode', new.code, 'partnerId', v_share.partner_id),
      array['house:shares', 'house:shares:held'], array[-v_change, v_change]);
  end if;
  update orders.shares set amount = v_amount, postings = postings + (v_change <> 0)::int,
      state = case when v_kept = 0 then 'given-back' else 'held' end,
      ended_at = case when new.status in ('pending', 'in-progress') then null else coalesce(ended_at, now()) end
    where order_id = new.id;
  return null;
end $$;
