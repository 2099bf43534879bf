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
  nothing_to_pay: 409;
  period_exists: 409;
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
  // pto
  self_approval: 403;
  new_admin: 403;
  absence_overlap: 409;
  insufficient_balance: 409;
  blackout: 409;
  already_started: 409;
  document_exists: 409;
  not_pending: 409;
  name_taken: 409;
  unit_in_use: 409;
  open_requests: 409;
  duplicate: 409;
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
  clock_running: 409;
  clock_not_running: 409;
  on_leave: 409;
}

export type ErrorCode = keyof ErrorStatuses;

/** The codes of a status. */
export type ErrorCodeOf<Status extends number> = {
  [Code in ErrorCode]: Status extends ErrorStatuses[Code] ? Code : never;
}[ErrorCode];

/** What to do about each. */
export const REMEDIES: Readonly<Record<ErrorCode, string>> = {
  // auth
  malformed_csv: "Export it again as UTF-8 CSV; `detail` names the line.",
  invalid_credentials: "Look at both, and at the host; or reset the password.",
  invalid_code: "Enter the next one; `data.tries_left` says how many tries remain.",
  challenge_expired: "Sign in again.",
  token_expired: "Sign in again.",
  token_reused: "Sign in again, and keep only the newest refresh token.",
  own_page_required: "Keep the refresh token yourself: leave `refresh` out.",
  access_ended: "Let an admin import the remaining rows.",
  own_account: "Ask another admin; or switch the factor off with password and code, or wait until the limit is over.",
  role_needs_session: "Sign in to do it.",
  not_own_record: "Leave `employee_id` out, or use the admin call.",
  employee_required: "Send `employee_id`.",
  already_enabled: "Switch it off first.",
  not_enabled: "There is nothing to switch off or renew.",
  setup_missing: "Begin it again.",
  two_factor_enforced: "It cannot be switched off. To change the device, ask an admin to reset it.",
  email_taken: "Use another address, or the existing person.",
  employee_number_taken: "Use another one.",
  seat_limit: "Deactivate someone, or change the plan.",
  last_admin: "Make somebody else an admin first.",
  manager_cycle: "Name somebody who does not report to them, directly or indirectly.",
  has_reports: "Name their new manager in `reassign_reports_to`.",
  already_active: "There is nothing to send.",
  invalid_transition: "Read it again; `data.current_status` has its current state.",
  not_deactivated: "Deactivate them first, and wait for their last day.",
  retention_hold: "Settle what is open, and wait until the days that `data.holds` names.",
  login_limited: "Wait for `Retry-After` seconds.",
  refresh_limited: "Keep the access token until it expires.",
  reset_limited: "Look for the mail that was sent, or wait for `Retry-After` seconds.",
  invitation_limited: "Wait for `Retry-After` seconds.",
  confirmation_limited: "Wait for `Retry-After` seconds.",
  // benefits
  already_enrolled: "Look at the one in `data.conflicts`.",
  window_closed: "Wait for the window, or ask an admin to open it; `data` has its days.",
  not_eligible: "See `data.reason`; from `data.eligible_from` on the waiting days are over.",
  enrollment_not_pending: "Ask an admin to end it, and enroll anew.",
  active_enrollments: "Say with `end_on` when their enrollments end.",
  tier_in_use: "Keep it, or end their enrollments before; `data.tiers` names them.",
  // branding
  contrast_too_low: "Take a darker colour, or another colour of the text; `errors` tells the ratio, which is 4.5:1 at least.",
  no_logo: "Show its name, or the light logo; an admin sets logos with `PUT /branding/logo/`.",
  // contracts
  no_document: "An admin uploads it with `PUT …/document/`.",
  contract_overlap: "Amend that one or end it before; `data.conflicts` names it.",
  not_draft: "Recall it where that is still possible, or amend it.",
  already_signed: "A new document needs an amendment.",
  amendment_scheduled: "Recall the amendment first, or work on it; `data.conflicts` names it.",
  person_left: "Reactivate them first.",
  // events
  // invoices
  invoice_data_missing: "`data.missing` names it: of the seller in their profile, address and personal details, of the buyer in `invoicing` of the workspace's settings.",
  issued_out_of_order: "Issue it on that day or later; `data.last_issued_on` is the day.",
  nothing_billable: "Choose other days, or mark entries as billable.",
  already_invoiced: "`data.invoice_ids` are the invoices; change the draft, or take the invoice back.",
  // lists
  code_taken: "Use that one, restored if it is archived, or another code. `data.id` is the item.",
  list_full: "Delete those that nothing uses.",
  in_use: "Archive it instead.",
  stale_set: "Read the list again, and order what is there; `data.ids` has it.",
  // logs
  app_logs_limited: "Send more entries at once, and wait for `Retry-After` seconds.",
  // meetings
  organizer_busy: "Take another time, or send `allow_conflict` for a meeting of your own. `data.conflicts` has the ids of the others, where the caller is the organiser.",
  slot_overlap: "Publish others, or delete those in `data.conflicts` first.",
  slot_taken: "Take another one. A hold ends after five minutes.",
  slot_past: "Take a later one.",
  slot_booked: "Cancel its meeting first.",
  slide_limit: "Delete one that is no longer needed.",
  // modules
  module_unavailable: "Leave it out; `data.modules` names those that are not there.",
  // notifications
  upgrade_required: "Connect with `ws://` or `wss://`, and the access token as `?token=`.",
  bad_handshake: "Let a WebSocket library open it.",
  origin_not_allowed: "Add the origin to the configuration of the service.",
  kind_always_sent: "Leave the kind out, or both of its channels on.",
  // payments
  already_paid: "Look at the payment that `data.payment_id` names; cancel it to pay the record by another one.",
  no_method: "They add one with `POST /payments/methods/`.",
  currency_mismatch: "Send the currency that `data.currencies` names, or let the person add a method in this one.",
  already_reversed: "Nothing is to be done; `data.id` is the reversal.",
  duplicate_method: "Use that one; `data.id` names it.",
  too_many_methods: "Delete one that is not needed any more.",
  methods_held: "Wait until `data.until`. If the change was not agreed on, tell an admin.",
  method_in_use: "Wait until it is completed, or let an admin cancel it; `data.payment_id` names it.",
  default_method: "Make another one the default first.",
  period_paid: "Look at the payment that `data.payment_id` names; send a `duplicate_reason` to pay a second one on purpose.",
  total_too_large: "Pay some of them on another day; `data.payment_ids` are those of the run, the largest first.",
  nothing_to_pay: "Look at the day and the currency; `data.left_out_by` counts by reason what was left out; `no_bank` has to be paid by other ways, `own` and `new_admin` by another admin.",
  period_exists: "Delete that one where it is a draft, or correct it with the next payslip; `data.conflicts` names it.",
  // platform
  service_needs_admin: "Ask an admin, or create a personal key.",
  scope_not_grantable: "Leave it out; `data` names it.",
  key_limit: "Revoke one that is no longer needed.",
  key_ended: "Create another.",
  webhook_limit: "Delete one it no longer needs.",
  url_not_public: "Use an address on the internet, without credentials in it.",
  still_retrying: "Wait until it is delivered or has failed.",
  resend_limit: "Read the missing events from the list of events.",
  recovery_running: "Try again when they are sent.",
  export_running: "Wait for it, or delete it; `data.export_id` names it.",
  export_not_ready: "Read its status until it is `ready`; of one that has failed, ask for another.",
  export_limited: "Wait for `Retry-After` seconds, or download one of these.",
  ping_limited: "Wait for `Retry-After` seconds.",
  sample_limited: "Wait for `Retry-After` seconds.",
  currency_in_use: "Keep the currency; another workspace can have another. `data.records` counts what stands in the way.",
  timezone_in_use: "Give people zones of their own instead. `data.records` counts what stands in the way.",
  seats_below_use: "Deactivate people first, or order more seats; `data.seats_used` says how many are taken.",
  license_outdated: "Put the latest licence in, or ask for a new one; `data` says when both were signed.",
  pilot_limited: "Wait for `Retry-After` seconds.",
  not_operator: "Ask whoever runs the service.",
  slug_taken: "Choose another.",
  pilot_licensed: "Nothing is to be done; plan and seats follow the licence.",
  // profile
  no_photo: "Show their initials.",
  no_address: "They set it with `PUT /profile/address/`, or an admin does for them.",
  // pto
  self_approval: "Ask another manager or admin.",
  new_admin: "Ask another admin, or wait until the 72 hours are over.",
  absence_overlap: "Take other days; `data.conflicts` has the ids.",
  insufficient_balance: "Take fewer; `data.available` says how many there are.",
  blackout: "Take other days; `data.conflicts` names the time.",
  already_started: "Ask a manager to cancel it.",
  document_exists: "Let the person or an admin replace it, signed in, or use a personal key with `absences:read`.",
  not_pending: "Cancel it and make a new request.",
  name_taken: "Use another name; `data.conflicts` has the existing one.",
  unit_in_use: "Add another leave type.",
  open_requests: "Decide on them first; `data.conflicts` names them.",
  duplicate: "Change the existing one; `data.conflicts` names it.",
  year_not_over: "Ask with `dry_run` until 1 January.",
  year_end_running: "Try again when it has finished.",
  no_working_days: "Take other days.",
  notice_too_short: "Take later days, or ask a manager to enter it.",
  no_contract: "Take days of the contract, or ask an admin to enter one.",
  // reimbursements
  receipt_required: "Upload the receipts of the items in `data.items`, then submit the claim.",
  not_editable: "Wait for the decision, since a denied claim can be changed; cancel a payment that has failed, and make another.",
  duplicate_receipt: "Nothing is to be done; `data.id` is the existing receipt.",
  too_many_receipts: "Remove one, or put several into one PDF.",
  rate_deviates: "Look at `data.reference_rate` of the day `data.on`; a signed-in admin sends the rate with a `rate_reason`.",
  exchange_rate_required: "Send `exchange_rate`, the units of the workspace's currency for one unit of the claim's.",
  // shared
  malformed_json: "Send UTF-8 JSON without U+0000 and without half surrogate pairs.",
  malformed_multipart: "Let an HTTP library write the form, with its boundary in `Content-Type`.",
  unreadable_body: "Send it again; look for a connection that breaks or a wrong `Content-Length`.",
  too_deep: "Send the structure that the call describes.",
  too_many_values: "Send it in several calls.",
  bad_parameter: "Escape each value (`encodeURIComponent`).",
  unknown_parameter: "Look at its spelling; `data` names it.",
  repeated_parameter: "Give several values as one list, separated by commas, where the call takes a list.",
  repeated_header: "Send it once; look for a proxy that adds its own.",
  bad_path: "Escape each part of the path.",
  bad_cursor: "Begin again without it, and keep the filters while you page.",
  unreadable_request: "Send smaller headers, or look for a client or proxy that breaks the request.",
  credential_required: "Send `Authorization: Bearer <API key or access token>`.",
  invalid_credential: "Take a new access token with the refresh token, or another key.",
  insufficient_role: "Ask somebody with the role that `data.required_role` names.",
  insufficient_scope: "Give the key the scope that `data.required_scope` names.",
  key_not_accepted: "Sign in, and use the access token.",
  module_disabled: "Ask an admin to switch it on.",
  api_not_in_plan: "Change the plan; on Starter, order the add-on.",
  not_found: "Check the id and the path. Missing records and records you may not see get the same answer.",
  unknown_host: "Use the base URL of the workspace.",
  method_not_allowed: "Use one that the `Allow` header names.",
  not_acceptable: "Accept `application/json`, or what the call says it produces.",
  idempotency_in_progress: "Wait a moment, and send the same again.",
  idempotency_secret_shown: "Use the secret of the first answer. If that is lost, rotate the secret, or remove the record and make another, with a new key.",
  conflict: "Send the row again.",
  version_mismatch: "Read it again and decide again; `data.current_version` is its current version.",
  payload_too_large: "Send less.",
  unsupported_media_type: "Send one of the types that the call names.",
  range_not_satisfiable: "Ask for bytes that are there; `Content-Range` says how many the file has.",
  validation_failed: "Correct the fields that `errors` names.",
  idempotency_key_reused: "Take a new key for a new request, and send the same body to repeat one.",
  rate_limited: "Wait for `Retry-After` seconds. `RateLimit` on every answer says how many requests are left.",
  unavailable: "Try again after `Retry-After` seconds.",
  internal_error: "Try again; if it stays, report the `X-Request-Id`.",
  trailing_slash: "Call the address in `Location`.",
  two_factor_setup_required: "Set one up with `POST /auth/2fa/setup/` and `POST /auth/2fa/enable/`.",
  workspace_read_only: "Put a licence in with `PUT /platform/license/`, or ask whoever made the trial.",
  // support
  reopen_too_late: "Write a new one.",
  attachment_limit: "Put several pages into one file.",
  merge_target_ended: "Merge into one that is not; `data.current_status` says what became of it.",
  translation_exists: "Change that one.",
  ticket_limited: "Write into one that is there, or wait for `Retry-After` seconds.",
  // tracking
  entry_overlap: "Change the times; `data.conflicts` has the ids.",
  period_locked: "Ask an admin to open it; `data.locked_through` says how far it goes.",
  not_employed: "Take another day, or correct the person's first day; `data.start_date` and `data.last_day` say which days are inside.",
  duplicate_external_id: "It was sent before, so there may be nothing to do. `data.id` is the existing record.",
  invoiced: "Leave it, or delete the draft or take the invoice back first.",
  running: "Stop the clock first.",
  clock_running: "Stop it first, or send `\"if_running\": \"stop\"`.",
  clock_not_running: "There is nothing to stop.",
  on_leave: "Cancel it first, or ask an admin.",
};
