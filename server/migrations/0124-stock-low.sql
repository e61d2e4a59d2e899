-- Operators are told that little is left of a stock or of an entered number, and once more that nothing is.

-- How much a stock held when it was last filled up: where no number was set for it, a tenth of that is little. And what operators were told
-- of it; `told_low` is read by the version before alone.
alter table stock.pools add filled bigint not null default 0, add told text check (told in ('low', 'out'));
update stock.pools set filled = free, told = case when told_low then case free when 0 then 'out' else 'low' end end;

-- What operators were told of a number since it was entered. That none are left they were told by the version before.
alter table catalog.services add availability_told text check (availability_told in ('low', 'out'));
update catalog.services set availability_told = 'out' where availability = 0;

-- A trigger, so that whatever enters a number counts: many edits at once as well, and nodes of the version before. Only edits count
-- versions; orders do not. Numbers that were entered for many services at once before this are made good.
create function catalog.note_entered() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger entered_is_noted before update of version on catalog.services for each row
  when (new.availability is distinct from old.availability) execute function catalog.note_entered();
update catalog.services set availability_set = availability
  where not stocked and availability > coalesce(availability_set, 0);
