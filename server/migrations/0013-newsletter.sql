-- Who reads the newsletter, the letters that were sent, and who still waits for one. Who leaves is forgotten wholly.

create schema newsletter;

create table newsletter.readers (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  language text not null check (language in ('en', 'vi', 'ru')),
  -- When the mail to confirm was last asked for; the link in it works until it expires, and so does the row.
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create unique index readers_by_email on newsletter.readers ((lower(email)));
create index unconfirmed_readers on newsletter.readers (expires_at) where confirmed_at is null;

create table newsletter.letters (
  id uuid primary key default gen_random_uuid(),
  texts jsonb not null,
  -- The same words go out once, however often and by whomever they are sent.
  hash bytea not null constraint "LETTER_SENT" unique,
  sent_by uuid not null,
  sent_at timestamptz not null default now(),
  readers int not null,
  sent int not null default 0,
  failed int not null default 0,
  -- When it was last worked on: one that stands still is taken up again.
  moved_at timestamptz not null default now()
);
create index letters_by_time on newsletter.letters (sent_at);

-- Who is still to get a letter. Whoever begins to send puts it off until he would be done or dead, so that nobody else
-- sends it meanwhile; once it is sent, the row goes, and likewise when its reader does.
create table newsletter.deliveries (
  letter_id uuid not null references newsletter.letters,
  reader_id uuid not null references newsletter.readers on delete cascade,
  tries int not null default 0,
  due_at timestamptz not null default now(),
  primary key (letter_id, reader_id)
);
create index deliveries_of_reader on newsletter.deliveries (reader_id);
create index due_deliveries on newsletter.deliveries (letter_id, due_at, reader_id);
