-- What the shop has at each supplier: what was paid in, and what orders cost there.
create table suppliers.top_ups (
  id uuid primary key default gen_random_uuid(),
  supplier_id uuid not null references suppliers.suppliers,
  -- As the supplier counts it, in its currency of that day, and what the shop paid for it.
  amount numeric not null check (amount > 0),
  currency text not null,
  dong bigint not null check (dong > 0),
  -- From which account of the shop's own; `other` is cash, cards and the like.
  paid_from text not null check (paid_from in ('bank', 'binance', 'other')),
  reference text not null,
  -- `waiting` for a second operator, `posted` to the ledger, `reversed` after that, or `withdrawn` before it.
  status text not null default 'waiting' check (status in ('waiting', 'posted', 'reversed', 'withdrawn')),
  noted_by uuid not null,
  noted_at timestamptz not null default now(),
  -- From when on who noted it may confirm it alone, where nobody else can.
  ripens_at timestamptz,
  posted_by uuid,
  posted_at timestamptz,
  -- Posted by one operator alone, as part of what each may do so in a day.
  within_cap boolean not null default false,
  ended_by uuid,
  ended_at timestamptz,
  reason text
);
create index top_ups_of_supplier on suppliers.top_ups (supplier_id, noted_at);
create index top_ups_within_cap on suppliers.top_ups (posted_by, posted_at) where within_cap;

-- What all orders cost at each supplier and by how many postings: a row that only those who ask this supplier write.
create table suppliers.costs (
  supplier_id uuid primary key references suppliers.suppliers,
  cost bigint not null,
  postings int not null
);

-- A trigger, because nodes of the version before know nothing of it; at the end of the transaction, so that nobody waits for the row
-- longer than that takes. As in functions/suppliers.count_cost.sql, because orders go on between this and that.
create function suppliers.count_cost() returns trigger language plpgsql as $$
begin
  insert into suppliers.costs as c (supplier_id, cost, postings)
    values (new.supplier_id, coalesce(new.cost, 0) - coalesce(old.cost, 0), new.cost_postings - old.cost_postings)
    on conflict (supplier_id) do update set cost = c.cost + excluded.cost, postings = c.postings + excluded.postings;
  return null;
end $$;
create constraint trigger cost_is_counted after update of cost on suppliers.dispatches deferrable initially deferred
  for each row when (new.cost is distinct from old.cost) execute function suppliers.count_cost();

-- Every posting names its supplier.
insert into suppliers.costs (supplier_id, cost, postings)
select (t.details->>'supplierId')::uuid, sum(e.amount), count(*)
from ledger.transactions t join ledger.entries e on e.transaction_id = t.id
join ledger.accounts a on a.id = e.account_id and a.path = 'house:suppliers'
where t.kind = 'supplier_cost' group by 1;

-- Services that cannot be ordered any more because no supplier takes them, until operators are told.
create table suppliers.untold_stops (service_id uuid primary key);
