-- What somebody refunded is found among all that they delivered: most deliveries gave nothing back and are not in it.
create index audit_entries_of_refunds on audit.entries (operator_id, id)
  where action = 'warranty.refund' or details ->> 'refunded' <> '0';
