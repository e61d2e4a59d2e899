-- What was delivered stood in the audit log, for ever and for whoever searches it, as did names of customers' files, words that operators
-- look for, and a partner's name. It goes: from entries, from what they are found by, and from what nodes of the version before write
-- meanwhile. The triggers may go with the next version.
-- Nobody writes an entry while this runs, so that none is missed.
lock table audit.entries, audit.search_texts in share row exclusive mode;

create function audit.without_words(action text, details jsonb) returns jsonb language sql stable as $$
  select case action
    when 'orders.deliver' then details - array['note', 'documentLink'] || jsonb_strip_nulls(jsonb_build_object(
      'noteLength', coalesce(details -> 'noteLength', to_jsonb(nullif(length(details ->> 'note'), 0))),
      'document', coalesce(details -> 'document', to_jsonb(nullif(details ->> 'documentLink' <> '', false)))))
    when 'orders.give-lines' then details - 'fileName'
    when 'orders.save-view' then details || jsonb_build_object(
      'filters', ltrim(regexp_replace(details ->> 'filters', '(^|&)q=[^&]*', '', 'g'), '&'))
    when 'stock.withdraw-held' then details - 'partner' || jsonb_strip_nulls(jsonb_build_object(
      'partnerId', coalesce(details -> 'partnerId', (select to_jsonb(u.id) from accounts.users u where u.username = details ->> 'partner'))))
    else details
  end
$$;

create function audit.leave_words_out() returns trigger language plpgsql as $$
declare kept jsonb := audit.without_words(new.action, new.details);
begin
  if kept <> new.details then
    new.details := kept;
    perform set_config('audit.words_left_out_of', new.id::text, true);
  end if;
  return new;
end $$;

create function audit.leave_text_out() returns trigger language plpgsql as $$
begin
  return case when new.entry_id::text is distinct from current_setting('audit.words_left_out_of', true) then new end;
end $$;

create trigger words_are_left_out before insert on audit.entries for each row execute function audit.leave_words_out();
create trigger text_is_left_out before insert on audit.search_texts for each row execute function audit.leave_text_out();

alter table audit.entries disable trigger append_only;
-- By their actions, which have an index: most entries are of other acts.
create temporary table mended on commit drop as
  select e.id, e.action, audit.without_words(e.action, e.details) as details,
    case e.action when 'orders.save-view' then e.details ->> 'filters' else e.details ->> 'partner' end as line
  from audit.entries e
  where action = 'orders.deliver' and details ?| array['note', 'documentLink'] or action = 'orders.give-lines' and details ? 'fileName'
    or action = 'orders.save-view' and details ->> 'filters' ~ '(^|&)q=' or action = 'stock.withdraw-held' and details ? 'partner';
analyze mended;
update audit.entries e set details = m.details from mended m where m.id = e.id;
alter table audit.entries enable trigger append_only;

-- Made anew after the migrations, from all rows at once: changing it row by row would take minutes.
drop index if exists audit.search_texts_search;
-- Of deliveries and lines all that is left is plain letters, which need no folding. A view and a withdrawal have other words, which are
-- folded already: of these the one line goes.
update audit.search_texts s set search_text = case
    when m.action in ('orders.deliver', 'orders.give-lines') then (
      select lower(concat_ws(E'\n', e.subject, e.address, string_agg(distinct it.value, E'\n')))
      from audit.entries e, jsonb_each_text(e.details) it where e.id = m.id group by e.id)
    else array_to_string(array_replace(string_to_array(s.search_text, E'\n'),
      lower(m.line), lower(coalesce(m.details ->> 'partnerId', m.details ->> 'filters', ''))), E'\n')
  end
from mended m where m.id = s.entry_id;
