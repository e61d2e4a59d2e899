-- For a trigger: what an entry is found by, unless words were just left out of the entry.
create or replace function audit.leave_text_out() returns trigger language plpgsql as $$
begin
  return case when new.entry_id::text is distinct from current_setting('audit.words_left_out_of', true) then new end;
end $$;
