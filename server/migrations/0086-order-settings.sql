-- What deposits take off orders, as operators set it. One row, which quoting and placing read by themselves, so that every node
-- prices by the same tiers from the moment they are saved. Below the first tier nothing is taken off.
create table orders.settings (
  is_only boolean primary key default true check (is_only),
  -- Rising, each with the percent at the same place.
  tier_deposits bigint[] not null default '{10000000,25000000,50000000}',
  tier_percents int[] not null default '{5,10,20}',
  version int not null default 1,
  constraint tiers_are_pairs check (
    cardinality(tier_deposits) = cardinality(tier_percents) and cardinality(tier_deposits) <= 5
    and array_position(tier_deposits, null) is null and array_position(tier_percents, null) is null
  ),
  -- Beyond the last tier a comparison is unknown, which a check lets pass.
  constraint tier_deposits_rise check (
    0 < tier_deposits[1] and tier_deposits[1] < tier_deposits[2] and tier_deposits[2] < tier_deposits[3]
    and tier_deposits[3] < tier_deposits[4] and tier_deposits[4] < tier_deposits[5]
  ),
  constraint tier_percents_never_fall check (
    1 <= all (tier_percents) and 50 >= all (tier_percents)
    and tier_percents[1] <= tier_percents[2] and tier_percents[2] <= tier_percents[3]
    and tier_percents[3] <= tier_percents[4] and tier_percents[4] <= tier_percents[5]
  )
);
insert into orders.settings default values;

create trigger version_is_counted before update on orders.settings
  for each row execute function platform.count_version();
