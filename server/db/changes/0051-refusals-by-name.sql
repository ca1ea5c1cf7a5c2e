-- The name of a refusal stands in a field of its own; servers of the release before read the message.
create or replace function tiffin.refuse_when(is_refused boolean, refusal text) returns void language plpgsql as $$
begin
  if is_refused then
    raise exception using errcode = 'TF001', message = refusal, constraint = refusal;
  end if;
end
$$;
