-- What is over is swept away: spent codes and budgets, ended sessions, browsers that never logged in.
select tiffin.sweep('sms_code');
select tiffin.sweep('budget');
select tiffin.sweep('customer_session');
select tiffin.sweep('employee_session');
select tiffin.sweep('push_client');
create index sms_code__old on sms_code (expires_at);
create index budget__old on budget (window_start);
create index customer_session__old on customer_session (expires_at);
create index employee_session__old on employee_session (expires_at);
create index push_client__idle on push_client (created_at) where session_id is null;
create index push_client__of_session on push_client (corp_id, session_id);
