-- What is deducted from a Binance transfer without the right content was a constant; now operators set it. 0: nothing is.
alter table deposits.settings add column wrong_content_percent int not null default 5
  check (wrong_content_percent between 0 and 50);
