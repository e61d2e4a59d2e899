-- A mail that ends or stops its reader must not be read for ever: attempts are committed before anything of the mail is looked at.

create table conversations.mail_attempts (
  mailbox text not null,
  uid_validity bigint not null,
  uid bigint not null,
  attempts int not null default 1,
  primary key (mailbox, uid_validity, uid)
);
