-- Why a supplier refuses the shop's account, what was left there when it did, and whether the shop goes on selling what only this supplier
-- delivers.
alter table suppliers.suppliers
  add account_problem text check (account_problem in ('money', 'key')),
  add account_balance numeric,
  add sells_while_refused boolean not null default false;
drop trigger version_is_counted on suppliers.suppliers;
create trigger version_is_counted before update of name, url, key, currency, dong_each, calls_a_minute, repeats_safely, low_balance, status,
  sells_while_refused on suppliers.suppliers for each row execute function platform.count_version();
