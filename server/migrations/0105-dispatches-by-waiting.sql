-- What waits for people is as old as its waiting: a run that was paid a month before its date is not a month late.
create index dispatches_for_people_by_waiting on suppliers.dispatches (waits_since) where state in ('unclear', 'stuck');
drop index suppliers.dispatches_for_people;
