-- Where a session of staff was opened, hashed with its account: strangers elsewhere do not use up the tries made from there.
alter table employee_session add column network_hash text;
create index employee_session__of_employee on employee_session (corp_id, employee_id);
