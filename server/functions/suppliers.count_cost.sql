-- For a trigger: adds the change of an order's cost to the supplier that has the order. The cost includes charges of
-- earlier suppliers, so that only the difference counts.
create or replace function suppliers.count_cost() returns trigger language plpgsql as $$
begin
  insert into suppliers.costs as c (supplier_id, cost, postings)
    values (new.supplier_id, coalesce(new.cost, 0) - coalesce(old.cost, 0), new.cost_postings - old.cost_postings)
    on conflict (supplier_id) do update set cost = c.cost + excluded.cost, postings = c.postings + excluded.postings;
  return null;
end $$;
