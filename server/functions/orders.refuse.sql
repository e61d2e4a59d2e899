-- Raises a refusal as a constraint of that name would.
create or replace function orders.refuse(p_refusal text, p_data jsonb default null) returns void language plpgsql as $$
begin
  raise exception 'Refused: %', p_refusal using constraint = p_refusal, detail = coalesce(p_data::text, '');
end $$;
