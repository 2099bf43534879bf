// Generated from openapi/ by `npm run codegen`. Do not edit.
/** A kind of notification, as `openapi/notices/` has it. */
export interface NoticeKindRow {
  /** What it tells its person, as a sentence. */
  meaning: string;
  /** It is mailed unless the person does not want it. */
  email: boolean;
  /** It is about who may sign in: nobody can turn it off. */
  always: boolean;
}

/** Every kind of notification by its name. */
export const noticeKinds: Readonly<Record<string, NoticeKindRow>> = {
  // auth
  'security.account_reactivated': { meaning: "Your account is active again.", email: true, always: true },
  'security.admin_added': { meaning: "Somebody has become an admin.", email: true, always: true },
  'security.admin_email_changed': { meaning: "The sign-in address of an admin was changed, or is to be.", email: true, always: true },
  'security.password_changed': { meaning: "Your password was changed.", email: true, always: true },
  'security.password_reset': { meaning: "Your password was reset.", email: true, always: true },
  'security.person_factor_reset': { meaning: "The second factor of somebody was reset by an admin.", email: true, always: true },
  'security.recovery_code_used': { meaning: "Somebody signed in with a recovery code of yours.", email: true, always: true },
  'security.recovery_codes_regenerated': { meaning: "You have new recovery codes.", email: true, always: true },
  'security.role_changed': { meaning: "Your role was changed.", email: true, always: true },
  'security.role_raised': { meaning: "Somebody has become a manager.", email: true, always: true },
  'security.second_factor_failed': { meaning: "Somebody knew your password and not your code.", email: true, always: true },
  'security.session_revoked': { meaning: "A session of yours was ended.", email: true, always: true },
  'security.two_factor_disabled': { meaning: "Your second factor is off.", email: true, always: true },
  'security.two_factor_enabled': { meaning: "Your second factor is on.", email: true, always: true },
  'security.two_factor_reset': { meaning: "Your second factor was reset.", email: true, always: true },
  // benefits
  'benefit.requested': { meaning: "Somebody wants to enroll in a benefit.", email: true, always: false },
  'benefit.approved': { meaning: "Your enrollment is approved.", email: true, always: false },
  'benefit.declined': { meaning: "Your enrollment was declined.", email: true, always: false },
  'benefit.cancelled': { meaning: "Your enrollment was cancelled.", email: true, always: false },
  'benefit.terminated': { meaning: "Your enrollment ends.", email: true, always: false },
  'benefit.cost_changed': { meaning: "A benefit of yours will cost something else.", email: true, always: false },
  // branding
  // contracts
  'contract.signature_requested': { meaning: "A contract waits for your signature.", email: true, always: false },
  'contract.signed': { meaning: "Somebody has signed a contract.", email: false, always: false },
  'contract.agreed': { meaning: "Your contract is signed by both sides.", email: true, always: false },
  'contract.recalled': { meaning: "A contract that you were to sign was taken back.", email: false, always: false },
  'contract.terminated': { meaning: "Your contract ends.", email: true, always: false },
  // events
  // invoices
  'invoice.issued': { meaning: "An invoice was issued in your name.", email: true, always: false },
  'invoice.voided': { meaning: "An invoice of yours is void.", email: true, always: false },
  // lists
  // logs
  // meetings
  'meeting.invited': { meaning: "Somebody invites you to a meeting.", email: true, always: false },
  'meeting.booked': { meaning: "Somebody has booked a slot of yours.", email: true, always: false },
  'meeting.updated': { meaning: "A meeting of yours was changed.", email: false, always: false },
  'meeting.moved': { meaning: "A meeting of yours is at another time.", email: true, always: false },
  'meeting.cancelled': { meaning: "A meeting of yours is cancelled.", email: true, always: false },
  'meeting.uninvited': { meaning: "You are no longer invited to a meeting.", email: false, always: false },
  'meeting.answered': { meaning: "Somebody has answered your invitation.", email: false, always: false },
  'meeting.slides_added': { meaning: "A meeting of yours has new slides.", email: false, always: false },
  'meeting.reminder': { meaning: "A meeting of yours begins soon.", email: false, always: false },
  'security.calendar_feed_created': { meaning: "Your calendar has a private address.", email: true, always: true },
  // modules
  // notifications
  'announcement': { meaning: "An administrator tells many people something.", email: true, always: false },
  // payments
  'payment.completed': { meaning: "You have been paid.", email: true, always: false },
  'payment.failed': { meaning: "A payment to you has failed.", email: true, always: false },
  'payment.reversed': { meaning: "A payment to you was reversed.", email: true, always: false },
  'payslip.published': { meaning: "You have a new payslip.", email: true, always: false },
  'security.payment_method_added': { meaning: "A payment method of yours was added.", email: true, always: true },
  'security.payment_method_default': { meaning: "Another payment method is your default.", email: true, always: true },
  'security.payment_method_deleted': { meaning: "A payment method of yours was deleted.", email: true, always: true },
  'security.payment_method_renamed': { meaning: "A payment method of yours has another name.", email: true, always: true },
  // platform
  'webhook.failing': { meaning: "A webhook has failed for a day.", email: true, always: false },
  'api_key.revoked': { meaning: "Somebody revoked an API key of yours.", email: true, always: true },
  'security.key_rotated': { meaning: "The secret of a key of yours is another one.", email: true, always: true },
  'security.key_widened': { meaning: "A key of yours works from more addresses.", email: true, always: true },
  'export.ready': { meaning: "The export of the workspace that you asked for can be downloaded.", email: true, always: false },
  'export.failed': { meaning: "The export of the workspace that you asked for has failed.", email: true, always: false },
  'license.ending': { meaning: "The licence of the workspace ends soon.", email: true, always: false },
  'license.ended': { meaning: "The licence of the workspace has ended, and a time of grace runs.", email: true, always: false },
  'license.lapsed': { meaning: "The time of grace is over, and the workspace is on Starter.", email: true, always: false },
  'pilot.ending': { meaning: "A trial ends soon.", email: true, always: false },
  'pilot.ended': { meaning: "A trial has ended, and its workspace is read-only.", email: true, always: false },
  'security.license_installed': { meaning: "Somebody put a licence in.", email: true, always: true },
  'security.trial_converted': { meaning: "A trial has become a customer's workspace.", email: true, always: true },
  // profile
  'profile.changed': { meaning: "An administrator changed personal details of yours.", email: true, always: false },
  // pto
  'absence.requested': { meaning: "Somebody asks you for time off.", email: true, always: false },
  'absence.approved': { meaning: "Your time off is approved.", email: true, always: false },
  'absence.denied': { meaning: "Your time off is denied.", email: true, always: false },
  'absence.cancelled': { meaning: "Time off that you asked for, or decided on, is cancelled.", email: true, always: false },
  'absence.document_needed': { meaning: "An absence of yours needs a document.", email: true, always: false },
  'absence.recounted': { meaning: "An absence of yours costs more or less days than before.", email: false, always: false },
  'balance.adjusted': { meaning: "Your balance of time off was adjusted.", email: false, always: false },
  'balance.converted': { meaning: "Corrections by hand were set off, because contracts limit the entitlement now; for admins.", email: true, always: false },
  // reimbursements
  'expense.submitted': { meaning: "Somebody asks you to approve expenses.", email: true, always: false },
  'expense.approved': { meaning: "Your expenses are approved.", email: true, always: false },
  'expense.denied': { meaning: "Your expenses are denied.", email: true, always: false },
  'expense.deleted': { meaning: "Expenses that you were to approve are withdrawn.", email: false, always: false },
  // shared
  // support
  'ticket.created': { meaning: "Somebody asks for help.", email: false, always: false },
  'ticket.replied': { meaning: "A ticket of yours has a reply.", email: true, always: false },
  'ticket.noted': { meaning: "A ticket that you work on has a note.", email: false, always: false },
  'ticket.assigned': { meaning: "A ticket is yours to work on.", email: true, always: false },
  'ticket.attached': { meaning: "A ticket of yours has an attachment.", email: false, always: false },
  'ticket.solved': { meaning: "Your ticket is solved.", email: true, always: false },
  'ticket.closed': { meaning: "A ticket of yours is closed.", email: false, always: false },
  'ticket.reopened': { meaning: "A ticket is open again.", email: false, always: false },
  'ticket.merged': { meaning: "Your ticket goes on in another one.", email: false, always: false },
  // tracking
  'clock.auto_stopped': { meaning: "Your clock ran too long and was stopped.", email: false, always: false },
  'clock.stopped': { meaning: "Somebody stopped your clock.", email: false, always: false },
  'time_entry.created': { meaning: "Somebody added a time entry for you.", email: false, always: false },
  'time_entry.updated': { meaning: "Somebody changed a time entry of yours.", email: false, always: false },
  'time_entry.deleted': { meaning: "Somebody deleted a time entry of yours.", email: false, always: false },
};
