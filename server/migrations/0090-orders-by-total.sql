-- Operators filter orders by their sum. An index of spans of rows, a few kilobytes for a million: what few orders cost is found without
-- reading all of them, and placing an order writes nothing to it but the rare least or most of a span.
create index orders_by_total on orders.orders using brin (total) with (autosummarize = on);
