-- Until now a connection that was not told who asks counted as the product itself, so that the version before 0164 went on
-- working. That version is gone. A connection pooler that drops the options of a connection must not open these rows.
create or replace function product_acts() returns boolean language sql stable parallel safe as $$
  select current_setting('ivuriro.role', true) is not distinct from 'system'
$$;
create or replace function everybody_acts() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('ivuriro.role', true), '') in ('system', 'admin')
$$;
create or replace function who_acts() returns uuid language sql stable parallel safe as $$
  select case when coalesce(current_setting('ivuriro.role', true), '') not in ('', 'visitor', 'system')
    then current_setting('ivuriro.actor', true)::uuid end
$$;
