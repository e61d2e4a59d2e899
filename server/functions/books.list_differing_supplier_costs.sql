-- The same as `books.list_supplier_cost_differences` in words, for nodes of the version before.
create or replace function books.list_differing_supplier_costs() returns setof text language sql stable as $$
  select concat_ws(' ', "order", figures) from books.list_supplier_cost_differences()
$$;
