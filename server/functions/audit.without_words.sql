-- What an act notes without what was delivered, and without words about people: entries are for ever. How long a text was, that
-- there was a document, and whose items were withdrawn stays.
create or replace function audit.without_words(action text, details jsonb) returns jsonb language sql stable as $$
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
