/**
 * The three queries in this file read the tables, the foreign keys and the functions of the schema public. Each query
 * returns one JSON value.
 */
export const TABLES = `
select coalesce(json_agg(t), '[]') as value from (
  select c.relname as name, c.relkind in ('v', 'm') as "isView",
    (select coalesce(json_agg(json_build_object(
        'name', a.attname,
        'type', format_type(a.atttypid, a.atttypmod),
        'isJson', coalesce(nullif(ty.typbasetype, 0), ty.oid) in ('json'::regtype, 'jsonb'::regtype),
        'default', case
          when a.attidentity = 'd' then
            format('nextval(%L)', pg_get_serial_sequence(c.oid::regclass::text, a.attname))
          when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end
      ) order by a.attnum), '[]')
      from pg_attribute a
      join pg_type ty on ty.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(a.attname order by k.position), '[]')
      from pg_constraint p, unnest(p.conkey) with ordinality k(attnum, position)
      join pg_attribute a on a.attnum = k.attnum
      where p.conrelid = c.oid and p.contype = 'p' and a.attrelid = c.oid) as "primaryKey",
    (select coalesce(json_agg((
        select json_agg(a.attname order by k.position)
        from unnest(i.indkey::int2[]) with ordinality k(attnum, position)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum)), '[]')
      from pg_index i
      where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indexprs is null) as uniques,
    (select coalesce(json_agg(distinct p.proname), '[]') from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.pronargs = 1 and p.proargtypes[0] = c.reltype) as computed
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'f', 'p')
) t`;

export const FOREIGN_KEYS = `
select coalesce(json_agg(f order by f.constraint), '[]') as value from (
  select k.conname as constraint, s.relname as "from", t.relname as "to",
    (select json_agg(json_build_array(a.attname, b.attname) order by position)
      from unnest(k.conkey, k.confkey) with ordinality u(source, target, position)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.source
      join pg_attribute b on b.attrelid = k.confrelid and b.attnum = u.target) as columns
  from pg_constraint k
  join pg_class s on s.oid = k.conrelid and s.relnamespace = 'public'::regnamespace
  join pg_class t on t.oid = k.confrelid and t.relnamespace = 'public'::regnamespace
  where k.contype = 'f' and k.conparentid = 0
) f`;

export const FUNCTIONS = `
select coalesce(json_agg(f), '[]') as value from (
  select p.proname as name, p.provolatile = 'v' as "isVolatile", p.provariadic <> 0 as "isVariadic",
    p.proretset as "returnsSet",
    p.prorettype = 'void'::regtype as "isVoid",
    rt.typtype = 'c' or coalesce(p.proargmodes::text[] && '{t,o,b}', false) as "isComposite",
    (select relname from pg_class where oid = rt.typrelid and relnamespace = 'public'::regnamespace) as "table",
    p.pronargdefaults as "defaults",
    obj_description(p.oid, 'pg_proc') as description,
    (select coalesce(json_agg(json_build_object(
        'name', coalesce(p.proargnames[u.position], ''),
        'mode', coalesce(p.proargmodes[u.position]::text, 'i'),
        'type', format_type(u.type, null)) order by u.position), '[]')
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u(type, position)
    ) as arguments
  from pg_proc p
  join pg_type rt on rt.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype <> 'trigger'::regtype
) f`;
