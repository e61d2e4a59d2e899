-- The expected charge of an order at the price at which it was sent, and whether the supplier charged more.
alter table suppliers.dispatches add expected_charge numeric, add overcharged boolean not null default false;

-- For how many orders in a row the supplier charged more than that. Too many stop the source until an operator saves it again.
alter table suppliers.sources add overcharges int not null default 0;
alter table suppliers.sources drop constraint sources_stopped_check;
alter table suppliers.sources add constraint sources_stopped_check
  check (stopped in ('gone', 'cost', 'limits', 'type', 'form', 'charge'));
