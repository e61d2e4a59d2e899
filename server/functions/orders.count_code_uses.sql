-- Number of a customer's orders that hold a code.
create or replace function orders.count_code_uses(p_code text, p_customer uuid) returns bigint language sql stable as $$
  select count(*) from orders.orders where discount_code = p_code and customer_id = p_customer and holds_code
$$;
