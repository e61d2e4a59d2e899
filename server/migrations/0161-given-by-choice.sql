-- A fresh shop gives nothing away: its owner chooses discount tiers and commission. What nobody has changed is set so.
alter table orders.settings alter tier_deposits set default '{}', alter tier_percents set default '{}';
alter table referrals.settings alter commission_percent set default 0;
delete from orders.settings where version = 1;
insert into orders.settings default values on conflict do nothing;
delete from referrals.settings where version = 1;
insert into referrals.settings default values on conflict do nothing;
