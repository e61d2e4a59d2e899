-- Referrers with a commission of their own; null: they earn the general one again. Reasons and history are in the audit log.
create table referrals.rates (
  referrer_id uuid primary key,
  percent int check (percent between 0 and 50),
  version int not null default 0
);
create trigger version_is_counted before update on referrals.rates
  for each row execute function platform.count_version();
