-- Accounts that their owners close. What tells who somebody was goes; what was paid stays, so that the books still hold.

alter table accounts.users drop constraint users_status_check,
  add constraint users_status_check check (status in ('inactive', 'active', 'blocked', 'closed'));

-- In the order in which posting takes them: nodes of the version before may be posting.
lock table ledger.transactions, ledger.accounts in access exclusive mode;

-- Nobody is left to whom money could belong: whatever would come to a closed account is refused, whoever posts it.
alter table ledger.accounts add closed boolean not null default false,
  add constraint "ACCOUNT_CLOSED" check (not closed or balance = 0);

-- Closes a customer's account. What is left on it goes to the heir, if it is exactly what its owner gave up.
create function ledger.close(p_path text, p_given_up bigint, p_heir text, p_code text) returns void
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_balance bigint;
begin
  insert into ledger.accounts (path, balance) values (p_path, 0) on conflict (path) do nothing;
  select balance into v_balance from ledger.accounts where path = p_path for update;
  if v_balance <> p_given_up then
    raise exception 'Refused: BALANCE_LEFT'
      using constraint = 'BALANCE_LEFT', detail = jsonb_build_object('balance', v_balance)::text;
  end if;
  if v_balance > 0 then
    perform ledger.post('closing', p_path, p_code, '{}', array[p_path, p_heir], array[-v_balance, v_balance]);
  end if;
  update ledger.accounts set closed = true where path = p_path;
end $$;

-- Transactions stay as they were written, but for words about people: those may be left out later, and nothing else.
drop trigger append_only on ledger.transactions;
create trigger append_only before delete or truncate on ledger.transactions
  for each statement execute function ledger.refuse_change();
create trigger only_words_go before update on ledger.transactions for each row
  when (row(new.id, new.code, new.kind, new.reference, new.created_at)
      is distinct from row(old.id, old.code, old.kind, old.reference, old.created_at)
    or new.details is distinct from old.details - array['transferContent', 'description'])
  execute function ledger.refuse_change();

create function ledger.forget_words(p_path text) returns void
language sql security definer set search_path = pg_catalog as $$
  update ledger.transactions set details = details - array['transferContent', 'description']
  where details ?| array['transferContent', 'description'] and id in (
    select e.transaction_id from ledger.entries e join ledger.accounts a on a.id = e.account_id where a.path = p_path)
$$;

-- Likewise the timeline of an order: what happened and when stays, what was said about it goes.
create function orders.forget_words(p_customer uuid) returns void
language sql security definer set search_path = pg_catalog as $$
  update orders.events set note = ''
  where note <> '' and order_id in (select id from orders.orders where customer_id = p_customer)
$$;

create index transfers_of_customer on deposits.transfers (customer_id, id) where customer_id is not null;
