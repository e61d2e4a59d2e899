-- What is wrong with a feed is a code from now on: each language has its own words for it. `last_problem` keeps the English
-- text, which is a field of the API.
alter table deposits.feeds
  add problem_code text check (problem_code in ('unreachable', 'timed-out', 'access-denied', 'rate-limited', 'bad-status',
    'unreadable-answer', 'answer-too-large', 'incomplete-list', 'unreadable-webhook', 'other')),
  add problem_detail text not null default '';

update deposits.feeds set
  problem_code = case
    when last_problem like 'a notice could not be read: %' then 'unreadable-webhook'
    when last_problem like 'there are more transfers than it lists%' then 'incomplete-list'
    when last_problem like 'Binance has more transfers in one second%' then 'incomplete-list'
    when last_problem = 'the answer is too large' then 'answer-too-large'
    when last_problem ~ '^(Binance|SePay) answered 40[13] ' then 'access-denied'
    when last_problem ~ '^(Binance|SePay) answered 429 ' then 'rate-limited'
    when last_problem ~ '^(Binance|SePay) answered 200 ' then 'unreadable-answer'
    when last_problem ~ '^(Binance|SePay) answered \d{3} ' then 'bad-status'
    else 'other'
  end,
  problem_detail = case
    when last_problem ~ '^(there are more transfers|Binance has more transfers|the answer is too large)' then ''
    else regexp_replace(last_problem, '^(a notice could not be read:|(Binance|SePay) answered) ', '')
  end
where last_problem is not null;
