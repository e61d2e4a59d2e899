-- What a unit costs the shop keeps its fraction: a supplier's 5.72 dong rounded up would show a wrong margin.
alter table catalog.services alter cost type numeric(18, 8);
