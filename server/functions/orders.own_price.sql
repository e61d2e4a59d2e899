-- Refuses a price that the customer decided as an operator; null for other customers. The last editor counts for the
-- service's price and for the tiers that apply, every editor for the code.
create or replace function orders.own_price(
  p_customer uuid, p_service catalog.services, p_tiers orders.settings, p_tier_percent int, p_code orders.codes
) returns text language sql immutable as $$
  select case
    when p_customer = any (p_code.written_by) then 'VALIDATION.discountCode.codeOwn'
    when p_service.priced_by = p_customer or (p_tiers.tiers_by = p_customer and p_tier_percent > 0)
      then 'VALIDATION.serviceId.priceOwn'
  end
$$;
