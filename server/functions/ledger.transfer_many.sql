-- Posts transfers, each between two accounts, with one `ledger.post_many`.
create or replace function ledger.transfer_many(p_transfers ledger.transfer[]) returns void language plpgsql as $$
declare
  it ledger.transfer;
  v_nth int := 0;
  v_kinds text[];
  v_references text[];
  v_codes text[];
  v_details jsonb[];
  v_leg_postings int[];
  v_paths text[];
  v_amounts bigint[];
begin
  foreach it in array p_transfers loop
    v_nth := v_nth + 1;
    v_kinds[v_nth] := it.kind;
    v_references[v_nth] := it.reference;
    v_codes[v_nth] := it.code;
    v_details[v_nth] := it.details;
    v_leg_postings[2 * v_nth - 1] := v_nth;
    v_leg_postings[2 * v_nth] := v_nth;
    v_paths[2 * v_nth - 1] := it.from_path;
    v_paths[2 * v_nth] := it.to_path;
    v_amounts[2 * v_nth - 1] := -it.amount;
    v_amounts[2 * v_nth] := it.amount;
  end loop;
  perform ledger.post_many(v_kinds, v_references, v_codes, v_details, v_leg_postings, v_paths, v_amounts);
end $$;
