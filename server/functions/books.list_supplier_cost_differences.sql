-- For the books: orders whose cost at suppliers, or number of cost postings, differs from the ledger. `figures` holds
-- the stored values and those of the ledger.
create or replace function books.list_supplier_cost_differences()
returns table ("order" text, figures jsonb) language sql stable as $$
  select coalesce((select o.code from orders.orders o where o.id = d.id), p.order_id), jsonb_build_object(
    'cost', jsonb_build_array(coalesce(d.cost, 0), coalesce(p.cost, 0)),
    'postings', jsonb_build_array(coalesce(d.postings, 0), coalesce(p.postings, 0)))
  from (
    select order_id as id, order_id::text as order_id, coalesce(cost, 0) as cost, cost_postings as postings
    from suppliers.dispatches) as d
  full join (
    select left(t.reference, 36) as order_id, sum(e.amount) as cost, count(*) as postings
    from ledger.transactions t
    join ledger.entries e on e.transaction_id = t.id
    join ledger.accounts a on a.id = e.account_id and a.path = 'house:suppliers'
    where t.kind = 'supplier_cost' group by 1) as p on p.order_id = d.order_id
  where coalesce(d.cost, 0) <> coalesce(p.cost, 0) or coalesce(d.postings, 0) <> coalesce(p.postings, 0)
$$;
