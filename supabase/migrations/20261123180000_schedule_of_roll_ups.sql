-- Adds up the events of every five minutes (lib/services/jobs/kinds/roll-up-events.ts).
insert into public.schedules (name, kind, cron) values ('roll-up-events', 'roll-up-events', '*/5 * * * *');
