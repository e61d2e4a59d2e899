-- For a trigger: what an order comes to cost is counted for the supplier that has it now. What others charged before is in it already.
create or replace function suppliers.count_cost() returns trigger language plpgsql as $$
begin
  insert into suppliers.costs as c (supplier_id, cost, postings)
    values (new.supplier_id, coalesce(new.cost, 0) - coalesce(old.cost, 0), new.cost_postings - old.cost_postings)
    on conflict (supplier_id) do update set cost = c.cost + excluded.cost, postings = c.postings + excluded.postings;
  return null;
end $$;
