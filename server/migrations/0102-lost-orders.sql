-- Partners who lose an order: an operator says how much they really delivered, and claims about it are no longer theirs to answer.

-- Nothing but an operator who counts less takes back what is done, or the day from which days run.
create or replace trigger share_follows after update of partner_id, status, refunded, done, days_from on orders.orders for each row
  when ((old.partner_id is not null or old.provider = 'PARTNER_PROVIDED')
    and ((new.partner_id, new.status, new.refunded) is distinct from (old.partner_id, old.status, old.refunded)
      or new.done < old.done or (old.days_from is not null and new.days_from is distinct from old.days_from)))
  execute function orders.follow_share();

create function warranty.leave_order() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger claims_leave_partner after update of partner_id on orders.orders for each row
  when (old.partner_id is not null and new.partner_id is null) execute function warranty.leave_order();

-- How many units or days of an order that was left to the shop count as its partner's; null where it was left before this was noted.
alter table orders.share_limits add delivered int check (delivered > 0);
update orders.share_limits l
  set delivered = least(o.amount, ceil((l.kept + coalesce(o.refunded_delivered, 0))::numeric * o.amount / o.total))
  from orders.orders o where o.id = l.order_id and o.total > 0;

create function warranty.leave_desk() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger claims_leave_desk after update of state on partners.partners for each row
  when (new.state = 'ended' and old.state <> 'ended') execute function warranty.leave_desk();

-- What is on a desk that lost the order before this.
update warranty.claims c set turn = 'shop', partner_id = null from orders.orders o
  where o.id = c.order_id and c.status = 'waiting' and c.partner_id is not null and o.partner_id is distinct from c.partner_id;
