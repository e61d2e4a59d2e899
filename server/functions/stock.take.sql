-- For nodes of the version before, which ask for what whoever provides the service now may hand out.
create or replace function stock.take(p_service uuid, p_count int, p_until timestamptz) returns bigint[] language sql as $$
  select stock.take_for(p_service, (select s.partner_id from catalog.services s where s.id = p_service), p_count, p_until)
$$;
