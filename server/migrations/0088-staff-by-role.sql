-- Operators are few among many customers, and looked for every minute by alerts and on many pages of the back office.
create index users_on_staff on accounts.users (id) where role = 'operator';
