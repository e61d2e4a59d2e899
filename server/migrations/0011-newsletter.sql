-- Readers, letters, and deliveries that are due. A reader who leaves is deleted.
create schema newsletter;

create table newsletter.readers (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  language text not null check (language in ('en', 'vi', 'ru')),
  -- The last mail to confirm. An unconfirmed row expires with its link.
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create unique index readers_by_email on newsletter.readers ((lower(email)));
create index unconfirmed_readers on newsletter.readers (expires_at) where confirmed_at is null;

create table newsletter.letters (
  id uuid primary key default gen_random_uuid(),
  texts jsonb not null,
  -- The same words go out once.
  hash bytea not null constraint "LETTER_SENT" unique,
  sent_by uuid not null,
  sent_at timestamptz not null default now(),
  readers int not null,
  sent int not null default 0,
  failed int not null default 0,
  -- The last progress: a job resumes a letter that stands still.
  moved_at timestamptz not null default now()
);
create index letters_by_time on newsletter.letters (sent_at);

-- Pending recipients of a letter. The sender postpones a row before sending and deletes it afterwards.
create table newsletter.deliveries (
  letter_id uuid not null references newsletter.letters,
  reader_id uuid not null references newsletter.readers on delete cascade,
  tries int not null default 0,
  due_at timestamptz not null default now(),
  primary key (letter_id, reader_id)
);
create index deliveries_of_reader on newsletter.deliveries (reader_id);
create index due_deliveries on newsletter.deliveries (letter_id, due_at, reader_id);
