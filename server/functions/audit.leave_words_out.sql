-- For a trigger: nodes of the version before noted what was delivered, and words about people. What an entry with such words is found
-- by is left out as well; a job adds it anew.
create or replace function audit.leave_words_out() returns trigger language plpgsql as $$
declare kept jsonb := audit.without_words(new.action, new.details);
begin
  if kept <> new.details then
    new.details := kept;
    perform set_config('audit.words_left_out_of', new.id::text, true);
  end if;
  return new;
end $$;
