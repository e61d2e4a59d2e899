-- For a trigger: a partner's share is at every moment the part of what the customer has paid and not got back, rounded down,
-- whoever changes the order. As long as it is held the ledger follows in the same transaction. What was released already is
-- settled by a job, because it is on a balance that may be spent; an order that is not the partner's any more has none.
create or replace function orders.follow_share() returns trigger language plpgsql as $$
declare
  v_share orders.shares;
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
  v_amount := case when new.partner_id is null then 0 else (new.total - new.refunded) * v_share.share / 10000 end;
  v_change := v_amount - v_share.amount;
  if v_change <> 0 then
    perform ledger.post(
      case when v_change > 0 then 'partner_share' else 'partner_share_back' end, new.id || ':' || v_share.postings,
      'PS-' || split_part(new.code, '-', 2) || '-' || v_share.postings, jsonb_build_object('orderCode', new.code),
      array['house:shares', 'house:shares:held'], array[-v_change, v_change]);
  end if;
  update orders.shares set amount = v_amount, postings = postings + (v_change <> 0)::int,
      state = case when new.partner_id is null then 'given-back' else 'held' end,
      ended_at = case when new.status in ('pending', 'in-progress') then null else coalesce(ended_at, now()) end
    where order_id = new.id;
  return null;
end $$;
