-- What is wrong with a supplier, by what found it: sending orders (`problem`), asking for them and for refills, reading its balance and its offers. None of
-- them erases what another found.
alter table suppliers.suppliers
  add ask_problem text,
  add refill_problem text,
  add balance_problem text,
  add list_problem text,
  -- Since when it refuses the shop's key there, or has none of its money left; null: it does not.
  add account_since timestamptz,
  -- Operators were told that its offers could not be read for long.
  add told_old boolean not null default false;
-- Whoever found it is not known any more, and finds it again.
update suppliers.suppliers set problem = null where problem is not null and (open_until is null or open_until < now());
