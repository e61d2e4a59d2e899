-- What was refunded in a period is found without the sales between: one refund in thousands of orders. Only refunds write it.
create index transactions_of_refunds on ledger.transactions (id) where kind in ('refund', 'refund_reversal');
