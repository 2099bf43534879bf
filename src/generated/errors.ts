// Generated from openapi/ by `npm run codegen`. Do not edit.
/** Every error code of the contract with its statuses. */
export interface ErrorStatuses {
  // auth
  malformed_csv: 400;
  invalid_credentials: 401;
  invalid_code: 401;
  challenge_expired: 401;
  token_expired: 401;
  token_reused: 401;
  own_page_required: 403;
  access_ended: 403;
  own_account: 403;
  role_needs_session: 403;
  not_own_record: 403;
  employee_required: 422;
  already_enabled: 409;
  not_enabled: 409;
  setup_missing: 409;
  two_factor_enforced: 409;
  email_taken: 409;
  employment_overlap: 409;
  employee_number_taken: 409;
  seat_limit: 409;
  last_admin: 409;
  manager_cycle: 409;
  has_reports: 409;
  already_active: 409;
  invalid_transition: 409;
  not_deactivated: 409;
  retention_hold: 409;
  login_limited: 429;
  refresh_limited: 429;
  reset_limited: 429;
  invitation_limited: 429;
  confirmation_limited: 429;
  still_active: 409;
  // benefits
  already_enrolled: 409;
  window_closed: 409;
  not_eligible: 422;
  enrollment_not_pending: 409;
  active_enrollments: 409;
  tier_in_use: 409;
  // branding
  contrast_too_low: 422;
  no_logo: 404;
  // contracts
  no_document: 404;
  contract_overlap: 409;
  not_draft: 409;
  already_signed: 409;
  amendment_scheduled: 409;
  person_left: 409;
  // events
  // invoices
  invoice_data_missing: 409;
  issued_out_of_order: 409;
  nothing_billable: 409;
  already_invoiced: 409;
  exceeds_invoice: 409;
  // lists
  code_taken: 409;
  list_full: 409;
  in_use: 409;
  stale_set: 409;
  // logs
  app_logs_limited: 429;
  // meetings
  organizer_busy: 409;
  slot_overlap: 409;
  slot_taken: 409;
  slot_past: 409;
  slot_booked: 409;
  slide_limit: 409;
  // modules
  module_unavailable: 409;
  // notifications
  upgrade_required: 426;
  bad_handshake: 400;
  origin_not_allowed: 403;
  kind_always_sent: 422;
  // payments
  already_paid: 409;
  no_method: 409;
  currency_mismatch: 409;
  already_reversed: 409;
  duplicate_method: 409;
  too_many_methods: 409;
  methods_held: 409;
  method_in_use: 409;
  default_method: 409;
  period_paid: 409;
  total_too_large: 409;
  period_closed: 409;
  document_missing: 409;
  nothing_to_pay: 409;
  run_not_approved: 409;
  period_exists: 409;
  month_not_over: 409;
  nothing_changed: 409;
  employee_number_missing: 409;
  accounting_incomplete: 409;
  method_rests: 409;
  method_unconfirmed: 409;
  // platform
  service_needs_admin: 403;
  scope_not_grantable: 403;
  key_limit: 409;
  key_ended: 409;
  webhook_limit: 409;
  url_not_public: 422;
  still_retrying: 409;
  resend_limit: 409;
  recovery_running: 409;
  export_running: 409;
  export_not_ready: 409;
  export_limited: 429;
  ping_limited: 429;
  sample_limited: 429;
  currency_in_use: 409;
  timezone_in_use: 409;
  seats_below_use: 409;
  license_outdated: 409;
  pilot_limited: 429;
  not_operator: 403;
  slug_taken: 409;
  pilot_licensed: 409;
  // profile
  no_photo: 404;
  no_address: 404;
  substitute_overlap: 409;
  // pto
  self_approval: 403;
  new_admin: 403;
  absence_overlap: 409;
  second_person_needed: 403;
  insufficient_balance: 409;
  blackout: 409;
  already_started: 409;
  document_exists: 409;
  not_pending: 409;
  name_taken: 409;
  leave_year_in_use: 409;
  unit_in_use: 409;
  open_requests: 409;
  duplicate: 409;
  leave_year_over: 409;
  adjustments_undecided: 409;
  year_not_over: 409;
  year_end_running: 409;
  no_working_days: 422;
  notice_too_short: 422;
  no_contract: 422;
  // reimbursements
  receipt_required: 409;
  not_editable: 409;
  duplicate_receipt: 409;
  too_many_receipts: 409;
  rate_deviates: 409;
  exchange_rate_required: 422;
  // shared
  malformed_json: 400;
  malformed_multipart: 400;
  unreadable_body: 400;
  too_deep: 400;
  too_many_values: 400;
  bad_parameter: 400;
  unknown_parameter: 400;
  repeated_parameter: 400;
  repeated_header: 400;
  bad_path: 400;
  bad_cursor: 400;
  unreadable_request: 400 | 408 | 431;
  credential_required: 401;
  invalid_credential: 401;
  insufficient_role: 403;
  insufficient_scope: 403;
  key_not_accepted: 403;
  module_disabled: 403;
  api_not_in_plan: 403;
  not_found: 404;
  unknown_host: 404;
  method_not_allowed: 405;
  not_acceptable: 406;
  idempotency_in_progress: 409;
  idempotency_secret_shown: 409;
  conflict: 409;
  version_mismatch: 412;
  payload_too_large: 413;
  unsupported_media_type: 415;
  range_not_satisfiable: 416;
  validation_failed: 422;
  idempotency_key_reused: 422;
  rate_limited: 429;
  unavailable: 503;
  internal_error: 500;
  trailing_slash: 308;
  leaver_access: 403;
  two_factor_setup_required: 403;
  workspace_read_only: 403;
  // support
  reopen_too_late: 409;
  attachment_limit: 409;
  merge_target_ended: 409;
  translation_exists: 409;
  ticket_limited: 429;
  // tracking
  entry_overlap: 409;
  period_locked: 409;
  not_employed: 409;
  duplicate_external_id: 409;
  invoiced: 409;
  running: 409;
  opening_exists: 409;
  timesheets_off: 409;
  period_not_over: 409;
  timesheet_overlap: 409;
  timesheet_submitted: 409;
  timesheet_approved: 409;
  timesheets_open: 409;
  clock_running: 409;
  clock_not_running: 409;
  on_leave: 409;
}

export type ErrorCode = keyof ErrorStatuses;

/** The codes of a status. */
export type ErrorCodeOf<Status extends number> = {
  [Code in ErrorCode]: Status extends ErrorStatuses[Code] ? Code : never;
}[ErrorCode];

/** What the caller should do about each error. */
export const REMEDIES: Readonly<Record<ErrorCode, string>> = {
  // auth
  malformed_csv: "Export it again as UTF-8 CSV; `detail` names the line.",
  invalid_credentials: "Check both and the host, or reset the password.",
  invalid_code: "Enter the next one; `data.tries_left` says how many tries remain.",
  challenge_expired: "Sign in again.",
  token_expired: "Sign in again.",
  token_reused: "Sign in again, and keep only the newest refresh token.",
  own_page_required: "Keep the refresh token yourself: leave `refresh` out.",
  access_ended: "Let an admin import the remaining rows.",
  own_account: "Ask another admin; or switch the factor off with password and code, or wait until the limit is over.",
  role_needs_session: "Sign in and repeat the call with the session.",
  not_own_record: "Omit `employee_id`, or use the admin call.",
  employee_required: "Send `employee_id`.",
  already_enabled: "Switch it off first.",
  not_enabled: "There is nothing to switch off or renew.",
  setup_missing: "Start the setup again.",
  two_factor_enforced: "It cannot be switched off. To change the device, ask an admin to reset it.",
  email_taken: "Use another address, or change the existing person.",
  employment_overlap: "Choose other days; `data.start_date` and `data.last_day` are those of the other employment.",
  employee_number_taken: "Use another one.",
  seat_limit: "Deactivate someone, or change the plan.",
  last_admin: "Make somebody else an admin first.",
  manager_cycle: "Name somebody who does not report to them, directly or indirectly.",
  has_reports: "Name their new manager in `reassign_reports_to`.",
  already_active: "There is nothing to send.",
  invalid_transition: "Read it again; `data.current_status` has its current state.",
  not_deactivated: "Deactivate them first, and wait for their last day.",
  retention_hold: "Settle open records, and wait until the days in `data.holds`.",
  login_limited: "Wait for `Retry-After` seconds.",
  refresh_limited: "Use the access token until it expires.",
  reset_limited: "Look for the mail that was sent, or wait for `Retry-After` seconds.",
  invitation_limited: "Wait for `Retry-After` seconds.",
  confirmation_limited: "Wait for `Retry-After` seconds.",
  still_active: "They sign in themselves until their access ends.",
  // benefits
  already_enrolled: "Read the enrollments in `data.conflicts`.",
  window_closed: "Wait for the window, or ask an admin to open it; `data` has its days.",
  not_eligible: "See `data.reason`. The waiting days are over from `data.eligible_from`.",
  enrollment_not_pending: "Ask an admin to end it, and enroll again.",
  active_enrollments: "Send `end_on` with the last day of their enrollments.",
  tier_in_use: "Keep the tiers in `data.tiers`, or end their enrollments first.",
  // branding
  contrast_too_low: "Choose a darker colour or another text colour. `errors` has the contrast, which must be at least 4.5:1.",
  no_logo: "Show the workspace's name, or the light logo. Admins set logos with `PUT /branding/logo/`.",
  // contracts
  no_document: "An admin uploads it with `PUT …/document/`.",
  contract_overlap: "Amend that contract, or terminate it first; `data.conflicts` has its id.",
  not_draft: "Recall the contract if it has not begun, or amend it.",
  already_signed: "A new document needs an amendment.",
  amendment_scheduled: "Recall the amendment first, or change that one; `data.conflicts` has its id.",
  person_left: "Reactivate them first.",
  // events
  // invoices
  invoice_data_missing: "Add what `data.missing` names: for the seller in profile, address and personal details, for the buyer in `invoicing` of the workspace's settings.",
  issued_out_of_order: "Issue it on `data.last_issued_on` or later.",
  nothing_billable: "Choose other days, or mark entries as billable.",
  already_invoiced: "Change the draft or void the invoice; `data.invoice_ids` has their ids.",
  exceeds_invoice: "Credit at most `data.left`, without tax, at the rate `data.tax_rate`.",
  // lists
  code_taken: "Use that item (restore it if it is archived) or another code. `data.id` is its id.",
  list_full: "Delete items that nothing uses.",
  in_use: "Archive it instead.",
  stale_set: "Read the list again and order its current items; `data.ids` has their ids.",
  // logs
  app_logs_limited: "Send more entries per call, and wait for `Retry-After` seconds.",
  // meetings
  organizer_busy: "Choose another time, or send `allow_conflict` for a meeting of your own. If you are the organiser, `data.conflicts` has the ids of the other meetings.",
  slot_overlap: "Choose another time, or first delete the slots in `data.conflicts`.",
  slot_taken: "Choose another slot. A hold expires after five minutes.",
  slot_past: "Choose a later slot.",
  slot_booked: "Cancel its meeting first.",
  slide_limit: "Delete a file that is no longer needed.",
  // modules
  module_unavailable: "Leave out the modules in `data.modules`.",
  // notifications
  upgrade_required: "Connect with `ws://` or `wss://`, with the access token as `?token=`.",
  bad_handshake: "Use a WebSocket library.",
  origin_not_allowed: "Add the origin to the configuration of the service.",
  kind_always_sent: "Leave the kind out, or send both of its channels as true.",
  // payments
  already_paid: "See the payment in `data.payment_id`. Cancel it to pay the record with another payment.",
  no_method: "The person adds one with `POST /payments/methods/`.",
  currency_mismatch: "Send a currency in `data.currencies`, or let the person add a payment method in this currency.",
  already_reversed: "Nothing to do. `data.id` is the reversal.",
  duplicate_method: "Use the payment method in `data.id`.",
  too_many_methods: "Delete one that is no longer needed.",
  methods_held: "Wait until `data.until`. If you did not agree to the change, tell an admin.",
  method_in_use: "Wait until the payment in `data.payment_id` is completed, or let an admin cancel it.",
  default_method: "Make another method the default first.",
  period_paid: "See the payment in `data.payment_id`. Send a `duplicate_reason` to pay a second salary on purpose.",
  total_too_large: "Move some of the payments in `data.payment_ids` (the largest first) to another day.",
  period_closed: "Use a day after `data.closed_through`, or let an admin open the books again in the workspace's settings.",
  document_missing: "Upload its PDF with `PUT /payments/admin/payslips/{payslip_id}/document/`.",
  nothing_to_pay: "Check the day and the currency. `data.left_out_by` counts the payments that were left out. Pay those in `no_bank` in another way; let another admin order those in `own` and `new_admin`.",
  run_not_approved: "Let another admin approve it with `POST /payments/admin/runs/{run_id}/approve/`.",
  period_exists: "Delete the payslip in `data.conflicts` if it is a draft. Replace a published one (`replaces_id`), or send another `kind`.",
  month_not_over: "Hand it over after its last day.",
  nothing_changed: "Use the hand-over in `data.id`.",
  employee_number_missing: "Give the people in `data.people` a number and hand the month over again.",
  accounting_incomplete: "Complete `data.missing` in the workspace's settings and hand the month over again.",
  method_rests: "Confirm it after `data.until`.",
  method_unconfirmed: "Confirm it with `POST /payments/methods/{method_id}/confirm/` first.",
  // platform
  service_needs_admin: "Ask an admin, or create a personal key.",
  scope_not_grantable: "Leave out the scopes in `data.scopes`.",
  key_limit: "Revoke one that is no longer needed.",
  key_ended: "Create another key.",
  webhook_limit: "Delete one it no longer needs.",
  url_not_public: "Use an address on the internet, without credentials.",
  still_retrying: "Wait until it is delivered or has failed.",
  resend_limit: "Read the missing events from the list of events.",
  recovery_running: "Try again when they are sent.",
  export_running: "Wait for the export in `data.export_id`, or delete it.",
  export_not_ready: "Poll its status until it is `ready`. If it has failed, request another export.",
  export_limited: "Wait for `Retry-After` seconds, or download one of these exports.",
  ping_limited: "Wait for `Retry-After` seconds.",
  sample_limited: "Wait for `Retry-After` seconds.",
  currency_in_use: "Keep the currency, or use another workspace. `data.records` counts these records.",
  timezone_in_use: "Set the time zones of people instead. `data.records` counts these records.",
  seats_below_use: "Deactivate people first, or order more seats. `data.seats_used` is the number of seats in use.",
  license_outdated: "Install the latest licence, or request a new one. `data` has both times of signature.",
  pilot_limited: "Wait for `Retry-After` seconds.",
  not_operator: "Ask the operator of the service.",
  slug_taken: "Choose another short name.",
  pilot_licensed: "Nothing to do. Plan and seats follow the licence.",
  // profile
  no_photo: "Show their initials.",
  no_address: "The person sets it with `PUT /profile/address/`, or an admin does.",
  substitute_overlap: "Choose other days or areas, or remove the other substitute.",
  // pto
  self_approval: "Ask another manager or admin.",
  new_admin: "Ask another admin, or wait until the 72 hours have passed.",
  absence_overlap: "Choose other days; `data.conflicts` has the ids.",
  second_person_needed: "Ask an admin or a manager further up.",
  insufficient_balance: "Take less; `data.available` is what is left.",
  blackout: "Choose other days; `data.conflicts` has the id of the blackout.",
  already_started: "Ask a manager to cancel it.",
  document_exists: "The person or an admin can replace it when signed in, or use a personal key with `absences:read`.",
  not_pending: "Cancel it and make a new request.",
  name_taken: "Use another name; `data.conflicts` has the id of the existing leave type.",
  leave_year_in_use: "Add another leave type.",
  unit_in_use: "Add another leave type.",
  open_requests: "Decide on them first; `data.conflicts` has their ids.",
  duplicate: "Change or delete the existing one; `data.conflicts` has its id.",
  leave_year_over: "Add another agreement from the current leave year on.",
  adjustments_undecided: "Look at `effects` of a dry run, and send `adjustments` with `keep` or `absorb`.",
  year_not_over: "Use `dry_run` until it has.",
  year_end_running: "Try again later.",
  no_working_days: "Choose other days.",
  notice_too_short: "Choose later days, or ask a manager to enter the absence.",
  no_contract: "Choose days covered by a contract, or ask an admin to enter a contract.",
  // reimbursements
  receipt_required: "Upload the receipts of the items in `data.items`, then submit the claim.",
  not_editable: "Wait for the decision, because a denied claim can be changed; or cancel the failed payment and create another.",
  duplicate_receipt: "Nothing to do; `data.id` is the existing receipt.",
  too_many_receipts: "Remove one, or combine several into one PDF.",
  rate_deviates: "Compare with `data.reference_rate` of the day `data.on`; a signed-in admin can send the rate with a `rate_reason`.",
  exchange_rate_required: "Send `exchange_rate`, the units of the workspace's currency per unit of the claim's currency.",
  // shared
  malformed_json: "Send UTF-8 JSON without U+0000 and without half surrogate pairs.",
  malformed_multipart: "Let an HTTP library write the form, with its boundary in `Content-Type`.",
  unreadable_body: "Send it again; check for a broken connection or a wrong `Content-Length`.",
  too_deep: "Send the structure that the call describes.",
  too_many_values: "Split it into several calls.",
  bad_parameter: "Escape each value (`encodeURIComponent`).",
  unknown_parameter: "Check its spelling; `data` names it.",
  repeated_parameter: "Send several values as one list, separated by commas, if the call accepts a list.",
  repeated_header: "Send it once; check whether a proxy adds its own.",
  bad_path: "Escape each part of the path.",
  bad_cursor: "Start again without it, and keep the filters while you page.",
  unreadable_request: "Send smaller headers, or check the client and proxies for what breaks the request.",
  credential_required: "Send `Authorization: Bearer <API key or access token>`.",
  invalid_credential: "Get a new access token with the refresh token, or use another key.",
  insufficient_role: "Ask somebody with the role in `data.required_role`.",
  insufficient_scope: "Give the key the scope in `data.required_scope`.",
  key_not_accepted: "Sign in, and use the access token.",
  module_disabled: "Ask an admin to switch it on.",
  api_not_in_plan: "Change the plan; on Starter, order the add-on.",
  not_found: "Check the id and the path. Both cases get the same answer.",
  unknown_host: "Use the base URL of the workspace.",
  method_not_allowed: "Use a method from the `Allow` header.",
  not_acceptable: "Accept `application/json`, or a type that the call declares.",
  idempotency_in_progress: "Wait a moment, then repeat the request.",
  idempotency_secret_shown: "Use the secret from the first answer. If it is lost, rotate the secret, or delete the record and create another with a new key.",
  conflict: "Send the row again.",
  version_mismatch: "Read it again and decide again; `data.current_version` is its current version.",
  payload_too_large: "Send a smaller body.",
  unsupported_media_type: "Send one of the types that the call lists.",
  range_not_satisfiable: "Ask for a range within the file; `Content-Range` has its size.",
  validation_failed: "Correct the fields in `errors`.",
  idempotency_key_reused: "Use a new key for a new request, and the same body to repeat one.",
  rate_limited: "Wait for `Retry-After` seconds. The `RateLimit` header of every answer has the requests left.",
  unavailable: "Try again after `Retry-After` seconds.",
  internal_error: "Try again; if it persists, report the `X-Request-Id`.",
  trailing_slash: "Call the address in `Location`.",
  leaver_access: "It reads payslips, contracts, invoices and payments only; see `POST /auth/documents-access/`.",
  two_factor_setup_required: "Set one up with `POST /auth/2fa/setup/` and `POST /auth/2fa/enable/`.",
  workspace_read_only: "Install a licence with `PUT /platform/license/`, or ask the operator of the trial.",
  // support
  reopen_too_late: "Create a new ticket.",
  attachment_limit: "Put several pages into one file.",
  merge_target_ended: "Choose a ticket that is neither; `data.current_status` is the status of the chosen one.",
  translation_exists: "Change the existing translation.",
  ticket_limited: "Add a message to an existing ticket, or wait for `Retry-After` seconds.",
  // tracking
  entry_overlap: "Change the times; `data.conflicts` has the ids.",
  period_locked: "Ask an admin to unlock it; `data.locked_through` is the last locked day.",
  not_employed: "Choose another day, or correct the person's first day; `data.start_date` and `data.last_day` are the limits.",
  duplicate_external_id: "The same record was probably sent before. `data.id` is the existing record.",
  invoiced: "Leave it, or first delete the draft or withdraw the invoice.",
  running: "Stop the clock first.",
  opening_exists: "Correct it with an entry of the kind `adjust`; `data.id` is the opening.",
  timesheets_off: "An admin sets `timesheet_period` in the settings.",
  period_not_over: "Submit it from `data.from` on.",
  timesheet_overlap: "Choose a period after it; `data.conflicts` has its id.",
  timesheet_submitted: "Take the timesheet back first; `data.timesheet_id` names it.",
  timesheet_approved: "Ask an admin to return the timesheet `data.timesheet_id`.",
  timesheets_open: "Have them approved, or lock without `require_approved`; `data.timesheets` lists some of them.",
  clock_running: "Stop it first, or send `\"if_running\": \"stop\"`.",
  clock_not_running: "Nothing to do.",
  on_leave: "Cancel the time off first, or ask an admin.",
};
