-- The same as `books.list_share_differences` in words, for nodes of the version before.
create or replace function books.list_differing_shares() returns setof text language sql stable as $$
  select concat_ws(' ', "order", transaction, fault, figures) from books.list_share_differences()
$$;
