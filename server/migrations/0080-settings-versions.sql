-- Settings have a version: whoever saves names the one they saw, so that nobody overwrites what somebody else has just set.
-- It is counted here, so that changes made by nodes of the version before count as well.
create function platform.count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

alter table deposits.settings add column version int not null default 1;
alter table referrals.settings add column version int not null default 1;
alter table payouts.settings add column version int not null default 1;
alter table content.maintenance add column version int not null default 1;

create trigger version_is_counted before update on deposits.settings
  for each row execute function platform.count_version();
create trigger version_is_counted before update on referrals.settings
  for each row execute function platform.count_version();
create trigger version_is_counted before update on payouts.settings
  for each row execute function platform.count_version();
create trigger version_is_counted before update on content.maintenance
  for each row execute function platform.count_version();
