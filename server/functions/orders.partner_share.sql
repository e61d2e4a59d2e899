-- The partner's part of a kept price, rounded down. `p_share` is in hundredths of a percent. `partnerShare` of the
-- contract computes the same.
create or replace function orders.partner_share(p_kept bigint, p_share int) returns bigint language sql immutable as $$
  select greatest(0, p_kept) * p_share / 10000
$$;
