-- For the books: partners' shares that differ from the ledger, or from the price that their order kept. `fault` names
-- postings for another partner, or an order without a share. `figures` holds the stored and the expected amounts. A job
-- settles a released share after a refund: such orders have 15 minutes. Closed accounts pay nothing back.
create or replace function books.list_share_differences()
returns table ("order" text, transaction text, fault text, figures jsonb) language sql stable as $$
  select coalesce((select o.code from orders.orders o where o.id = s.id), p.order_id), null, null, jsonb_build_object(
    'held', jsonb_build_array(coalesce(s.held, 0), coalesce(p.held, 0)),
    'released', jsonb_build_array(coalesce(s.released, 0), coalesce(p.released, 0)))
  from (
    select order_id as id, order_id::text as order_id, case state when 'held' then amount else 0 end as held,
      case state when 'released' then amount else 0 end as released
    from orders.shares) as s
  full join (
    select left(t.reference, 36) as order_id, coalesce(sum(e.amount) filter (where a.path = 'house:shares:held'), 0) as held,
      coalesce(sum(e.amount) filter (where a.balance is not null), 0) as released
    from ledger.transactions t
    join ledger.entries e on e.transaction_id = t.id
    join ledger.accounts a on a.id = e.account_id
    where t.kind in ('partner_share', 'partner_share_back', 'partner_share_released') group by 1) as p on p.order_id = s.order_id
  where coalesce(s.held, 0) <> coalesce(p.held, 0) or coalesce(s.released, 0) <> coalesce(p.released, 0)
  union all
  select o.code, null, null, jsonb_build_object('share', jsonb_build_array(s.amount, due.amount))
  from orders.shares s
  join orders.orders o on o.id = s.order_id
  left join orders.share_limits l on l.order_id = s.order_id
  cross join lateral (select greatest(0, least(coalesce(l.kept, o.total), o.total - o.refunded) - coalesce(s.gift_part, 0))
    * s.share / 10000 as amount) as due
  where s.state <> 'given-back' and s.amount <> due.amount and (s.state = 'held' or (
    exists (select from accounts.users u where u.id = s.partner_id and u.status <> 'closed')
    and not exists (
      select from orders.timeline t where t.order_id = s.order_id and t.at > now() - interval '15 minutes'
        and (t.details ? 'refunded' or t.event = 'refund-reversed'))))
  union all
  select o.code, t.code, 'otherPartner', null
  from ledger.transactions t
  join orders.shares s on s.order_id::text = left(t.reference, 36)
  left join orders.orders o on o.id = s.order_id
  where t.kind in ('partner_share', 'partner_share_back', 'partner_share_released') and t.details->>'partnerId' <> s.partner_id::text
  union all
  select o.code, null, 'noShare', null from orders.orders o
  where o.partner_id is not null
    and not exists (select from orders.shares s where s.order_id = o.id and s.partner_id = o.partner_id)
$$;
