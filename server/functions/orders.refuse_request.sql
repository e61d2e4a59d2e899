-- The refusal of a priced order, or null. `orders.place_batch` checks the stock afterwards.
create or replace function orders.refuse_request(
  p_request orders.request, p_service catalog.services, p_own_price text, p_total bigint, p_balance bigint
) returns text language sql immutable as $$
  select case
    -- A partner can withdraw a share: an own order would turn deposits and gifts into money to withdraw.
    when p_service.partner_id = p_request.customer_id then 'VALIDATION.serviceId.ownService'
    when p_own_price is not null then p_own_price
    -- Stock hands out goods with the payment, bots have lines, and days would overlap.
    when p_request.starts_in is not null
      and (p_service.stocked or p_service.service_type <> 'REFERRAL' or p_service.billing <> 'unit') then 'NOT_SPREADABLE'
    when p_request.pre_order and (p_service.service_type <> 'AUTO_BOT' or p_request.has_input) then 'VALIDATION.preOrder.choice'
    when not p_request.pre_order and p_service.service_type = 'AUTO_BOT' and not p_request.has_input
      then 'VALIDATION.content.uploadRequired'
    when p_request.fields_version <> p_service.fields_version then 'CONFLICT'
    when p_service.needs_inputs and p_request.fields_version is null and not p_request.has_links
      then 'VALIDATION.inputs.required'
    when p_request.accept_total <> p_total or p_total > p_request.accept_at_most then 'PRICE_CHANGED'
    when p_total > p_balance then 'INSUFFICIENT_BALANCE'
  end
$$;
