-- For the books: the sum that the ledger holds for each partner. A posting that names no partner counts for the partner
-- of its order.
create or replace function books.sum_held_shares() returns table (partner_id text, held bigint) language sql stable as $$
  select coalesce(t.details->>'partnerId', s.partner_id::text, ''), sum(e.amount)::bigint
  from ledger.entries e
  join ledger.transactions t on t.id = e.transaction_id
  left join orders.shares s on s.order_id::text = left(t.reference, 36)
  where e.account_id = (select id from ledger.accounts where path = 'house:shares:held') group by 1 having sum(e.amount) <> 0
$$;
