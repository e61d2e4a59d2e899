-- What operators find people, transfers and orders by: their words without marks and case, folded by the server, because a
-- database in the C locale knows no letters beyond ASCII. Null: still to be folded, by a job, a batch a transaction. An index of
-- trigrams is made for every column of this name at startup, where PostgreSQL has the extension. Adding the columns rewrites
-- nothing; noting what is to be folded holds up changes of customers and transfers for about half a second a million.

alter table accounts.users add search_text text;
create index users_to_fold on accounts.users (id) where search_text is null;

alter table deposits.transfers add search_text text;
create index transfers_to_fold on deposits.transfers (id) where search_text is null;

-- Beside the orders, so that placing and moving one costs what it did. Without a foreign key, which would lock each order. An
-- order without a row is to be folded if it is newer than `until`.
create table orders.search_texts (
  order_id uuid primary key,
  search_text text
);
create index search_texts_to_fold on orders.search_texts (order_id) where search_text is null;
create table orders.search_folded (until uuid not null);
insert into orders.search_folded (until) values ('00000000-0000-0000-0000-000000000000');

-- Whoever changes the words, also a node of the version before or what deletes personal data, makes the folded ones go at once.
create function platform.forget_search_text() returns trigger language plpgsql as $$
begin
  if new.search_text is not distinct from old.search_text then
    new.search_text := null;
  end if;
  return new;
end $$;

create trigger changed_is_folded_again before update of username, email, full_name, phone, telegram on accounts.users
  for each row when ((old.username, old.email, old.full_name, old.phone, old.telegram)
    is distinct from (new.username, new.email, new.full_name, new.phone, new.telegram))
  execute function platform.forget_search_text();
create trigger changed_is_folded_again before update of content, sender, external_id, other_id, bank_reference
  on deposits.transfers for each row when ((old.content, old.sender, old.external_id, old.other_id, old.bank_reference)
    is distinct from (new.content, new.sender, new.external_id, new.other_id, new.bank_reference))
  execute function platform.forget_search_text();

create function orders.forget_search_text() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'links' then
    insert into orders.search_texts (order_id) select distinct order_id from removed
      on conflict (order_id) do update set search_text = null;
  else
    insert into orders.search_texts (order_id) values (new.id) on conflict (order_id) do update set search_text = null;
  end if;
  return null;
end $$;

create trigger changed_is_folded_again after update of contact_info, note, inputs on orders.orders
  for each row when ((old.contact_info, old.note, old.inputs) is distinct from (new.contact_info, new.note, new.inputs))
  execute function orders.forget_search_text();
create trigger removed_are_folded_again after delete on orders.links referencing old table as removed
  for each statement execute function orders.forget_search_text();
