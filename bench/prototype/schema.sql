-- A minimal order: its row, two entries and a balance that never falls below zero. No key, no session, no timeline, no
-- outbox. Beside the shop's own tables, so that both write to the same disk with the same care.
create schema prototype;

create table prototype.services (id uuid primary key, price bigint not null);

create table prototype.accounts (id uuid primary key, balance bigint not null check (balance >= 0));

create table prototype.orders (
  id bigint generated always as identity primary key,
  customer_id uuid not null,
  service_id uuid not null,
  amount int not null,
  total bigint not null,
  contact_info text not null,
  created_at timestamptz not null default now()
);
create index on prototype.orders (customer_id, id);

create table prototype.entries (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  account_id uuid,
  amount bigint not null,
  created_at timestamptz not null default now()
);
create index on prototype.entries (account_id, id);

-- Returns the order's id, or null if the balance is too low.
create function prototype.place(p_customer uuid, p_service uuid, p_amount int, p_contact text)
returns bigint language plpgsql as $$
declare
  v_total bigint;
  v_order bigint;
begin
  select price * p_amount into strict v_total from prototype.services where id = p_service;
  update prototype.accounts set balance = balance - v_total where id = p_customer and balance >= v_total;
  if not found then
    return null;
  end if;
  insert into prototype.orders (customer_id, service_id, amount, total, contact_info)
  values (p_customer, p_service, p_amount, v_total, p_contact) returning id into v_order;
  -- The house has no account of its own: every order would wait for its balance row.
  insert into prototype.entries (order_id, account_id, amount)
  values (v_order, p_customer, -v_total), (v_order, null, v_total);
  return v_order;
end $$;
