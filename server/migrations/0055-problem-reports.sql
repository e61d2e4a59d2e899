-- A customer reports what is wrong with a delivered order: a message with a few facts that everybody reads in their own
-- language, and a mark on its conversation by which operators find it.
alter table conversations.messages add column problem jsonb;
alter table conversations.conversations add column has_problem boolean not null default false;
create index conversations_with_problem on conversations.conversations (last_at) where has_problem and status = 'open';
