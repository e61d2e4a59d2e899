-- Partners: what stays theirs of an order that is left to the shop, and services whose partner is blocked.

-- What of its price a partner had delivered when an order was left to the shop: the share is of that, and no more.
create table orders.share_limits (
  order_id uuid primary key,
  kept bigint not null check (kept > 0)
);

create function catalog.follow_partner() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger partner_is_followed after update of status on accounts.users for each row
  when (new.is_partner and new.status is distinct from old.status)
  execute function catalog.follow_partner();

update catalog.services set unsupplied_since = now()
  where partner_id in (select id from accounts.users where is_partner and status <> 'active');

-- Also of orders that were a partner's: only services that partners provide are ever theirs, and that never changes.
create or replace trigger share_follows after update of partner_id, status, refunded on orders.orders for each row
  when ((old.partner_id is not null or old.provider = 'PARTNER_PROVIDED')
    and (new.partner_id, new.status, new.refunded) is distinct from (old.partner_id, old.status, old.refunded))
  execute function orders.follow_share();

-- Days since there are partners are summed again: what partners did counted as if operators had.
delete from reports.summed_days where day >= (select min(applied_at)::date - 1 from partners.partners);
