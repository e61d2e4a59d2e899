-- Goods that are files. The name of one is what its item says; its bytes are in a table that neither orders nor lists read.
create table stock.files (
  item_id bigint primary key references stock.items,
  size int not null check (size > 0),
  -- The key of its bytes, encrypted: when the shop's keys are replaced, this is written anew and the bytes are not.
  key bytea not null,
  -- Encrypted, and so not to be made smaller.
  content bytea not null
);
alter table stock.files alter content set storage external;

create function stock.delete_file() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger file_goes_with_value after update of value on stock.items for each row
  when (old.value is not null and new.value is null) execute function stock.delete_file();
