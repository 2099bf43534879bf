// Generated from openapi/ by `npm run codegen`. Do not edit.
/** A kind of notification, as `openapi/notices/` has it. */
export interface NoticeKindRow {
  /** What it tells its person, as a sentence. */
  meaning: string;
  /** It is mailed unless the person does not want it. */
  email: boolean;
  /** Where the console shows it; `{id}` is the id of its record. */
  url: string;
  /** About access to the account, so it cannot be turned off. */
  always: boolean;
}

/** Every kind of notification by its name. */
export const noticeKinds: Readonly<Record<string, NoticeKindRow>> = {
  // auth
  'employment.leaving_planned': { meaning: "Somebody leaves, and works until their last day.", email: true, url: "/people/{id}", always: false },
  'employment.own_leaving': { meaning: "Your last day is planned.", email: true, url: "/me", always: false },
  'employment.leaving_withdrawn': { meaning: "Somebody stays, whose leaving was planned.", email: true, url: "/people/{id}", always: false },
  'employment.own_leaving_withdrawn': { meaning: "Your leaving is withdrawn.", email: true, url: "/me", always: false },
  'security.account_reactivated': { meaning: "Your account is active again.", email: true, url: "/me", always: true },
  'security.admin_added': { meaning: "Somebody has become an admin.", email: true, url: "/people/{id}", always: true },
  'security.admin_email_changed': { meaning: "The sign-in address of an admin was changed, or a change was requested.", email: true, url: "/people/{id}", always: true },
  'security.password_changed': { meaning: "Your password was changed.", email: true, url: "/me", always: true },
  'security.password_reset': { meaning: "Your password was reset.", email: true, url: "/me", always: true },
  'security.person_factor_reset': { meaning: "An admin reset somebody's second factor.", email: true, url: "/people/{id}", always: true },
  'security.recovery_code_used': { meaning: "Somebody signed in with one of your recovery codes.", email: true, url: "/me", always: true },
  'security.recovery_codes_regenerated': { meaning: "You have new recovery codes.", email: true, url: "/me", always: true },
  'security.role_changed': { meaning: "Your role was changed.", email: true, url: "/me", always: true },
  'security.role_raised': { meaning: "Somebody has become a manager.", email: true, url: "/people/{id}", always: true },
  'security.second_factor_failed': { meaning: "Somebody entered your password, but five wrong codes.", email: true, url: "/me", always: true },
  'security.session_revoked': { meaning: "One of your sessions was ended.", email: true, url: "/me", always: true },
  'security.two_factor_disabled': { meaning: "Your second factor is off.", email: true, url: "/me", always: true },
  'security.two_factor_enabled': { meaning: "Your second factor is on.", email: true, url: "/me", always: true },
  'security.two_factor_reset': { meaning: "Your second factor was reset.", email: true, url: "/me", always: true },
  // benefits
  'benefit.requested': { meaning: "Somebody wants to enroll in a benefit.", email: true, url: "/benefits/admin", always: false },
  'benefit.approved': { meaning: "Your enrollment is approved.", email: true, url: "/benefits/{id}", always: false },
  'benefit.declined': { meaning: "Your enrollment was declined.", email: true, url: "/benefits/{id}", always: false },
  'benefit.cancelled': { meaning: "Your enrollment was cancelled.", email: true, url: "/benefits/{id}", always: false },
  'benefit.terminated': { meaning: "Your enrollment ends.", email: true, url: "/benefits/{id}", always: false },
  'benefit.cost_changed': { meaning: "The price of one of your benefits will change.", email: true, url: "/benefits/{id}", always: false },
  'benefit.entered': { meaning: "An admin enrolled you in a benefit, or waived one for you.", email: true, url: "/benefits/{id}", always: false },
  // branding
  // contracts
  'contract.signature_requested': { meaning: "A contract waits for your signature.", email: true, url: "/documents/{id}", always: false },
  'contract.signed': { meaning: "Somebody has signed a contract.", email: false, url: "/contracts/{id}", always: false },
  'contract.agreed': { meaning: "You have a new or changed contract.", email: true, url: "/documents/{id}", always: false },
  'contract.recalled': { meaning: "A contract that was agreed or waited for your signature was recalled.", email: false, url: "/documents/{id}", always: false },
  'contract.terminated': { meaning: "Your contract ends.", email: true, url: "/documents/{id}", always: false },
  'contract.ending': { meaning: "For admins: the last contract of a person ends in 30 days or less.", email: true, url: "/contracts/{id}", always: false },
  // events
  // invoices
  'invoice.issued': { meaning: "An invoice was issued in your name.", email: true, url: "/documents/invoices/{id}", always: false },
  'invoice.voided': { meaning: "One of your invoices was voided.", email: true, url: "/documents/invoices/{id}", always: false },
  // lists
  // logs
  // meetings
  'meeting.invited': { meaning: "Somebody invites you to a meeting.", email: true, url: "/meetings/{id}", always: false },
  'meeting.booked': { meaning: "Somebody has booked one of your slots.", email: true, url: "/meetings/{id}", always: false },
  'meeting.updated': { meaning: "A meeting that you take part in was changed.", email: false, url: "/meetings/{id}", always: false },
  'meeting.moved': { meaning: "A meeting that you take part in was moved to another time.", email: true, url: "/meetings/{id}", always: false },
  'meeting.cancelled': { meaning: "A meeting that you take part in was cancelled.", email: true, url: "/meetings", always: false },
  'meeting.uninvited': { meaning: "You are no longer invited to a meeting.", email: false, url: "/meetings", always: false },
  'meeting.answered': { meaning: "Somebody has answered your invitation to a meeting.", email: false, url: "/meetings/{id}", always: false },
  'meeting.slides_added': { meaning: "A meeting that you take part in has new slides.", email: false, url: "/meetings/{id}", always: false },
  'meeting.reminder': { meaning: "A meeting that you take part in begins soon.", email: false, url: "/meetings/{id}", always: false },
  'security.calendar_feed_created': { meaning: "A private address was created for your calendar.", email: true, url: "/me", always: true },
  // modules
  // notifications
  'announcement': { meaning: "An administrator has made an announcement.", email: true, url: "/inbox", always: false },
  // payments
  'payment.completed': { meaning: "You have been paid.", email: true, url: "/pay/payments/{id}", always: false },
  'payment.failed': { meaning: "A payment to you has failed.", email: true, url: "/pay/payments/{id}", always: false },
  'payment.reversed': { meaning: "A payment to you was reversed.", email: true, url: "/pay/payments/{id}", always: false },
  'payslip.published': { meaning: "You have a new payslip.", email: true, url: "/pay/{id}", always: false },
  'security.payment_method_added': { meaning: "A payment method was added to your account.", email: true, url: "/pay/methods", always: true },
  'security.payment_method_default': { meaning: "Another payment method became your default.", email: true, url: "/pay/methods", always: true },
  'security.payment_method_deleted': { meaning: "One of your payment methods was deleted.", email: true, url: "/pay/methods", always: true },
  'security.payment_method_renamed': { meaning: "One of your payment methods was renamed.", email: true, url: "/pay/methods", always: true },
  'payslip.voided': { meaning: "A payslip of yours is void.", email: true, url: "/pay/{id}", always: false },
  'payment_run.waiting': { meaning: "A payment run waits for your approval.", email: true, url: "/payments/runs/{id}", always: false },
  'payment_run.decided': { meaning: "Your payment run was approved or rejected.", email: true, url: "/payments/runs/{id}", always: false },
  'security.payment_method_entered': { meaning: "An admin entered a payment method for you, which you confirm.", email: true, url: "/pay/methods", always: true },
  'security.payment_method_confirmed': { meaning: "A payment method that an admin entered was confirmed.", email: true, url: "/pay/methods", always: true },
  // platform
  'webhook.failing': { meaning: "A webhook has been failing for a day.", email: true, url: "/developers/webhooks/{id}", always: false },
  'api_key.revoked': { meaning: "Somebody revoked one of your API keys.", email: true, url: "/api", always: true },
  'security.key_rotated': { meaning: "The secret of one of your API keys was rotated.", email: true, url: "/api", always: true },
  'security.key_widened': { meaning: "One of your API keys can be used from more networks.", email: true, url: "/api", always: true },
  'export.ready': { meaning: "The export of the workspace that you requested can be downloaded.", email: true, url: "/settings/exports", always: false },
  'export.failed': { meaning: "The export of the workspace that you requested has failed.", email: true, url: "/settings/exports", always: false },
  'license.ending': { meaning: "The licence of the workspace ends soon.", email: true, url: "/settings/licence", always: false },
  'license.ended': { meaning: "The licence of the workspace has ended, and the grace period has begun.", email: true, url: "/settings/licence", always: false },
  'license.lapsed': { meaning: "The grace period of the licence is over, and the workspace is on Starter.", email: true, url: "/settings/licence", always: false },
  'pilot.ending': { meaning: "A trial ends soon.", email: true, url: "/settings/trials", always: false },
  'pilot.ended': { meaning: "A trial has ended, and its workspace is read-only.", email: true, url: "/settings/trials", always: false },
  'security.license_installed': { meaning: "Somebody installed a licence.", email: true, url: "/settings/licence", always: true },
  'security.trial_converted': { meaning: "A trial was converted to a customer's workspace.", email: true, url: "/settings/trials", always: true },
  'security.second_person_changed': { meaning: "The limit from which payment runs need a second person was changed.", email: true, url: "/settings", always: true },
  'security.closing_changed': { meaning: "The day through which the books are closed was changed.", email: true, url: "/settings", always: true },
  'security.sole_admin_changed': { meaning: "Whether the only admin may take steps on their own records was changed.", email: true, url: "/settings", always: true },
  // profile
  'profile.changed': { meaning: "An administrator changed your profile, address or personal details.", email: true, url: "/me", always: false },
  'substitute.named': { meaning: "You are a substitute, or have one.", email: true, url: "/inbox", always: false },
  'absence.waiting': { meaning: "Time off still waits for your decision.", email: true, url: "/time-off/requests/{id}", always: false },
  'expense.waiting': { meaning: "An expense claim still waits for your decision.", email: true, url: "/expenses/review/{id}", always: false },
  'timesheet.waiting': { meaning: "A timesheet still waits for your decision.", email: true, url: "/timesheets", always: false },
  // pto
  'absence.requested': { meaning: "Somebody requests time off from you.", email: true, url: "/time-off/requests/{id}", always: false },
  'absence.approved': { meaning: "Your time off is approved.", email: true, url: "/time-off/{id}", always: false },
  'absence.denied': { meaning: "Your time off is denied.", email: true, url: "/time-off/{id}", always: false },
  'absence.cancelled': { meaning: "Time off that you requested or decided on is cancelled.", email: true, url: "/time-off/{id}", always: false },
  'absence.document_needed': { meaning: "Your absence needs a document.", email: true, url: "/time-off/{id}", always: false },
  'absence.recounted': { meaning: "Your absence now costs more or fewer days than before.", email: false, url: "/time-off/{id}", always: false },
  'balance.adjusted': { meaning: "Your time-off balance was corrected.", email: false, url: "/time-off", always: false },
  'balance.converted': { meaning: "For admins: manual corrections were offset, because contracts now limit the entitlement.", email: true, url: "/time-off/balances", always: false },
  'balance.entitlement_changed': { meaning: "Your yearly amount of time off was changed.", email: false, url: "/time-off", always: false },
  'balance.lapsing': { meaning: "You have time off that lapses unless you take it.", email: true, url: "/time-off", always: false },
  // reimbursements
  'expense.submitted': { meaning: "Somebody submitted expenses for your approval.", email: true, url: "/expenses/review/{id}", always: false },
  'expense.approved': { meaning: "Your expenses are approved.", email: true, url: "/expenses/{id}", always: false },
  'expense.denied': { meaning: "Your expenses are denied.", email: true, url: "/expenses/{id}", always: false },
  'expense.deleted': { meaning: "Expenses that awaited your approval were withdrawn.", email: false, url: "/expenses/review", always: false },
  // shared
  // support
  'ticket.created': { meaning: "Somebody asks for help.", email: false, url: "/support/tickets/{id}", always: false },
  'ticket.replied': { meaning: "Your ticket has a reply.", email: true, url: "/support/tickets/{id}", always: false },
  'ticket.noted': { meaning: "A ticket assigned to you has a note.", email: false, url: "/support/tickets/{id}", always: false },
  'ticket.assigned': { meaning: "A ticket was assigned to you.", email: true, url: "/support/tickets/{id}", always: false },
  'ticket.attached': { meaning: "Your ticket has a new attachment.", email: false, url: "/support/tickets/{id}", always: false },
  'ticket.solved': { meaning: "Your ticket is solved.", email: true, url: "/support/tickets/{id}", always: false },
  'ticket.closed': { meaning: "Your ticket is closed.", email: false, url: "/support/tickets/{id}", always: false },
  'ticket.reopened': { meaning: "A ticket was reopened.", email: false, url: "/support/tickets/{id}", always: false },
  'ticket.merged': { meaning: "Your ticket is continued in another one.", email: false, url: "/support/tickets/{id}", always: false },
  // tracking
  'clock.auto_stopped': { meaning: "Your clock ran too long and was stopped.", email: false, url: "/time", always: false },
  'clock.stopped': { meaning: "Somebody stopped your clock.", email: false, url: "/time", always: false },
  'overtime.posted': { meaning: "Your overtime account has a new entry.", email: false, url: "/time", always: false },
  'timesheet.submitted': { meaning: "A timesheet waits for your decision.", email: false, url: "/timesheets", always: false },
  'timesheet.approved': { meaning: "Your timesheet was approved.", email: false, url: "/time", always: false },
  'timesheet.returned': { meaning: "Your timesheet was returned.", email: true, url: "/time", always: false },
  'time_entry.created': { meaning: "Somebody added a time entry for you.", email: false, url: "/time", always: false },
  'time_entry.updated': { meaning: "Somebody changed one of your time entries.", email: false, url: "/time", always: false },
  'time_entry.deleted': { meaning: "Somebody deleted one of your time entries.", email: false, url: "/time", always: false },
};
