// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { Incoming } from '../files/content.ts';

// auth
export interface AnonymizationInput {
    /** @description The e-mail address of the person, as a confirmation. */
    confirm_email: string;
}
export interface DeactivatedPerson {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description E-mail address. */
    email: string;
    /** @description First name. */
    first_name: string;
    /** @description Last name. */
    last_name: string;
    /** @description Full name. */
    name: string;
    role: Role;
    status: PersonStatus;
    /** @description The person they report to; null at the top. */
    manager: PersonRef | null;
    /** @description An item of the list `user-types`. */
    user_type: ListItemRef | null;
    /** @description An item of the list `departments`. */
    department: ListItemRef | null;
    /** @description Where they work today, an item of the list `workplaces`. */
    workplace: ListItemRef | null;
    /** @description The holiday calendar in force today. */
    holiday_calendar: string;
    /** @description Job title. */
    job_title: string | null;
    /** @description Assigned by the workspace; unique in it. */
    employee_number: string | null;
    /**
     * Format: date
     * @description First day of employment.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day of employment. Set by a deactivation; of an active person, by one that is planned.
     */
    last_day: string | null;
    /**
     * @description IANA name; the workspace's unless the person has their own.
     * @example Europe/Berlin
     */
    timezone: string;
    /**
     * @description BCP 47 tag; the workspace's unless the person has their own.
     * @example de-DE
     */
    locale: string;
    /** @description Increases with every change; the `ETag` of the record. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null while the record exists. Only lists with `include_deleted` show deleted records.
     */
    deleted_at: string | null;
    /**
     * Format: date-time
     * @description When access ends, if that is planned. Null if it has ended.
     */
    access_ends_at: string | null;
    /** @description Absences that were cancelled or now end earlier, and cost less than before. 0.00 means cancelled. */
    absences: RecountedAbsence[];
    /** @description Contracts, benefits, meetings and other records that end or change with the person, except absences. */
    ended: EndedRecord[];
    /** @description Paid leave that remains on the last day. It is not paid out automatically. */
    leave_payout: LeavePayout[];
    /** @description Payments to the person that are not made yet, the next first. None is cancelled automatically. */
    open_payments: OpenPayment[];
}
export interface DeactivatedPersonResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: DeactivatedPerson;
}
export interface DeactivationInput {
    /**
     * Format: date
     * @description Last day of employment. Absences after it are cancelled, and one that spans it ends on it.
     */
    last_day: string;
    /**
     * @description When the person's access ends. `now`: with this call, whatever the last day. `last_day`: at the end of the last day in
     *     their own time zone; until then they stay active and work as before.
     *      `"now"` unless given.
     * @enum {string}
     */
    access_ends?: "now" | "last_day";
    /**
     * Format: uuid
     * @description An item of the list `termination-reasons`.
     */
    reason_id?: string;
    /**
     * Format: uuid
     * @description The new manager of the person's direct reports. A direct report named here takes the person's place. With
     *     `access_ends: last_day` it can be left out: the reports then move to the person's own manager.
     */
    reassign_reports_to?: string;
    /**
     * Format: date
     * @description The day on which notice was given; today if omitted.
     */
    notice_on?: string;
    /** @description Whether a person whose access ends later is notified of their last day. Managers and admins always are. `true` unless given. */
    tell_person?: boolean;
    /** @description Only answers what the call would do, and changes nothing. `false` unless given. */
    dry_run?: boolean;
}
export interface DocumentsAccess {
    /** @description Where links are sent; null if there is no permission. */
    email: string | null;
    /**
     * Format: date
     * @description The last day; null if there is no permission.
     */
    until: string | null;
}
export interface DocumentsAccessCode {
    /** @description The code of the mail. */
    token: string;
}
export interface DocumentsAccessInput {
    /**
     * Format: email
     * @description A private address, where links are sent.
     */
    email: string;
    /** @description At most the setting `leaver_months`; 0 ends the permission. */
    months: number;
}
export interface DocumentsAccessResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: DocumentsAccess;
}
export interface DocumentsToken {
    /** @description For `Authorization`. */
    access_token: string;
    /** @description Seconds until it ends. */
    expires_in: number;
}
export interface DocumentsTokenResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: DocumentsToken;
}
export type EmailAddress = string;
export interface EmailChangeInput {
    /** @description The new address. */
    email: EmailAddress;
    /**
     * Format: password
     * @description The current password.
     */
    password: string;
}
export interface EmailConfirmationInput {
    /** @description The code from the mail. */
    token: string;
}
export interface EmployeeCreatedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "employee.created";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: EmployeeCreatedEventData;
}
export interface EmployeeDeactivatedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "employee.deactivated";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: EmployeeDeactivatedEventData;
}
export interface Employment {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day; null while none is agreed.
     */
    last_day: string | null;
    /**
     * Format: date
     * @description The day on which notice was given.
     */
    notice_on: string | null;
    /** @description Why it ended or ends, an item of the list `termination-reasons`. */
    reason: ListItemRef | null;
    /**
     * Format: date
     * @description The first day of service for steps of seniority, if it is not the first day of this employment.
     */
    seniority_date: string | null;
    state: EmploymentState;
    /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
    exception: RecordException | null;
    /** @description Increases with every change. For the latest employment it is the version of the person. */
    version: number;
}
export interface EmploymentListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Employment[];
}
export interface EmploymentPatch {
    /**
     * Format: date
     * @description First day.
     */
    start_date?: string;
    /**
     * Format: date
     * @description Last day of an employment that has ended. To end one, deactivate the person.
     */
    last_day?: string;
    /**
     * Format: date
     * @description The first day of service for steps of seniority; null for the first day of this employment.
     */
    seniority_date?: string | null;
    /**
     * Format: uuid
     * @description An item of the list `termination-reasons`; only for an employment with a last day.
     */
    reason_id?: string | null;
}
export interface EmploymentResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Employment;
}
export type EmploymentState = "planned" | "current" | "leaving" | "ended";
export interface EndedRecord {
    /** @description Its type: `contract`, `enrollment`, `absence`, `user` … */
    resource: string;
    /**
     * Format: uuid
     * @description Identifier of the record.
     */
    id: string;
    /** @description The change, in the past tense, as in the audit trail. */
    action: string;
}
export interface InvitationAcceptInput {
    /** @description The code from the invitation. */
    token: string;
    /**
     * Format: password
     * @description Common passwords, and those made mostly of the person's or workspace's names, are refused.
     */
    password: string;
    refresh?: RefreshCarrier;
}
export interface InvitationResendInput {
    /**
     * Format: password
     * @description The caller's own password. Required of a signed-in admin for a manager, an admin, or a changed e-mail address that nobody has signed in with.
     */
    password?: string;
}
export interface LeavePayout {
    policy: PolicyRef;
    unit: LeaveUnit;
    available: Days;
}
export interface LoginInput {
    /**
     * @description Surrounding spaces are ignored. An invalid e-mail address is 422 before any look-up.
     * @example ada@example.test
     */
    email: string;
    /**
     * Format: password
     * @description The caller's own password.
     */
    password: string;
    /**
     * @description The session's name in the list of sessions.
     * @example Ada's phone
     */
    device_name?: string;
    refresh?: RefreshCarrier;
}
export interface LoginVerifyInput {
    /** @description As answered by sign-in. */
    challenge_token: string;
    /** @description Six digits of the authenticator app or one recovery code. */
    code: string;
    refresh?: RefreshCarrier;
}
export interface LogoutInput {
    /** @description A refresh token of the session to end. The current session if omitted. */
    refresh_token?: string;
}
export interface PasswordChangeInput {
    /**
     * Format: password
     * @description The caller's own password.
     */
    current_password: string;
    /**
     * Format: password
     * @description Must differ from the current one. Common passwords, and those made mostly of the person's or workspace's names, are refused.
     */
    new_password: string;
    /** @description Whether the caller's personal API keys keep working. Safe only if nobody else can have known the old password. `false` unless given. */
    keep_api_keys?: boolean;
}
export interface PasswordConfirmation {
    /**
     * Format: password
     * @description The caller's own password.
     */
    password: string;
}
export interface PasswordResetInput {
    /** @description The code from the mail. */
    token: string;
    /**
     * Format: password
     * @description Common passwords, and those made mostly of the person's or workspace's names, are refused.
     */
    new_password: string;
}
export interface PasswordResetRequest {
    /**
     * @description Surrounding spaces are ignored. An invalid e-mail address is 422 before any look-up.
     * @example ada@example.test
     */
    email: string;
}
export interface Person {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description E-mail address. */
    email: string;
    /** @description First name. */
    first_name: string;
    /** @description Last name. */
    last_name: string;
    /** @description Full name. */
    name: string;
    role: Role;
    status: PersonStatus;
    /** @description The person they report to; null at the top. */
    manager: PersonRef | null;
    /** @description An item of the list `user-types`. */
    user_type: ListItemRef | null;
    /** @description An item of the list `departments`. */
    department: ListItemRef | null;
    /** @description Where they work today, an item of the list `workplaces`; `AdminProfile.placements` has other dates. */
    workplace: ListItemRef | null;
    /**
     * @description The holiday calendar in force today: their own, else their workplace's, else `default`.
     * @example de-by
     */
    holiday_calendar: string;
    /** @description Job title. */
    job_title: string | null;
    /** @description Assigned by the workspace; unique in it. */
    employee_number: string | null;
    /**
     * Format: date
     * @description First day of employment.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day of employment. Set by a deactivation; of an active person, by one that is planned.
     */
    last_day: string | null;
    /**
     * @description IANA name; the workspace's unless the person has their own.
     * @example Europe/Berlin
     */
    timezone: string;
    /**
     * @description BCP 47 tag; the workspace's unless the person has their own.
     * @example de-DE
     */
    locale: string;
    /** @description Increases with every change; the `ETag` of the record. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null while the record exists. Only lists with `include_deleted` show deleted records.
     */
    deleted_at: string | null;
}
export interface PersonInput {
    /** @description The person's sign-in name. */
    email: EmailAddress;
    /** @description First name. */
    first_name: string;
    /** @description Last name. */
    last_name: string;
    /**
     * @description An API key can only add employees. `"employee"` unless given.
     * @enum {string}
     */
    role?: "employee" | "manager" | "admin";
    /**
     * Format: uuid
     * @description The person they report to.
     */
    manager_id?: string;
    /**
     * Format: uuid
     * @description An item of the list `user-types`.
     */
    user_type_id?: string;
    /**
     * Format: uuid
     * @description An item of the list `departments`.
     */
    department_id?: string;
    /**
     * Format: uuid
     * @description An item of the list `workplaces`.
     */
    workplace_id?: string;
    /**
     * @description A holiday calendar of their own; their workplace's if omitted.
     * @example de-by
     */
    holiday_calendar?: string;
    /**
     * Format: date
     * @description From when `workplace_id` and `holiday_calendar` hold. Default: the earlier of `start_date` and today.
     */
    placed_from?: string;
    /** @description Job title. */
    job_title?: string;
    /** @description The person's number in the workspace; unique. */
    employee_number?: string;
    /**
     * Format: date
     * @description First day of employment.
     */
    start_date: string;
    /**
     * @description IANA name; the workspace's if omitted.
     * @example Europe/Lisbon
     */
    timezone?: string;
    /** @description Whether to mail the invitation now. `true` unless given. */
    send_invite?: boolean;
    /**
     * Format: password
     * @description The caller's own password. Required of a signed-in admin to add a manager or an admin.
     */
    password?: string;
}
export interface PersonListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Person[];
}
export interface PersonPatch {
    /** @description The person's sign-in name. */
    email?: EmailAddress;
    /** @description First name. */
    first_name?: string;
    /** @description Last name. */
    last_name?: string;
    /** @description No API key changes it. */
    role?: Role;
    /**
     * Format: uuid
     * @description The person they report to.
     */
    manager_id?: string | null;
    /**
     * Format: uuid
     * @description An item of the list `user-types`.
     */
    user_type_id?: string | null;
    /**
     * Format: uuid
     * @description An item of the list `departments`.
     */
    department_id?: string | null;
    /**
     * Format: uuid
     * @description An item of the list `workplaces`.
     */
    workplace_id?: string | null;
    /** @description A holiday calendar of their own; null for their workplace's. */
    holiday_calendar?: string | null;
    /**
     * Format: date
     * @description From when `workplace_id` and `holiday_calendar` hold. Default: today. Absences from that day on are counted again.
     */
    placed_from?: string;
    /** @description Job title. */
    job_title?: string | null;
    /** @description The person's number in the workspace; unique. */
    employee_number?: string | null;
    /**
     * Format: date
     * @description First day of employment.
     */
    start_date?: string;
    /** @description IANA name; null for the workspace's. */
    timezone?: string | null;
    /**
     * Format: password
     * @description The caller's own password. Required of a signed-in admin to change `role` or `email`.
     */
    password?: string;
}
export interface PersonResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Person;
}
export type PersonStatus = "invited" | "active" | "deactivated";
export interface Principal {
    /**
     * @description A session (`user`), a key that acts as its owner, or a key that acts for the workspace.
     * @enum {string}
     */
    kind: "user" | "personal_key" | "service_key";
    /** @description The person; null for a service key. */
    user: SignedInUser | null;
    /**
     * @description The key's prefix as the audit trail shows it; null for a session.
     * @example wfp_9f3a21c0
     */
    key_prefix: string | null;
    /** @description The current role: for a personal key its owner's, for a service key `admin`. */
    role: Role;
    /** @description For a key: its scopes that the owner's role still allows. For a session: all scopes that the role may grant. */
    scopes: Scope[];
    workspace: WorkspaceInfo;
    modules: ModuleFlags;
    /** @description Whether the person signs in with a second factor; null for a service key. */
    two_factor_enabled: boolean | null;
    rate_limit: RateLimitInfo;
}
export interface PrincipalResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Principal;
}
export interface RateLimitInfo {
    /**
     * @description Whether requests are counted for the API key or for the signed-in person.
     * @enum {string}
     */
    policy: "key" | "user";
    /**
     * @description Requests allowed in one window.
     * @example 600
     */
    limit: number;
    /**
     * @description Length of the counting window, in seconds.
     * @example 60
     */
    window_seconds: number;
}
export interface ReactivatedPerson {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description E-mail address. */
    email: string;
    /** @description First name. */
    first_name: string;
    /** @description Last name. */
    last_name: string;
    /** @description Full name. */
    name: string;
    role: Role;
    status: PersonStatus;
    /** @description The person they report to; null at the top. */
    manager: PersonRef | null;
    /** @description An item of the list `user-types`. */
    user_type: ListItemRef | null;
    /** @description An item of the list `departments`. */
    department: ListItemRef | null;
    /** @description Where they work today, an item of the list `workplaces`. */
    workplace: ListItemRef | null;
    /** @description The holiday calendar in force today. */
    holiday_calendar: string;
    /** @description Job title. */
    job_title: string | null;
    /** @description Assigned by the workspace; unique in it. */
    employee_number: string | null;
    /**
     * Format: date
     * @description First day of employment.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day of employment. Set by a deactivation; of an active person, by one that is planned.
     */
    last_day: string | null;
    /**
     * @description IANA name; the workspace's unless the person has their own.
     * @example Europe/Berlin
     */
    timezone: string;
    /**
     * @description BCP 47 tag; the workspace's unless the person has their own.
     * @example de-DE
     */
    locale: string;
    /** @description Increases with every change; the `ETag` of the record. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null while the record exists. Only lists with `include_deleted` show deleted records.
     */
    deleted_at: string | null;
    /** @description Records that ended or changed when the person was deactivated, such as contracts, benefits, absences and people who reported to them. */
    not_restored: EndedRecord[];
}
export interface ReactivatedPersonResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: ReactivatedPerson;
}
export interface ReactivationInput {
    /**
     * Format: date
     * @description First day of a new employment, after the last day of the old one. If omitted, the old employment continues. Not for a
     *     person whose leaving is only planned.
     */
    start_date?: string;
    /**
     * Format: password
     * @description The caller's own password. Required of a signed-in admin for a manager, an admin, or a person whose changed e-mail address nobody has signed in with.
     */
    password?: string;
}
export interface RecoveryCodes {
    /** @description Each works once, in place of a code from the app. */
    recovery_codes: string[];
}
export interface RecoveryCodesResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: RecoveryCodes;
}
export type RefreshCarrier = "body" | "cookie";
export interface RefreshInput {
    /** @description The newest refresh token; `cookie` if it is in the cookie. */
    refresh_token: string;
}
export interface RevokedSessions {
    /** @description Sessions ended. */
    revoked: number;
}
export interface RevokedSessionsResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: RevokedSessions;
}
export type Role = "employee" | "manager" | "admin";
export type Scope = "people:read" | "team:read" | "people:write" | "time:read" | "time:write" | "absences:read" | "absences:write" | "absences:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "payroll:read" | "reports:read" | "webhooks:manage";
export interface Session {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description The name given at sign-in.
     * @example Ada's phone
     */
    device_name: string | null;
    /** @description The IP address of the last sign-in or refresh. */
    ip: string | null;
    /** @description The User-Agent of the last sign-in or refresh. */
    user_agent: string | null;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When its tokens were last issued; an access token in use is renewed every fifteen minutes.
     */
    last_used_at: string;
    /** @description Whether this request uses this session. */
    current: boolean;
}
export interface SessionListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Session[];
}
export interface SignInTokens {
    /** @description A JWT. */
    access_token: string;
    /** @description Opaque. Works once; the refresh call returns the next one. The text `cookie` if the token is in the cookie. */
    refresh_token: string;
    /**
     * @description How the access token is sent.
     * @constant
     */
    token_type: "Bearer";
    /**
     * @description Seconds until the access token expires.
     * @example 900
     */
    expires_in: number;
    /**
     * @description Seconds until the refresh token expires.
     * @example 1209600
     */
    refresh_expires_in: number;
    user: SignedInUser;
}
export interface SignInTokensOrTwoFactorChallengeResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: SignInTokens | TwoFactorChallenge;
}
export interface SignInTokensResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: SignInTokens;
}
export interface SignedInUser {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description E-mail address. */
    email: string;
    /** @description First name. */
    first_name: string;
    /** @description Last name. */
    last_name: string;
    /** @description Full name. */
    name: string;
    role: Role;
    /**
     * @description IANA name; the workspace's unless the person has their own.
     * @example Europe/Berlin
     */
    timezone: string;
    /**
     * @description BCP 47 tag; the workspace's unless the person has their own.
     * @example de-DE
     */
    locale: string;
}
export interface TwoFactorChallenge {
    /**
     * @description Marks that a second step is needed; no tokens were issued.
     * @constant
     */
    two_factor_required: true;
    /** @description Send it to the verify call with the code. It stops working after five wrong codes or a change of password. */
    challenge_token: string;
    /** @description The accepted kinds of code. */
    methods: ("totp" | "recovery_code")[];
    /**
     * @description Seconds until the challenge expires.
     * @example 300
     */
    expires_in: number;
}
export interface TwoFactorConfirmation {
    /**
     * Format: password
     * @description The caller's own password.
     */
    password: string;
    /** @description Six digits of the authenticator app or one recovery code. */
    code: string;
}
export interface TwoFactorEnableInput {
    /**
     * @description The code the authenticator app shows now.
     * @example 492039
     */
    code: string;
}
export interface TwoFactorResetInput {
    /** @description How you verified the person's identity. Stored in the audit trail. */
    reason: string;
    /**
     * Format: password
     * @description The caller's own password.
     */
    password: string;
}
export interface TwoFactorSetup {
    /** @description In Base32, to type in by hand. */
    secret: string;
    /** @description An `otpauth://` URI with the secret. */
    otpauth_uri: string;
    /** @description The URI as a QR code: an SVG image to scan. */
    qr_svg: string;
    /**
     * @description Seconds within which the first code must be confirmed.
     * @example 600
     */
    expires_in: number;
}
export interface TwoFactorSetupResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: TwoFactorSetup;
}
export interface TwoFactorStatus {
    /** @description Whether it is on. */
    enabled: boolean;
    /** @description The workspace requires a second factor; it cannot be switched off. */
    enforced: boolean;
    /** @description Number of unused recovery codes. */
    recovery_codes_left: number;
    /**
     * Format: date-time
     * @description When it was turned on; null while it is off.
     */
    enabled_at: string | null;
}
export interface TwoFactorStatusResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: TwoFactorStatus;
}
export interface UserImport {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    status: UserImportStatus;
    /** @description Nobody is added. */
    dry_run: boolean;
    /** @description Nobody is added if a row is refused. */
    all_or_nothing: boolean;
    /** @description Rows of the import. */
    total: number;
    /** @description Rows that were tried so far. */
    done: number;
    /** @description People who were added so far. */
    created: number;
    /** @description Rows that were refused so far. */
    refused: number;
    /** @description The person who started it; for an API key of the workspace, its id and prefix. */
    created_by: Actor;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Null while it runs.
     */
    finished_at: string | null;
}
export interface UserImportDetail {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    status: UserImportStatus;
    /** @description Nobody is added. */
    dry_run: boolean;
    /** @description Nobody is added if a row is refused. */
    all_or_nothing: boolean;
    /** @description Rows of the import. */
    total: number;
    /** @description Rows that were tried so far. */
    done: number;
    /** @description People who were added so far. */
    created: number;
    /** @description Rows that were refused so far. */
    refused: number;
    /** @description The person who started it; for an API key of the workspace, its id and prefix. */
    created_by: Actor;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Null while it runs.
     */
    finished_at: string | null;
    /** @description In the order of the rows. */
    results: UserImportResult[];
}
export interface UserImportDetailResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: UserImportDetail;
}
export interface UserImportInput {
    /** @description People to add, one per row. */
    rows: UserImportRow[];
    /**
     * Format: password
     * @description The caller's own password. Required of a signed-in admin if a row has the role manager or admin.
     */
    password?: string;
}
export type UserImportOutcome = "created" | "valid" | "refused" | "left_out";
export interface UserImportResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: UserImport;
}
export interface UserImportResult {
    /** @description Number of the row, from 1; the header of a CSV file is not counted. */
    row: number;
    outcome: UserImportOutcome;
    /** @description The address as it was sent. */
    email: string | null;
    /**
     * Format: uuid
     * @description The person who was added.
     */
    user_id: string | null;
    /** @description Why it was refused: a code of `POST /api/v1/auth/users/`, or `access_ended`. */
    code: string | null;
    /** @description The same in words. */
    detail: string | null;
    /** @description Messages by field, if values of the row are wrong. */
    errors: {
        [key: string]: string[];
    } | null;
}
export interface UserImportRow {
    /** @description Required. Their sign-in name. */
    email?: string | null;
    /** @description Required. */
    first_name?: string | null;
    /** @description Required. */
    last_name?: string | null;
    /** @description employee (the default), manager or admin; an API key can only add employees. */
    role?: string | null;
    /** @description Id of the person they report to. */
    manager_id?: string | null;
    /** @description An item of the list `user-types`. */
    user_type_id?: string | null;
    /** @description An item of the list `departments`. */
    department_id?: string | null;
    /** @description An item of the list `workplaces`. */
    workplace_id?: string | null;
    /** @description A holiday calendar of their own; their workplace's if omitted. */
    holiday_calendar?: string | null;
    /** @description From when `workplace_id` and `holiday_calendar` hold. */
    placed_from?: string | null;
    /** @description Up to 120 characters. */
    job_title?: string | null;
    /** @description Up to 32 characters. Assigned by the workspace; unique in it. */
    employee_number?: string | null;
    /** @description Required. First day of employment. */
    start_date?: string | null;
    /** @description IANA name; the workspace's if omitted. */
    timezone?: string | null;
    /** @description Whether to mail the invitation; true if omitted. */
    send_invite?: (boolean | null) | string;
}
export type UserImportStatus = "queued" | "running" | "finished" | "failed";
export interface WorkspaceInfo {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description Short name of the workspace, as in its host name.
     * @example brightwater
     */
    slug: string;
    /** @description Name, as people see it. */
    name: string;
    /**
     * @description The plan of the workspace.
     * @enum {string}
     */
    plan: "pilot" | "starter" | "managed" | "self_hosted" | "reseller";
    /**
     * @description IANA name.
     * @example Europe/Berlin
     */
    timezone: string;
    /**
     * @description ISO 4217 code of the amounts in this object.
     * @example EUR
     */
    currency: string;
    /**
     * @description BCP 47 tag.
     * @example de-DE
     */
    locale: string;
    /** @description The first day of the week in calendars and reports. */
    week_start: Weekday;
    /**
     * @description An item of an expense claim of this amount or more needs a receipt; in the workspace's currency.
     * @example 25.00
     */
    receipt_threshold: string;
    /**
     * @description For which periods people submit timesheets.
     * @enum {string}
     */
    timesheet_period: "none" | "week" | "month";
}

// benefits
export type BenefitCategory = "health" | "pension" | "meal" | "transport" | "insurance" | "other";
export type BenefitCost = string;
export interface BenefitCostChange {
    /**
     * Format: date
     * @description The first day of these prices.
     */
    effective_on: string;
    employee_cost: BenefitCost;
    employer_cost: BenefitCost;
    /** @description Prices by tier. */
    tiers: BenefitTier[];
}
export interface BenefitCostTotal {
    /**
     * @description The period of the amounts.
     * @enum {string}
     */
    frequency: "month" | "year";
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /** @description The number of enrollments. */
    enrollments: number;
    /** @description What people pay per period. */
    employee_cost: string;
    /** @description What the company adds per period. */
    employer_cost: string;
}
export interface BenefitCosts {
    /**
     * Format: date
     * @description The day of these costs.
     */
    on: string;
    /** @description A row per period and currency; empty if no benefit is in force. */
    totals: BenefitCostTotal[];
}
export interface BenefitCostsResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: BenefitCosts;
}
export interface BenefitEligibility {
    /** @description Whether the person can enroll today. */
    eligible: boolean;
    /**
     * @description Why not; null if they can.
     * @enum {string|null}
     */
    reason: "user_type" | "waiting" | "window" | "enrolled" | null;
    /**
     * Format: date
     * @description The first day after the plan's waiting days.
     */
    eligible_from: string;
}
export interface BenefitPlan {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Name, as people see it. */
    name: string;
    category: BenefitCategory;
    /** @description Description, as plain text. */
    description: string;
    /** @description The currency of all its costs. */
    currency: string;
    /**
     * @description The period of its costs.
     * @enum {string}
     */
    frequency: "month" | "year";
    /** @description What the person pays a period; with tiers, see there. */
    employee_cost: BenefitCost;
    /** @description What the employer pays a period. */
    employer_cost: BenefitCost;
    /** @description If there are tiers, an enrollment is in one of them and has its price. */
    tiers: BenefitTier[];
    /** @description Known prices that apply after today, by date. */
    cost_changes: BenefitCostChange[];
    /** @description User types that can enroll; everybody if empty. */
    eligible_user_types: ListItemRef[];
    /** @description Days of employment before a person can enroll. */
    waiting_days: number;
    /**
     * Format: date
     * @description First day of the enrollment window; null for no limit.
     */
    window_start: string | null;
    /**
     * Format: date
     * @description Last day of the window, inclusive; null for no limit.
     */
    window_end: string | null;
    /** @description Whether an admin decides on each enrollment. */
    requires_approval: boolean;
    /**
     * Format: date-time
     * @description Null while the plan is open.
     */
    archived_at: string | null;
    /** @description Whether the person whom the call is about can enroll; null in lists for admins and for a service key that names nobody. */
    eligibility: BenefitEligibility | null;
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
}
export interface BenefitPlanInput {
    /** @description Name, as people see it. */
    name: string;
    category: BenefitCategory;
    /** @description Description, as plain text. */
    description: string;
    employee_cost: BenefitCost;
    employer_cost: BenefitCost;
    /**
     * @description ISO 4217.
     * @example EUR
     */
    currency: string;
    /**
     * @description The period of the costs.
     * @enum {string}
     */
    frequency: "month" | "year";
    /** @description Levels with their own prices. */
    tiers?: BenefitTier[];
    /** @description Items of the list `user-types` that can enroll; everybody if omitted or empty. */
    eligible_user_type_ids?: string[];
    /** @description Days of employment before a person can enroll. `0` unless given. */
    waiting_days?: number;
    /**
     * Format: date
     * @description First day of the enrollment window.
     */
    window_start?: string | null;
    /**
     * Format: date
     * @description Last day of the window, inclusive.
     */
    window_end?: string | null;
    /** @description Whether an admin decides on each enrollment. `false` unless given. */
    requires_approval?: boolean;
}
export interface BenefitPlanListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: BenefitPlan[];
}
export interface BenefitPlanPatch {
    /** @description Name, as people see it. */
    name?: string;
    category?: BenefitCategory;
    /** @description Description, as plain text. */
    description?: string;
    /**
     * Format: date
     * @description The first day of the new cost.
     */
    effective_on?: string;
    employee_cost?: BenefitCost;
    employer_cost?: BenefitCost;
    /** @description The whole list. */
    tiers?: BenefitTier[];
    /** @description Items of the list `user-types` that can enroll; everybody if empty. Existing enrollments do not change. */
    eligible_user_type_ids?: string[];
    /** @description Days of employment before a person can enrol. */
    waiting_days?: number;
    /**
     * Format: date
     * @description First day on which people can enrol; null for no limit.
     */
    window_start?: string | null;
    /**
     * Format: date
     * @description Last day on which people can enrol; null for no limit.
     */
    window_end?: string | null;
    /** @description Whether somebody has to approve an enrollment. */
    requires_approval?: boolean;
}
export interface BenefitPlanResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: BenefitPlan;
}
export interface BenefitTier {
    /**
     * @description Name, as people see it.
     * @example Family
     */
    name: string;
    /** @description What the person pays a period. */
    employee_cost: BenefitCost;
    /** @description What the employer pays a period. */
    employer_cost: BenefitCost;
}
export interface Dependent {
    /** @description Full name. */
    name: string;
    /**
     * @description Relation to the person.
     * @example Child
     */
    relation: string;
    /**
     * Format: date
     * @description Not in the future.
     */
    birth_date: string;
}
export interface Enrollment {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    employee: PersonRef;
    /** @description The plan that the person enrolled in. */
    plan: {
        /**
         * Format: uuid
         * @description Identifier; it never changes.
         */
        id: string;
        /** @description Name, as people see it. */
        name: string;
        category: BenefitCategory;
    };
    status: EnrollmentStatus;
    /** @description The name of the tier; null in a plan without tiers. */
    tier: string | null;
    /** @description Family members who are also covered. */
    dependents: Dependent[];
    /**
     * Format: date
     * @description First day.
     */
    start_on: string;
    /**
     * Format: date
     * @description Last day, inclusive; null if open-ended.
     */
    end_on: string | null;
    /** @description What the person pays per period; null if it was waived, declined or cancelled. */
    employee_cost: BenefitCost | null;
    /** @description What the employer pays per period. */
    employer_cost: BenefitCost | null;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /**
     * @description The period of the costs.
     * @enum {string}
     */
    frequency: "month" | "year";
    /** @description Known later changes of its cost, by date. */
    cost_changes: EnrollmentCostChange[];
    /** @description Why it was declined or terminated. */
    decision_note: string | null;
    /** @description The admin who made the last decision. */
    reviewer: PersonRef | null;
    /**
     * Format: date-time
     * @description When it was approved or denied; null before.
     */
    reviewed_at: string | null;
    /** @description Actions that the caller may take now; empty for a key, which can only read. */
    allowed_actions: ("edit" | "cancel" | "approve" | "decline" | "terminate")[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Always null, because enrollments end and are not deleted.
     */
    deleted_at: string | null;
}
export interface EnrollmentApprovalInput {
    /**
     * Format: date
     * @description First day, not before that of the employment; the requested day if omitted.
     */
    start_on?: string;
}
export interface EnrollmentCostChange {
    /**
     * Format: date
     * @description First day on which it applies.
     */
    effective_on: string;
    employee_cost: BenefitCost;
    employer_cost: BenefitCost;
}
export interface EnrollmentDeclineInput {
    /** @description The person sees it. */
    reason: string;
}
export interface EnrollmentInput {
    /**
     * Format: uuid
     * @description The benefit plan.
     */
    plan_id: string;
    /**
     * Format: uuid
     * @description Signed-in admins may enroll somebody; others can only name themselves.
     */
    employee_id?: string;
    /** @description Why an admin enrolls somebody outside the plan's enrollment window. The audit trail shows it. Only for somebody else. */
    outside_window_reason?: string;
    /** @description The name of a tier; required if the plan has tiers. */
    tier?: string;
    /** @description Family members who are also covered. */
    dependents?: Dependent[];
    /**
     * Format: date
     * @description First day, within a year; today if omitted.
     */
    start_on?: string;
    /** @description The person does not want the benefit. Only with `plan_id`. `false` unless given. */
    waive?: boolean;
}
export interface EnrollmentListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Enrollment[];
}
export interface EnrollmentPatch {
    /** @description Name of one of the plan's tiers. */
    tier?: string;
    /** @description Family members who are also covered. */
    dependents?: Dependent[];
}
export interface EnrollmentResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Enrollment;
}
export type EnrollmentStatus = "pending" | "active" | "declined" | "cancelled" | "terminated" | "waived";
export interface EnrollmentTerminationInput {
    /**
     * Format: date
     * @description Last day, inclusive; not before the first.
     */
    end_on: string;
    /** @description Why it ends, as plain text. */
    reason?: string;
}

// branding
export interface Branding {
    /** @description Name of the workspace. */
    workspace_name: string;
    /**
     * @description Path of the logo for light backgrounds, on this host; null if there is none.
     * @example /api/v1/branding/logo/?variant=light&v=019395a4-7c1e-7b3a-9d55-0f2f6e1c9a10
     */
    logo_url: string | null;
    /** @description The same for dark backgrounds. */
    dark_logo_url: string | null;
    /** @description The same for browser tabs. */
    favicon_url: string | null;
    /**
     * @description Main colour, as `#rrggbb`.
     * @example #1F4B99
     */
    primary_color: string;
    /**
     * @description Colour of text on the primary colour.
     * @example #FFFFFF
     */
    primary_text_color: string;
    /**
     * @description Second colour, as `#rrggbb`.
     * @example #B45309
     */
    accent_color: string;
    /**
     * @description Colour of text on the accent colour.
     * @example #FFFFFF
     */
    accent_text_color: string;
    /** @description Where people ask for help. */
    support_email: string | null;
    /** @description Plain text. */
    login_text: string | null;
    /**
     * @description Family of the typeface.
     * @enum {string}
     */
    font: "system" | "serif" | "mono";
    /**
     * @description BCP 47 tag.
     * @example de-DE
     */
    locale: string;
}
export interface BrandingResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Branding;
}
export interface Logo {
    variant: LogoKind;
    /**
     * @description Public path of the logo on this host. It differs after each change.
     * @example /api/v1/branding/logo/?variant=light&v=019395a4-7c1e-7b3a-9d55-0f2f6e1c9a10
     */
    logo_url: string;
}
export interface LogoInput {
    /**
     * Format: binary
     * @description PNG, JPEG or WebP, at most 1 MiB, at most 6000 pixels a side.
     */
    file: Incoming;
    /**
     * @description `light` if omitted.
     * @enum {string}
     */
    variant?: "light" | "dark" | "favicon";
}
export type LogoKind = "light" | "dark" | "favicon";
export interface LogoResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Logo;
}
export interface Theme {
    /**
     * @description Main colour, as `#rrggbb`.
     * @example #1F4B99
     */
    primary_color: string;
    /**
     * @description Colour of text on the primary colour.
     * @example #FFFFFF
     */
    primary_text_color: string;
    /**
     * @description Second colour, as `#rrggbb`.
     * @example #B45309
     */
    accent_color: string;
    /**
     * @description Colour of text on the accent colour.
     * @example #FFFFFF
     */
    accent_text_color: string;
    /** @description Plain text on the sign-in page. */
    login_text: string | null;
    /** @description Address for questions, shown on sign-in pages and in mails. */
    support_email: string | null;
    /**
     * @description Family of the typeface.
     * @enum {string}
     */
    font: "system" | "serif" | "mono";
    /** @description Version of the workspace; also increases with its settings. */
    version: number;
}
export interface ThemeInput {
    /**
     * @description Main colour, as `#rrggbb`.
     * @example #1F4B99
     */
    primary_color?: string | null;
    /** @description Colour of text on the primary colour; white if omitted. */
    primary_text_color?: string | null;
    /**
     * @description Second colour, as `#rrggbb`.
     * @example #B45309
     */
    accent_color?: string | null;
    /** @description Colour of text on the accent colour; white if omitted. */
    accent_text_color?: string | null;
    /** @description Plain text. */
    login_text?: string | null;
    /**
     * Format: email
     * @description Where people ask for help.
     * @example people@example.test
     */
    support_email?: string | null;
    /**
     * @description `system` if omitted.
     * @enum {string}
     */
    font?: "system" | "serif" | "mono";
}
export interface ThemeResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Theme;
}

// contracts
export interface Contract {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    employee: PersonRef;
    /**
     * Format: uuid
     * @description Id of the first version.
     */
    root_id: string;
    /** @description Number of the version: 1, plus one per amendment. */
    number: number;
    /**
     * Format: uuid
     * @description The version that this amendment replaces.
     */
    replaces_id: string | null;
    type: ContractType;
    /** @description Title, as people see it. */
    title: string;
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive; null if open-ended.
     */
    end_date: string | null;
    /** @description The sum of the pattern. */
    weekly_hours: number;
    pattern: WeekHours;
    /** @description Amount with two decimals. Only the person and admins see it. Null in contracts from before salaries were stored. */
    salary: Salary | null;
    /** @description Currency of the salary. */
    currency: string | null;
    /** @description The period that the salary is for. */
    pay_period: PayPeriod | null;
    /** @description Notice period in days. */
    notice_days: number | null;
    /**
     * Format: date
     * @description Last day of probation.
     */
    probation_end: string | null;
    status: ContractStatus;
    /** @description The PDF; null if there is none. */
    document: ContractDocument | null;
    /** @description Null if it was not signed in this service. */
    signature: ContractSignature | null;
    /** @description Null unless it was terminated. */
    termination: ContractTermination | null;
    /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
    exception: RecordException | null;
    /** @description Actions that the caller may take now; empty for a key, which can only read. */
    allowed_actions: ("edit" | "delete" | "attach" | "activate" | "sign" | "recall" | "terminate" | "amend")[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null while the contract exists. Only lists with `include_deleted` show deleted drafts.
     */
    deleted_at: string | null;
}
export interface ContractActivation {
    /** @description Whether the person has to sign first. Otherwise the contract is agreed with this call. `false` unless given. */
    require_signature?: boolean;
    /** @description Only shows the booked absences whose cost would change. `false` unless given. */
    dry_run?: boolean;
}
export interface ContractAmendmentInput {
    /**
     * Format: date
     * @description First day of the new version. It must be within the current version, after its first day.
     */
    effective_date: string;
    type?: ContractType;
    /** @description Title, as people see it. */
    title?: string;
    /**
     * Format: date
     * @description Last day, inclusive; null if open-ended. `fixed_term` needs one.
     */
    end_date?: string | null;
    /** @description The sum of the pattern, at most two decimals. */
    weekly_hours?: number;
    pattern?: WeeklyPattern;
    salary?: Salary;
    /** @description ISO 4217. */
    currency?: string;
    pay_period?: PayPeriod;
    /** @description Notice period in days. */
    notice_days?: number;
    /**
     * Format: date
     * @description Last day of probation; null for none.
     */
    probation_end?: string | null;
}
export interface ContractDocument {
    /** @description Name of the file. */
    filename: string;
    /** @description Hash of its bytes, in hex. */
    sha256: string;
    /** @description Size in bytes. */
    size: number;
}
export interface ContractDocumentInput {
    /**
     * Format: binary
     * @description A PDF, at most 10 MiB.
     */
    file: Incoming;
}
export interface ContractDocumentResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: ContractDocument;
}
export interface ContractInput {
    /**
     * Format: uuid
     * @description The person to employ; not a deactivated one.
     */
    employee_id: string;
    type: ContractType;
    /** @description Title, as people see it. */
    title: string;
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive; null if open-ended. `fixed_term` needs one.
     */
    end_date?: string | null;
    /** @description The sum of the pattern, at most two decimals. */
    weekly_hours: number;
    pattern: WeeklyPattern;
    salary: Salary;
    /** @description ISO 4217. */
    currency: string;
    pay_period: PayPeriod;
    /** @description Notice period in days. */
    notice_days: number;
    /**
     * Format: date
     * @description Last day of probation; null for none.
     */
    probation_end?: string | null;
}
export interface ContractListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Contract[];
}
export interface ContractPatch {
    type?: ContractType;
    /** @description Title, as people see it. */
    title?: string;
    /**
     * Format: date
     * @description First day.
     */
    start_date?: string;
    /**
     * Format: date
     * @description Last day, inclusive; null if open-ended. `fixed_term` needs one.
     */
    end_date?: string | null;
    /** @description The sum of the pattern, at most two decimals. */
    weekly_hours?: number;
    pattern?: WeeklyPattern;
    salary?: Salary;
    /** @description ISO 4217. */
    currency?: string;
    pay_period?: PayPeriod;
    /** @description Notice period in days. */
    notice_days?: number;
    /**
     * Format: date
     * @description Last day of probation; null for none.
     */
    probation_end?: string | null;
}
export interface ContractRecounted {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    employee: PersonRef;
    /**
     * Format: uuid
     * @description Id of the first version.
     */
    root_id: string;
    /** @description Number of the version: 1, plus one per amendment. */
    number: number;
    /**
     * Format: uuid
     * @description The version that this amendment replaces.
     */
    replaces_id: string | null;
    type: ContractType;
    /** @description Title, as people see it. */
    title: string;
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive; null if open-ended.
     */
    end_date: string | null;
    /** @description The sum of the pattern. */
    weekly_hours: number;
    pattern: WeekHours;
    /** @description Amount with two decimals. Only the person and admins see it. Null in contracts from before salaries were stored. */
    salary: Salary | null;
    /** @description Currency of the salary. */
    currency: string | null;
    /** @description The period that the salary is for. */
    pay_period: PayPeriod | null;
    /** @description Notice period in days. */
    notice_days: number | null;
    /**
     * Format: date
     * @description Last day of probation.
     */
    probation_end: string | null;
    status: ContractStatus;
    /** @description The PDF; null if there is none. */
    document: ContractDocument | null;
    /** @description Null if it was not signed in this service. */
    signature: ContractSignature | null;
    /** @description Null unless it was terminated. */
    termination: ContractTermination | null;
    /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
    exception: RecordException | null;
    /** @description Actions that the caller may take now; empty for a key, which can only read. */
    allowed_actions: ("edit" | "delete" | "attach" | "activate" | "sign" | "recall" | "terminate" | "amend")[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null while the contract exists. Only lists with `include_deleted` show deleted drafts.
     */
    deleted_at: string | null;
    /** @description True if nothing was written. */
    dry_run: boolean;
    /** @description Requested and approved absences whose cost changes with the new pattern. */
    absences_recounted: RecountedAbsence[];
}
export interface ContractRecountedResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: ContractRecounted;
}
export interface ContractResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Contract;
}
export interface ContractSignature {
    /** @description The name as the person typed it. */
    full_name: string;
    /**
     * Format: date-time
     * @description When it was signed.
     */
    signed_at: string;
    /** @description The IP address of the signing request. */
    ip: string;
    /** @description SHA-256 of the signed document, in hex; null if the contract had none. */
    document_sha256: string | null;
}
export interface ContractSignatureInput {
    /** @description The person's name, typed as a signature. */
    full_name: string;
    /**
     * @description The person agrees to the terms and to the document.
     * @constant
     */
    accepted: true;
}
export type ContractStatus = "draft" | "pending_signature" | "scheduled" | "active" | "superseded" | "ended" | "terminated";
export interface ContractTermination {
    /**
     * Format: date-time
     * @description When the last day was entered.
     */
    terminated_at: string;
    /** @description An item of the list `termination-reasons`. */
    reason: ListItemRef | null;
    /** @description Only for admins; null for everyone else. */
    note: string | null;
}
export interface ContractTerminationInput {
    /**
     * Format: date
     * @description Last day; not before the first day and not after the current last day.
     */
    end_date: string;
    /**
     * Format: uuid
     * @description An item of the list `termination-reasons`.
     */
    reason_id?: string;
    /** @description Only admins see it. */
    note?: string;
    /** @description Only shows the booked absences whose cost would change. `false` unless given. */
    dry_run?: boolean;
}
export type ContractType = "permanent" | "fixed_term" | "contractor" | "internship";
export type PayPeriod = "month" | "week" | "hour";
export interface RecountedAbsence {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    policy: PolicyRef;
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive.
     */
    end_date: string;
    unit: LeaveUnit;
    days_before: Days;
    days_after: Days;
}
export type Salary = string;
export interface WeekHours {
    /** @description Hours on Mondays. */
    mon: number;
    /** @description Hours on Tuesdays. */
    tue: number;
    /** @description Hours on Wednesdays. */
    wed: number;
    /** @description Hours on Thursdays. */
    thu: number;
    /** @description Hours on Fridays. */
    fri: number;
    /** @description Hours on Saturdays. */
    sat: number;
    /** @description Hours on Sundays. */
    sun: number;
}
export interface WeeklyPattern {
    /** @description Hours on Mondays. */
    mon?: number;
    /** @description Hours on Tuesdays. */
    tue?: number;
    /** @description Hours on Wednesdays. */
    wed?: number;
    /** @description Hours on Thursdays. */
    thu?: number;
    /** @description Hours on Fridays. */
    fri?: number;
    /** @description Hours on Saturdays. */
    sat?: number;
    /** @description Hours on Sundays. */
    sun?: number;
}

// events
export interface AbsenceEventData {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Version of the absence after the step. */
    version: number;
    employee: EventPerson;
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive.
     */
    end_date: string;
    /** @description The status after the step. */
    status: AbsenceStatus;
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export interface Actor {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description E-mail address. */
    email: string;
    /** @description Full name. */
    name: string;
}
export interface ClockEventData {
    /**
     * Format: uuid
     * @description Id of the time entry.
     */
    id: string;
    /** @description Version of the time entry after the step. */
    version: number;
    employee: EventPerson;
    /**
     * Format: date-time
     * @description In the entry's own time zone.
     */
    started_at: string;
    /**
     * Format: date-time
     * @description In the entry's own time zone. Null while the clock runs.
     */
    ended_at: string | null;
    /** @description True if the service stopped a forgotten clock. */
    auto_stopped: boolean;
    /** @description True if the clock was stopped without keeping a time entry. */
    discarded: boolean;
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export interface EmployeeCreatedEventData {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Version of the person after the step. */
    version: number;
    /** @description E-mail address. */
    email: string;
    /** @description Full name. */
    name: string;
    /**
     * @description Role of the person.
     * @enum {string}
     */
    role: "employee" | "manager" | "admin";
    /**
     * @description The status after the step.
     * @enum {string}
     */
    status: "invited" | "active" | "deactivated";
    /**
     * Format: date
     * @description First day of employment.
     */
    start_date: string;
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export interface EmployeeDeactivatedEventData {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Version of the person after the step. */
    version: number;
    /** @description E-mail address. */
    email: string;
    /** @description Full name. */
    name: string;
    /**
     * @description Role of the person.
     * @enum {string}
     */
    role: "employee" | "manager" | "admin";
    /**
     * @description The status after the step.
     * @enum {string}
     */
    status: "invited" | "active" | "deactivated";
    /**
     * Format: date
     * @description The last day of work; access ends at once.
     */
    last_day: string;
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export type EventId = string;
export interface EventPerson {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description E-mail address. */
    email: string;
    /** @description Full name. */
    name: string;
}
export type EventSequence = number;
export interface ExpenseEventData {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Version of the claim after the step. */
    version: number;
    employee: EventPerson;
    /** @description Title, as people see it. */
    title: string;
    /** @description The claimed amount, with two decimals. */
    amount: string;
    /** @description The approved amount, in the same currency. Only after approval. */
    approved_amount?: string;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /**
     * @description The status after the step.
     * @enum {string}
     */
    status: "submitted" | "approved" | "denied" | "deleted";
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export interface InvoiceEventData {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Version of the invoice after the step. */
    version: number;
    /** @description Without gaps in the workspace and year. */
    number: string;
    kind: InvoiceKind;
    employee: EventPerson;
    /** @description Money, two decimals. Above zero; of a credit note, what is taken back. */
    amount: string;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /**
     * Format: date
     * @description Date of the invoice.
     */
    issued_on: string;
    /**
     * Format: date
     * @description Last day for its payment.
     */
    due_on: string;
    /**
     * @description Status of the invoice.
     * @constant
     */
    status: "issued";
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export interface PaymentEventData {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Version of the payment after the step. */
    version: number;
    employee: EventPerson;
    /**
     * @description Its kind.
     * @enum {string}
     */
    kind: "salary" | "bonus" | "reimbursement" | "invoice" | "reversal" | "other";
    /** @description Money, two decimals. Negative for a reversal. */
    amount: string;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /**
     * Format: date-time
     * @description When it was paid.
     */
    paid_at: string;
    /**
     * @description Status of the payment.
     * @constant
     */
    status: "completed";
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export interface RecordedEvent {
    id: EventId;
    sequence: EventSequence;
    event: EventKind;
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    /** @description What follows from `event`: as in the request that a webhook gets, whose schema has the name of the kind. */
    data: {
        [key: string]: unknown;
    };
}
export interface RecordedEventListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: RecordedEvent[];
}
export interface TimeEntryEventData {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Version of the time entry after the step. */
    version: number;
    employee: EventPerson;
    /**
     * Format: date-time
     * @description In the entry's own time zone.
     */
    started_at: string;
    /**
     * Format: date-time
     * @description In the entry's own time zone.
     */
    ended_at: string;
    /** @description Empty if none was given. */
    description: string;
    /** @description Whether a client is charged for it. */
    billable: boolean;
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export interface WebhookPingEventData {
    /**
     * Format: uuid
     * @description The webhook that was pinged.
     */
    webhook_id: string;
    /** @description A greeting, as plain text. */
    message: string;
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}

// invoices
export interface CorrectedInvoiceRef {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description Its number in the series.
     * @example 2026-0042
     */
    number: string;
    /**
     * Format: date
     * @description Date of the invoice.
     */
    issued_on: string;
}
export interface Invoice {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description Year and consecutive number without gaps, assigned when it is issued. Null for a draft.
     * @example 2026-0042
     */
    number: string | null;
    kind: InvoiceKind;
    /** @description The contractor, who is the seller. */
    employee: PersonRef;
    status: InvoiceStatus;
    /** @description Issued, not paid, and `due_on` has passed in the workspace's time zone. */
    overdue: boolean;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /** @description The sum of the lines. */
    net: string;
    /** @description One row per rate, lowest first. They add up to `net` and `tax`. */
    taxes: InvoiceTax[];
    /** @description The sum of the taxes of all rates. */
    tax: string;
    /** @description The amount to pay: net plus tax. */
    total: string;
    /** @description The buyer owes the tax (EN 16931, category AE). */
    reverse_charge: boolean;
    /** @description Why lines at 0 percent are exempt. */
    exemption_reason: string | null;
    /**
     * Format: date
     * @description First day of the supply.
     */
    period_start: string | null;
    /**
     * Format: date
     * @description Last day of the supply.
     */
    period_end: string | null;
    /** @description Days from issue to due day. */
    due_days: number;
    /**
     * Format: date
     * @description Null for a draft.
     */
    issued_on: string | null;
    /**
     * Format: date
     * @description Null for a draft.
     */
    due_on: string | null;
    /**
     * Format: date
     * @description Null unless it is paid.
     */
    paid_on: string | null;
    /** @description Null unless it is void. */
    void_reason: string | null;
    /** @description Note, as plain text. */
    note: string | null;
    /** @description The invoice that it corrects; null for an invoice. */
    corrects: CorrectedInvoiceRef | null;
    /** @description Why it corrects that invoice. */
    correction_reason: string | null;
    /** @description What happens with money that was paid too much; null for an invoice. */
    settlement: InvoiceSettlement | null;
    /** @description The sum of its credit notes. */
    credited: string;
    /**
     * @description What a payment pays: the total less what was credited, paid before or carried over. Below zero if the contractor was paid
     *     too much. Zero unless it is issued.
     */
    open: string;
    /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
    exception: RecordException | null;
    /** @description Actions that the caller may take now. */
    allowed_actions: ("edit" | "delete" | "issue" | "mark_paid" | "void" | "correct")[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null while the invoice exists. Only drafts can be deleted, and only lists with `include_deleted` show them.
     */
    deleted_at: string | null;
}
export interface InvoiceCorrectInput {
    /**
     * @description `credit_note` takes back a part or all of the invoice; `corrected_invoice` replaces it.
     * @enum {string}
     */
    kind: "credit_note" | "corrected_invoice";
    /** @description Printed on the correction. */
    reason: string;
    /**
     * @description Of a credit note, what is taken back; of a corrected invoice, all lines anew. Amounts are positive. By default the lines
     *     of the invoice.
     */
    lines?: InvoiceLineInput[];
    /** @description `"carry"` unless given. */
    settlement?: InvoiceSettlement;
}
export interface InvoiceDetail {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description Year and consecutive number without gaps, assigned when it is issued. Null for a draft.
     * @example 2026-0042
     */
    number: string | null;
    kind: InvoiceKind;
    /** @description The contractor, who is the seller. */
    employee: PersonRef;
    status: InvoiceStatus;
    /** @description Issued, not paid, and `due_on` has passed in the workspace's time zone. */
    overdue: boolean;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /** @description The sum of the lines. */
    net: string;
    /** @description One row per rate, lowest first. They add up to `net` and `tax`. */
    taxes: InvoiceTax[];
    /** @description The sum of the taxes of all rates. */
    tax: string;
    /** @description The amount to pay: net plus tax. */
    total: string;
    /** @description The buyer owes the tax (EN 16931, category AE). */
    reverse_charge: boolean;
    /** @description Why lines at 0 percent are exempt. */
    exemption_reason: string | null;
    /**
     * Format: date
     * @description First day of the supply.
     */
    period_start: string | null;
    /**
     * Format: date
     * @description Last day of the supply.
     */
    period_end: string | null;
    /** @description Days from issue to due day. */
    due_days: number;
    /**
     * Format: date
     * @description Null for a draft.
     */
    issued_on: string | null;
    /**
     * Format: date
     * @description Null for a draft.
     */
    due_on: string | null;
    /**
     * Format: date
     * @description Null unless it is paid.
     */
    paid_on: string | null;
    /** @description Null unless it is void. */
    void_reason: string | null;
    /** @description Note, as plain text. */
    note: string | null;
    /** @description The invoice that it corrects; null for an invoice. */
    corrects: CorrectedInvoiceRef | null;
    /** @description Why it corrects that invoice. */
    correction_reason: string | null;
    /** @description What happens with money that was paid too much; null for an invoice. */
    settlement: InvoiceSettlement | null;
    /** @description The sum of its credit notes. */
    credited: string;
    /**
     * @description What a payment pays: the total less what was credited, paid before or carried over. Below zero if the contractor was paid
     *     too much. Zero unless it is issued.
     */
    open: string;
    /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
    exception: RecordException | null;
    /** @description Its lines. */
    lines: InvoiceLine[];
    /** @description The contractor. Null for a draft, because the data are copied when it is issued. */
    seller: InvoiceParty | null;
    /** @description The workspace, which issues the invoice in the contractor's name. Null for a draft. */
    buyer: InvoiceParty | null;
    /** @description SHA-256 of the stored PDF, in hex. Null for a draft. */
    pdf_sha256: string | null;
    /** @description Actions that the caller may take now. */
    allowed_actions: ("edit" | "delete" | "issue" | "mark_paid" | "void" | "correct")[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null while the invoice exists. Only drafts can be deleted, and only lists with `include_deleted` show them.
     */
    deleted_at: string | null;
}
export interface InvoiceDetailResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: InvoiceDetail;
}
export interface InvoiceFromTimeInput {
    /**
     * Format: uuid
     * @description The contractor.
     */
    employee_id: string;
    /**
     * Format: date
     * @description First day, by the start of an entry in its own zone.
     */
    from: string;
    /**
     * Format: date
     * @description Last day, inclusive.
     */
    to: string;
    /** @description Without tax, above zero. */
    hourly_rate: string;
    /** @description ISO 4217. */
    currency: string;
    /** @description `0` unless given. */
    tax_rate?: InvoiceTaxRate;
    /** @description The buyer owes the tax: `tax_rate` is 0. `false` unless given. */
    reverse_charge?: boolean;
    /** @description Days after the date of the invoice by which it is due. `14` unless given. */
    due_days?: number;
}
export interface InvoiceInput {
    /**
     * Format: uuid
     * @description The contractor.
     */
    employee_id: string;
    /** @description ISO 4217, of all lines. */
    currency: string;
    /** @description Its lines. */
    lines: InvoiceLineInput[];
    /** @description Days from issue to due day. */
    due_days: number;
    /**
     * Format: date
     * @description First day of the supply.
     */
    period_start?: string | null;
    /**
     * Format: date
     * @description Last day of the supply. Without a period, the supply is on the day of issue.
     */
    period_end?: string | null;
    /** @description The buyer owes the tax: all lines are at 0 percent, and the invoice says why. `false` unless given. */
    reverse_charge?: boolean;
    /**
     * @description Why lines at 0 percent are exempt, for example as a small business; printed on the invoice. Without a reason and
     *     without `reverse_charge`, they are zero-rated.
     */
    exemption_reason?: string | null;
    /** @description Printed on the invoice. */
    note?: string | null;
}
export interface InvoiceIssueInput {
    /**
     * Format: date
     * @description The day of the invoice; today in the workspace if omitted. Not in the future, and not before the day of the year's last
     *     invoice, so that numbers and days have the same order.
     */
    issued_on?: string;
}
export interface InvoiceIssuedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "invoice.issued";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: InvoiceEventData;
}
export type InvoiceKind = "invoice" | "credit_note" | "corrected_invoice";
export interface InvoiceLine {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description From 1. */
    position: number;
    /** @description Description, as plain text. */
    description: string;
    /** @description At most six decimals. */
    quantity: number;
    unit: InvoiceUnit;
    /** @description Price of one unit, without tax. */
    unit_price: string;
    /** @description Percent. */
    tax_rate: number;
    /**
     * @description Without tax: quantity times unit price; for a line with `seconds`, these times the price of an hour. Rounded half up
     *     once.
     */
    amount: string;
    /** @description The tracked time of the line, from which `quantity` is rounded. Null if the line is not from tracked time. */
    seconds: number | null;
}
export interface InvoiceLineInput {
    /** @description Description, as plain text. */
    description: string;
    quantity: InvoiceQuantity;
    /** @description `"piece"` unless given. */
    unit?: InvoiceUnit;
    /** @description Without tax, in the invoice's currency. */
    unit_price: string;
    tax_rate: InvoiceTaxRate;
}
export interface InvoiceListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Invoice[];
}
export interface InvoicePaidInput {
    /**
     * Format: date
     * @description The day the money was sent; not in the future.
     */
    paid_on: string;
    /** @description Reference of the transfer, such as the end-to-end id. */
    reference?: string | null;
}
export interface InvoiceParty {
    /** @description Name of the person or company. */
    name: string;
    /** @description First line of the address. */
    line1: string;
    /** @description Second line of the address. */
    line2: string | null;
    /** @description Postal code. */
    postal_code: string;
    /** @description Town. */
    city: string;
    /** @description State, province or canton. */
    region: string | null;
    /** @description ISO 3166-1. */
    country: string;
    /** @description VAT identification number. */
    vat_id: string | null;
    /** @description National tax number. */
    tax_number: string | null;
    /** @description E-mail address. */
    email: string;
    /** @description Phone number. */
    phone: string | null;
}
export interface InvoicePatch {
    /** @description ISO 4217, of all lines. */
    currency?: string;
    /** @description Replaces all lines, in this order. */
    lines?: InvoiceLineInput[];
    /** @description Days after the date of the invoice by which it is due. */
    due_days?: number;
    /**
     * Format: date
     * @description First day of the supply.
     */
    period_start?: string | null;
    /**
     * Format: date
     * @description Last day of the supply.
     */
    period_end?: string | null;
    /** @description The buyer owes the tax: all lines are at 0 percent. */
    reverse_charge?: boolean;
    /** @description Why lines at 0 percent are exempt. */
    exemption_reason?: string | null;
    /** @description Printed on the invoice. */
    note?: string | null;
}
export type InvoiceQuantity = number | string;
export type InvoiceSettlement = "carry" | "repaid";
export type InvoiceStatus = "draft" | "issued" | "paid" | "void";
export interface InvoiceTax {
    /** @description Percent. */
    tax_rate: number;
    /** @description The sum of the lines of this rate. */
    net: string;
    /** @description Tax at this rate. */
    tax: string;
}
export type InvoiceTaxRate = number | string;
export type InvoiceUnit = "piece" | "hour" | "day" | "month" | "kilometre";
export interface InvoiceVoidInput {
    /** @description The contractor sees it. */
    reason: string;
}

// lists
export interface ListItem {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description Stable name within the list.
     * @example travel
     */
    code: string;
    /**
     * @description What people see.
     * @example Travel
     */
    label: string;
    /**
     * @description Colour, as `#rrggbb`.
     * @example #2F6FDE
     */
    color: string | null;
    /** @description Place within the list. */
    position: number;
    /** @description True if it stays on old records, but can no longer be chosen. */
    archived: boolean;
    /** @description Increases with every change. */
    version: number;
    /** @description The holiday calendar of people at this workplace; null in other lists, and for `default`. */
    holiday_calendar: string | null;
    /** @description The working-time rules of people at this workplace; null in other lists, and for those of the workspace. */
    working_time_rules: WorkingTimeRules | null;
}
export interface ListItemInput {
    /**
     * @description What people see.
     * @example Fuel
     */
    label: string;
    /**
     * @description Stable name within the list, for integrations; it never changes. Made from the label if omitted.
     * @example fuel
     */
    code?: string;
    /**
     * @description Colour, as `#rrggbb`.
     * @example #2F6FDE
     */
    color?: string | null;
    /** @description Only in the list `workplaces`. The working-time rules of people there; null for those of the workspace. */
    working_time_rules?: WorkingTimeRules | null;
    /**
     * @description Only in the list `workplaces`. The holiday calendar of people at this workplace.
     * @example de-by
     */
    holiday_calendar?: string | null;
    /** @description Place within the list; items from there move by one. At the end if omitted. */
    position?: number;
}
export interface ListItemListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: ListItem[];
}
export interface ListItemPatch {
    /** @description What people see. */
    label?: string;
    /** @description Colour, as `#rrggbb`. */
    color?: string | null;
    /** @description Only in the list `workplaces`. The working-time rules of people there; null for those of the workspace. */
    working_time_rules?: WorkingTimeRules | null;
    /**
     * @description Only in the list `workplaces`. The holiday calendar of people at this workplace, from today on; their absences are
     *     counted again. Null for `default`.
     */
    holiday_calendar?: string | null;
    /** @description True to keep it on old records only, so that it cannot be chosen. */
    archived?: boolean;
}
export interface ListItemRef {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Label, as people see it. */
    label: string;
}
export interface ListItemResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: ListItem;
}
export type ListName = "absence-reasons" | "cost-centres" | "departments" | "expense-categories" | "projects" | "termination-reasons" | "ticket-categories" | "time-categories" | "user-types" | "workplaces";
export interface ListOrder {
    /** @description Every item that is not archived, once, in the new order. */
    ids: string[];
}
export interface PickLists {
    [key: string]: ListItem[];
}
export interface PickListsResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: PickLists;
}

// logs
export interface AppLog {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    user: PersonRef;
    level: AppLogLevel;
    /** @description What happened, as plain text. */
    message: string;
    /**
     * @description Further data from the app, or null.
     * @example {
     *       "screen": "calendar",
     *       "status": 503
     *     }
     */
    context: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: date-time
     * @description Time by the app's clock.
     */
    at: string;
    /**
     * Format: date-time
     * @description When the service received it.
     */
    received_at: string;
    /**
     * @description Which app sent it.
     * @enum {string}
     */
    client: "app" | "dashboard";
    /** @description `X-Request-Id` of the request that sent it. */
    request_id: string | null;
}
export interface AppLogEntry {
    level: AppLogLevel;
    /**
     * @description Secrets and e-mail addresses in it are replaced.
     * @example The calendar could not be loaded
     */
    message: string;
    /**
     * @description Further data, at most 4 KiB as JSON; secrets and e-mail addresses in it are replaced.
     * @example {
     *       "screen": "calendar",
     *       "status": 503
     *     }
     */
    context?: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: date-time
     * @description Time by the app's clock.
     */
    at: string;
}
export type AppLogLevel = "debug" | "info" | "warn" | "error" | "fatal";
export interface AppLogListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: AppLog[];
}
export interface AppLogsAccepted {
    /** @description Stored entries. */
    accepted: number;
}
export interface AppLogsAcceptedResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: AppLogsAccepted;
}
export interface AppLogsInput {
    /** @description Entries to store. */
    entries: AppLogEntry[];
}
export interface AuditBreak {
    /** @description Position in the chain. */
    position: number;
    /**
     * Format: uuid
     * @description Id of the entry; null if its place in the chain is missing.
     */
    entry_id: string | null;
    /**
     * @description `changed`: the entry or its place was changed. `missing`: the entry was removed. `gap`: a place of the chain was removed.
     * @enum {string}
     */
    reason: "changed" | "missing" | "gap";
}
export interface AuditEntry {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * Format: date-time
     * @description Time of the write.
     */
    at: string;
    /**
     * @description Action and resource in one line. Writes by a key end with its prefix.
     * @example created time_entry · api:wfp_9f3a21c0
     */
    line: string;
    /**
     * @description The action, in the past tense.
     * @example created
     */
    action: string;
    /**
     * @description The type of the record.
     * @example time_entry
     */
    resource: string;
    /** @description Id of the record; null if the write is not about a single one. */
    resource_id: string | null;
    actor: Actor;
    source: AuditSource;
    /**
     * @description Prefix of the API key, or null.
     * @example wfp_9f3a21c0
     */
    key_prefix: string | null;
    /** @description IP address of the request; null for the system. */
    ip: string | null;
    /** @description `X-Request-Id` of the request; null for the system. */
    request_id: string | null;
}
export interface AuditEntryDetail {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * Format: date-time
     * @description Time of the write.
     */
    at: string;
    /**
     * @description Action and resource in one line. Writes by a key end with its prefix.
     * @example created time_entry · api:wfp_9f3a21c0
     */
    line: string;
    /**
     * @description The action, in the past tense.
     * @example created
     */
    action: string;
    /**
     * @description The type of the record.
     * @example time_entry
     */
    resource: string;
    /** @description Id of the record; null if the write is not about a single one. */
    resource_id: string | null;
    actor: Actor;
    source: AuditSource;
    /**
     * @description Prefix of the API key, or null.
     * @example wfp_9f3a21c0
     */
    key_prefix: string | null;
    /** @description IP address of the request; null for the system. */
    ip: string | null;
    /** @description `X-Request-Id` of the request; null for the system. */
    request_id: string | null;
    /**
     * @description Old and new value by field; null means no value. Secrets are masked, and timestamps have the workspace's offset.
     * @example {
     *       "job_title": [
     *         "Designer",
     *         "Lead designer"
     *       ]
     *     }
     */
    changes: {
        [key: string]: unknown[];
    };
    /** @description Its place in the chain; null until it is chained, within a minute. */
    chain: AuditPlace | null;
}
export interface AuditEntryDetailResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: AuditEntryDetail;
}
export interface AuditEntryListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: AuditEntry[];
}
export interface AuditPlace {
    /** @description From 1, without gaps. */
    position: number;
    /** @description SHA-256 of this line and all lines before it, in hex. */
    hash: string;
}
export type AuditSource = "dashboard" | "app" | "api" | "assistant" | "system";
export interface AuditVerification {
    /** @description Number of entries compared, up to the first break. */
    rows: number;
    /** @description Whether all of them are unchanged and in place. */
    intact: boolean;
    /** @description The first break; null if the chain is intact. */
    first_break: AuditBreak | null;
    /**
     * @description The last place that was reached; null if there is none. Store it elsewhere to prove later that no entry up to it was
     *     removed together with the places after it.
     */
    head: AuditPlace | null;
    waiting: AuditWaiting;
}
export interface AuditVerificationResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: AuditVerification;
}
export interface AuditWaiting {
    /** @description Number of these entries. */
    rows: number;
    /**
     * Format: date-time
     * @description When the oldest of them was written; null if there is none. If it is more than a few minutes ago, no worker is running.
     */
    since: string | null;
}

// meetings
export interface CalendarFeed {
    /**
     * Format: uri-reference
     * @description Anyone who has it can read the caller's meetings. Shown once. If the installation does not know its public
     *     address, this is a path on the host of the request.
     * @example https://brightwater.example.com/api/v1/meetings/feed/wfm_9fXw2C/
     */
    url: string;
}
export interface CalendarFeedResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: CalendarFeed;
}
export type InvitationAnswer = "needs_action" | "accepted" | "declined" | "tentative";
export interface InvitationAnswerInput {
    /**
     * @description The answer to the invitation.
     * @enum {string}
     */
    response: "accepted" | "declined" | "tentative";
}
export interface Meeting {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Title, as people see it. */
    title: string;
    /**
     * Format: date-time
     * @description In the meeting's own time zone.
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description In the meeting's own time zone; exclusive.
     */
    ends_at: string;
    /**
     * @description IANA name of the zone that the meeting was planned in.
     * @example Europe/Berlin
     */
    timezone: string;
    /** @description Where it takes place, as text or a link. */
    location: string | null;
    /**
     * @description Address of the online meeting.
     * @example https://meet.example.com/kickoff
     */
    url: string | null;
    /** @description For people who take part. Always null in the admins' list. */
    agenda: string | null;
    status: MeetingStatus;
    organizer: PersonRef;
    /** @description Everybody but the organiser, sorted by name. */
    attendees: MeetingAttendee[];
    /**
     * Format: uuid
     * @description The slot that the meeting was booked from; null for others.
     */
    slot_id: string | null;
    /** @description Why it was cancelled; null otherwise. */
    cancel_reason: string | null;
    /**
     * Format: date-time
     * @description When it was cancelled; null otherwise.
     */
    cancelled_at: string | null;
    /** @description `SEQUENCE` of iCalendar (RFC 5545): counts changes of the meeting. Answers of attendees do not count. */
    sequence: number;
    /** @description What the caller may do with the meeting now. */
    allowed_actions: ("update" | "cancel" | "respond" | "edit_slides")[];
    /** @description Counts changes, including answers. Also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
}
export interface MeetingAttendee {
    person: PersonRef;
    response: InvitationAnswer;
    /**
     * Format: date-time
     * @description Null until answered.
     */
    responded_at: string | null;
}
export interface MeetingCancelInput {
    /** @description Shown to everybody who takes part. */
    reason?: string;
}
export interface MeetingInput {
    /** @description Title, as people see it. */
    title: string;
    /**
     * Format: date-time
     * @description With an offset.
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description With an offset; after `starts_at`, at most 24 hours later.
     */
    ends_at: string;
    /**
     * @description IANA name. The meeting's times are answered in this zone.
     * @example Europe/Berlin
     */
    timezone: string;
    /** @description Where it takes place, as text or a link. */
    location?: string;
    /**
     * @description An https address.
     * @example https://meet.example.com/kickoff
     */
    url?: string;
    /** @description Agenda, as plain text. */
    agenda?: string;
    /** @description People of the workspace who are not deactivated. The organiser takes part anyway and must not be named. */
    attendee_ids?: string[];
    /** @description Allow another meeting of the organiser at the same time. Default false. */
    allow_conflict?: boolean;
}
export interface MeetingListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Meeting[];
}
export interface MeetingPatch {
    /** @description Title, as people see it. */
    title?: string;
    /**
     * Format: date-time
     * @description With an offset.
     */
    starts_at?: string;
    /**
     * Format: date-time
     * @description With an offset; after `starts_at`, at most 24 hours later.
     */
    ends_at?: string;
    /**
     * @description IANA name.
     * @example Europe/Berlin
     */
    timezone?: string;
    /** @description Where it takes place, as text or a link. */
    location?: string | null;
    /** @description An https address. */
    url?: string | null;
    /** @description Agenda, as plain text. */
    agenda?: string | null;
    /** @description Everybody but the organiser. People who are left out are no longer invited. */
    attendee_ids?: string[];
    /** @description Allow another meeting of the organiser at the new time. Default false. */
    allow_conflict?: boolean;
}
export interface MeetingResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Meeting;
}
export type MeetingStatus = "scheduled" | "cancelled" | "done";
export interface Slide {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Name of the file. */
    filename: string;
    /**
     * @description Media type of the file.
     * @example application/pdf
     */
    content_type: string;
    /** @description In bytes. */
    size: number;
    /** @description Upload order. A deleted file leaves a gap. */
    position: number;
}
export interface SlideInput {
    /**
     * Format: binary
     * @description PDF or PPTX, at most 25 MiB.
     */
    file: Incoming;
}
export interface SlideListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Slide[];
}
export interface SlideResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Slide;
}
export interface Slot {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    host: PersonRef;
    /**
     * Format: date-time
     * @description In the zone of the request.
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description In the zone of the request.
     */
    ends_at: string;
    /** @description Minutes after the slot in which the host has no other slot. The host must have no meeting in them when the slot is booked. */
    buffer_minutes: number;
    /**
     * @description `held`: reserved for up to five minutes by somebody who is about to book it.
     * @enum {string}
     */
    status: "free" | "held" | "booked";
    /** @description The slot is free and in the future, and its host is in no meeting at the time. */
    available: boolean;
    /**
     * Format: date-time
     * @description For the person who holds the slot; null for others.
     */
    held_until: string | null;
    /**
     * Format: uuid
     * @description For the host and the attendees of the meeting; null for others.
     */
    meeting_id: string | null;
}
export interface SlotBookingInput {
    /** @description Title, as people see it. */
    title: string;
    /** @description Agenda, as plain text. */
    agenda?: string;
}
export interface SlotHold {
    /**
     * Format: date-time
     * @description Nobody else can book the slot until then.
     */
    held_until: string;
}
export interface SlotHoldResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: SlotHold;
}
export interface SlotListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Slot[];
}
export interface SlotsInput {
    /**
     * Format: date-time
     * @description With an offset; in the future.
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description With an offset. The last slot ends by then; its buffer may end later.
     */
    ends_at: string;
    /** @description Length of each slot, in elapsed minutes, even when clocks change. */
    length_minutes: number;
    /** @description Minutes kept free after each slot. */
    buffer_minutes: number;
}

// modules
export interface ModuleFlags {
    /** @description Whether PTO is on. */
    pto: boolean;
    /** @description Whether Tracking is on. */
    tracking: boolean;
    /** @description Whether Reimbursements is on. */
    reimbursements: boolean;
    /** @description Whether Contracts is on. */
    contracts: boolean;
    /** @description Whether Payments is on. */
    payments: boolean;
    /** @description Whether Invoices is on. */
    invoices: boolean;
    /** @description Whether Benefits is on. */
    benefits: boolean;
    /** @description Whether Meetings is on. */
    meetings: boolean;
    /** @description Whether Support is on. */
    support: boolean;
}
export interface ModuleFlagsResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: ModuleFlags;
}
export interface ModulesPatch {
    /** @description Whether PTO is on. */
    pto?: boolean;
    /** @description Whether Tracking is on. */
    tracking?: boolean;
    /** @description Whether Reimbursements is on. */
    reimbursements?: boolean;
    /** @description Whether Contracts is on. */
    contracts?: boolean;
    /** @description Whether Payments is on. */
    payments?: boolean;
    /** @description Whether Invoices is on. */
    invoices?: boolean;
    /** @description Whether Benefits is on. */
    benefits?: boolean;
    /** @description Whether Meetings is on. */
    meetings?: boolean;
    /** @description Whether Support is on. */
    support?: boolean;
}

// notifications
export interface AnnouncementInput {
    /**
     * @description Title, as people see it.
     * @example The office is closed on Friday
     */
    title: string;
    /**
     * @description Plain text.
     * @example The heating is being repaired. Please work from home.
     */
    body: string;
    /**
     * @description Everybody, or the people of one department or user type.
     * @enum {string}
     */
    audience: "all" | "department" | "user_type";
    /**
     * Format: uuid
     * @description An item of the list `departments`. Required for the audience `department`, not allowed otherwise.
     */
    department_id?: string | null;
    /**
     * Format: uuid
     * @description An item of the list `user-types`. Required for the audience `user_type`, not allowed otherwise.
     */
    user_type_id?: string | null;
}
export interface AnnouncementResult {
    /** @description People who are notified. */
    recipients: number;
}
export interface AnnouncementResultResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: AnnouncementResult;
}
export interface FeedNotification {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description What happened. The preferences list all kinds. */
    kind: string;
    /** @description Title, as people see it. */
    title: string;
    /** @description Plain text. May be empty. */
    body: string;
    /** @description The record that it is about, or null. */
    resource: NotificationResource | null;
    /** @description Path in the dashboard of this workspace. */
    url: string | null;
    /**
     * Format: date-time
     * @description Null while unread.
     */
    read_at: string | null;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
}
export interface FeedNotificationListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: FeedNotification[];
}
export interface FeedNotificationResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: FeedNotification;
}
export interface MarkAllReadInput {
    /**
     * Format: date-time
     * @description Mark only notifications created before this time, so that unseen ones stay unread. Default: all.
     */
    before?: string;
}
export interface NotificationChannels {
    /** @description In the feed and over the WebSocket. */
    in_app: boolean;
    /** @description By mail, within a minute or when the quiet hours end. */
    email: boolean;
}
export interface NotificationPreferences {
    /**
     * @description Every kind of notification with its channels.
     * @example {
     *       "absence.approved": {
     *         "in_app": true,
     *         "email": true
     *       },
     *       "ticket.noted": {
     *         "in_app": true,
     *         "email": false
     *       }
     *     }
     */
    kinds: {
        [key: string]: NotificationChannels;
    };
    /** @description Null without quiet hours. */
    quiet_hours: QuietHours | null;
}
export interface NotificationPreferencesInput {
    /**
     * @description Kinds with their channels. Kinds that are left out have their default.
     * @example {
     *       "absence.approved": {
     *         "in_app": true,
     *         "email": false
     *       }
     *     }
     */
    kinds: {
        [key: string]: NotificationChannels;
    };
    /** @description Null or left out for no quiet hours. */
    quiet_hours?: QuietHours | null;
}
export interface NotificationPreferencesResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: NotificationPreferences;
}
export interface NotificationResource {
    /**
     * @description What kind of record it is.
     * @example absence
     */
    type: string;
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
}
export interface QuietHours {
    /**
     * @description Local time at which they begin.
     * @example 22:00
     */
    from: string;
    /**
     * @description Local time at which they end.
     * @example 07:00
     */
    to: string;
}
export interface SocketTicket {
    /** @description Works once. */
    ticket: string;
    /** @description In seconds. */
    expires_in: number;
}
export interface SocketTicketResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: SocketTicket;
}
export interface UnreadCount {
    /** @description How many notifications are unread. */
    unread: number;
}
export interface UnreadCountResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: UnreadCount;
}
export interface UpdatedCount {
    /** @description The number of notifications that changed. */
    updated: number;
}
export interface UpdatedCountResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: UpdatedCount;
}

// payments
export interface BankReportInput {
    /**
     * Format: binary
     * @description A pain.002, camt.053 or camt.054 message as XML, at most 4 MiB.
     */
    file: Incoming;
}
export interface ExchangeRate {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description The other currency. */
    currency: string;
    /**
     * Format: date
     * @description The day of the rate.
     */
    on: string;
    /** @description Units of the workspace's currency for one unit of `currency`, with at most eight decimals. */
    rate: number;
    /**
     * @description `entered`: sent as a rate. `ecb`: from a file of the European Central Bank.
     * @enum {string}
     */
    source: "entered" | "ecb";
}
export interface ExchangeRateInput {
    /** @description Another currency than the workspace's. */
    currency: string;
    /**
     * Format: date
     * @description The day of the rate.
     */
    on: string;
    /** @description Units of the workspace's currency for one unit of `currency`, with at most eight decimals. */
    rate: number;
}
export interface ExchangeRateListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: ExchangeRate[];
}
export interface ExchangeRatesFile {
    /**
     * Format: binary
     * @description XML of the ECB, at most 4 MiB and 5,000 rates.
     */
    file: Incoming;
}
export interface ExchangeRatesInput {
    /** @description Each currency once a day. */
    rates: ExchangeRateInput[];
}
export interface ExchangeRatesStored {
    /** @description The number of rates. */
    stored: number;
}
export interface ExchangeRatesStoredResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: ExchangeRatesStored;
}
export interface Handover {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    kind: HandoverKind;
    /**
     * @description The month of the year, 1 to 12.
     * @example 2026-10
     */
    month: string;
    /** @description Counts the hand-overs of the month. */
    number: number;
    /** @description Number of people, or of rows to be booked. */
    rows: number;
    /** @description Hash of the file with the format `json`. */
    sha256: string;
    /** @description Who made it. */
    created_by: PersonRef | null;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /** @description Everybody who has a contract in the month and is no contractor, by name. Empty for `accounting`. */
    people: HandoverPayrollRow[];
    /** @description The rows to be booked, by date and document. Empty for `payroll`. */
    bookings: HandoverBooking[];
    /** @description What differs from the hand-over before of the same month; null for the first. */
    diff: HandoverDiff | null;
    /**
     * @description In the first hand-over of a month: what has changed in the twelve months before since they were handed over, each change
     *     once.
     */
    late: HandoverLate[];
}
export interface HandoverAbsence {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * Format: uuid
     * @description The leave type.
     */
    policy_id: string;
    /** @description Its name. */
    policy: string;
    /**
     * Format: date
     * @description The first day in the month.
     */
    start_date: string;
    /**
     * Format: date
     * @description The last day in the month.
     */
    end_date: string;
    /** @description Working days, counted as in balances. */
    days: string;
    /** @description Their working hours. */
    hours: string;
}
export interface HandoverBooking {
    /** @description The number of the invoice, or the id of the claim without hyphens. */
    document: string;
    /**
     * Format: date
     * @description The day of the approval, in the workspace's time zone, or the day of the invoice.
     */
    date: string;
    /** @description Null if the setting `accounting` does not name it. */
    account: string | null;
    /** @description Null if the setting `accounting` does not name it. */
    counter_account: string | null;
    /** @description With VAT; below zero for a credit note. Expenses in another currency share the payout in proportion. */
    gross: string;
    /** @description Percent. Null if the VAT is not known. */
    tax_rate: string | null;
    /** @description Null if the setting `accounting` has none for the rate. */
    tax_key: string | null;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /** @description Code of the cost centre. */
    cost_centre: string | null;
    /** @description Code of the project. */
    project: string | null;
    employee: HandoverPerson;
    /** @description What it was for. */
    text: string;
}
export interface HandoverChange {
    employee: HandoverPerson;
    /** @description Null in a `payroll` hand-over. */
    document: string | null;
    /** @description The member, such as `contract.salary`, or the list of which an element differs, such as `absences`. */
    field: string;
    /** @description The former value; an element of a list as JSON. Null if there was none. */
    before: string | null;
    /** @description The value now; an element of a list as JSON. Null if there is none. */
    after: string | null;
}
export interface HandoverContract {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    type: ContractType;
    /** @description Title, as people see it. */
    title: string;
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive.
     */
    end_date: string | null;
    /** @description The sum of the weekly pattern. */
    weekly_hours: string;
    /** @description Null in contracts from before salaries were stored. */
    salary: string | null;
    /** @description Currency of the salary. */
    currency: string | null;
    /** @description The period that the salary is for. */
    pay_period: PayPeriod | null;
}
export interface HandoverDiff {
    /** @description New people or documents. */
    added: HandoverSubject[];
    /** @description People or documents that are no longer part of it. */
    removed: HandoverSubject[];
    /** @description Values that differ. */
    changed: HandoverChange[];
}
export interface HandoverExpense {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Title, as people see it. */
    title: string;
    /** @description What is paid out. */
    amount: string;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
}
export interface HandoverHours {
    /** @description Exact working time. */
    worked: string;
    /** @description By the weekly pattern, less holidays and absences. */
    expected: string;
    /** @description Worked less expected. */
    overtime: string;
    /** @description Overtime paid out of the account in the month. */
    overtime_paid: string;
}
export interface HandoverInput {
    /**
     * @description What is handed over.
     * @enum {string}
     */
    kind: "payroll" | "accounting";
    /**
     * @description A month that is over, as YYYY-MM.
     * @example 2026-10
     */
    month: string;
}
export type HandoverKind = "payroll" | "accounting";
export interface HandoverLate {
    /** @description The month of the year, 1 to 12. */
    month: string;
    diff: HandoverDiff;
}
export interface HandoverNews {
    /**
     * @description `joined` and `left` have neither `before` nor `after`.
     * @enum {string}
     */
    field: "joined" | "left" | "type" | "title" | "salary" | "currency" | "pay_period" | "weekly_hours";
    /** @description The former value. */
    before: string | null;
    /** @description The value from then on. */
    after: string | null;
    /**
     * Format: date
     * @description The first day of the new value; for `left` the last day of employment.
     */
    effective_on: string;
}
export interface HandoverPayment {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    kind: PaymentKind;
    /** @description Below zero if it was carried or is paid back. */
    amount: string;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /**
     * Format: date
     * @description Date on which it should be paid.
     */
    pay_on: string;
}
export interface HandoverPayrollRow {
    employee: HandoverPerson;
    /** @description The person's number in the workspace; unique. */
    employee_number: string | null;
    contract: HandoverContract;
    hours: HandoverHours;
    /** @description In the order of their days. */
    absences: HandoverAbsence[];
    /** @description In the order of their days. */
    payments: HandoverPayment[];
    /** @description Claims approved in the month. */
    expenses: HandoverExpense[];
    /** @description In the order of their days. */
    changes: HandoverNews[];
}
export interface HandoverPerson {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Name, as people see it. */
    name: string;
}
export interface HandoverResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Handover;
}
export interface HandoverSubject {
    employee: HandoverPerson;
    /** @description Null in a `payroll` hand-over. */
    document: string | null;
}
export interface HandoverSummary {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    kind: HandoverKind;
    /**
     * @description The month of the year, 1 to 12.
     * @example 2026-10
     */
    month: string;
    /** @description Counts the hand-overs of the month. */
    number: number;
    /** @description Number of people, or of rows to be booked. */
    rows: number;
    /** @description Hash of the file with the format `json`. */
    sha256: string;
    /** @description Who made it. */
    created_by: PersonRef | null;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
}
export interface HandoverSummaryListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: HandoverSummary[];
}
export interface InvoiceSums {
    /** @description Without tax. */
    net: string;
    /** @description The tax. */
    tax: string;
    /** @description The amount paid, including tax. */
    total: string;
}
export interface LeftOutBy {
    /** @description The person's method cannot receive a bank transfer. */
    no_bank: number;
    /** @description Payments to the person who ordered the run. */
    own: number;
    /** @description Payments to somebody who, less than 72 hours before, made the person who ordered the run an admin. */
    new_admin: number;
}
export interface OpenPayment {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    kind: PaymentKind;
    /** @description Money, two decimals. */
    amount: string;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    status: PaymentStatus;
    /**
     * Format: date
     * @description The planned day of payment.
     */
    pay_on: string;
}
export interface PaidMonth {
    /** @description The month of the year, 1 to 12. */
    month: number;
    /** @description One row per currency. Empty if nothing was paid. */
    totals: PaidSums[];
}
export interface PaidSums {
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /**
     * @description Deprecated: use `salaries` and `invoices`. The gross pay of paid payslips, plus the amount of payments for work
     *     without a payslip.
     */
    gross: string;
    /** @description The amount paid, without reimbursements. */
    net: string;
    /** @description The amount paid for expense claims. */
    reimbursements: string;
    salaries: SalarySums;
    invoices: InvoiceSums;
}
export interface PayerAccount {
    /** @description The name of the company at its bank. */
    holder_name: string;
    /** @description The check digits are verified. */
    iban: string;
    /** @description The BIC of the bank, if the bank requires it. */
    bic?: string;
}
export interface Payment {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    employee: PersonRef;
    kind: PaymentKind;
    /** @description Money, two decimals. Negative for a reversal. */
    amount: string;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    status: PaymentStatus;
    /**
     * Format: date
     * @description The planned day of payment.
     */
    pay_on: string;
    /**
     * Format: date
     * @description First day of the period that is paid.
     */
    period_start: string | null;
    /**
     * Format: date
     * @description Last day of the period that is paid, inclusive.
     */
    period_end: string | null;
    /** @description The method of the payment when it was scheduled. Null if it was paid in another way. */
    method: PaymentMethodRef | null;
    /** @description For the person. Also the text of the bank transfer. */
    note: string | null;
    /** @description The bank's reference of a completed payment. */
    reference: string | null;
    /** @description Why it failed, was cancelled, or reverses another payment. */
    reason: string | null;
    /**
     * Format: date-time
     * @description Null unless completed.
     */
    paid_at: string | null;
    /** @description The expense claims that it pays. */
    expense_ids: string[];
    /**
     * Format: uuid
     * @description The invoice that it pays.
     */
    invoice_id: string | null;
    /**
     * Format: uuid
     * @description The payslip that it pays.
     */
    payslip_id: string | null;
    /**
     * Format: uuid
     * @description For a reversal: the payment that it reverses.
     */
    reverses_id: string | null;
    /**
     * Format: uuid
     * @description The reversal of this payment.
     */
    reversed_by_id: string | null;
    /**
     * Format: uuid
     * @description The payment run that ordered it.
     */
    run_id: string | null;
    /** @description Why a second salary is paid for the same days. Null without a reason. */
    duplicate_reason: string | null;
    /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
    exception: RecordException | null;
    /** @description What the caller may do with the payment now. */
    allowed_actions: ("edit" | "complete" | "fail" | "retry" | "reverse" | "cancel")[];
    /** @description Counts changes. Also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
}
export interface PaymentCancellation {
    /** @description Why the payment is cancelled. */
    reason?: string | null;
}
export interface PaymentCompletedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "payment.completed";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: PaymentEventData;
}
export interface PaymentCompletion {
    /**
     * Format: date-time
     * @description When it was paid. Default: now. It may be in the past, even in an earlier year, but not in the future.
     */
    paid_at?: string;
    /** @description The bank's reference. */
    reference?: string | null;
}
export interface PaymentFailure {
    /** @description Why the bank refused it. Shown to the person. */
    reason: string;
}
export interface PaymentInput {
    /**
     * Format: uuid
     * @description The person who is paid.
     */
    employee_id: string;
    /**
     * @description A `reimbursement` requires `expense_ids`, an `invoice` requires `invoice_id`.
     * @enum {string}
     */
    kind: "salary" | "bonus" | "reimbursement" | "invoice" | "other";
    /** @description Above zero. */
    amount: string;
    /** @description ISO 4217. */
    currency: string;
    /**
     * Format: date
     * @description The planned day of payment.
     */
    pay_on: string;
    /**
     * Format: date
     * @description First day of the period that is paid. Requires `period_end`.
     */
    period_start?: string | null;
    /**
     * Format: date
     * @description Last day of the period that is paid, inclusive.
     */
    period_end?: string | null;
    /** @description Approved claims of this person. The amount must be the sum of their payouts. */
    expense_ids?: string[];
    /**
     * Format: uuid
     * @description An issued invoice of this person.
     */
    invoice_id?: string | null;
    /**
     * Format: uuid
     * @description A published payslip of this person, for a salary only. The payment gets the period of the payslip.
     */
    payslip_id?: string | null;
    /** @description Why a second salary is paid for the same days. For salaries only. */
    duplicate_reason?: string;
    /** @description For the person. Also the text of the bank transfer. */
    note?: string | null;
}
export interface PaymentJob {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    kind: PaymentJobKind;
    status: PaymentJobStatus;
    /** @description Nothing is written. */
    dry_run: boolean;
    /** @description Rows of the job. */
    total: number;
    /** @description Rows that have an outcome so far. */
    done: number;
    /** @description How many rows have which outcome so far. */
    counts: PaymentJobCount[];
    /** @description The admin who started it. */
    created_by: Actor;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Null while it runs.
     */
    finished_at: string | null;
}
export interface PaymentJobCount {
    outcome: PaymentJobOutcome;
    /** @description Rows with this outcome so far. */
    rows: number;
}
export interface PaymentJobDetail {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    kind: PaymentJobKind;
    status: PaymentJobStatus;
    /** @description Nothing is written. */
    dry_run: boolean;
    /** @description Rows of the job. */
    total: number;
    /** @description Rows that have an outcome so far. */
    done: number;
    /** @description How many rows have which outcome so far. */
    counts: PaymentJobCount[];
    /** @description The admin who started it. */
    created_by: Actor;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Null while it runs.
     */
    finished_at: string | null;
    /** @description In the order of the rows. */
    results: PaymentJobResult[];
}
export interface PaymentJobDetailResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: PaymentJobDetail;
}
export type PaymentJobKind = "prepare" | "publish" | "import" | "documents" | "settle" | "bank_report";
export type PaymentJobOutcome = "created" | "published" | "attached" | "completed" | "failed" | "reversed" | "valid" | "unchanged" | "left_out" | "refused";
export interface PaymentJobResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: PaymentJob;
}
export interface PaymentJobResult {
    /** @description Number of the row, from 1. */
    row: number;
    outcome: PaymentJobOutcome;
    /** @description The person of the row; null if the row names nobody who exists. */
    employee: PersonRef | null;
    /**
     * Format: uuid
     * @description The payment of the row.
     */
    payment_id: string | null;
    /**
     * Format: uuid
     * @description The payslip of the row.
     */
    payslip_id: string | null;
    /** @description The amount of the payment, or the net amount of the payslip. */
    amount: string | null;
    /** @description Of the amount. */
    currency: string | null;
    /** @description What earlier payslips below zero lowered the amount by; null if nothing. */
    carried: string | null;
    /**
     * @description Why it was left out or refused: a code of the call for one record, or `no_payslip`, `no_contract`, `not_monthly`,
     *     `nothing_due`, `unknown_employee_number`, `document_unmatched`, `document_ambiguous`, `unknown_payment`, `amount_differs`, `other_account`, `access_ended`.
     */
    code: string | null;
    /** @description The same in words. */
    detail: string | null;
    /** @description Messages by field, if values of the row are wrong. */
    errors: {
        [key: string]: string[];
    } | null;
}
export type PaymentJobStatus = "queued" | "running" | "finished" | "failed";
export type PaymentKind = "salary" | "bonus" | "reimbursement" | "invoice" | "reversal" | "other";
export interface PaymentListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Payment[];
}
export interface PaymentMethod {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    kind: PaymentMethodKind;
    /** @description The person's name for the method. */
    label: string;
    /** @description The account holder. */
    holder_name: string;
    /**
     * @description The last four characters of the account, or the e-mail address with a hidden name.
     * @example …3000
     */
    masked: string;
    /** @description The currency of the account. */
    currency: string;
    /** @description New payments go to this method. */
    is_default: boolean;
    /** @description A payment to it was completed and not reversed. */
    verified: boolean;
    /** @description False until the person confirms a method that an admin entered; it is not paid to before. */
    confirmed: boolean;
    /** @description The admin who entered it for the person. Null if the person did. */
    entered_by: PersonRef | null;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
}
export interface PaymentMethodEntry {
    /**
     * Format: uuid
     * @description Whose method it is.
     */
    employee_id: string;
    /**
     * @description A `bank_account` requires either `iban`, or `account_number` and `routing_number`; the others require `email`.
     * @enum {string}
     */
    kind: "bank_account" | "paypal" | "wise";
    /** @description The person's name for the method. */
    label: string;
    /** @description The account holder. For an IBAN, in Latin letters as on the bank's records. */
    holder_name: string;
    /** @description Spaces and lower case are accepted. The check digits are verified. */
    iban?: string;
    /** @description For accounts without an IBAN. */
    account_number?: string;
    /** @description The code of the bank: routing number, sort code or BIC. For dollars, nine digits must be a valid ABA number. */
    routing_number?: string;
    /**
     * Format: email
     * @description E-mail address of the PayPal or Wise account.
     */
    email?: string;
    /** @description ISO 4217, the currency of the account. */
    currency: string;
    /**
     * Format: password
     * @description The caller's own password.
     */
    password: string;
}
export interface PaymentMethodInput {
    /**
     * @description A `bank_account` requires either `iban`, or `account_number` and `routing_number`; the others require `email`.
     * @enum {string}
     */
    kind: "bank_account" | "paypal" | "wise";
    /** @description The person's name for the method. */
    label: string;
    /** @description The account holder. For an IBAN, in Latin letters as on the bank's records. */
    holder_name: string;
    /** @description Spaces and lower case are accepted. The check digits are verified. */
    iban?: string;
    /** @description For accounts without an IBAN. */
    account_number?: string;
    /** @description The code of the bank: routing number, sort code or BIC. For dollars, nine digits must be a valid ABA number. */
    routing_number?: string;
    /**
     * Format: email
     * @description E-mail address of the PayPal or Wise account.
     */
    email?: string;
    /** @description ISO 4217, the currency of the account. */
    currency: string;
    /**
     * Format: password
     * @description The caller's own password.
     */
    password: string;
}
export type PaymentMethodKind = "bank_account" | "paypal" | "wise";
export interface PaymentMethodListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: PaymentMethod[];
}
export interface PaymentMethodPatch {
    /** @description The person's name for the method. */
    label: string;
    /**
     * Format: password
     * @description The caller's own password.
     */
    password: string;
}
export interface PaymentMethodRef {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description The person's name for the method. */
    label: string;
    /**
     * @description The end of the account.
     * @example …3000
     */
    masked: string;
}
export interface PaymentMethodResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: PaymentMethod;
}
export interface PaymentPatch {
    /**
     * Format: date
     * @description The planned day of payment.
     */
    pay_on?: string;
    /** @description For the person. Also the text of the bank transfer. */
    note?: string | null;
    /** @description Above zero. */
    amount?: string;
    /** @description Why a second salary is paid for the same day. For salaries only. */
    duplicate_reason?: string;
}
export interface PaymentResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Payment;
}
export interface PaymentRetry {
    /**
     * Format: date
     * @description The new day of payment. Default: unchanged.
     */
    pay_on?: string;
    /** @description Why a second salary is paid for the same day. For salaries only. */
    duplicate_reason?: string;
}
export interface PaymentReversalInput {
    /** @description Why the money came back. */
    reason: string;
    /**
     * Format: password
     * @description The caller's own password.
     */
    password: string;
}
export interface PaymentRun {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * Format: date
     * @description Date on which it should be paid.
     */
    pay_on: string;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /** @description Number of payments in the file. */
    count: number;
    /** @description The sum of the payments. */
    total: string;
    /** @description Number of payments of the day that the run left scheduled. */
    left_out: number;
    left_out_by: LeftOutBy;
    /**
     * @description `waiting` for a second admin; `processing` while at least one of its payments is.
     * @enum {string}
     */
    status: "waiting" | "processing" | "completed" | "rejected";
    /** @description The decision of a second admin; null if none is needed. */
    approval: RunApproval | null;
    /**
     * @description The end of the account that pays.
     * @example …3000
     */
    account: string;
    /**
     * @description The file: ISO 20022 `pain.001`, or a file of the ACH network (Nacha) for accounts in the United States.
     * @enum {string}
     */
    format: "pain001" | "nacha";
    /** @description Size of the file in bytes. */
    size: number;
    /** @description Hash of the file in hex. */
    sha256: string;
    created_by: PersonRef;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
}
export interface PaymentRunInput {
    /**
     * Format: date
     * @description Today or later.
     */
    pay_on: string;
    /** @description ISO 4217. Euros are transferred by SEPA. `"EUR"` unless given. */
    currency?: string;
    account?: PayerAccount;
    /** @description In place of `account`, only for dollars. */
    us_account?: UsPayerAccount;
    /**
     * Format: password
     * @description The caller's own password.
     */
    password: string;
}
export interface PaymentRunListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: PaymentRun[];
}
export interface PaymentRunResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: PaymentRun;
}
export type PaymentStatus = "scheduled" | "processing" | "completed" | "failed" | "cancelled";
export interface PaymentSummaryRow {
    /** @description The month as YYYY-MM, or the id of the department; null for people without one. */
    key: string | null;
    /** @description The month, or the name of the department. */
    label: string | null;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /** @description Number of payments, including reversals. */
    payments: number;
    /**
     * @description Deprecated: use `salaries` and `invoices`. The gross pay of paid payslips, plus the amount of payments for work
     *     without a payslip.
     */
    gross: string;
    /** @description The amount paid, without reimbursements. */
    net: string;
    /** @description The amount paid for expense claims. */
    reimbursements: string;
    salaries: SalarySums;
    invoices: InvoiceSums;
}
export interface PaymentSummaryRowListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: PaymentSummaryRow[];
}
export interface PaymentYearSummary {
    /** @description The year. */
    year: number;
    /** @description One row per currency. */
    totals: PaidSums[];
    /** @description The twelve months, January first. */
    months: PaidMonth[];
}
export interface PaymentYearSummaryResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: PaymentYearSummary;
}
export interface Payslip {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    employee: PersonRef;
    /**
     * Format: date
     * @description First day of the period.
     */
    period_start: string;
    /**
     * Format: date
     * @description Last day of the period, inclusive.
     */
    period_end: string;
    /** @description The sum of the earnings. */
    gross: string;
    /** @description The sum of the deductions. */
    deductions: string;
    /** @description Gross less deductions. */
    net: string;
    /**
     * @description What it still brings: its net amount less what was paid for its days before. Below zero if the person was paid too
     *     much, which their wallet shows.
     */
    payout: string;
    /**
     * @description What earlier payslips lowered it by, so that `payout` less `carried` is paid; of a payslip below zero, what it has lowered so
     *     far, below zero.
     */
    carried: string;
    /** @description The currency of all amounts. */
    currency: string;
    kind: PayslipKind;
    status: PayslipStatus;
    settlement: PayslipSettlement;
    /**
     * Format: uuid
     * @description The payslip that it corrects; null for a first one.
     */
    replaces_id: string | null;
    /** @description Why it corrects that payslip. */
    correction_reason: string | null;
    /** @description Who voided it, when and why; null unless `voided`. */
    voided: PayslipVoided | null;
    /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
    exception: RecordException | null;
    /** @description The PDF; null for a draft. */
    document: PayslipDocument | null;
    /**
     * Format: date-time
     * @description Null for a draft.
     */
    published_at: string | null;
    /** @description What the caller may do with the payslip now. Empty for API keys, which can only read. */
    allowed_actions: ("publish" | "delete" | "void")[];
    /** @description Counts changes. Also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null while the payslip exists. Only lists with `include_deleted` show deleted drafts.
     */
    deleted_at: string | null;
}
export interface PayslipDetail {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    employee: PersonRef;
    /**
     * Format: date
     * @description First day of the period.
     */
    period_start: string;
    /**
     * Format: date
     * @description Last day of the period, inclusive.
     */
    period_end: string;
    /** @description The sum of the earnings. */
    gross: string;
    /** @description The sum of the deductions. */
    deductions: string;
    /** @description Gross less deductions. */
    net: string;
    /**
     * @description What it still brings: its net amount less what was paid for its days before. Below zero if the person was paid too
     *     much, which their wallet shows.
     */
    payout: string;
    /**
     * @description What earlier payslips lowered it by, so that `payout` less `carried` is paid; of a payslip below zero, what it has lowered so
     *     far, below zero.
     */
    carried: string;
    /** @description The currency of all amounts. */
    currency: string;
    kind: PayslipKind;
    status: PayslipStatus;
    settlement: PayslipSettlement;
    /**
     * Format: uuid
     * @description The payslip that it corrects; null for a first one.
     */
    replaces_id: string | null;
    /** @description Why it corrects that payslip. */
    correction_reason: string | null;
    /** @description Who voided it, when and why; null unless `voided`. */
    voided: PayslipVoided | null;
    /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
    exception: RecordException | null;
    /** @description In the order in which they were sent. */
    lines: PayslipLine[];
    /** @description The PDF; null for a draft. */
    document: PayslipDocument | null;
    /**
     * Format: date-time
     * @description Null for a draft.
     */
    published_at: string | null;
    /** @description What the caller may do with the payslip now. Empty for API keys, which can only read. */
    allowed_actions: ("publish" | "delete" | "void")[];
    /** @description Counts changes. Also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null while the payslip exists. Only lists with `include_deleted` show deleted drafts.
     */
    deleted_at: string | null;
}
export interface PayslipDetailResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: PayslipDetail;
}
export interface PayslipDocument {
    /** @description Name of the file. */
    filename: string;
    /** @description Hash of its bytes in hex. */
    sha256: string;
    /** @description In bytes. */
    size: number;
}
export interface PayslipDocumentInput {
    /**
     * Format: binary
     * @description PDF, at most 10 MiB.
     */
    file: Incoming;
}
export interface PayslipDocumentsInput {
    /**
     * Format: binary
     * @description A ZIP file of at most 200 MiB, which unpacks to at most 1 GiB: up to 5,000 PDFs without folders, of at most 10 MiB each.
     */
    file: Incoming;
    /** @description The month in which the payslips end. */
    month: string;
}
export interface PayslipImportInput {
    /** @description Payslips, or lines of payslips. At most 5,000 payslips. */
    rows: PayslipImportRow[];
}
export interface PayslipImportRow {
    /** @description The person of the payslip. */
    employee_id?: string | null;
    /** @description The person, by employee number, in place of the id. */
    employee_number?: string | null;
    /** @description Required. First day of the period. */
    period_start?: string | null;
    /** @description Required. Last day of the period, inclusive. */
    period_end?: string | null;
    /** @description Required. ISO 4217, the currency of all amounts. */
    currency?: string | null;
    /** @description regular, additional or correction. */
    kind?: string | null;
    /** @description What it still brings, as payroll has it. */
    payout?: string | null;
    /** @description carry or repaid. */
    settlement?: string | null;
    /** @description Required, of the first line of a payslip. The sum of the earnings. */
    gross?: string | null;
    /** @description Required, of the first line of a payslip. Gross less deductions. */
    net?: string | null;
    /** @description The published payslip that it corrects. */
    replaces_id?: string | null;
    /** @description Why it corrects; the person reads it. */
    reason?: string | null;
    /** @description Of a whole payslip, in the order in which they are shown. */
    lines?: PayslipLineInput[] | null;
    /** @description Of a line: its code in payroll software. */
    code?: string | null;
    /** @description Of a line: its text. */
    label?: string | null;
    /** @description Of a line: earning, deduction or contribution. */
    line_kind?: string | null;
    /** @description Of a line: its amount with two decimals. */
    amount?: string | null;
}
export interface PayslipInput {
    /**
     * Format: uuid
     * @description The person of the payslip. It may be somebody who has left.
     */
    employee_id: string;
    /**
     * Format: date
     * @description First day of the period.
     */
    period_start: string;
    /**
     * Format: date
     * @description Last day of the period, inclusive. At most 366 days in all.
     */
    period_end: string;
    /** @description The sum of the earnings. */
    gross: string;
    /** @description The amount paid out: gross less deductions. */
    net: string;
    /** @description ISO 4217, the currency of all amounts. */
    currency: string;
    /** @description `"regular"` unless given. */
    kind?: PayslipKind;
    /**
     * @description What it still brings, as payroll has it. The service computes it and refuses another value: the net amount, less what was
     *     paid of the payslip that it corrects.
     */
    payout?: string;
    /** @description `"carry"` unless given. */
    settlement?: PayslipSettlement;
    /**
     * Format: uuid
     * @description The published payslip that it corrects. It becomes void when this one is published; what was paid of it counts.
     */
    replaces_id?: string;
    /** @description Why it corrects; the person reads it. Required with `replaces_id`, and for nothing else but a `correction`. */
    reason?: string;
    /** @description In the order in which they are shown. May be empty if a document is uploaded before it is published. */
    lines: PayslipLineInput[];
}
export type PayslipKind = "regular" | "additional" | "correction";
export interface PayslipLine {
    /** @description The payroll code that was sent. */
    code: string;
    /** @description Label, as people see it. */
    label: string;
    kind: PayslipLineKind;
    /** @description Money, two decimals. Above zero, whatever its `kind`; below, it takes back. */
    amount: string;
    /** @description The currency of the payslip. */
    currency: string;
}
export interface PayslipLineInput {
    /** @description A payroll code, such as the wage type. */
    code: string;
    /** @description The text of the line. */
    label: string;
    kind: PayslipLineKind;
    /** @description Money, two decimals. Above zero, whatever its `kind`; below, it takes back. */
    amount: string;
}
export type PayslipLineKind = "earning" | "deduction" | "contribution";
export interface PayslipListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Payslip[];
}
export interface PayslipResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Payslip;
}
export type PayslipSettlement = "carry" | "repaid";
export type PayslipStatus = "draft" | "published" | "voided";
export interface PayslipVoidInput {
    /** @description Why; the person reads it. */
    reason: string;
}
export interface PayslipVoided {
    /**
     * Format: date-time
     * @description When.
     */
    at: string;
    /** @description The admin. */
    by: PersonRef | null;
    /** @description Why; the person reads it. */
    reason: string;
    /**
     * Format: uuid
     * @description The payslip that took its place; null for none.
     */
    replaced_by_id: string | null;
}
export interface PrepareInput {
    /**
     * @description The month that is paid.
     * @example 2026-11
     */
    month: string;
    /**
     * Format: date
     * @description The planned day of payment of all of them.
     */
    pay_on: string;
    /** @description ISO 4217, of the salaries. `"EUR"` unless given. */
    currency?: string;
    /**
     * @description `payslips`: the payout of each published payslip that ends in the month and is in no payment. `contracts`: the
     *     monthly salary of the contract, by the days employed of the days in the month; nothing is deducted.
     *      `"payslips"` unless given.
     * @enum {string}
     */
    source?: "payslips" | "contracts";
    /** @description Only these people. By default everybody who has a contract in the month and is no contractor. */
    employee_ids?: string[];
}
export interface PublishInput {
    /**
     * @description All drafts whose last day is in this month.
     * @example 2026-11
     */
    month?: string;
    /** @description These payslips. */
    payslip_ids?: string[];
}
export interface RunApproval {
    /**
     * @description `waiting` until another admin decides.
     * @enum {string}
     */
    state: "waiting" | "approved" | "rejected";
    /** @description Who decided; null while it waits. */
    by: PersonRef | null;
    /**
     * Format: date-time
     * @description When it was decided.
     */
    at: string | null;
    /** @description Why it was rejected. */
    reason: string | null;
}
export interface RunApprovalInput {
    /**
     * Format: password
     * @description The caller's own password.
     */
    password: string;
}
export interface RunRejection {
    /** @description Who ordered the run reads it. */
    reason: string;
}
export interface SalarySums {
    /** @description The sum over paid payslips. Null if a payment has no payslip, or nothing was paid. */
    gross: string | null;
    /** @description The gross pay of paid payslips, even if other payments have none. */
    known_gross: string;
    /** @description The sum over paid payslips. Null if a payment has no payslip, or nothing was paid. */
    deductions: string | null;
    /** @description The amount paid. */
    net: string;
    /** @description Number of payments without a payslip, including their reversals. */
    without_payslip: number;
}
export interface SettleInput {
    /**
     * @description The new status of the payments.
     * @enum {string}
     */
    outcome: "completed" | "failed";
    /**
     * Format: date-time
     * @description For `completed`: when they were paid, by default now.
     */
    paid_at?: string;
    /** @description For `completed`: the bank's reference. */
    reference?: string | null;
    /** @description Required for `failed`: why; the people read it. */
    reason?: string;
    /** @description Only these payments of the run. By default all of them. */
    payment_ids?: string[];
}
export interface UsPayerAccount {
    /** @description The company at its bank. */
    company_name: string;
    /**
     * @description The id that the bank has given the company, at most ten characters.
     * @example 1123456789
     */
    company_id: string;
    /** @description Of the bank; its check digit is verified. */
    routing_number: string;
    /** @description The account. */
    account_number: string;
}
export interface Wallet {
    /** @description One balance per currency, sorted by currency code. */
    balances: WalletBalance[];
}
export interface WalletBalance {
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /** @description The part that is in no payment yet. */
    available: string;
    /** @description The part that is in scheduled or processing payments. */
    pending: string;
}
export interface WalletCause {
    /**
     * @description The type of the record.
     * @enum {string}
     */
    type: "expense_claim" | "invoice" | "payslip" | "payment";
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
}
export interface WalletEntry {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description `owed`: the amount became payable. `corrected`: the amount changed. `void`: it is no longer owed. `paid`: a
     *     payment was completed. `reversed`: that payment was reversed.
     * @enum {string}
     */
    kind: "owed" | "corrected" | "void" | "paid" | "reversed";
    /** @description Negative if less is owed than before. */
    amount: string;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    cause: WalletCause;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
}
export interface WalletEntryListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: WalletEntry[];
}
export interface WalletResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Wallet;
}

// platform
export interface Accounting {
    /** @description Required for files for DATEV; null for none. */
    datev: Datev | null;
    /**
     * @description The account of each expense category, by its code.
     * @example {
     *       "travel": "4670",
     *       "meals": "4674"
     *     }
     */
    expense_accounts: {
        [key: string]: string;
    };
    /** @description The account of what is owed to people. */
    counter_account: string | null;
    /** @description The account of contractors' invoices. */
    invoice_account: string | null;
    /**
     * @description The tax key of each rate of VAT, by its percent.
     * @example {
     *       "7": "8",
     *       "19": "9"
     *     }
     */
    tax_keys: {
        [key: string]: string;
    };
    /**
     * @description The wage type of `hours` (worked), `overtime` (paid out), `bonus`, and of absences by the id of their leave type. What is
     *     left out is not in the file for LODAS.
     * @example {
     *       "hours": "100",
     *       "overtime": "130",
     *       "bonus": "400"
     *     }
     */
    wage_types: {
        [key: string]: string;
    };
}
export type Addon = "api";
export interface ApiKey {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Name, as people see it. */
    name: string;
    kind: ApiKeyKind;
    /**
     * @description Identifies the key in the audit trail.
     * @example wfp_9f3a21c0
     */
    prefix: string;
    /** @description The scopes of the key. */
    scopes: Scope[];
    status: ApiKeyStatus;
    /** @description The person whom a personal key acts as; null for a service key. */
    owner: PersonRef | null;
    /** @description CIDR networks that the key may be used from. Empty means any. */
    allowed_ips: string[];
    /**
     * Format: date-time
     * @description Null for a key that does not expire.
     */
    expires_at: string | null;
    /**
     * Format: date-time
     * @description Updated at most once a minute.
     */
    last_used_at: string | null;
    /** @description Address of the last request made with it; null if it was never used. */
    last_used_ip: string | null;
    /** @description Calls of the last hour, counted once a minute. */
    calls_last_hour: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    created_by: PersonRef;
    /**
     * Format: date-time
     * @description When its secret was last rotated.
     */
    rotated_at: string | null;
    /**
     * @description Everybody who has rotated its secret, each once, the latest last. They and the creator have seen a secret of the
     *     key, so it may not decide on their records (403 `self_approval`).
     */
    rotated_by: PersonRef[];
}
export interface ApiKeyCreated {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Name, as people see it. */
    name: string;
    kind: ApiKeyKind;
    /**
     * @description Identifies the key in the audit trail.
     * @example wfp_9f3a21c0
     */
    prefix: string;
    /** @description The scopes of the key. */
    scopes: Scope[];
    status: ApiKeyStatus;
    /** @description The person whom a personal key acts as; null for a service key. */
    owner: PersonRef | null;
    /** @description CIDR networks that the key may be used from. Empty means any. */
    allowed_ips: string[];
    /**
     * Format: date-time
     * @description Null for a key that does not expire.
     */
    expires_at: string | null;
    /**
     * Format: date-time
     * @description Updated at most once a minute.
     */
    last_used_at: string | null;
    /** @description Address of the last request made with it; null if it was never used. */
    last_used_ip: string | null;
    /** @description Calls of the last hour, counted once a minute. */
    calls_last_hour: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    created_by: PersonRef;
    /**
     * Format: date-time
     * @description When its secret was last rotated.
     */
    rotated_at: string | null;
    /**
     * @description Everybody who has rotated its secret, each once, the latest last. They and the creator have seen a secret of the
     *     key, so it may not decide on their records (403 `self_approval`).
     */
    rotated_by: PersonRef[];
    /** @description The key to send as `Authorization: Bearer <API_KEY>`. Stored hashed and never shown again. */
    secret: string;
}
export interface ApiKeyCreatedResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: ApiKeyCreated;
}
export interface ApiKeyInput {
    /**
     * @description Name, as people see it.
     * @example Payroll export
     */
    name: string;
    kind: ApiKeyKind;
    /** @description The scopes of the key. */
    scopes: Scope[];
    /**
     * Format: date-time
     * @description In the future, at most two years ahead. Default: does not expire.
     */
    expires_at?: string;
    /**
     * @description CIDR networks, with prefix length, that the key may be used from. Default: any.
     * @example [
     *       "203.0.113.0/24",
     *       "2001:db8::/32"
     *     ]
     */
    allowed_ips?: string[];
    /**
     * Format: password
     * @description The caller's own password.
     */
    password: string;
}
export type ApiKeyKind = "personal" | "service";
export interface ApiKeyListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: ApiKey[];
}
export interface ApiKeyPatch {
    /** @description Name, as people see it. */
    name?: string;
    /** @description A subset of the current scopes. */
    scopes?: Scope[];
    /**
     * Format: date-time
     * @description In the future, and not after the current expiry.
     */
    expires_at?: string;
    /** @description CIDR networks that replace the current ones. Empty means any. */
    allowed_ips?: string[];
    /**
     * Format: password
     * @description The caller's own password. Required if `allowed_ips` has a network outside of the current ones.
     */
    password?: string;
}
export interface ApiKeyResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: ApiKey;
}
export interface ApiKeySecret {
    /** @description The key to send as `Authorization: Bearer <API_KEY>`. Stored hashed and never shown again. */
    secret: string;
}
export interface ApiKeySecretResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: ApiKeySecret;
}
export type ApiKeyStatus = "active" | "revoked" | "expired" | "suspended";
export interface AttemptTimings {
    /** @description Milliseconds until the name was resolved. */
    dns_ms: number | null;
    /** @description Milliseconds until the connection was open. */
    connect_ms: number | null;
    /** @description Milliseconds until the TLS handshake was complete. */
    tls_ms: number | null;
    /** @description Milliseconds until the first byte of the answer. */
    first_byte_ms: number | null;
    /** @description Milliseconds in all. */
    total_ms: number | null;
}
export interface Datev {
    /**
     * @description Number of the tax consultant.
     * @example 29098
     */
    consultant: string;
    /**
     * @description Number of the client.
     * @example 55003
     */
    client: string;
    /**
     * @description First day of the financial year, as month and day.
     * @example 01-01
     */
    year_start: string;
    /** @description Digits of the accounts. */
    account_length: number;
}
export interface Delivery {
    /**
     * Format: uuid
     * @description Sent as `X-Service-Delivery`, the same on every attempt and resend.
     */
    id: string;
    event: EventKind;
    event_id: EventId;
    status: DeliveryStatus;
    /** @description HTTP status of the last answer; null if there was none. */
    response_code: number | null;
    /** @description Attempts made, including resends. */
    attempt_count: number;
    /** @description How many times it can still be resent manually. */
    resends_left: number;
    /**
     * Format: uuid
     * @description The failed delivery that this one repeats; null for all others.
     */
    replay_of: string | null;
    /**
     * Format: date-time
     * @description Null if no further attempt is planned.
     */
    next_attempt_at: string | null;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
}
export interface DeliveryAttempt {
    /** @description Counts from 1, including resends. */
    number: number;
    /**
     * Format: date-time
     * @description When the attempt began.
     */
    at: string;
    /**
     * Format: date-time
     * @description Null while it runs.
     */
    finished_at: string | null;
    /**
     * @description `unknown`: the service stopped during the attempt, so it is not known whether the receiver got it.
     * @enum {string}
     */
    outcome: "acknowledged" | "failed" | "unknown" | "running";
    /**
     * @description Why it failed, as a code. Null unless it failed.
     * @example url_not_public
     */
    cause: string | null;
    /** @description Why it failed, as text. Null unless it failed. */
    error: string | null;
    /** @description HTTP status of the answer; null if there was none. */
    response_code: number | null;
    /** @description Duration in milliseconds; null if nothing was sent. */
    duration_ms: number | null;
    /** @description The IP address that was connected to; null if there was none. */
    address: string | null;
    /** @description Durations of the steps; null if no connection was tried. */
    timings: AttemptTimings | null;
    /** @description The first 16 KiB of the answer. */
    body_excerpt: string | null;
    /** @description Whether a person or a key requested this attempt. */
    resend: boolean;
}
export interface DeliveryCount {
    /**
     * Format: date-time
     * @description Begin of the hour.
     */
    starts_at: string;
    /** @description Deliveries that were acknowledged. */
    delivered: number;
    /** @description Deliveries that were given up. */
    failed: number;
    /** @description Deliveries that are waiting for an attempt, or held. */
    open: number;
}
export interface DeliveryCountListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: DeliveryCount[];
}
export interface DeliveryDetail {
    /**
     * Format: uuid
     * @description Sent as `X-Service-Delivery`, the same on every attempt and resend.
     */
    id: string;
    event: EventKind;
    event_id: EventId;
    status: DeliveryStatus;
    /** @description HTTP status of the last answer; null if there was none. */
    response_code: number | null;
    /** @description Attempts made, including resends. */
    attempt_count: number;
    /** @description How many times it can still be resent manually. */
    resends_left: number;
    /**
     * Format: uuid
     * @description The failed delivery that this one repeats; null for all others.
     */
    replay_of: string | null;
    /**
     * Format: date-time
     * @description Null if no further attempt is planned.
     */
    next_attempt_at: string | null;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    request: DeliveryRequest;
    /** @description Oldest first. */
    attempts: DeliveryAttempt[];
}
export interface DeliveryDetailResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: DeliveryDetail;
}
export interface DeliveryListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Delivery[];
}
export interface DeliveryRequest {
    /** @description The webhook's current URL. */
    url: string;
    /** @description Headers by name. Signatures are masked. */
    headers: {
        [key: string]: string;
    };
    /** @description The exact bytes, fixed when the event happened. */
    body: string;
}
export interface DeliveryResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Delivery;
}
export type DeliveryStatus = "pending" | "retrying" | "held" | "delivered" | "failed";
export type EventKind = "absence.approved" | "absence.cancelled" | "absence.denied" | "absence.requested" | "clock.started" | "clock.stopped" | "employee.created" | "employee.deactivated" | "expense.approved" | "expense.deleted" | "expense.denied" | "expense.submitted" | "invoice.issued" | "payment.completed" | "time_entry.created" | "time_entry.deleted" | "time_entry.updated" | "webhook.ping";
export interface EventKindInfo {
    event: EventKind;
    /**
     * @description The group of related kinds.
     * @example time-off lifecycle
     */
    group: string;
    /**
     * @description JSON Schema (2020-12) of the body.
     * @example {
     *       "type": "object",
     *       "required": [
     *         "event",
     *         "occurred_at",
     *         "actor",
     *         "data"
     *       ],
     *       "properties": {
     *         "event": {
     *           "const": "absence.approved"
     *         }
     *       }
     *     }
     */
    schema: {
        [key: string]: unknown;
    };
    /**
     * @description A body that is valid against the schema.
     * @example {
     *       "event": "absence.approved",
     *       "occurred_at": "2026-11-20T09:30:00.000+01:00",
     *       "actor": {
     *         "id": "0193a000-0000-7000-8000-000000000001",
     *         "email": "ada@example.test",
     *         "name": "Ada Keller"
     *       },
     *       "data": {
     *         "id": "0193a000-0000-7000-8000-000000000021",
     *         "employee": {
     *           "id": "0193a000-0000-7000-8000-000000000002",
     *           "email": "jonas.weber@example.test",
     *           "name": "Jonas Weber"
     *         },
     *         "start_date": "2026-12-21",
     *         "end_date": "2026-12-31",
     *         "status": "approved"
     *       }
     *     }
     */
    sample: {
        [key: string]: unknown;
    };
}
export interface EventKindInfoListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: EventKindInfo[];
}
export type EventSelection = "*" | "absence.*" | "clock.*" | "employee.*" | "expense.*" | "invoice.*" | "payment.*" | "time_entry.*" | "absence.approved" | "absence.cancelled" | "absence.denied" | "absence.requested" | "clock.started" | "clock.stopped" | "employee.created" | "employee.deactivated" | "expense.approved" | "expense.deleted" | "expense.denied" | "expense.submitted" | "invoice.issued" | "payment.completed" | "time_entry.created" | "time_entry.deleted" | "time_entry.updated" | "webhook.ping";
export interface Export {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description `ready` for seven days, then `expired`.
     * @enum {string}
     */
    status: "queued" | "running" | "ready" | "failed" | "expired";
    /** @description Percentage of files and tables that are done. */
    progress: number;
    /** @description The areas; null for all. */
    include: string[] | null;
    /** @description Whether it contains the files. */
    files: boolean;
    requested_by: PersonRef;
    /**
     * Format: date-time
     * @description The instant of all its records.
     */
    snapshot_at: string | null;
    /** @description Number of records in all tables; null until it is ready. */
    rows: number | null;
    /** @description Null until it is ready. */
    file_count: number | null;
    /** @description Size of the archive in bytes; null until it is ready. */
    size: number | null;
    /** @description Why it failed. */
    failure: string | null;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was finished; null before.
     */
    finished_at: string | null;
    /**
     * Format: date-time
     * @description It can be downloaded until then.
     */
    expires_at: string | null;
}
export type ExportArea = "auth" | "benefits" | "branding" | "contracts" | "invoices" | "lists" | "logs" | "meetings" | "notifications" | "payments" | "platform" | "profile" | "pto" | "reimbursements" | "support" | "tracking";
export interface ExportInput {
    /**
     * Format: password
     * @description The caller's own password.
     */
    password: string;
    /** @description The areas to export. Default: all. Only an export of all areas can be imported elsewhere. */
    include?: ExportArea[];
    /** @description Whether to include files. Default: true. Only an export with files can be imported elsewhere. */
    files?: boolean;
}
export interface ExportListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Export[];
}
export interface ExportResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Export;
}
export interface FileAddress {
    /** @description As it was asked for. */
    path: string;
    /** @description `path` with its signature. Path on this host. */
    address: string;
    /**
     * Format: date-time
     * @description When `address` stops working.
     */
    expires_at: string;
}
export interface FileAddressListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: FileAddress[];
}
export interface Found {
    /**
     * @description What it is.
     * @enum {string}
     */
    kind: "person" | "absence" | "expense" | "ticket" | "invoice" | "operation";
    /** @description Id of the record; the operationId of an operation. */
    id: string;
    /**
     * @description Its name.
     * @example Jonas Weber
     */
    title: string;
    /**
     * @description What tells it from others of the same name. May be empty.
     * @example Designer
     */
    detail: string;
    /**
     * @description Path in the dashboard of this workspace.
     * @example /people/0193a000-0000-7000-8000-000000000002
     */
    url: string;
}
export interface FoundListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Found[];
}
export interface InvoicingData {
    /** @description Registered name. */
    name: string;
    /** @description Street and number. */
    line1: string;
    /** @description Second line of the address. */
    line2: string | null;
    /** @description Postal code. */
    postal_code: string;
    /** @description Town. */
    city: string;
    /** @description State, province, county. */
    region: string | null;
    /** @description ISO 3166-1 alpha-2. */
    country: string;
    /** @description With the country prefix. */
    vat_id: string | null;
    /** @description The number in the register of companies or at the tax office. */
    tax_number: string | null;
    /** @description Where invoices are sent. */
    email: string;
    /**
     * @description A reference that the company wants on its invoices: a cost centre, or the Leitweg-ID of an authority. Null: the
     *     number of the invoice.
     */
    reference: string | null;
}
export interface InvoicingDataInput {
    /** @description Registered name. */
    name: string;
    /** @description Street and number. */
    line1: string;
    /** @description Second line of the address. */
    line2?: string | null;
    /** @description Postal code. */
    postal_code: string;
    /** @description Town. */
    city: string;
    /** @description State, province, county. */
    region?: string | null;
    /**
     * @description ISO 3166-1 alpha-2.
     * @example DE
     */
    country: string;
    /**
     * @description With the country prefix.
     * @example DE123456789
     */
    vat_id?: string | null;
    /** @description The number in the register of companies or at the tax office. */
    tax_number?: string | null;
    /** @description E-mail address. */
    email: string;
    /** @description A cost centre or a Leitweg-ID. */
    reference?: string | null;
}
export interface KeyRotationInput {
    /**
     * Format: password
     * @description The caller's own password.
     */
    password: string;
    /** @description Hours for which the current secret keeps working beside the new one. `0` unless given. */
    grace_hours?: number;
}
export interface License {
    plan: PlanName;
    /** @description How many people the workspace may have, not counting those who have left. Nobody is removed if there are more. */
    seats: number;
    /** @description People who have not left. */
    seats_used: number;
    /** @description Whether API keys and webhooks work. On Starter, only with the add-on `api`. */
    api_access: boolean;
    /** @description Requests per minute for each API key. */
    rate_limit_per_minute: number;
    /**
     * Format: date
     * @description The last day of the licence or the trial; null if it does not end.
     * @example 2027-11-30
     */
    valid_until: string | null;
    /** @description Add-ons to the plan. */
    addons: Addon[];
    /**
     * @description `none`: no licence was installed; plan and seats are those that the workspace was created with or, after an
     *     import or a conversion without a licence, Starter with the seats in use at the time. `grace`: the licence has
     *     ended, and everything keeps working until `grace_until`. `lapsed`: that day is over; the workspace is on Starter
     *     without add-ons and without seats for more people. Nothing is deleted.
     * @enum {string}
     */
    status: "none" | "active" | "grace" | "lapsed";
    /**
     * Format: date
     * @description The last day of the grace period; null if the licence does not end.
     * @example 2027-12-14
     */
    grace_until: string | null;
}
export interface LicenseInput {
    /** @description The licence as sent by the operator of the service. */
    license_key: string;
}
export interface LicenseResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: License;
}
export interface Pilot {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description The name at its creation. */
    workspace_name: string;
    /** @description Short name of the workspace. */
    slug: string;
    /**
     * @description Host name of the workspace.
     * @example harbour.localhost
     */
    host: string;
    /** @description The address that the invitation was sent to. */
    admin_email: string;
    /** @description How many people it may have. */
    seats: number;
    /**
     * Format: date
     * @description The last day of the trial.
     */
    ends_on: string;
    status: PilotStatus;
    /** @description The plan after the conversion. */
    converted_plan: PlanName | null;
    /** @description Why it was ended; null if its last day had passed. */
    end_reason: string | null;
    /** @description When it was converted or ended. */
    finished_at: Timestamp | null;
    /** @description What the caller may do with the trial now. */
    allowed_actions: ("extend" | "convert" | "end")[];
    /** @description Rises with every change. */
    version: number;
    created_at: Timestamp;
    updated_at: Timestamp;
}
export interface PilotConversionInput {
    /** @description A licence for the short name of the trial, as sent by the operator of the service. */
    license?: string;
    /**
     * @description The licence's plan, or Starter. Default: the licence's plan, or Starter without a licence.
     * @enum {string}
     */
    plan?: "starter" | "managed" | "reseller";
    /**
     * @description How many people the workspace may have, at most the seats of the licence. Default: the seats of the licence, or
     *     without a licence those in use.
     * @example 40
     */
    seats?: number;
}
export interface PilotEndInput {
    /** @description For the operator; the trial's people do not see it. */
    reason?: string;
}
export interface PilotInput {
    /**
     * @description Name of the workspace.
     * @example Harbour Office
     */
    workspace_name: string;
    /**
     * @description Short name of the workspace, and the first part of its host. It does not change.
     * @example harbour
     */
    slug: string;
    /** @description The address of the first admin, who is invited by mail. */
    admin_email: EmailAddress;
    /**
     * @description Days that the trial lasts, including today.
     * @example 30
     */
    days: number;
}
export interface PilotListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Pilot[];
}
export interface PilotPatch {
    /**
     * Format: date
     * @description The new last day, from today to 90 days from today.
     * @example 2027-01-31
     */
    ends_on: string;
}
export interface PilotResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Pilot;
}
export type PilotStatus = "active" | "converted" | "ended";
export type PlanName = "pilot" | "starter" | "managed" | "self_hosted" | "reseller";
export interface Recovery {
    /** @description Number of new deliveries. */
    count: number;
    /** @description The same by kind of event, the most first. */
    events: {
        event: EventKind;
        /** @description Number of new deliveries. */
        count: number;
    }[];
    /**
     * Format: date-time
     * @description Deliveries that failed at this time or later.
     */
    since: string;
}
export interface RecoveryInput {
    /**
     * Format: date-time
     * @description Deliveries that failed at this time or later.
     */
    since: string;
    /**
     * Format: date-time
     * @description Only deliveries that failed before this time.
     */
    until?: string;
    /** @description Only deliveries of these kinds of events. */
    events?: EventKind[];
    /** @description Only count the deliveries. `false` unless given. */
    dry_run?: boolean;
}
export interface RecoveryResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Recovery;
}
export interface SampleEventInput {
    event: EventKind;
}
export interface ScopeInfo {
    scope: Scope;
    /**
     * @description What the scope grants, as text.
     * @example balances and requests
     */
    grants: string;
    /** @description Whether the caller's role may put it into a key. */
    grantable: boolean;
    /** @description Whether the caller has it now. For a session, the same as `grantable`. */
    granted: boolean;
}
export interface ScopeInfoListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: ScopeInfo[];
}
export interface SecretRotationInput {
    /** @description Hours for which the old secret also signs, as a second value in `webhook-signature` only. `0` unless given. */
    overlap_hours?: number;
}
export interface ServiceChecks {
    /**
     * @description `degraded` if Postgres answers slowly or not at all.
     * @enum {string}
     */
    database: "ok" | "degraded";
    /**
     * @description `up` while webhooks are delivered, with a delay of at most 15 seconds. Otherwise they wait and are delivered later.
     * @enum {string}
     */
    deliveries: "starting" | "up" | "down" | "unavailable";
    /** @description Seconds the oldest due delivery has waited; 0 when none is due. Webhooks that are failing do not count. */
    webhooks_queue_age_s: number;
}
export interface ServiceStatus {
    /**
     * @description `degraded`: calls are answered, but a part of the service is slow or down.
     * @enum {string}
     */
    status: "ok" | "degraded";
    /** @description Version of the service. */
    version: string;
    /** @description The running commit, if known. */
    commit: string | null;
    /**
     * Format: date-time
     * @description The server's clock.
     */
    time: string;
    checks: ServiceChecks;
}
export interface ServiceStatusResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: ServiceStatus;
}
export interface SoleAdmin {
    /** @description Where each such step is reported, for example to an accountant. */
    control_email: string;
    /**
     * Format: date-time
     * @description When it was set. Steps are possible 72 hours later, if there has been no other admin since.
     */
    since: string;
}
export interface SoleAdminInput {
    /**
     * Format: email
     * @description Where each such step is reported. Nobody signs in with this address.
     */
    control_email: string;
}
export interface Webhook {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description Where events are sent.
     * @example https://hooks.example.com/workforce
     */
    url: string;
    /** @description The events that it gets. Pings are always sent. */
    events: EventSelection[];
    status: WebhookStatus;
    /** @description The purpose of the webhook. */
    description: string | null;
    /**
     * Format: date-time
     * @description Since when no delivery was acknowledged; null while deliveries succeed.
     */
    failing_since: string | null;
    /**
     * @description The end of the signing secret, to tell secrets apart.
     * @example …x9Qk
     */
    secret_hint: string;
    /** @description Rises with every change. Also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /** @description Only in the answer to a change. Empty unless the change sets a URL that does not work now. */
    warnings?: WebhookWarning[];
}
export interface WebhookCreated {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description Where events are sent.
     * @example https://hooks.example.com/workforce
     */
    url: string;
    /** @description The events that it gets. Pings are always sent. */
    events: EventSelection[];
    status: WebhookStatus;
    /** @description The purpose of the webhook. */
    description: string | null;
    /**
     * Format: date-time
     * @description Since when no delivery was acknowledged; null while deliveries succeed.
     */
    failing_since: string | null;
    /**
     * @description The end of the signing secret, to tell secrets apart.
     * @example …x9Qk
     */
    secret_hint: string;
    /** @description Rises with every change. Also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /** @description Warnings about the URL. Empty if it works. */
    warnings?: WebhookWarning[];
    /**
     * @description The signing secret. The whole string is the HMAC key of `X-Service-Signature`. Never shown again.
     * @example whsec_…
     */
    secret: string;
}
export interface WebhookCreatedResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: WebhookCreated;
}
export interface WebhookDelivery {
    /**
     * Format: uuid
     * @description Sent as `X-Service-Delivery`, the same on every attempt and resend.
     */
    id: string;
    webhook: WebhookRef;
    event: EventKind;
    event_id: EventId;
    status: DeliveryStatus;
    /** @description HTTP status of the last answer; null if there was none. */
    response_code: number | null;
    /** @description How long the last attempt took; null if it is running or made no connection. */
    duration_ms: number | null;
    /** @description Attempts made, including resends. */
    attempt_count: number;
    /** @description How many times it can still be resent manually. */
    resends_left: number;
    /**
     * Format: uuid
     * @description The failed delivery that this one repeats; null for all others.
     */
    replay_of: string | null;
    /**
     * Format: date-time
     * @description Null if no further attempt is planned.
     */
    next_attempt_at: string | null;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
}
export interface WebhookDeliveryListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: WebhookDelivery[];
}
export interface WebhookInput {
    /**
     * @description A public https address, without user name or fragment.
     * @example https://hooks.example.com/workforce
     */
    url: string;
    /** @description The kinds of events that are sent there. */
    events: EventSelection[];
    /** @description The purpose of the webhook. */
    description?: string;
}
export interface WebhookListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Webhook[];
}
export interface WebhookPatch {
    /** @description A public https address, without user name or fragment. */
    url?: string;
    /** @description The kinds of events that are sent there. */
    events?: EventSelection[];
    status?: WebhookStatus;
    /** @description The purpose of the webhook. */
    description?: string | null;
}
export interface WebhookPingEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "webhook.ping";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: WebhookPingEventData;
}
export interface WebhookRef {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description Where events are sent.
     * @example https://hooks.example.com/workforce
     */
    url: string;
}
export interface WebhookResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Webhook;
}
export interface WebhookSecret {
    /**
     * @description The new signing secret. Never shown again.
     * @example whsec_…
     */
    secret: string;
}
export interface WebhookSecretResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: WebhookSecret;
}
export type WebhookStatus = "active" | "paused";
export interface WebhookWarning {
    /**
     * @description `host_unresolved`: DNS has no address for the host now. Its deliveries fail until it has one.
     * @enum {string}
     */
    code: "host_unresolved";
    /** @description Explanation for people. */
    detail: string;
}
export type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
export interface WorkspacePatch {
    /** @description Name, as people see it. */
    name?: string;
    /**
     * @description IANA name.
     * @example Europe/Lisbon
     */
    timezone?: string;
    week_start?: Weekday;
    /**
     * @description ISO 4217.
     * @example EUR
     */
    currency?: string;
    /**
     * @description BCP 47 tag.
     * @example pt-PT
     */
    locale?: string;
    /**
     * @description How times are rounded in reports.
     * @enum {string}
     */
    rounding?: "none" | "quarter_hour";
    /**
     * @description What happens when a person tracks time on a day of leave.
     * @enum {string}
     */
    on_leave?: "warn" | "refuse";
    /** @description Whether a person's entries may overlap. */
    allow_overlap?: boolean;
    /** @description Hours after which a running clock is stopped automatically. */
    max_clock_hours?: number;
    /**
     * @description For which periods people submit timesheets.
     * @enum {string}
     */
    timesheet_period?: "none" | "week" | "month";
    /** @description Days after which reviewers are reminded of a request, once; null for never. */
    remind_after_days?: number | null;
    /** @description Days after which a request also waits for the next manager up, or the admins; null for never. */
    escalate_after_days?: number | null;
    /** @description The most hours that an overtime account may hold at the end of a month; null for no limit. */
    overtime_cap_hours?: number | null;
    /** @description Months after which overtime that was not used lapses; null for never. */
    overtime_expires_months?: number | null;
    working_time_rules?: WorkingTimeRules;
    /**
     * @description From this amount on, payment runs need the approval of a second admin; null for none. A change needs the caller's
     *     `password`, and all admins are told. Needs two active admins.
     */
    second_person_from?: string | null;
    /**
     * @description Percent that the exchange rate of a claim may differ from the stored one, with at most two decimals. A change needs the
     *     caller's `password`.
     */
    rate_tolerance?: number;
    /**
     * Format: date
     * @description Closes the books through this day, which is not after today. A change needs the caller's `password`, and all admins are
     *     told; an earlier day, or null, also needs a `reopen_reason`.
     */
    closed_through?: string | null;
    /** @description The most months for which somebody who has left can reach their documents. A change needs the caller's `password`. */
    leaver_months?: number;
    /**
     * @description Lets the only admin take steps on their own money, pay and leave with an `exception_reason`, from 72 hours after this
     *     change; null for nobody. A change needs the caller's `password`, and the admins and the control addresses are told.
     */
    sole_admin?: SoleAdminInput | null;
    /** @description Why closed books are opened again. The audit trail shows it. */
    reopen_reason?: string;
    /**
     * Format: password
     * @description The caller's own password. Required with `second_person_from`, `rate_tolerance`, `closed_through`, `leaver_months` and `sole_admin`.
     */
    password?: string;
    /** @description Money, two decimals. */
    receipt_threshold?: string;
    /** @description Whether everybody needs a second factor. */
    two_factor_required?: boolean;
    /** @description Replaces all invoicing data; null clears them. */
    invoicing?: InvoicingDataInput | null;
    /** @description Replaces all accounts and wage types; null clears them. */
    accounting?: Accounting | null;
}
export interface WorkspaceSettings {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description Short name. It never changes.
     * @example brightwater
     */
    slug: string;
    /**
     * @description The name shown to people, also in mails.
     * @example Brightwater Studio
     */
    name: string;
    /**
     * @description Changes with the licence only.
     * @enum {string}
     */
    plan: "pilot" | "starter" | "managed" | "self_hosted" | "reseller";
    /** @description How many people the workspace may have, not counting those who have left. Changes with the licence only. */
    seats: number;
    /**
     * @description IANA name. The default zone of people, and the zone of timestamps in answers.
     * @example Europe/Berlin
     */
    timezone: string;
    /** @description The first day of the week in reports. */
    week_start: Weekday;
    /**
     * @description ISO 4217. The default currency of payments.
     * @example EUR
     */
    currency: string;
    /**
     * @description BCP 47 tag for people who have not set one.
     * @example de-DE
     */
    locale: string;
    /**
     * @description How time reports round each entry. Stored times and overtime are always exact.
     * @enum {string}
     */
    rounding: "none" | "quarter_hour";
    /**
     * @description Whether starting the clock during approved time off adds a warning to the entry, or is 409 `on_leave`.
     * @enum {string}
     */
    on_leave: "warn" | "refuse";
    /** @description Whether time entries of one person may overlap. */
    allow_overlap: boolean;
    /** @description Hours after which a forgotten clock is stopped. */
    max_clock_hours: number;
    /**
     * @description For which periods people submit timesheets; `none` if they do not.
     * @enum {string}
     */
    timesheet_period: "none" | "week" | "month";
    /** @description Days after which reviewers are reminded of a request, once; null for never. */
    remind_after_days: number | null;
    /** @description Days after which a request also waits for the next manager up, or the admins; null for never. */
    escalate_after_days: number | null;
    /** @description The most hours that an overtime account may hold at the end of a month; null for no limit. */
    overtime_cap_hours: number | null;
    /** @description Months after which overtime that was not used lapses; null for never. */
    overtime_expires_months: number | null;
    working_time_rules: WorkingTimeRules;
    /**
     * @description Expense items of this amount or more need a receipt. In the workspace's currency.
     * @example 25.00
     */
    receipt_threshold: string;
    /**
     * @description Payment runs of this amount or more, in the workspace's currency, need the approval of a second admin; null for none.
     * @example 10000.00
     */
    second_person_from: string | null;
    /** @description Percent that the exchange rate of a claim may differ from the stored one without an admin's reason. */
    rate_tolerance: number;
    /**
     * Format: date
     * @description The books are closed through this day: nothing is issued, paid or voided on it or before (409 `period_closed`). Null:
     *     nothing is closed.
     */
    closed_through: string | null;
    /** @description The most months for which somebody who has left can reach their documents. */
    leaver_months: number;
    /** @description Lets the only admin take steps on their own records with an `exception_reason`; null if nobody may. */
    sole_admin: SoleAdmin | null;
    /**
     * @description If true, a person without a second factor can only sign in and out, see and end their sessions, change their
     *     password, and set up a second factor. Every other call, and each of their keys, is 403
     *     `two_factor_setup_required`.
     */
    two_factor_required: boolean;
    /** @description Whether the only admin of a workspace may decide on their own requests. Cannot be changed here. */
    self_approval: boolean;
    /** @description The company's data on invoices of its contractors. Null until set; no invoice can be issued before. */
    invoicing: InvoicingData | null;
    /** @description Accounts and wage types of hand-overs; null until set. */
    accounting: Accounting | null;
    /** @description Rises with every change. */
    version: number;
    updated_at: Timestamp;
}
export interface WorkspaceSettingsResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: WorkspaceSettings;
}

// profile
export interface Address {
    /** @description Street and number. */
    line1: string;
    /** @description Flat, floor, care of. */
    line2: string | null;
    /** @description Postal code. */
    postal_code: string;
    /** @description Town. */
    city: string;
    /** @description State, province, county. */
    region: string | null;
    /** @description ISO 3166-1 alpha-2. */
    country: string;
}
export interface AddressInput {
    /** @description Street and number. */
    line1: string;
    /** @description Flat, floor, care of. */
    line2?: string | null;
    /** @description Postal code. */
    postal_code: string;
    /** @description Town. */
    city: string;
    /** @description State, province, county. */
    region?: string | null;
    /**
     * @description ISO 3166-1 alpha-2.
     * @example DE
     */
    country: string;
}
export interface AddressResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Address;
}
export interface AdminProfile {
    profile: Profile;
    /** @description Null if there is none. Left out for managers. */
    address?: Address | null;
    /** @description Left out for managers. */
    personal_details?: PersonalDetails;
    /** @description Where they work from a date on, oldest first; nothing for `default` holidays since ever. */
    placements: Placement[];
    /** @description Rises with every change of any section. Also the `ETag`. */
    version: number;
}
export interface AdminProfilePatch {
    profile?: ProfilePatch;
    address?: AddressInput;
    personal_details?: PersonalDetailsPatch;
}
export interface AdminProfileResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: AdminProfile;
}
export interface DirectoryEntry {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Full name. */
    name: string;
    /** @description E-mail address. */
    email: string;
    /** @description Job title. */
    job_title: string | null;
    /** @description An item of the list `departments`. */
    department: ListItemRef | null;
    /** @description Who they report to; null at the top. */
    manager: PersonRef | null;
    /**
     * @description Path on this host (`getTeamMemberPhoto`), with a `v` that changes with the photo. Null without a photo.
     * @example /api/v1/profile/team/0199f2a0-0000-7000-8000-000000000000/photo/?v=0199f2a1-0000-7000-8000-000000000000
     */
    photo_url: string | null;
}
export interface DirectoryEntryListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: DirectoryEntry[];
}
export interface EmergencyContact {
    /** @description Full name. */
    name: string;
    /**
     * @description Relation to the person.
     * @example Sister
     */
    relation: string;
    /** @description Phone number. */
    phone: string;
}
export type Gender = "female" | "male" | "non_binary" | "other";
export interface OrgChartNode {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Full name. */
    name: string;
    /** @description Job title. */
    job_title: string | null;
    /** @description Direct reports. Empty on the deepest level asked for. */
    reports: OrgChartNode[];
}
export interface OrgChartNodeListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: OrgChartNode[];
}
export interface PersonalDetails {
    /**
     * Format: date
     * @description Date of birth.
     */
    birth_date: string | null;
    /** @description As stated by the person. */
    gender: Gender | null;
    /** @description ISO 3166-1 alpha-2. */
    nationality: string | null;
    /**
     * @description The number of an identity card or a social security number, stored encrypted. A personal key sees its last
     *     characters (`••••4711`), a service key null.
     */
    national_id: string | null;
    /** @description People to call in an emergency. */
    emergency_contacts: EmergencyContact[];
    /** @description For people who are paid by invoice. It appears on invoices in their name. */
    vat_id: string | null;
    /** @description Assigned by the tax office. Invoices in the person's name need it if there is no VAT id. */
    tax_number: string | null;
}
export interface PersonalDetailsPatch {
    /**
     * Format: date
     * @description Not in the future, not before 1900.
     */
    birth_date?: string | null;
    /** @description As stated by the person. */
    gender?: Gender | null;
    /**
     * @description ISO 3166-1 alpha-2.
     * @example DE
     */
    nationality?: string | null;
    /** @description The number of an identity card or a social security number. It is stored encrypted. */
    national_id?: string | null;
    /** @description People to call in an emergency. */
    emergency_contacts?: EmergencyContact[];
    /**
     * @description For people who are paid by invoice. With the country prefix.
     * @example PT123456789
     */
    vat_id?: string | null;
    /** @description Assigned by the tax office. Invoices in the person's name need it if there is no VAT id. */
    tax_number?: string | null;
}
export interface PersonalDetailsResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: PersonalDetails;
}
export interface Photo {
    /** @description Path on this host. */
    photo_url: string;
}
export interface PhotoInput {
    /**
     * Format: binary
     * @description JPEG, PNG or WebP, at most 5 MiB and 6000 pixels a side.
     */
    file: Incoming;
}
export interface PhotoResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Photo;
}
export interface Placement {
    /**
     * Format: date
     * @description The first day.
     */
    valid_from: string;
    /**
     * Format: date
     * @description The last day; null until further notice.
     */
    valid_to: string | null;
    /** @description An item of the list `workplaces`. */
    workplace: ListItemRef | null;
    /** @description Their own holiday calendar, if they have one. */
    own_calendar: string | null;
    /** @description The holiday calendar in force: their own, else their workplace's, else `default`. */
    holiday_calendar: string;
}
export interface Preferences {
    theme: ThemeChoice;
    /**
     * @description BCP 47 tag; null: that of the profile.
     * @example de-DE
     */
    language: string | null;
    /**
     * @description Path in the dashboard that it opens with; null: its own.
     * @example /inbox
     */
    start_page: string | null;
    /**
     * @description Shown columns by list.
     * @example {
     *       "listDeliveries": [
     *         "event",
     *         "status"
     *       ]
     *     }
     */
    columns: {
        [key: string]: ShownColumns;
    };
    /**
     * @description Saved filters by list.
     * @example {
     *       "listDeliveries": [
     *         {
     *           "name": "Failed",
     *           "query": "status=failed"
     *         }
     *       ]
     *     }
     */
    filters: {
        [key: string]: SavedFilter[];
    };
    /** @description Rises with every change. Also the `ETag`. */
    version: number;
}
export interface PreferencesInput {
    /** @description `"system"` unless given. */
    theme?: ThemeChoice;
    /** @description BCP 47 tag; null: that of the profile. */
    language?: string | null;
    /** @description Path in the dashboard that it opens with; null: its own. */
    start_page?: string | null;
    /** @description Shown columns by list. */
    columns?: {
        [key: string]: ShownColumns;
    };
    /** @description Saved filters by list. */
    filters?: {
        [key: string]: SavedFilter[];
    };
}
export interface PreferencesResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Preferences;
}
export interface Profile {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description E-mail address. */
    email: string;
    /** @description First name. */
    first_name: string;
    /** @description Last name. */
    last_name: string;
    /** @description Full name. */
    name: string;
    /** @description The name that the person likes to be called by. */
    preferred_name: string | null;
    /** @description Phone number. */
    phone: string | null;
    /** @description About the person, in their own words. */
    bio: string | null;
    /** @description Job title. */
    job_title: string | null;
    /** @description An item of the list `departments`. */
    department: ListItemRef | null;
    /** @description Who they report to; null at the top. */
    manager: PersonRef | null;
    /**
     * Format: date
     * @description First day of employment.
     */
    start_date: string;
    /**
     * @description IANA name. The workspace's unless the person has set one.
     * @example Europe/Berlin
     */
    timezone: string;
    /**
     * @description BCP 47 tag. The workspace's unless the person has set one.
     * @example de-DE
     */
    locale: string;
    /**
     * @description Path on this host (`getTeamMemberPhoto`), with a `v` that changes with the photo. Null without a photo.
     * @example /api/v1/profile/team/0199f2a0-0000-7000-8000-000000000000/photo/?v=0199f2a1-0000-7000-8000-000000000000
     */
    photo_url: string | null;
    /** @description Rises with every change. Also the `ETag`. */
    version: number;
}
export interface ProfilePatch {
    /** @description Name by which they want to be called. */
    preferred_name?: string | null;
    /** @description Phone number. */
    phone?: string | null;
    /** @description About the person, in their own words. */
    bio?: string | null;
    /**
     * @description IANA name.
     * @example Europe/Lisbon
     */
    timezone?: string | null;
    /**
     * @description BCP 47 tag.
     * @example pt-PT
     */
    locale?: string | null;
}
export interface ProfileResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Profile;
}
export interface SavedFilter {
    /** @description Name, as people see it. */
    name: string;
    /**
     * @description The list's query parameters.
     * @example status=failed
     */
    query: string;
}
export type ShownColumns = string[];
export type SubstitutedArea = "absences" | "expenses" | "timesheets";
export interface Substitution {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description For whom they decide. */
    person: PersonRef;
    substitute: PersonRef;
    /**
     * Format: date
     * @description First day.
     */
    from: string;
    /**
     * Format: date
     * @description Last day; null without an end.
     */
    to: string | null;
    /**
     * @description `dates`: on all days; `away`: on those on which the person is on approved leave.
     * @enum {string}
     */
    when: "dates" | "away";
    /** @description What they decide on. */
    areas: SubstitutedArea[];
    /** @description Whether they decide now. False while they are on leave themselves. */
    acting: boolean;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
}
export interface SubstitutionInput {
    /**
     * Format: uuid
     * @description For whom they decide; others than oneself for admins. Default: the caller.
     */
    person_id?: string;
    /**
     * Format: uuid
     * @description An active manager or admin.
     */
    substitute_id: string;
    /**
     * Format: date
     * @description First day.
     */
    from: string;
    /**
     * Format: date
     * @description Last day; null without an end. `null` unless given.
     */
    to?: string | null;
    /**
     * @description `dates`: on all days; `away`: on those on which the person is on approved leave. `"dates"` unless given.
     * @enum {string}
     */
    when?: "dates" | "away";
    /** @description What they decide on. */
    areas: SubstitutedArea[];
}
export interface SubstitutionListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Substitution[];
}
export interface SubstitutionResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Substitution;
}
export interface TeamMember {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Full name. */
    name: string;
    /** @description E-mail address. */
    email: string;
    /** @description Job title. */
    job_title: string | null;
    /** @description An item of the list `departments`. */
    department: ListItemRef | null;
    /** @description Who they report to; null at the top. */
    manager: PersonRef | null;
    /**
     * @description Path on this host (`getTeamMemberPhoto`), with a `v` that changes with the photo. Null without a photo.
     * @example /api/v1/profile/team/0199f2a0-0000-7000-8000-000000000000/photo/?v=0199f2a1-0000-7000-8000-000000000000
     */
    photo_url: string | null;
    /** @description The person has working hours today, and neither a holiday nor an approved absence takes the whole day. */
    working_today: boolean;
    /** @description An approved absence covers all or half of today. */
    absent_today: boolean;
}
export interface TeamMemberResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: TeamMember;
}
export type ThemeChoice = "system" | "light" | "dark";
export interface Waiting {
    /** @description What kind of record it is. */
    kind: WaitingKind;
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Whose record it is; the organiser of a meeting. */
    person: PersonRef;
    /**
     * @description The record in few words.
     * @example Vacation, 2026-12-21 to 2026-12-31
     */
    title: string;
    /**
     * Format: date-time
     * @description Since when it waits.
     */
    since: string;
    /**
     * Format: date
     * @description From this day on it also waits for the next manager up, or the admins; null for never.
     */
    escalates_on: string | null;
    /**
     * @description Path in the dashboard of this workspace.
     * @example /time-off/requests/0193a000-0000-7000-8000-000000000021
     */
    url: string;
    /**
     * @description The operations that settle it.
     * @example [
     *       "approvePtoRequest",
     *       "denyPtoRequest"
     *     ]
     */
    operations: string[];
}
export type WaitingKind = "absence" | "expense" | "timesheet" | "enrollment" | "contract" | "meeting" | "payment_run";
export interface WaitingListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Waiting[];
}

// pto
export interface Absence {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    employee: PersonRef;
    policy: PolicyRef;
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive.
     */
    end_date: string;
    /**
     * @description `pm`: begins at noon of the first day; `am` or null: begins in the morning.
     * @enum {string|null}
     */
    start_half: "am" | "pm" | null;
    /**
     * @description `am`: ends at noon of the last day; `pm` or null: ends in the evening.
     * @enum {string|null}
     */
    end_half: "am" | "pm" | null;
    /**
     * @description Hours off on one date; null for whole and half days.
     * @example 1.50
     */
    hours: string | null;
    /** @description From when on the date; null if only hours were given. */
    start_time: string | null;
    /** @description Until when on the date. */
    end_time: string | null;
    /** @description Its end is not known yet. Each day that begins moves `end_date`, without an event. */
    open_ended: boolean;
    /**
     * Format: date
     * @description Until when a certificate holds, as noted by a manager or admin.
     */
    certified_until: string | null;
    /**
     * Format: date
     * @description By when a certificate is due: the first working day after as many days as `attachment_after_days`. Null if none is
     *     needed.
     */
    certificate_due_on: string | null;
    /**
     * @description The cost: working days of the person's pattern without holidays, or their hours if the leave type counts hours.
     *     Never `0.00` when requested, but a holiday added later can lower it to that.
     */
    days: Days;
    unit: LeaveUnit;
    status: AbsenceStatus;
    /** @description A note of the person. */
    note: string | null;
    /** @description The comment of the approval, denial or cancellation. */
    decision_note: string | null;
    /**
     * @description The manager who decides while it is `requested`. Null if it awaits no decision, or if any admin decides because the
     *     person has no manager who may, or because it waits for a second approval.
     */
    approver: PersonRef | null;
    /** @description Why they are asked; null if nobody is. */
    approver_reason: ApproverReason | null;
    /** @description The person who approved or denied it. Null while it awaits a decision, and if the policy needs no approval. */
    reviewer: PersonRef | null;
    /**
     * Format: date-time
     * @description When it was approved or denied; null before.
     */
    reviewed_at: string | null;
    /** @description Who has approved it, in order. A leave type with two `approval_steps` leaves it `requested` after the first. */
    approvals: AbsenceApproval[];
    /**
     * @description Health data. Only the person and signed-in admins can see it, and a personal key with `absences:read` for its
     *     owner; null for everyone else.
     */
    attachment: AbsenceAttachment | null;
    /** @description What the caller may do with the absence now. */
    allowed_actions: ("edit" | "shorten" | "correct" | "cancel" | "approve" | "deny")[];
    /**
     * Format: uuid
     * @description The absence of which this one was the later part, before days between them were given back.
     */
    split_from: string | null;
    /** @description The later parts of this absence, after days between them were given back. */
    split_into: string[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null unless deleted. Only lists with `include_deleted` show deleted absences.
     */
    deleted_at: string | null;
}
export interface AbsenceApproval {
    /** @description The first or the second. */
    step: number;
    /** @description Who gave it. */
    reviewer: PersonRef | null;
    /**
     * Format: date-time
     * @description When it was given.
     */
    at: string;
}
export interface AbsenceApproveInput {
    /** @description Stored as `decision_note`. */
    note?: string;
}
export interface AbsenceApprovedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "absence.approved";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: AbsenceEventData;
}
export interface AbsenceAttachment {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Name of the file. */
    filename: string;
    /**
     * @description Media type of the file.
     * @example application/pdf
     */
    content_type: string;
    /** @description In bytes. */
    size: number;
}
export interface AbsenceAttachmentInput {
    /**
     * Format: binary
     * @description PDF, JPEG or PNG, at most 10 MiB.
     */
    file: Incoming;
}
export interface AbsenceCancelInput {
    /** @description Stored as `decision_note`. */
    reason?: string;
}
export interface AbsenceCancelledEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "absence.cancelled";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: AbsenceEventData;
}
export interface AbsenceCorrection {
    /**
     * Format: date
     * @description First day.
     */
    start_date?: string;
    /**
     * Format: date
     * @description Last day, inclusive; at most 366 days in all.
     */
    end_date?: string;
    /**
     * @description Null: begins in the morning.
     * @enum {string|null}
     */
    start_half?: "am" | "pm" | null;
    /**
     * @description Null: ends in the evening.
     * @enum {string|null}
     */
    end_half?: "am" | "pm" | null;
    /**
     * @description Other hours of an absence of hours, or hours in place of whole days: on one date, for a leave type that counts hours; `start_date` is `end_date`. At most those of the weekly
     *     pattern on the date.
     */
    hours?: number;
    /**
     * @description In place of `hours`, with `end_time`: from when on the date, in quarters of an hour.
     * @example 10:00
     */
    start_time?: string;
    /**
     * @description Until when on the date.
     * @example 11:30
     */
    end_time?: string;
    /** @description Its end is not known yet; for leave without a limit, such as sick leave. */
    open_ended?: boolean;
    /**
     * Format: date
     * @description Until when a certificate holds; null for none.
     */
    certified_until?: string | null;
    /** @description Days to give back, in place of new dates. A part behind them becomes an absence of its own (`split_into`). */
    remove?: AbsenceDays;
    /** @description Told to the person, and kept as `decision_note`. */
    reason?: string;
}
export interface AbsenceDays {
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive.
     */
    end_date: string;
    /**
     * @description `pm`: from noon of the first day.
     * @enum {string}
     */
    start_half?: "am" | "pm";
    /**
     * @description `am`: until noon of the last day.
     * @enum {string}
     */
    end_half?: "am" | "pm";
}
export interface AbsenceDeniedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "absence.denied";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: AbsenceEventData;
}
export interface AbsenceDenyInput {
    /** @description Sent to the person and stored as `decision_note`. */
    reason: string;
}
export interface AbsenceDetail {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    employee: PersonRef;
    policy: PolicyRef;
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive.
     */
    end_date: string;
    /**
     * @description `pm`: begins at noon of the first day; `am` or null: begins in the morning.
     * @enum {string|null}
     */
    start_half: "am" | "pm" | null;
    /**
     * @description `am`: ends at noon of the last day; `pm` or null: ends in the evening.
     * @enum {string|null}
     */
    end_half: "am" | "pm" | null;
    /**
     * @description Hours off on one date; null for whole and half days.
     * @example 1.50
     */
    hours: string | null;
    /** @description From when on the date; null if only hours were given. */
    start_time: string | null;
    /** @description Until when on the date. */
    end_time: string | null;
    /** @description Its end is not known yet. Each day that begins moves `end_date`, without an event. */
    open_ended: boolean;
    /**
     * Format: date
     * @description Until when a certificate holds, as noted by a manager or admin.
     */
    certified_until: string | null;
    /**
     * Format: date
     * @description By when a certificate is due: the first working day after as many days as `attachment_after_days`. Null if none is
     *     needed.
     */
    certificate_due_on: string | null;
    /**
     * @description The cost: working days of the person's pattern without holidays, or their hours if the leave type counts hours.
     *     Never `0.00` when requested, but a holiday added later can lower it to that.
     */
    days: Days;
    unit: LeaveUnit;
    status: AbsenceStatus;
    /** @description A note of the person. */
    note: string | null;
    /** @description The comment of the approval, denial or cancellation. */
    decision_note: string | null;
    /**
     * @description The manager who decides while it is `requested`. Null if it awaits no decision, or if any admin decides because the
     *     person has no manager who may.
     */
    approver: PersonRef | null;
    /** @description Why they are asked; null if nobody is. */
    approver_reason: ApproverReason | null;
    /** @description The person who approved or denied it. Null while it awaits a decision, and if the policy needs no approval. */
    reviewer: PersonRef | null;
    /**
     * Format: date-time
     * @description When it was approved or denied; null before.
     */
    reviewed_at: string | null;
    /** @description Who has approved it, in order. A leave type with two `approval_steps` leaves it `requested` after the first. */
    approvals: AbsenceApproval[];
    /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
    exception: RecordException | null;
    /** @description Health data. Only the person and admins see it, signed in; for everyone else, and for every API key, it is null. */
    attachment: AbsenceAttachment | null;
    /** @description What the caller may do with the absence now. */
    allowed_actions: ("edit" | "shorten" | "correct" | "cancel" | "approve" | "deny")[];
    /**
     * @description The person's balance of this leave type today, in the leave year in which the absence begins. Null if there is
     *     no balance.
     */
    balance: PtoBalance | null;
    /** @description Requested and approved absences of people with the same manager that overlap these days. */
    team_conflicts: TeamConflict[];
    /**
     * Format: uuid
     * @description The absence of which this one was the later part, before days between them were given back.
     */
    split_from: string | null;
    /** @description The later parts of this absence, after days between them were given back. */
    split_into: string[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null unless deleted. Only lists with `include_deleted` show deleted absences.
     */
    deleted_at: string | null;
}
export interface AbsenceDetailResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: AbsenceDetail;
}
export interface AbsenceInput {
    /**
     * Format: uuid
     * @description The person. A service key must name one; anyone else can only name themselves.
     */
    employee_id?: string;
    /**
     * Format: uuid
     * @description One of the leave types the person may use.
     */
    policy_id: string;
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive; at most 366 days in all.
     */
    end_date: string;
    /**
     * @description `pm`: begins at noon of the first day. Default: in the morning.
     * @enum {string}
     */
    start_half?: "am" | "pm";
    /**
     * @description `am`: ends at noon of the last day. Default: in the evening. For a single day, `end_half: am` is its morning and
     *     `start_half: pm` its afternoon; both together are 422.
     * @enum {string}
     */
    end_half?: "am" | "pm";
    /**
     * @description Hours off on one date, for a leave type that counts hours; `start_date` is `end_date`. At most those of the weekly
     *     pattern on the date.
     */
    hours?: number;
    /**
     * @description In place of `hours`, with `end_time`: from when on the date, in quarters of an hour.
     * @example 10:00
     */
    start_time?: string;
    /**
     * @description Until when on the date.
     * @example 11:30
     */
    end_time?: string;
    /** @description Its end is not known yet; for leave without a limit, such as sick leave. `false` unless given. */
    open_ended?: boolean;
    /** @description For the reviewer. */
    note?: string;
}
export interface AbsenceListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Absence[];
}
export interface AbsencePatch {
    /**
     * Format: date
     * @description First day.
     */
    start_date?: string;
    /**
     * Format: date
     * @description Last day, inclusive; at most 366 days in all.
     */
    end_date?: string;
    /**
     * @description Null: begins in the morning.
     * @enum {string|null}
     */
    start_half?: "am" | "pm" | null;
    /**
     * @description Null: ends in the evening.
     * @enum {string|null}
     */
    end_half?: "am" | "pm" | null;
    /**
     * @description Other hours of an absence of hours, or hours in place of whole days: on one date, for a leave type that counts hours; `start_date` is `end_date`. At most those of the weekly
     *     pattern on the date.
     */
    hours?: number;
    /**
     * @description In place of `hours`, with `end_time`: from when on the date, in quarters of an hour.
     * @example 10:00
     */
    start_time?: string;
    /**
     * @description Until when on the date.
     * @example 11:30
     */
    end_time?: string;
    /** @description Days to give back, in place of new dates. A part behind them becomes an absence of its own (`split_into`). */
    remove?: AbsenceDays;
    /** @description Whether its end is not known yet. Of an approved absence only `false`, once the end is known. */
    open_ended?: boolean;
    /** @description Note, as plain text. */
    note?: string | null;
}
export interface AbsencePreview {
    /** @description The cost of the request. */
    days: Days;
    unit: LeaveUnit;
    /** @description Each date of the request, in order. */
    per_day: PreviewDay[];
    /** @description For each leave year of the request: the balance if this and all other requests were granted. */
    balance_after: PreviewBalance[];
    /** @description False if the request would be approved at once. */
    requires_approval: boolean;
    /** @description The manager who would decide; null if admins decide or no approval is needed. */
    approver: PersonRef | null;
    /** @description Absences of other leave types that would give back days once this one is approved; only if its leave type `displaces`. */
    displaces: PreviewDisplaced[];
    /** @description Reasons for which creating the request would be 409; empty if it can be created. */
    conflicts: PreviewConflict[];
    /** @description Hints that do not prevent the request. */
    warnings: PreviewWarning[];
}
export interface AbsencePreviewResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: AbsencePreview;
}
export interface AbsenceRate {
    /**
     * Format: date
     * @description First day.
     */
    from: string;
    /**
     * Format: date
     * @description Last day, inclusive.
     */
    to: string;
    /**
     * @description What each row covers.
     * @enum {string}
     */
    group_by: "month" | "department" | "policy";
    /** @description By month, or by label. */
    rows: AbsenceRateRow[];
    totals: AbsenceRateTotals;
}
export interface AbsenceRateResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: AbsenceRate;
}
export interface AbsenceRateRow {
    /** @description The month as `YYYY-MM`, or the id of the department or leave type; `none` for people without a department. */
    key: string;
    /** @description Name of the department or leave type; null for months. */
    label: string | null;
    /** @description Working days of approved absences. */
    absence_days: string;
    /** @description Working days in all. */
    working_days: string;
    /** @description `absence_days` / `working_days`, rounded to four decimals; null without working days. */
    rate: string | null;
}
export interface AbsenceRateTotals {
    /** @description Working days of approved absences. */
    absence_days: string;
    /** @description Working days in all. */
    working_days: string;
    /**
     * @description `absence_days` / `working_days`, rounded to four decimals; null without working days.
     * @example 0.0375
     */
    rate: string | null;
}
export interface AbsenceRequestedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "absence.requested";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: AbsenceEventData;
}
export interface AbsenceResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Absence;
}
export type AbsenceStatus = "requested" | "approved" | "denied" | "cancelled";
export interface AccrualHours {
    /**
     * @description The hours for which one day (one hour, if the unit is hours) is credited.
     * @example 30.00
     */
    per_hours: string;
    /**
     * @description Whether recorded time counts, or the hours of the contract less holidays and absences.
     * @enum {string}
     */
    basis: "worked" | "expected";
    /**
     * @description The most that a leave year credits; null for no limit.
     * @example 40.00
     */
    cap: string | null;
}
export interface AccrualHoursInput {
    /**
     * @description The hours for which one day (one hour, if the unit is hours) is credited.
     * @example 30
     */
    per_hours: number;
    /**
     * @description `worked` counts recorded time, `expected` the hours of the contract less holidays and absences.
     *      `"worked"` unless given.
     * @enum {string}
     */
    basis?: "worked" | "expected";
    /**
     * @description The most that a leave year credits; null for no limit. `null` unless given.
     * @example 40
     */
    cap?: number | null;
}
export interface AdjustmentInput {
    /**
     * Format: uuid
     * @description The person.
     */
    employee_id: string;
    /**
     * Format: uuid
     * @description The leave policy.
     */
    policy_id: string;
    /** @description The amount to add, in the unit of the leave type; negative to deduct, never 0. */
    days: number;
    /**
     * Format: date
     * @description The day from which it counts; its year is the leave year.
     */
    effective_on: string;
    /**
     * @description `opening` is the balance that somebody brings from before this service, `payout` are days that were paid out and
     *     must be negative.
     *      `"correction"` unless given.
     * @enum {string}
     */
    source?: "correction" | "opening" | "payout";
    /** @description Sent to the person. */
    reason: string;
}
export interface AdminAbsenceCancelInput {
    /** @description Sent to the person and stored as `decision_note`. */
    reason: string;
}
export interface AdminAbsenceInput {
    /**
     * Format: uuid
     * @description The person whose absence it is.
     */
    employee_id: string;
    /**
     * Format: uuid
     * @description One of the leave types the person may use.
     */
    policy_id: string;
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive; at most 366 days in all.
     */
    end_date: string;
    /**
     * @description `pm`: begins at noon of the first day. Default: in the morning.
     * @enum {string}
     */
    start_half?: "am" | "pm";
    /**
     * @description `am`: ends at noon of the last day. Default: in the evening. For a single day, `end_half: am` is its morning and
     *     `start_half: pm` its afternoon; both together are 422.
     * @enum {string}
     */
    end_half?: "am" | "pm";
    /**
     * @description Hours off on one date, for a leave type that counts hours; `start_date` is `end_date`. At most those of the weekly
     *     pattern on the date.
     */
    hours?: number;
    /**
     * @description In place of `hours`, with `end_time`: from when on the date, in quarters of an hour.
     * @example 10:00
     */
    start_time?: string;
    /**
     * @description Until when on the date.
     * @example 11:30
     */
    end_time?: string;
    /** @description Its end is not known yet; for leave without a limit, such as sick leave. `false` unless given. */
    open_ended?: boolean;
    /** @description Note, as plain text. */
    note?: string;
    /**
     * @description `approved` approves it at once. `"requested"` unless given.
     * @enum {string}
     */
    status?: "requested" | "approved";
}
export interface AdminPolicy {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description Name, as people see it.
     * @example Vacation
     */
    name: string;
    unit: LeaveUnit;
    /** @description Amount granted for a full leave year. */
    annual_days: Days;
    /**
     * @description How leave accrues.
     * @enum {string}
     */
    accrual: "none" | "yearly" | "monthly";
    /** @description Whether a partial first or last year earns only its share. */
    prorate: boolean;
    /** @description Maximum carry-over into the next leave year; null for everything. */
    carry_over_max: Days | null;
    /**
     * @description Last day, as `MM-DD`, on which carried days can be used; null if they stay all year.
     * @example 03-31
     */
    carry_over_expires: string | null;
    /** @description False if requests are approved at once. */
    requires_approval: boolean;
    /** @description Whether half days can be taken. */
    allow_half_days: boolean;
    /** @description How far below 0 a balance may go; null for no limit. */
    allow_negative: Days | null;
    /** @description Required notice in days; 0 for none. */
    min_notice_days: number;
    /** @description Maximum working days of a request; null for no limit. */
    max_consecutive_days: number | null;
    /** @description Days of employment before the first use; 0 for none. */
    waiting_days: number;
    /** @description How many people approve a request, one after the other. With 2, the second is an admin or a manager further up. */
    approval_steps: number;
    /** @description How many days back a person's own request may begin; null for no limit. */
    max_backdated_days: number | null;
    /**
     * @description The working days a week (hours, if the unit is hours) for which `annual_days` is meant; null if part-time makes no
     *     difference.
     */
    full_week: Days | null;
    /** @description The step to which a year's amount is rounded; null if it is not rounded. */
    round_to: Days | null;
    /**
     * @description How a year's amount is rounded to `round_to`.
     * @enum {string}
     */
    round_mode: "nearest" | "up" | "keep_below";
    /** @description By years of service. */
    seniority_steps: SeniorityStep[];
    /** @description The least amount, for a full week, for somebody who leaves in the second half of the leave year; null for none. */
    half_year_floor: Days | null;
    /** @description How leave is credited by hours; null if it is not. */
    accrual_hours: AccrualHours | null;
    /**
     * @description Keeps days that would lapse, up to the working days of sickness in the leave year, for 15 months after the year
     *     they come from; and all of them, if the person was not told 92 days ahead.
     */
    carry_when_sick: boolean;
    /** @description Whether leave of this policy is paid. */
    paid: boolean;
    /** @description Time off in lieu. It is taken from worked overtime, so its absences do not lower the expected hours. */
    from_overtime: boolean;
    /** @description Approved absences, such as sick leave, take their days out of absences of other leave types, which get them back. */
    displaces: boolean;
    /**
     * @description First day of the leave year, as `MM-01`.
     * @example 01-01
     */
    leave_year_start: string;
    /** @description Longer absences need a document, such as a sick note; null if none do. */
    attachment_after_days: number | null;
    /** @description Items of the list `user-types` that may use it; empty for everybody. */
    applies_to: string[];
    /** @description Colour in calendars. */
    color: string | null;
    /**
     * Format: date-time
     * @description Since when it cannot be requested; null if it is active.
     */
    archived_at: string | null;
    /** @description Sorted by date. */
    versions: PolicyVersion[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * @description Only in the answer to a dry run and to a change of `full_week`: the people whose balance in the leave year of
     *     `effective_from` changes.
     */
    effects?: PolicyEffect[];
}
export interface AdminPolicyListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: AdminPolicy[];
}
export interface AdminPolicyResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: AdminPolicy;
}
export interface BalanceExplained {
    policy: PolicyRef;
    unit: LeaveUnit;
    leave_year: LeaveYear;
    /** @description Its lines. */
    lines: BalanceLine[];
    /**
     * @description The sum of the lines, before rounding.
     * @example 13.5417
     */
    exact: string;
    /** @description The least amount for somebody who leaves in the second half of the year; null if it does not apply. */
    floor: Days | null;
    /** @description How the year's amount is rounded; null if it is not rounded. */
    rounding: {
        /** @description The step. */
        to: Days;
        /**
         * @description As `round_mode` of the leave type.
         * @enum {string}
         */
        mode: "nearest" | "up" | "keep_below";
    } | null;
    /**
     * Format: date
     * @description The day of the balance.
     */
    as_of: string;
    /** @description Amount granted for the whole year. */
    entitled: Days;
    /** @description Credited up to `as_of`. */
    accrued: Days;
    /** @description Carried over from the previous year. */
    carried_over: Days;
    /**
     * Format: date
     * @description Last day on which the carried days can be used; null if they do not expire.
     */
    carry_expires_on: string | null;
    /** @description Approved absences of the year. */
    used: Days;
    /** @description Reserved by requests that await a decision. */
    pending: Days;
    /** @description Corrections by an admin. */
    adjusted: Days;
    /** @description Null if the leave type has neither an amount nor a limit, such as sick leave. */
    available: Days | null;
    /** @description The balance on the last day of the leave year if nothing more is taken; null if `available` is. */
    projected_year_end: Days | null;
}
export interface BalanceExplainedResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: BalanceExplained;
}
export interface BalanceLine {
    /**
     * Format: date
     * @description First day.
     */
    from: string;
    /**
     * Format: date
     * @description Last day, inclusive.
     */
    to: string;
    /**
     * @description Number of months; a part of a month counts by its days.
     * @example 6.0000
     */
    months: string;
    /** @description Amount for a full year and a full week. */
    annual: Days;
    /** @description Working days a week (hours, if the unit is hours); null if they make no difference. */
    week: Days | null;
    /** @description The week for which `annual` is meant; null if part-time makes no difference. */
    full_week: Days | null;
    /**
     * @description The share of the year's amount; `annual` times `months` by 12, times `week` by `full_week`.
     * @example 12.5000
     */
    days: string;
    /** @description What determined it, in words. */
    why: string;
}
export interface Blackout {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive.
     */
    end_date: string;
    /** @description The department that it applies to; null for everybody. */
    department: ListItemRef | null;
    /** @description Shown to people who request these days. */
    reason: string;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
}
export interface BlackoutInput {
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive; at most 366 days in all.
     */
    end_date: string;
    /**
     * Format: uuid
     * @description An item of the list `departments`. Default: everybody.
     */
    department_id?: string | null;
    /** @description Shown to people who request these days. */
    reason: string;
}
export interface BlackoutListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Blackout[];
}
export interface BlackoutResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Blackout;
}
export interface BulkReviewInput {
    /** @description The absences, decided in this order for each person. */
    ids: string[];
    /**
     * @description The decision for all absences.
     * @enum {string}
     */
    action: "approve" | "deny";
    /** @description Sent to the people and stored as `decision_note`. Required to deny. */
    reason?: string;
}
export interface BulkReviewResult {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description The HTTP status. 200 means decided.
     * @example 200
     */
    status: number;
    /**
     * @description The error code of a refused absence.
     * @example invalid_transition
     */
    code?: string;
    /** @description The error as text. */
    detail?: string;
}
export interface BulkReviewResults {
    /** @description One result for each id, in the order of the ids. */
    results: BulkReviewResult[];
}
export interface BulkReviewResultsResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: BulkReviewResults;
}
export interface EmployeeBalances {
    employee: PersonRef;
    /** @description One for each policy. */
    balances: PtoBalance[];
}
export interface EmployeeBalancesListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: EmployeeBalances[];
}
export interface Holiday {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * Format: date
     * @description The day.
     */
    date: string;
    /**
     * @description Name, as people see it.
     * @example Christmas Eve
     */
    name: string;
    /**
     * @description The half that is off; `none` means the whole day is off.
     * @enum {string}
     */
    half_day: "none" | "am" | "pm";
    /**
     * @description The holiday calendar it belongs to. Each person has one calendar.
     * @example default
     */
    calendar: string;
}
export interface HolidayCalendar {
    /**
     * @description Its name, as people and workplaces use it.
     * @example de-by
     */
    calendar: string;
    /**
     * @description ISO 3166-1 code of the country of the last import; null for a calendar made by hand.
     * @example DE
     */
    country: string | null;
    /**
     * @description ISO 3166-2 code of the region, after the dash; null for a whole country.
     * @example BY
     */
    region: string | null;
    /** @description Number of its holidays. */
    holidays: number;
    /** @description Years that have holidays, ascending. */
    years: number[];
    /** @description People who have it today; nobody who is deactivated. */
    people: number;
}
export interface HolidayCalendarListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: HolidayCalendar[];
}
export interface HolidayImport {
    /** @description The calendar that was compared. */
    calendar: string;
    /** @description True if nothing was added. */
    dry_run: boolean;
    /** @description Holidays of the country in these years, and those that only the calendar has, by date. */
    proposals: HolidayProposal[];
    /** @description Number of holidays added. */
    added: number;
    /** @description Number of absences whose cost changed. */
    absences_recounted: number;
}
export interface HolidayImportInput {
    /** @description The calendar to fill. A new name creates it. */
    calendar: string;
    /**
     * @description ISO 3166-1 code.
     * @example DE
     */
    country: string;
    /**
     * @description ISO 3166-2 code after the dash. Without it, the holidays of the whole country.
     * @example BY
     */
    region?: string;
    /** @description The years to compare. Known are 2025 to 2032. */
    years: number[];
    /** @description Only compares; adds nothing. `true` unless given. */
    dry_run?: boolean;
    /** @description The dates to add, of public or bank holidays in `years`. Without it, all new public holidays are added. */
    dates?: string[];
}
export interface HolidayImportResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: HolidayImport;
}
export interface HolidayInput {
    /**
     * Format: date
     * @description The day.
     */
    date: string;
    /** @description Name, as people see it. */
    name: string;
    /** @description A new name creates a calendar. `"default"` unless given. */
    calendar?: string;
    /**
     * @description The half that is off; `none` means the whole day is off. `"none"` unless given.
     * @enum {string}
     */
    half_day?: "none" | "am" | "pm";
}
export type HolidayKind = "public" | "bank";
export interface HolidayListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Holiday[];
}
export interface HolidayPatch {
    /**
     * Format: date
     * @description The day.
     */
    date?: string;
    /** @description Name, as people see it. */
    name?: string;
    /** @description Moves it to another calendar. */
    calendar?: string;
    /**
     * @description The half that is off; `none` means the whole day is off.
     * @enum {string}
     */
    half_day?: "none" | "am" | "pm";
}
export interface HolidayProposal {
    /**
     * Format: date
     * @description The day.
     */
    date: string;
    /** @description Name, as people see it. */
    name: string;
    /**
     * @description The half that is off; `none` means the whole day is off.
     * @enum {string}
     */
    half_day: "none" | "am" | "pm";
    /** @description `bank` is given by banks and many employers, but by no law. Null for a holiday that only the calendar has. */
    kind: HolidayKind | null;
    /** @description Whether it replaces a holiday on a weekend. */
    substitute: boolean;
    /**
     * @description `new`: the calendar has no holiday on that date, before the import. `same`: it has this one. `differs`: it has one with
     *     another name or half. `only_here`: the country has none.
     * @enum {string}
     */
    state: "new" | "same" | "differs" | "only_here";
}
export interface HolidayRecounted {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * Format: date
     * @description The day.
     */
    date: string;
    /** @description Name, as people see it. */
    name: string;
    /**
     * @description The half that is off; `none` means the whole day is off.
     * @enum {string}
     */
    half_day: "none" | "am" | "pm";
    /** @description The holiday calendar it belongs to. */
    calendar: string;
    /** @description Number of absences whose cost changed. */
    absences_recounted: number;
}
export interface HolidayRecountedResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: HolidayRecounted;
}
export interface LeaveEntitlement {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    employee: PersonRef;
    policy: PolicyRef;
    unit: LeaveUnit;
    /**
     * Format: date
     * @description First day; the next agreement replaces it.
     */
    valid_from: string;
    /** @description For a full leave year and a full week, instead of the leave type's amount; null for the leave type's. */
    annual_days: Days | null;
    /** @description In addition to the annual amount. */
    extra_days: Days;
    /** @description Null if the person was anonymised. */
    reason: string | null;
    /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
    exception: RecordException | null;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
}
export interface LeaveEntitlementInput {
    /**
     * Format: uuid
     * @description The person.
     */
    employee_id: string;
    /**
     * Format: uuid
     * @description The leave policy.
     */
    policy_id: string;
    /**
     * Format: date
     * @description Not before the current leave year.
     */
    valid_from: string;
    /** @description For a full leave year and a full week, instead of the leave type's amount; null for the leave type's. `null` unless given. */
    annual_days?: number | null;
    /** @description In addition to the annual amount. `0` unless given. */
    extra_days?: number;
    /** @description Sent to the person. */
    reason: string;
}
export interface LeaveEntitlementListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: LeaveEntitlement[];
}
export interface LeaveEntitlementResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: LeaveEntitlement;
}
export interface LeaveLiability {
    /**
     * Format: date
     * @description The day of the balances.
     */
    as_of: string;
    /** @description By name, then leave type. */
    rows: LeaveLiabilityRow[];
    /** @description A sum for each currency. */
    totals: LeaveLiabilityTotal[];
}
export interface LeaveLiabilityResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: LeaveLiability;
}
export interface LeaveLiabilityRow {
    employee: PersonRef;
    policy: PolicyRef;
    unit: LeaveUnit;
    /** @description The balance on the day, in `unit`; negative if too much was taken. */
    available: Days;
    /**
     * @description The worth of a day or an hour, rounded to four decimals; null if it is not known.
     * @example 193.8462
     */
    rate: string | null;
    /**
     * @description Money, two decimals: the exact rate times the balance. Null if the rate is not known.
     * @example 1938.46
     */
    amount: string | null;
    /** @description Of the salary; null if the rate is not known. */
    currency: string | null;
}
export interface LeaveLiabilityTotal {
    /** @description The currency. */
    currency: string;
    /** @description Money, two decimals. */
    amount: string;
}
export type LeaveUnit = "day" | "hour";
export interface LeaveYear {
    /** @description The year of its first day. */
    year: number;
    /**
     * Format: date
     * @description First day.
     */
    from: string;
    /**
     * Format: date
     * @description Last day, inclusive.
     */
    to: string;
}
export interface LedgerEntry {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    policy: PolicyRef;
    /** @description The leave year. */
    year: number;
    /**
     * @description `grant` and `accrual` credit the year, at once or monthly; `carry` moves days into the next year, and `expire`
     *     removes what cannot be carried or used any more; `reserve` is for a request, `use` for an approved absence,
     *     `release` gives back; `adjust` is a correction by an admin.
     * @enum {string}
     */
    kind: "grant" | "accrual" | "carry" | "expire" | "reserve" | "use" | "release" | "adjust";
    /** @description Signed amount that it adds to the balance. */
    days: Days;
    unit: LeaveUnit;
    /**
     * Format: date
     * @description The day from which it counts.
     */
    effective_on: string;
    /**
     * Format: uuid
     * @description The absence that caused it, if any.
     */
    absence_id: string | null;
    /**
     * @description Of an `adjust` row: a correction by an admin, the balance from before this service, days that were paid out, or the
     *     offset of corrections that a change of rules made superfluous. Null for other rows.
     * @enum {string|null}
     */
    source: "correction" | "opening" | "payout" | "conversion" | null;
    /** @description The reason of a correction or recount. */
    reason: string | null;
    /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
    exception: RecordException | null;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
}
export interface LedgerEntryListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: LedgerEntry[];
}
export interface LedgerEntryResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: LedgerEntry;
}
export interface Policy {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description Name, as people see it.
     * @example Vacation
     */
    name: string;
    unit: LeaveUnit;
    /** @description Whether leave of this policy is paid. */
    paid: boolean;
    /**
     * @description First day of the leave year, as `MM-01`.
     * @example 01-01
     */
    leave_year_start: string;
    /** @description Amount granted for a full leave year. Null if the leave type has no fixed amount. */
    annual_days: Days | null;
    /** @description False if requests are approved at once. */
    requires_approval: boolean;
    /** @description Whether half days can be taken. */
    allow_half_days: boolean;
    /** @description Required notice in days; 0 for none. */
    min_notice_days: number;
    /** @description Maximum working days of a request; null for no limit. */
    max_consecutive_days: number | null;
    /** @description Days of employment before the first use; 0 for none. */
    waiting_days: number;
    /** @description Longer absences need a document, such as a sick note; null if none do. */
    attachment_after_days: number | null;
    /**
     * @description Colour in calendars.
     * @example #2f855a
     */
    color: string | null;
}
export interface PolicyEffect {
    employee: PersonRef;
    /** @description Amount granted for the year until now. */
    before: Days;
    /** @description Amount granted for the year from now on. */
    after: Days;
    /** @description Sum of the manual corrections of the year. */
    adjusted: Days;
    /** @description The part of `adjusted` that a new ledger entry offsets. */
    absorbed: Days;
    available_before: Days;
    available_after: Days;
}
export interface PolicyInput {
    /** @description Name, as people see it. */
    name: string;
    /** @description `"day"` unless given. */
    unit?: LeaveUnit;
    /** @description Amount granted for a full leave year; 0 for none. `0` unless given. */
    annual_days?: number;
    /**
     * @description `none` and `yearly` grant the year's amount on its first day, `monthly` a twelfth on the first of each month.
     *     `none` is never prorated.
     *      `"yearly"` unless given.
     * @enum {string}
     */
    accrual?: "none" | "yearly" | "monthly";
    /** @description True to grant only the share of the year in which the person is employed, to the day. `true` unless given. */
    prorate?: boolean;
    /** @description Maximum carry-over into the next leave year; null for everything. `0` unless given. */
    carry_over_max?: number | null;
    /**
     * @description Last day, as `MM-DD`, on which carried days can be used; null if they stay all year. `null` unless given.
     * @example 03-31
     */
    carry_over_expires?: string | null;
    /** @description False to approve requests at once. `true` unless given. */
    requires_approval?: boolean;
    /** @description Whether half days can be taken. `true` unless given. */
    allow_half_days?: boolean;
    /** @description How far below 0 a balance may go; null for no limit, as for sick leave. `0` unless given. */
    allow_negative?: number | null;
    /** @description Required notice in days; 0 for none. `0` unless given. */
    min_notice_days?: number;
    /** @description Maximum working days of a request; null for no limit. `null` unless given. */
    max_consecutive_days?: number | null;
    /** @description Days of employment before the first use; 0 for none. `0` unless given. */
    waiting_days?: number;
    /** @description How many people approve a request, one after the other. With 2, the second is an admin or a manager further up. `1` unless given. */
    approval_steps?: number;
    /** @description How many days back a person's own request may begin; null for no limit. `null` unless given. */
    max_backdated_days?: number | null;
    /**
     * @description The working days a week for which `annual_days` is meant (working hours, if the unit is hours): with 5, somebody
     *     who works 3 days a week gets three fifths. Needs `prorate`. Null if part-time makes no difference.
     *      `null` unless given.
     */
    full_week?: number | null;
    /** @description The step to which a year's amount is rounded, once: 0.25, 0.5 or 1; null if it is not rounded. `null` unless given. */
    round_to?: number | null;
    /**
     * @description `nearest` rounds half a step up, `up` every part of one; `keep_below` rounds half a step or more up, and keeps a
     *     smaller part as it is.
     *      `"nearest"` unless given.
     * @enum {string}
     */
    round_mode?: "nearest" | "up" | "keep_below";
    /**
     * @description Additional days after years of service, from the month after the anniversary, or from the month that begins with
     *     it. The highest step reached counts, not the sum.
     *      `[]` unless given.
     */
    seniority_steps?: SeniorityStepInput[];
    /**
     * @description The least amount, for a full week, for somebody who leaves in the second half of the leave year after at least six
     *     months; null for none.
     *      `null` unless given.
     */
    half_year_floor?: number | null;
    /**
     * @description Credits leave by hours; `annual_days` must be 0 and `seniority_steps` empty. Null for none. What is entitled is
     *     then what has been earned.
     *      `null` unless given.
     */
    accrual_hours?: AccrualHoursInput | null;
    /**
     * @description Keeps days that would lapse, up to the working days of sickness in the leave year, for 15 months after the year
     *     they come from; and all of them, if the person was not told 92 days ahead.
     *      `false` unless given.
     */
    carry_when_sick?: boolean;
    /** @description Whether leave of this policy is paid. `true` unless given. */
    paid?: boolean;
    /** @description Time off in lieu. It is taken from worked overtime, so its absences do not lower the expected hours. `false` unless given. */
    from_overtime?: boolean;
    /**
     * @description Approved absences, such as sick leave, take their days out of absences of other leave types, which get them back.
     *      `false` unless given.
     */
    displaces?: boolean;
    /**
     * @description First day of the leave year, as `MM-01`. `"01-01"` unless given.
     * @example 04-01
     */
    leave_year_start?: string;
    /** @description Longer absences need a document, such as a sick note; null if none do. `null` unless given. */
    attachment_after_days?: number | null;
    /** @description Items of the list `user-types` that may use it; empty for everybody. `[]` unless given. */
    applies_to?: string[];
    /**
     * @description Colour in calendars. `null` unless given.
     * @example #2f855a
     */
    color?: string | null;
}
export interface PolicyListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Policy[];
}
export interface PolicyPatch {
    /**
     * Format: date
     * @description First day of the changed rules, not before the current leave year. Default: today.
     */
    effective_from?: string;
    /** @description Name, as people see it. */
    name?: string;
    unit?: LeaveUnit;
    /** @description Amount granted for a full leave year; 0 for none. */
    annual_days?: number;
    /**
     * @description `none` and `yearly` grant the year's amount on its first day, `monthly` a twelfth on the first of each month.
     *     `none` is never prorated.
     * @enum {string}
     */
    accrual?: "none" | "yearly" | "monthly";
    /** @description True to grant only the share of the year in which the person is employed, to the day. */
    prorate?: boolean;
    /** @description Maximum carry-over into the next leave year; null for everything. */
    carry_over_max?: number | null;
    /**
     * @description Last day, as `MM-DD`, on which carried days can be used; null if they stay all year.
     * @example 03-31
     */
    carry_over_expires?: string | null;
    /** @description False to approve requests at once. */
    requires_approval?: boolean;
    /** @description Whether half days can be taken. */
    allow_half_days?: boolean;
    /** @description How far below 0 a balance may go; null for no limit, as for sick leave. */
    allow_negative?: number | null;
    /** @description Required notice in days; 0 for none. */
    min_notice_days?: number;
    /** @description Maximum working days of a request; null for no limit. */
    max_consecutive_days?: number | null;
    /** @description Days of employment before the first use; 0 for none. */
    waiting_days?: number;
    /** @description How many people approve a request, one after the other. With 2, the second is an admin or a manager further up. */
    approval_steps?: number;
    /** @description How many days back a person's own request may begin; null for no limit. */
    max_backdated_days?: number | null;
    /**
     * @description The working days a week for which `annual_days` is meant (working hours, if the unit is hours): with 5, somebody
     *     who works 3 days a week gets three fifths. Needs `prorate`. Null if part-time makes no difference.
     */
    full_week?: number | null;
    /** @description The step to which a year's amount is rounded, once: 0.25, 0.5 or 1; null if it is not rounded. */
    round_to?: number | null;
    /**
     * @description `nearest` rounds half a step up, `up` every part of one; `keep_below` rounds half a step or more up, and keeps a
     *     smaller part as it is.
     * @enum {string}
     */
    round_mode?: "nearest" | "up" | "keep_below";
    /**
     * @description Additional days after years of service, from the month after the anniversary, or from the month that begins with
     *     it. The highest step reached counts, not the sum.
     */
    seniority_steps?: SeniorityStepInput[];
    /**
     * @description The least amount, for a full week, for somebody who leaves in the second half of the leave year after at least six
     *     months; null for none.
     */
    half_year_floor?: number | null;
    /**
     * @description Credits leave by hours; `annual_days` must be 0 and `seniority_steps` empty. Null for none. What is entitled is
     *     then what has been earned.
     */
    accrual_hours?: AccrualHoursInput | null;
    /**
     * @description Keeps days that would lapse, up to the working days of sickness in the leave year, for 15 months after the year
     *     they come from; and all of them, if the person was not told 92 days ahead.
     */
    carry_when_sick?: boolean;
    /** @description Whether leave of this policy is paid. */
    paid?: boolean;
    /** @description Time off in lieu. It is taken from worked overtime, so its absences do not lower the expected hours. */
    from_overtime?: boolean;
    /** @description Approved absences, such as sick leave, take their days out of absences of other leave types, which get them back. */
    displaces?: boolean;
    /**
     * @description First day of the leave year, as `MM-01`. It cannot change once the leave type has ledger entries.
     * @example 04-01
     */
    leave_year_start?: string;
    /** @description Longer absences need a document, such as a sick note; null if none do. */
    attachment_after_days?: number | null;
    /** @description Items of the list `user-types` that may use it; empty for everybody. */
    applies_to?: string[];
    /**
     * @description Colour in calendars.
     * @example #2f855a
     */
    color?: string | null;
    /**
     * @description What happens to manual corrections of the leave year when `full_week` changes: `keep` leaves them as they are;
     *     `absorb` offsets those that did by hand what the change does now, at most by what the change does.
     * @enum {string}
     */
    adjustments?: "keep" | "absorb";
    /** @description With `absorb`: ledger entries that stay as they are, because they corrected something else. */
    keep_entries?: string[];
    /** @description Only show the effects on people's balances. `false` unless given. */
    dry_run?: boolean;
}
export interface PolicyRef {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Name, as people see it. */
    name: string;
}
export interface PolicyVersion {
    /**
     * Format: date
     * @description First day of these rules; the first version also governs everything before it.
     */
    effective_from: string;
    unit: LeaveUnit;
    /** @description Amount granted for a full leave year. */
    annual_days: Days;
    /**
     * @description How leave accrues.
     * @enum {string}
     */
    accrual: "none" | "yearly" | "monthly";
    /** @description Whether a partial first or last year earns only its share. */
    prorate: boolean;
    /** @description Maximum carry-over into the next leave year; null for everything. */
    carry_over_max: Days | null;
    /**
     * @description Last day, as `MM-DD`, on which carried days can be used; null if they stay all year.
     * @example 03-31
     */
    carry_over_expires: string | null;
    /** @description False if requests are approved at once. */
    requires_approval: boolean;
    /** @description Whether half days can be taken. */
    allow_half_days: boolean;
    /** @description How far below 0 a balance may go; null for no limit. */
    allow_negative: Days | null;
    /** @description Required notice in days; 0 for none. */
    min_notice_days: number;
    /** @description Maximum working days of a request; null for no limit. */
    max_consecutive_days: number | null;
    /** @description Days of employment before the first use; 0 for none. */
    waiting_days: number;
    /** @description How many people approve a request, one after the other. With 2, the second is an admin or a manager further up. */
    approval_steps: number;
    /** @description How many days back a person's own request may begin; null for no limit. */
    max_backdated_days: number | null;
    /**
     * @description The working days a week (hours, if the unit is hours) for which `annual_days` is meant; null if part-time makes no
     *     difference.
     */
    full_week: Days | null;
    /** @description The step to which a year's amount is rounded; null if it is not rounded. */
    round_to: Days | null;
    /**
     * @description How a year's amount is rounded to `round_to`.
     * @enum {string}
     */
    round_mode: "nearest" | "up" | "keep_below";
    /** @description By years of service. */
    seniority_steps: SeniorityStep[];
    /** @description The least amount, for a full week, for somebody who leaves in the second half of the leave year; null for none. */
    half_year_floor: Days | null;
    /** @description How leave is credited by hours; null if it is not. */
    accrual_hours: AccrualHours | null;
    /**
     * @description Keeps days that would lapse, up to the working days of sickness in the leave year, for 15 months after the year
     *     they come from; and all of them, if the person was not told 92 days ahead.
     */
    carry_when_sick: boolean;
}
export interface PreviewBalance {
    /** @description The leave year. */
    year: number;
    /**
     * Format: date
     * @description Today, or the first requested day of the year if that is later.
     */
    as_of: string;
    /** @description Null if the leave type has neither an amount nor a limit. */
    available: Days | null;
    unit: LeaveUnit;
}
export interface PreviewConflict {
    /**
     * @description The error code of the refusal.
     * @enum {string}
     */
    code: "period_locked" | "blackout" | "absence_overlap" | "insufficient_balance";
    /** @description Explanation for people. */
    detail: string;
    /** @description The other members of `data` in the 409. */
    data: {
        [key: string]: unknown;
    };
}
export interface PreviewDay {
    /**
     * Format: date
     * @description The day.
     */
    date: string;
    days: Days;
    unit: LeaveUnit;
    /**
     * @description Why it costs less than a whole day, such as a holiday or a missing contract; null if it does not.
     * @example 24 Dec pm: half holiday (Christmas Eve)
     */
    reason: string | null;
}
export interface PreviewDisplaced {
    /**
     * Format: uuid
     * @description The absence.
     */
    absence_id: string;
    /** @description What it would cost less. */
    days_back: Days;
    unit: LeaveUnit;
}
export interface PreviewWarning {
    /**
     * @description What the warning is about.
     * @enum {string}
     */
    code: "document_needed" | "overdraft";
    /** @description Explanation for people. */
    detail: string;
}
export interface PtoBalance {
    policy: PolicyRef;
    unit: LeaveUnit;
    /** @description The leave year, by the calendar year in which it begins. */
    year: number;
    leave_year: LeaveYear;
    /**
     * Format: date
     * @description The day of the balance.
     */
    as_of: string;
    /** @description Amount granted for the whole year. */
    entitled: Days;
    /** @description Credited up to `as_of`. */
    accrued: Days;
    /** @description Carried over from the previous year. */
    carried_over: Days;
    /**
     * Format: date
     * @description Last day on which the carried days can be used; null if they do not expire.
     */
    carry_expires_on: string | null;
    /** @description Approved absences of the year. */
    used: Days;
    /** @description Reserved by requests that await a decision; 0 if a future `as_of` was requested. */
    pending: Days;
    /** @description Corrections by an admin. */
    adjusted: Days;
    /** @description Null if the leave type has neither an amount nor a limit, such as sick leave. */
    available: Days | null;
    /** @description The balance on the last day of the leave year if nothing more is taken; null if `available` is. */
    projected_year_end: Days | null;
}
export interface PtoBalanceListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: PtoBalance[];
}
export interface PtoCalendarAbsence {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    policy: PolicyRef;
    /**
     * @description Status of the absence.
     * @enum {string}
     */
    status: "requested" | "approved";
    /**
     * @description Null for the whole day.
     * @enum {string|null}
     */
    half: "am" | "pm" | null;
}
export interface PtoCalendarDay {
    /**
     * Format: date
     * @description The day.
     */
    date: string;
    /**
     * @description Hours of the person's pattern minus holidays and approved absences.
     * @example 8
     */
    expected_hours: number;
    /** @description The holiday on this day; null for none. */
    holiday: PtoCalendarHoliday | null;
    /** @description Requested and approved absences; two if morning and afternoon have one each. */
    absences: PtoCalendarAbsence[];
}
export interface PtoCalendarDayListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: PtoCalendarDay[];
}
export interface PtoCalendarHoliday {
    /**
     * @description Name, as people see it.
     * @example Christmas Eve
     */
    name: string;
    /**
     * @description The half that is off; `none` means the whole day is off.
     * @enum {string}
     */
    half_day: "none" | "am" | "pm";
}
export interface SeniorityStep {
    /** @description Completed years since the first day of employment. */
    years: number;
    /** @description In addition to the annual amount. */
    extra_days: Days;
}
export interface SeniorityStepInput {
    /** @description Completed years since the first day of employment. */
    years: number;
    /** @description In addition to the annual amount. */
    extra_days: number;
}
export interface TeamConflict {
    employee: PersonRef;
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive.
     */
    end_date: string;
    status: AbsenceStatus;
}
export interface YearEnd {
    /** @description The year. */
    year: number;
    /** @description Whether this is a preview that changed nothing. */
    dry_run: boolean;
    /** @description Number of rows added to the ledger, or to be added; 0 if the year is closed and nothing has changed since. */
    entries: number;
    /**
     * @description Leave types in which the year is not over, which stay open. Before it is over in any of them, a dry run shows all
     *     of those in which it has begun.
     */
    skipped: PolicyRef[];
    /** @description People who carry or forfeit something, by name. */
    people: YearEndPerson[];
}
export interface YearEndBalance {
    policy: PolicyRef;
    unit: LeaveUnit;
    /** @description Carried into the next year; negative for a debt. */
    carried: Days;
    /**
     * Format: date
     * @description Last day on which the carried days can be used; null if nothing is carried or it does not expire.
     */
    carry_expires_on: string | null;
    /** @description Forfeited because of the cap on carry-over. */
    forfeited: Days;
    /** @description Carried over from the previous year and expired within this year. */
    expired: Days;
}
export interface YearEndInput {
    /** @description The leave year to close. */
    year: number;
    /**
     * Format: uuid
     * @description Only this leave type. Default: all.
     */
    policy_id?: string;
    /** @description Only shows the result; also allowed for the current year. `true` unless given. */
    dry_run?: boolean;
}
export interface YearEndPerson {
    employee: PersonRef;
    /** @description One for each policy. */
    balances: YearEndBalance[];
}
export interface YearEndResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: YearEnd;
}

// reimbursements
export interface DuplicateSuspect {
    /**
     * Format: uuid
     * @description The receipt of this claim.
     */
    receipt_id: string;
    /**
     * Format: uuid
     * @description The other claim.
     */
    expense_id: string;
    /**
     * Format: uuid
     * @description The receipt with the same bytes in the other claim.
     */
    other_receipt_id: string;
    employee: PersonRef;
    /** @description Title of the other claim. */
    title: string;
    status: ExpenseStatus;
    /** @description Amount of the other claim. */
    amount: string;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
}
export interface ExpenseApproveInput {
    /** @description Above zero, at most the amount of the claim. Default: the whole amount. */
    approved_amount?: string;
    /**
     * @description Every item of the claim once, to approve them apart; what is approved of the claim is their sum, which is above zero. In
     *     place of `approved_amount`.
     */
    items?: ExpenseItemApproval[];
    /**
     * @description Units of the workspace's currency per unit of the claim's currency, with at most eight decimals. Only for a
     *     claim in another currency. By default the stored rate of the days of the claim.
     */
    exchange_rate?: number;
    /**
     * @description Why the rate is right, stored with the claim. Lets a signed-in admin use a rate that is otherwise refused with
     *     `rate_deviates`. Only together with `exchange_rate`.
     */
    rate_reason?: string;
    /** @description Sent to the person and stored as `decision_note`. */
    note?: string;
}
export interface ExpenseApprovedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "expense.approved";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: ExpenseEventData;
}
export interface ExpenseBulkReviewInput {
    /** @description The claims. */
    ids: string[];
    /**
     * @description The decision for all claims.
     * @enum {string}
     */
    action: "approve" | "deny";
    /** @description Sent to the people and stored as `decision_note`. Required to deny. */
    reason?: string;
}
export interface ExpenseBulkReviewResult {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description The HTTP status. 200 means decided.
     * @example 200
     */
    status: number;
    /**
     * @description The error code of a refused claim.
     * @example invalid_transition
     */
    code?: string;
    /** @description The error as text. */
    detail?: string;
}
export interface ExpenseBulkReviewResults {
    /** @description One result for each id, in the order of the ids. */
    results: ExpenseBulkReviewResult[];
}
export interface ExpenseBulkReviewResultsResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: ExpenseBulkReviewResults;
}
export interface ExpenseClaim {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    employee: PersonRef;
    /** @description Title, as people see it. */
    title: string;
    status: ExpenseStatus;
    /** @description Its items. */
    items: ExpenseItem[];
    /** @description The claimed amount, which is the sum of the items. */
    amount: string;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /** @description The approved amount, in the currency of the claim. Null unless approved. */
    approved_amount: string | null;
    /** @description The amount to pay out. Null unless approved. */
    payout_amount: string | null;
    /** @description The workspace's currency at the time of approval. Null unless approved. */
    payout_currency: string | null;
    /** @description Units of the payout currency per unit of the claim's currency, set at approval. Null if both are the same. */
    exchange_rate: number | null;
    /** @description Why the rate is right. Null if no reason was given. */
    rate_reason: string | null;
    /** @description The caller's own id for the claim. */
    external_id: string | null;
    /** @description Receipts that were uploaded for it. */
    receipts: Receipt[];
    /** @description The comment of the last approval or denial. */
    decision_note: string | null;
    /**
     * @description The manager who decides while it is `submitted`. Null if it awaits no decision, or if any admin decides because the
     *     person has no manager who may.
     */
    approver: PersonRef | null;
    /** @description Why they are asked; null if nobody is. */
    approver_reason: ApproverReason | null;
    /** @description The person who last approved or denied the claim. */
    reviewer: PersonRef | null;
    /**
     * Format: date-time
     * @description When it was approved or denied; null before.
     */
    reviewed_at: string | null;
    /**
     * Format: date-time
     * @description When it was last submitted. Null if never.
     */
    submitted_at: string | null;
    /** @description The admin who entered it for the person, and does not decide on it. Null if no admin did. */
    entered_by: PersonRef | null;
    /** @description What the caller may do with the claim now. */
    allowed_actions: ("edit" | "submit" | "delete" | "approve" | "deny" | "mark_paid")[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null unless deleted. Only lists with `include_deleted` show deleted claims.
     */
    deleted_at: string | null;
}
export interface ExpenseClaimDetail {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    employee: PersonRef;
    /** @description Title, as people see it. */
    title: string;
    status: ExpenseStatus;
    /** @description Its items. */
    items: ExpenseItem[];
    /** @description The claimed amount, which is the sum of the items. */
    amount: string;
    /** @description ISO 4217 code of the amounts in this object. */
    currency: string;
    /** @description The approved amount, in the currency of the claim. Null unless approved. */
    approved_amount: string | null;
    /** @description The amount to pay out. Null unless approved. */
    payout_amount: string | null;
    /** @description The workspace's currency at the time of approval. Null unless approved. */
    payout_currency: string | null;
    /** @description Units of the payout currency per unit of the claim's currency, set at approval. Null if both are the same. */
    exchange_rate: number | null;
    /** @description Why the rate is right. Null if no reason was given. */
    rate_reason: string | null;
    /** @description The caller's own id for the claim. */
    external_id: string | null;
    /** @description Receipts that were uploaded for it. */
    receipts: Receipt[];
    /** @description The comment of the last approval or denial. */
    decision_note: string | null;
    /**
     * @description The manager who decides while it is `submitted`. Null if it awaits no decision, or if any admin decides because the
     *     person has no manager who may.
     */
    approver: PersonRef | null;
    /** @description Why they are asked; null if nobody is. */
    approver_reason: ApproverReason | null;
    /** @description The person who last approved or denied the claim. */
    reviewer: PersonRef | null;
    /**
     * Format: date-time
     * @description When it was approved or denied; null before.
     */
    reviewed_at: string | null;
    /**
     * Format: date-time
     * @description When it was last submitted. Null if never.
     */
    submitted_at: string | null;
    /** @description The admin who entered it for the person, and does not decide on it. Null if no admin did. */
    entered_by: PersonRef | null;
    /** @description What the caller may do with the claim now. */
    allowed_actions: ("edit" | "submit" | "delete" | "approve" | "deny" | "mark_paid")[];
    /** @description Receipts with the same bytes in other claims that the caller can see, newest first, at most 50. */
    duplicate_suspects: DuplicateSuspect[];
    /** @description Number of receipts with the same bytes in claims that the caller cannot see. */
    duplicates_elsewhere: number;
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null unless deleted. Only lists with `include_deleted` show deleted claims.
     */
    deleted_at: string | null;
}
export interface ExpenseClaimDetailResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: ExpenseClaimDetail;
}
export interface ExpenseClaimListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: ExpenseClaim[];
}
export interface ExpenseClaimResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: ExpenseClaim;
}
export interface ExpenseDeletedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "expense.deleted";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: ExpenseEventData;
}
export interface ExpenseDeniedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "expense.denied";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: ExpenseEventData;
}
export interface ExpenseDenyInput {
    /** @description Sent to the person and stored as `decision_note`. */
    reason: string;
}
export interface ExpenseInput {
    /**
     * Format: uuid
     * @description Required from service keys; signed-in admins may enter a claim for somebody, others can only name themselves.
     */
    employee_id?: string;
    /** @description Title, as people see it. */
    title: string;
    /** @description ISO 4217 code of all items. */
    currency: string;
    /** @description Its items. */
    items: ExpenseItemInput[];
    /** @description False to create a draft. `true` unless given. */
    submit?: boolean;
    /** @description Your own id for the claim, unique per person. */
    external_id?: string | null;
}
export interface ExpenseItem {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    kind: ExpenseKind;
    /**
     * Format: date
     * @description The day of the expense.
     */
    spent_on: string;
    category: ListItemRef;
    /** @description In the currency of the claim. */
    amount: string;
    /** @description The VAT in the amount, by rate. Empty if it is not known. */
    vat: ExpenseVat[];
    /** @description The distance; null unless the kind is `mileage`. */
    kilometres: string | null;
    /** @description The trip; null unless the kind is `per_diem`. */
    trip: ExpenseTrip | null;
    /** @description Which part of the company bears it. Null if that is not said. */
    cost_centre: ListItemRef | null;
    /** @description The project that it is for. Null if that is not said. */
    project: ListItemRef | null;
    /** @description What it was for. */
    description: string | null;
    /** @description Who was paid. */
    merchant: string | null;
    /**
     * @description True if the claim cannot be submitted before this item has a receipt: it costs at least the workspace's
     *     threshold, or is in another currency. Mileage and per diems need none.
     */
    receipt_required: boolean;
    /**
     * @description The approved part of the amount; `0.00` if it was denied. If the claim was approved in part as a whole, the items share
     *     that amount in proportion. Null unless the claim is approved.
     */
    approved_amount: string | null;
    /** @description The reviewer's comment on this item. */
    decision_note: string | null;
}
export interface ExpenseItemApproval {
    /**
     * Format: uuid
     * @description An item of the claim.
     */
    id: string;
    /** @description At most the amount of the item; `0.00` denies it. */
    approved_amount: string;
    /** @description Why, for the person. */
    note?: string;
}
export interface ExpenseItemInput {
    kind?: ExpenseKindInput;
    /**
     * Format: date
     * @description The day of the expense, not in the future; for a `per_diem` one of the days of the trip.
     */
    spent_on: string;
    /**
     * Format: uuid
     * @description An item of the list `expense-categories`.
     */
    category_id: string;
    /**
     * @description Above zero, in the currency of the claim. Required for the kind `amount`; the amounts of the other kinds are computed in
     *     the workspace's currency, and one that is sent must be equal.
     */
    amount?: string;
    /** @description The VAT in the amount: each rate once, gross amounts that add up to the amount of the item. Empty if it is not known. */
    vat?: ExpenseVatInput[];
    /**
     * @description The distance, above zero. Required for `mileage`, and only there.
     * @example 123.4
     */
    kilometres?: string;
    /** @description Required for `per_diem`, and only there. */
    trip?: ExpenseTrip;
    /**
     * Format: uuid
     * @description An item of the list `cost-centres`.
     */
    cost_centre_id?: string | null;
    /**
     * Format: uuid
     * @description An item of the list `projects`.
     */
    project_id?: string | null;
    /** @description What it was for. */
    description?: string | null;
    /** @description Who was paid. */
    merchant?: string | null;
}
export interface ExpenseItemPatch {
    /**
     * Format: uuid
     * @description Id of an existing item of this claim; omit it for a new item.
     */
    id?: string;
    kind?: ExpenseKindInput;
    /**
     * Format: date
     * @description The day of the expense, not in the future; for a `per_diem` one of the days of the trip.
     */
    spent_on: string;
    /**
     * Format: uuid
     * @description An item of the list `expense-categories`.
     */
    category_id: string;
    /**
     * @description Above zero, in the currency of the claim. Required for the kind `amount`; the amounts of the other kinds are computed in
     *     the workspace's currency, and one that is sent must be equal.
     */
    amount?: string;
    /** @description The VAT in the amount: each rate once, gross amounts that add up to the amount of the item. Empty if it is not known. */
    vat?: ExpenseVatInput[];
    /**
     * @description The distance, above zero. Required for `mileage`, and only there.
     * @example 123.4
     */
    kilometres?: string;
    /** @description Required for `per_diem`, and only there. */
    trip?: ExpenseTrip;
    /**
     * Format: uuid
     * @description An item of the list `cost-centres`.
     */
    cost_centre_id?: string | null;
    /**
     * Format: uuid
     * @description An item of the list `projects`.
     */
    project_id?: string | null;
    /** @description What it was for. */
    description?: string | null;
    /** @description Who was paid. */
    merchant?: string | null;
}
export type ExpenseKind = "amount" | "mileage" | "per_diem";
export type ExpenseKindInput = "amount" | "mileage" | "per_diem";
export interface ExpensePaidInput {
    /**
     * Format: date
     * @description The day of the payment, in the workspace's time zone. It may be in the past, even in an earlier year.
     */
    paid_on: string;
    /** @description The reference of the bank, or your own. */
    reference?: string | null;
}
export interface ExpensePatch {
    /** @description Title, as people see it. */
    title?: string;
    /** @description ISO 4217 code of all items. */
    currency?: string;
    /** @description All items of the claim in their new form and order. */
    items?: ExpenseItemPatch[];
    /** @description Null clears the field. */
    external_id?: string | null;
}
export interface ExpenseRate {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * @description What is paid for.
     * @enum {string}
     */
    kind: "mileage" | "per_diem";
    /**
     * Format: date
     * @description The first day of the rate.
     */
    valid_from: string;
    /** @description For a kilometre; null for `per_diem`. In the workspace's currency. */
    amount: string | null;
    /** @description ISO 3166-1 alpha-2; null for `mileage`. */
    country: string | null;
    /** @description For a day of 24 hours; null for `mileage`. */
    full: string | null;
    /** @description For the first and the last day, and for a single day of more than eight hours; null for `mileage`. */
    partial: string | null;
}
export interface ExpenseRateInput {
    /**
     * @description What is paid for.
     * @enum {string}
     */
    kind: "mileage" | "per_diem";
    /**
     * Format: date
     * @description The first day of the rate.
     */
    valid_from: string;
    /** @description For a kilometre, above zero, in the workspace's currency. Required for `mileage`, and only there. */
    amount?: string;
    /** @description ISO 3166-1 alpha-2. Required for `per_diem`, and only there. */
    country?: string;
    /** @description For a day of 24 hours, above zero. Required for `per_diem`, and only there. */
    full?: string;
    /**
     * @description For the first and the last day, and for a single day of more than eight hours; at most `full`. Required for `per_diem`,
     *     and only there.
     */
    partial?: string;
}
export interface ExpenseRateListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: ExpenseRate[];
}
export interface ExpenseRatesInput {
    /** @description All rates, those for kilometres once a day and those for trips once a day and country. */
    rates: ExpenseRateInput[];
}
export interface ExpenseRatesStored {
    /** @description The number of rates. */
    stored: number;
}
export interface ExpenseRatesStoredResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: ExpenseRatesStored;
}
export type ExpenseStatus = "draft" | "submitted" | "approved" | "denied" | "paid" | "deleted";
export interface ExpenseSubmittedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "expense.submitted";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: ExpenseEventData;
}
export interface ExpenseSummaryRow {
    /** @description The id of the category or person, or the month as YYYY-MM. */
    key: string;
    /** @description The name of the category or person, or the month. */
    label: string;
    /** @description The currency of the claims. */
    currency: string;
    /** @description Number of items. */
    items: number;
    /** @description The claimed amount. */
    amount: string;
    /** @description The part that awaits a decision. */
    pending_amount: string;
    /**
     * @description The approved part. If a claim was approved in part, the approved amount is shared among its items in proportion
     *     to their amounts, to the cent.
     */
    approved_amount: string;
}
export interface ExpenseSummaryRowListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: ExpenseSummaryRow[];
}
export interface ExpenseTrip {
    /**
     * @description When it began.
     * @example 2026-11-09T09:00
     */
    from: string;
    /**
     * @description When it ended, at most 366 days later and not in the future.
     * @example 2026-11-11T15:00
     */
    to: string;
    /** @description ISO 3166-1 alpha-2. */
    country: string;
    /** @description Breakfasts that others paid, one a day at most. */
    breakfasts: number;
    /** @description Lunches that others paid, one a day at most. */
    lunches: number;
    /** @description Dinners that others paid, one a day at most. */
    dinners: number;
}
export interface ExpenseVat {
    /** @description Percent. */
    rate: number;
    /** @description With VAT. */
    gross: string;
    /** @description The gross amount less the VAT. */
    net: string;
    /** @description The VAT: gross × rate / (100 + rate), half up. */
    tax: string;
}
export interface ExpenseVatInput {
    rate: InvoiceTaxRate;
    /** @description With VAT, above zero. */
    gross: string;
}
export interface Receipt {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * Format: uuid
     * @description The item that it belongs to; null if it counts for all items.
     */
    item_id: string | null;
    /** @description The name of the uploaded file, with the extension of its content type. */
    filename: string;
    /**
     * @description Media type of the file.
     * @enum {string}
     */
    content_type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp";
    /** @description Stored size in bytes. */
    size: number;
    /** @description SHA-256 of the bytes that were sent. */
    sha256: string;
}
export interface ReceiptInput {
    /**
     * Format: binary
     * @description PDF, JPEG, PNG or WebP, at most 10 MiB.
     */
    file: Incoming;
    /**
     * Format: uuid
     * @description The item that it belongs to.
     */
    item_id?: string;
}
export interface ReceiptResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Receipt;
}

// shared
export type ApproverReason = "manager" | "substitute" | "escalated" | "admins";
export type CsvTable = string;
export type Days = string;
export type Empty = Record<string, never>;
export interface EmptyResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Empty;
}
export type ErrorData = {
    /**
     * @description A stable machine code.
     * @example not_found
     */
    code: string;
} & {
    [key: string]: unknown;
};
export interface ErrorEnvelope {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description What happened and what to do about it. */
    detail: string;
    data: ErrorData;
}
export type FileBytes = Incoming;
export interface PersonRef {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description E-mail address. */
    email: string;
    /** @description Full name. */
    name: string;
    /** @description Path on this host, new with each photo. Null without a photo. `getFileAddresses` makes it one that an `<img>` can open. */
    photo_url: string | null;
}
export interface RecordException {
    /** @description Why they took it. */
    reason: string;
    /** @description The admin. */
    by: PersonRef;
    /**
     * Format: date-time
     * @description When they took it.
     */
    at: string;
}
export type Timestamp = string;
export interface ValidationEnvelope {
    /**
     * @description HTTP status of this response.
     * @constant
     */
    status: 422;
    /** @description Short text. */
    message: string;
    /** @description What happened and what to do about it. */
    detail: string;
    /** @description Texts by field. Nested fields are dotted (`items.0.amount`); texts about no single field are under `non_field_errors`. */
    errors: {
        [key: string]: string[];
    };
    data: ErrorData;
}

// support
export interface Faq {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description The question. */
    question: string;
    /** @description Markdown as it was written. It may contain HTML that was not sanitised, so render it as untrusted. */
    answer_md: string;
    /**
     * @description BCP 47 tag.
     * @example de-DE
     */
    locale: string;
    /** @description An item of the list `ticket-categories`. */
    category: ListItemRef | null;
    /** @description False for a draft, which only admins see. */
    published: boolean;
    /** @description Position in the list. */
    position: number;
    /**
     * Format: uuid
     * @description The original FAQ, if this is a translation.
     */
    translation_of: string | null;
    /** @description Number of people who found it helpful. */
    helpful: number;
    /** @description Number of people who did not find it helpful. */
    not_helpful: number;
    /** @description Counts changes, but not votes; also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
}
export interface FaqFeedbackInput {
    /** @description Whether the answer helped. */
    helpful: boolean;
}
export interface FaqInput {
    /** @description The question. */
    question: string;
    /** @description Markdown, stored unchanged. */
    answer_md: string;
    /**
     * @description BCP 47 tag. Default: the language of the workspace.
     * @example pt-PT
     */
    locale?: string;
    /**
     * Format: uuid
     * @description An item of the list `ticket-categories`.
     */
    category_id?: string;
    /** @description False for a draft, the default. */
    published?: boolean;
    /** @description Position in the list. Default: 0. */
    position?: number;
    /**
     * Format: uuid
     * @description The original FAQ, if this is a translation; it must not be a translation itself.
     */
    translation_of?: string;
}
export interface FaqListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Faq[];
}
export interface FaqPatch {
    /** @description The question. */
    question?: string;
    /** @description Markdown, stored unchanged. */
    answer_md?: string;
    /**
     * @description BCP 47 tag.
     * @example pt-PT
     */
    locale?: string;
    /**
     * Format: uuid
     * @description An item of the list `ticket-categories`.
     */
    category_id?: string | null;
    /** @description False for a draft, which only admins see. */
    published?: boolean;
    /** @description Position in the list. */
    position?: number;
}
export interface FaqResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Faq;
}
export interface Ticket {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Numbers the tickets of the workspace consecutively. */
    number: number;
    /** @description Subject line. */
    subject: string;
    status: TicketStatus;
    priority: TicketPriority;
    /** @description An item of the list `ticket-categories`. */
    category: ListItemRef | null;
    requester: PersonRef;
    /** @description The admin to whom it is assigned. */
    assignee: PersonRef | null;
    /** @description Oldest first. */
    attachments: TicketAttachment[];
    /**
     * Format: uuid
     * @description The ticket in which it is continued, if it is `merged`.
     */
    merged_into: string | null;
    /** @description Tags set by staff. Null for the requester. */
    tags: string[] | null;
    /** @description From creation to the first reply of staff. Null before that, and for the requester. */
    first_response_seconds: number | null;
    /** @description From creation until it was solved. Null until then, and for the requester. */
    resolution_seconds: number | null;
    /**
     * Format: date-time
     * @description Null again after the ticket is reopened.
     */
    solved_at: string | null;
    /**
     * Format: date-time
     * @description When it was closed; null while it is open.
     */
    closed_at: string | null;
    /**
     * @description What the caller can do now: add a message (`reply`) or an internal note (`note`), the calls `close/`, `reopen/`
     *     and `merge/`, and the statuses `open`, `pending` (`wait`) and `solved` (`solve`).
     */
    allowed_actions: ("reply" | "note" | "close" | "reopen" | "open" | "wait" | "solve" | "merge")[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null unless deleted. Only lists with `include_deleted` show deleted tickets.
     */
    deleted_at: string | null;
}
export interface TicketAttachment {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Name of the file. */
    filename: string;
    /**
     * @description Media type of the file.
     * @example application/pdf
     */
    content_type: string;
    /** @description In bytes. */
    size: number;
}
export interface TicketAttachmentInput {
    /**
     * Format: binary
     * @description PDF, JPEG or PNG, at most 10 MiB.
     */
    file: Incoming;
}
export interface TicketAttachmentResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: TicketAttachment;
}
export interface TicketInput {
    /** @description Subject line. */
    subject: string;
    /** @description The first message. */
    body: string;
    /**
     * Format: uuid
     * @description An item of the list `ticket-categories`.
     */
    category_id?: string;
    /** @description Default: `normal`. */
    priority?: TicketPriority;
}
export interface TicketListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Ticket[];
}
export interface TicketMergeInput {
    /**
     * Format: uuid
     * @description Another ticket of the same requester, neither closed nor merged.
     */
    into_ticket_id: string;
}
export interface TicketMessage {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    author: PersonRef;
    /** @description Plain text as it was written. */
    body: string;
    /** @description True for a note that only staff can read. */
    internal: boolean;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
}
export interface TicketMessageInput {
    /** @description Plain text. */
    body: string;
    /** @description True for a note that only staff can read. For admins, and not in their own tickets. Default: false. */
    internal?: boolean;
}
export interface TicketMessageListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: TicketMessage[];
}
export interface TicketMessageResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: TicketMessage;
}
export interface TicketPatch {
    /**
     * @description `pending` can follow `open`, `open` can follow `pending`, and `solved` can follow both. The first reply opens a
     *     new ticket.
     * @enum {string}
     */
    status?: "open" | "pending" | "solved";
    /**
     * Format: uuid
     * @description An active admin, or null for nobody.
     */
    assignee_id?: string | null;
    priority?: TicketPriority;
    /**
     * Format: uuid
     * @description An item of the list `ticket-categories`.
     */
    category_id?: string | null;
    /** @description Tags set by staff; they replace the earlier ones. */
    tags?: string[];
}
export type TicketPriority = "low" | "normal" | "high" | "urgent";
export interface TicketReopenInput {
    /** @description Becomes a message of the ticket. */
    reason?: string;
}
export interface TicketResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Ticket;
}
export type TicketStatus = "new" | "open" | "pending" | "solved" | "closed" | "merged";

// tracking
export interface AbsenceFeed {
    /**
     * Format: uri-reference
     * @description Anyone who has it can read who is away. Shown once. If the installation does not know its public address, this is a
     *     path on the host of the request.
     * @example https://brightwater.example.com/api/v1/tracking/absences/feed/wfa_9fXw2C/
     */
    url: string;
}
export interface AbsenceFeedInput {
    /**
     * Format: uuid
     * @description Only people of this department, an item of the list `departments`.
     */
    department_id?: string;
}
export interface AbsenceFeedResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: AbsenceFeed;
}
export interface AdminClockStopInput {
    /**
     * Format: date-time
     * @description After the start, at most 24 hours later, not in the future.
     */
    ended_at: string;
    /** @description Stored in the audit trail and sent to the person. */
    reason: string;
}
export interface AdminTimeEntryInput {
    /**
     * Format: uuid
     * @description The person. Managers name someone below them, admins and service keys anybody.
     */
    employee_id: string;
    started_at: StartedAt;
    /**
     * Format: date-time
     * @description After `started_at`, at most 24 hours later and at most 5 minutes ahead of now.
     */
    ended_at: string;
    /** @description What was worked on. */
    description?: string;
    /** @description Whether a client is charged for it. `false` unless given. */
    billable?: boolean;
    /**
     * Format: uuid
     * @description An item of the pick list of time categories.
     */
    category_id?: string;
    /** @description Shorter than the span. `0` unless given. */
    break_minutes?: number;
    /** @description Your own id for the entry, unique in the workspace. */
    external_id?: string;
    /** @description Stored in the audit trail and sent to the person. */
    reason: string;
}
export interface AdminTimeEntryPatch {
    started_at?: MovedStart;
    /**
     * Format: date-time
     * @description After `started_at`, at most 24 hours later and at most 5 minutes ahead of now.
     */
    ended_at?: string;
    /** @description What was worked on. */
    description?: string | null;
    /** @description Whether a client is charged for it. */
    billable?: boolean;
    /**
     * Format: uuid
     * @description An item of the list `time-categories`; null for none.
     */
    category_id?: string | null;
    /** @description Shorter than the span. */
    break_minutes?: number;
    /** @description Your own id for it; unique in the workspace. */
    external_id?: string | null;
    /** @description Stored in the audit trail and sent to the person. */
    reason: string;
}
export interface BulkTimeEntriesInput {
    /** @description Entries to add, each checked separately. */
    entries: (TimeEntryInput | Record<string, never>)[];
}
export interface BulkTimeEntriesResult {
    /** @description One result for each row, in row order. */
    results: BulkTimeEntryResult[];
}
export interface BulkTimeEntriesResultResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: BulkTimeEntriesResult;
}
export interface BulkTimeEntryResult {
    /** @description Position of the row, from 0. */
    index: number;
    /**
     * @description The HTTP status. 201 means created.
     * @example 201
     */
    status: number;
    /**
     * Format: uuid
     * @description Id of the entry; with `duplicate_external_id`, of the existing entry.
     */
    id?: string;
    /**
     * @description The error code of a refused row.
     * @example entry_overlap
     */
    code?: string;
    /** @description The error as text. */
    detail?: string;
    /** @description Error texts by field, if the row is invalid. */
    errors?: {
        [key: string]: string[];
    };
    /** @description Ids of the conflicting entries, with `entry_overlap`. */
    conflicts?: string[];
}
export interface Clock {
    /** @description Whether the clock runs. */
    running: boolean;
    /** @description The running entry; null while no clock runs. */
    entry: TimeEntry | null;
    /**
     * Format: date-time
     * @description The server's time, so that clients need not rely on the device's clock.
     */
    server_time: string;
    /** @description Seconds worked so far today, without breaks, including the running entry. Today is in the person's time zone. */
    today_seconds: number;
}
export interface ClockDiscardInput {
    /**
     * Format: uuid
     * @description The person. A service key must name one; anyone else can only name themselves.
     */
    employee_id?: string;
}
export interface ClockResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Clock;
}
export interface ClockStartInput {
    /**
     * Format: uuid
     * @description The person. A service key must name one; anyone else can only name themselves.
     */
    employee_id?: string;
    /** @description What the person works on. */
    description?: string;
    /** @description Whether a client is charged for it. `false` unless given. */
    billable?: boolean;
    /**
     * Format: uuid
     * @description An item of the pick list of time categories.
     */
    category_id?: string;
    /**
     * Format: date-time
     * @description Default: now. Not in the future, at most 24 hours ago. Its offset is interpreted as for a new entry.
     */
    started_at?: string;
    /**
     * @description `stop` ends the running entry at the instant the new one starts. `"reject"` unless given.
     * @enum {string}
     */
    if_running?: "reject" | "stop";
}
export interface ClockStartedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "clock.started";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: ClockEventData;
}
export interface ClockStopInput {
    /**
     * Format: uuid
     * @description The person. A service key must name one; anyone else can only name themselves.
     */
    employee_id?: string;
    /**
     * Format: date-time
     * @description Default: now. After the start, not in the future.
     */
    ended_at?: string;
    /** @description Shorter than the span. */
    break_minutes?: number;
    /** @description Replaces the description given at the start. */
    description?: string;
}
export interface ClockStoppedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "clock.stopped";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: ClockEventData;
}
export interface DashboardSummary {
    /**
     * Format: date
     * @description The day.
     */
    date: string;
    /** @description People with an entry on the day or a running clock. */
    present: number;
    /** @description People on approved leave. */
    absent: number;
    /** @description Clocks that are running now. */
    clocked_in: number;
    /** @description Requests for time off that await a decision. */
    pending_absences: number;
    /** @description Expense claims that await a decision. */
    pending_expenses: number;
    /** @description The people with the most overtime in the month up to the previous day; only people who have some. */
    overtime_top: Overtime[];
}
export interface DashboardSummaryResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: DashboardSummary;
}
export type MovedStart = string;
export interface Overtime {
    employee: PersonRef;
    /** @description Hours of the weekly pattern minus holidays and absences. */
    expected_seconds: number;
    /** @description Time worked, in seconds. */
    worked_seconds: number;
    /** @description Worked minus expected. */
    balance_seconds: number;
}
export interface OvertimeAccount {
    employee: PersonRef;
    /**
     * Format: date
     * @description The first day that counts; null without an opening or time entry.
     */
    since: string | null;
    /**
     * Format: date
     * @description The last day that counts.
     */
    as_of: string;
    /** @description Worked less expected time, plus all entries. */
    balance_seconds: number;
    /** @description Every month from `since` to `as_of`, in order. */
    months: OvertimeMonth[];
    /** @description Openings, payouts, corrections and what lapsed, in order of their days. */
    entries: OvertimeEntry[];
}
export interface OvertimeAccountResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: OvertimeAccount;
}
export interface OvertimeEntry {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    employee: PersonRef;
    kind: OvertimeKind;
    /** @description Below 0 for what leaves the account. */
    seconds: number;
    /**
     * Format: date
     * @description The day on which it counts.
     */
    effective_on: string;
    /** @description Why it was posted. */
    reason: string;
    /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
    exception: RecordException | null;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
}
export interface OvertimeEntryInput {
    /**
     * Format: uuid
     * @description Whose account it is.
     */
    employee_id: string;
    /**
     * @description What it is; a payout is below 0.
     * @enum {string}
     */
    kind: "opening" | "payout" | "adjust";
    /** @description Not 0, except for an opening. */
    seconds: number;
    /**
     * Format: date
     * @description The day on which it counts; not in the future.
     */
    effective_on: string;
    /** @description Shown to the person. */
    reason: string;
}
export interface OvertimeEntryResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: OvertimeEntry;
}
export type OvertimeKind = "opening" | "payout" | "adjust" | "cap" | "expire";
export interface OvertimeListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Overtime[];
}
export interface OvertimeMonth {
    /**
     * @description Year and month.
     * @example 2026-10
     */
    month: string;
    /** @description Expected time on the days that count. */
    expected_seconds: number;
    /** @description Worked time on the days that count. */
    worked_seconds: number;
    /** @description The sum of entries, such as payouts. */
    rows_seconds: number;
    /** @description The balance at the end of the month or of the last day. */
    balance_seconds: number;
}
export interface OwnOvertime {
    employee: PersonRef;
    /** @description Hours of the weekly pattern minus holidays and absences. */
    expected_seconds: number;
    /** @description Time worked, in seconds. */
    worked_seconds: number;
    /** @description Worked minus expected. */
    balance_seconds: number;
    /**
     * Format: date
     * @description Day of the first entry, from which the running balance counts; null if there is no entry up to `to`.
     */
    running_since: string | null;
    /** @description Worked minus expected, from `running_since` through `to`. */
    running_balance_seconds: number;
}
export interface OwnOvertimeResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: OwnOvertime;
}
export interface PeriodLock {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /**
     * Format: date
     * @description The last locked day.
     */
    locked_through: string;
    /**
     * Format: uuid
     * @description An item of the pick list of departments; null locks everybody.
     */
    department_id: string | null;
    /**
     * Format: date-time
     * @description Until then, admins can still change entries.
     */
    grace_until: string | null;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
}
export interface PeriodLockInput {
    /**
     * Format: date
     * @description The last locked day; before today in the workspace's time zone.
     */
    locked_through: string;
    /**
     * Format: uuid
     * @description An item of the pick list of departments; if omitted, everybody is locked.
     */
    department_id?: string;
    /** @description Refuses the lock (409 `timesheets_open`) while timesheets of its days are not approved. `false` unless given. */
    require_approved?: boolean;
    /**
     * Format: date-time
     * @description Until then, admins can still change entries; in the future.
     */
    grace_until?: string;
}
export interface PeriodLockListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: PeriodLock[];
}
export interface PeriodLockResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: PeriodLock;
}
export interface Presence {
    employee: PersonRef;
    status: PresenceStatus;
    /**
     * Format: date-time
     * @description When `working`: start of the first entry that touches the day, in its own time zone.
     */
    since: string | null;
    /**
     * Format: date
     * @description When `absent`: last day of the absence.
     */
    absence_until: string | null;
}
export interface PresenceListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Presence[];
}
export type PresenceStatus = "working" | "absent" | "holiday" | "off" | "missing";
export type StartedAt = string;
export interface TeamAbsence {
    /**
     * Format: uuid
     * @description Id of the absence.
     */
    id: string;
    employee: PersonRef;
    /** @description The leave type; null unless the caller is a manager or admin. */
    policy: PolicyRef | null;
    /**
     * Format: date
     * @description First day.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day, inclusive.
     */
    end_date: string;
    /**
     * @description `pm`: begins at noon of the first day; `am` or null: begins in the morning.
     * @enum {string|null}
     */
    start_half: "am" | "pm" | null;
    /**
     * @description `am`: ends at noon of the last day; `pm` or null: ends in the evening.
     * @enum {string|null}
     */
    end_half: "am" | "pm" | null;
    /**
     * @description `requested`: awaits a decision, and is shown to those who may decide only.
     * @enum {string}
     */
    status: "approved" | "requested";
}
export interface TeamAbsenceListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: TeamAbsence[];
}
export interface TimeCategory {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    /** @description Label, as people see it. */
    label: string;
}
export interface TimeEntry {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    employee: PersonRef;
    /**
     * Format: date-time
     * @description In the entry's own time zone.
     */
    started_at: string;
    /**
     * Format: date-time
     * @description In the entry's own time zone; exclusive. Null while the clock runs.
     */
    ended_at: string | null;
    /** @description Elapsed time from start to end, including breaks, correct across clock changes. Null while the clock runs. */
    duration_seconds: number | null;
    /** @description Part of the span that was not worked. */
    break_minutes: number;
    /**
     * @description The zone whose days the entry is counted on: the person's IANA zone at the time of entry, or the sent offset if
     *     it was neither zero nor that of the person's zone.
     * @example Europe/Berlin
     * @example +09:00
     */
    timezone: string;
    /** @description Empty if none was given. */
    description: string;
    /** @description Whether a client is charged for it. */
    billable: boolean;
    /** @description An item of the list `time-categories`; null for none. */
    category: TimeCategory | null;
    /**
     * @description The live clock, manual entry, an API key or an import.
     * @enum {string}
     */
    source: "clock" | "manual" | "api" | "import";
    /** @description The caller's own id for the entry. */
    external_id: string | null;
    /** @description True if the service stopped a forgotten clock. */
    auto_stopped: boolean;
    /** @description In a locked period or on an issued invoice, so that it can be neither changed nor deleted. */
    locked: boolean;
    /**
     * @description Warnings never cause a refusal. `break`: more than 6 hours with less than 30 minutes of break, or more than 9
     *     with less than 45. `on_leave`, only in the answer to a start: the person has approved time off.
     */
    warnings: ("break" | "on_leave")[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Null unless deleted. Only lists with `include_deleted` show deleted entries.
     */
    deleted_at: string | null;
}
export interface TimeEntryCreatedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "time_entry.created";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: TimeEntryEventData;
}
export interface TimeEntryDeletedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "time_entry.deleted";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: TimeEntryEventData;
}
export interface TimeEntryInput {
    /**
     * Format: uuid
     * @description The person. A service key must name one; anyone else can only name themselves.
     */
    employee_id?: string;
    started_at: StartedAt;
    /**
     * Format: date-time
     * @description After `started_at`, at most 24 hours later and at most 5 minutes ahead of now.
     */
    ended_at: string;
    /** @description What was worked on. */
    description?: string;
    /** @description Whether a client is charged for it. `false` unless given. */
    billable?: boolean;
    /**
     * Format: uuid
     * @description An item of the pick list of time categories.
     */
    category_id?: string;
    /** @description Shorter than the span. `0` unless given. */
    break_minutes?: number;
    /** @description Your own id for the entry, unique in the workspace. */
    external_id?: string;
}
export interface TimeEntryListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: TimeEntry[];
}
export interface TimeEntryPatch {
    started_at?: MovedStart;
    /**
     * Format: date-time
     * @description After `started_at`, at most 24 hours later and at most 5 minutes ahead of now.
     */
    ended_at?: string;
    /** @description What was worked on. */
    description?: string | null;
    /** @description Whether a client is charged for it. */
    billable?: boolean;
    /**
     * Format: uuid
     * @description An item of the list `time-categories`; null for none.
     */
    category_id?: string | null;
    /** @description Shorter than the span. */
    break_minutes?: number;
    /** @description Your own id for it; unique in the workspace. */
    external_id?: string | null;
}
export interface TimeEntryResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: TimeEntry;
}
export interface TimeEntryUpdatedEvent {
    id: EventId;
    sequence: EventSequence;
    /**
     * @description The kind of event.
     * @constant
     */
    event: "time_entry.updated";
    /**
     * Format: date-time
     * @description When it happened.
     */
    occurred_at: string;
    actor: Actor;
    data: TimeEntryEventData;
}
export interface TimeReport {
    /**
     * Format: date
     * @description First day.
     */
    from: string;
    /**
     * Format: date
     * @description Last day, inclusive.
     */
    to: string;
    /**
     * @description What each row covers.
     * @enum {string}
     */
    group_by: "day" | "week" | "month" | "category" | "employee" | "department";
    /**
     * @description A setting of the workspace: reports round each entry to the nearest 15 min, or not at all. Entries themselves
     *     stay exact.
     * @enum {string}
     */
    rounding: "none" | "quarter_hour";
    totals: TimeReportTotals;
    /** @description Sorted by key. */
    rows: TimeReportRow[];
}
export interface TimeReportResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: TimeReport;
}
export interface TimeReportRow {
    /**
     * @description `2026-10-26`, `2026-W44` or `2026-10`; otherwise the id, which is empty for time without a category and people
     *     without a department.
     */
    key: string;
    /**
     * @description Name of the category, person or department; null for dates, and for time without a category and people without a
     *     department.
     */
    label: string | null;
    /** @description Time worked, in seconds. */
    worked_seconds: number;
    /** @description Time charged to a client, in seconds. */
    billable_seconds: number;
    /** @description Always 0 by category, because nothing is expected per category. The totals have it. */
    expected_seconds: number;
    /**
     * @description Days of approved absence, counted like leave. In days even if the leave type counts hours.
     * @example 3.50
     */
    absence_days: string;
    /** @description Time zones in which the days of this row begin and end. */
    timezones: string[];
    /** @description Problems to check before you rely on the figures. */
    warnings: TimeWarning[];
    /** @description The part worked from 23 to 6 o'clock. */
    night_seconds: number;
    /** @description The part worked on Sundays. */
    sunday_seconds: number;
    /** @description The part worked on whole holidays of the person. */
    holiday_seconds: number;
    /** @description What the working-time rules object to on this day; empty in rows that are no days. */
    checks: WorkingTimeCheck[];
}
export interface TimeReportTotals {
    /** @description Time of closed entries minus their breaks; each entry is rounded according to `rounding`. */
    worked_seconds: number;
    /** @description The billable part of the worked time. */
    billable_seconds: number;
    /** @description Hours of the weekly pattern minus holidays and absences, paid or not. */
    expected_seconds: number;
    /**
     * @description Days of approved absence, counted like leave. In days even if the leave type counts hours.
     * @example 3.50
     */
    absence_days: string;
    /**
     * @description Time zones of the counted entries. Each entry counts on the dates of its own zone.
     * @example [
     *       "Europe/Berlin"
     *     ]
     */
    timezones: string[];
    /** @description Problems to check before you rely on the figures. */
    warnings: TimeWarning[];
    /** @description The part worked from 23 to 6 o'clock. */
    night_seconds: number;
    /** @description The part worked on Sundays. */
    sunday_seconds: number;
    /** @description The part worked on whole holidays of the person. */
    holiday_seconds: number;
}
export type TimeWarning = "break";
export interface Timesheet {
    /**
     * Format: uuid
     * @description Identifier; it never changes.
     */
    id: string;
    employee: PersonRef;
    /**
     * Format: date
     * @description First day.
     */
    period_start: string;
    /**
     * Format: date
     * @description Last day.
     */
    period_end: string;
    status: TimesheetStatus;
    /** @description What the person says about it. */
    note: string | null;
    /** @description Time worked in the period, as it was when the timesheet was last saved. Exact, without rounding. */
    worked_seconds: number;
    /** @description Time expected by contract, holidays and absences, as it was when the timesheet was last saved. */
    expected_seconds: number;
    /** @description Worked less expected time. */
    balance_seconds: number;
    /** @description Whether its last day is in a locked period. */
    locked: boolean;
    /** @description The manager who decides on it; null if the admins do, or if it does not wait. */
    approver: PersonRef | null;
    /** @description Why they are asked; null if nobody is. */
    approver_reason: ApproverReason | null;
    /** @description Who approved or returned it last. */
    reviewer: PersonRef | null;
    /**
     * Format: date-time
     * @description When it was approved or denied; null before.
     */
    reviewed_at: string | null;
    /** @description What the reviewer said. */
    decision_note: string | null;
    /**
     * Format: date-time
     * @description When it was last submitted.
     */
    submitted_at: string | null;
    /** @description What the caller can do now. */
    allowed_actions: TimesheetAction[];
    /** @description Increases with every change; the `ETag` of the record. */
    version: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updated_at: string;
}
export type TimesheetAction = "submit" | "withdraw" | "approve" | "return";
export interface TimesheetInput {
    /**
     * @description `submitted` asks for a decision; `draft` saves the timesheet, or takes it back.
     * @enum {string}
     */
    status: "submitted" | "draft";
    /** @description For the reviewer; null removes it. */
    note?: string | null;
    /**
     * Format: uuid
     * @description The person whose timesheet it is. A service key must name one; any other caller can only name themselves.
     */
    employee_id?: string;
}
export interface TimesheetListResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    /** @description The result. */
    data: Timesheet[];
}
export interface TimesheetResponse {
    /** @description HTTP status of this response. */
    status: number;
    /** @description Short text. */
    message: string;
    data: Timesheet;
}
export interface TimesheetReview {
    /**
     * @description An admin can also return an approved timesheet.
     * @enum {string}
     */
    action: "approve" | "return";
    /** @description Required to return it. */
    reason?: string;
}
export type TimesheetStatus = "draft" | "submitted" | "approved" | "returned";
export interface WorkingTimeCheck {
    /**
     * @description What is wrong. `break`: too short breaks. `long_day`: a shift that is too long. `short_rest`: too little time since the
     *     shift before. `sunday`, `holiday`: work on such a day. A shift is shown on the date on which it begins.
     * @enum {string}
     */
    code: "break" | "long_day" | "short_rest" | "sunday" | "holiday";
    /** @description The minutes of break, of work or of rest that there were. */
    minutes: number;
}
export type WorkingTimeRules = "none" | "breaks" | "de" | "uk";

/** Parameters, body and successes of each operation. */
export interface operations {
    // auth
    getTwoFactorStatus: {
        parameters: {};
        responses: {
            /** @description The state of the caller's second factor. */
            200: {
                content: {
                    "application/json": TwoFactorStatusResponse;
                };
            };
        };
    };
    disableTwoFactor: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": TwoFactorConfirmation;
            };
        };
        responses: {
            /** @description Switched off; the recovery codes are void. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    enableTwoFactor: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": TwoFactorEnableInput;
            };
        };
        responses: {
            /** @description Switched on. The data are the recovery codes. */
            200: {
                content: {
                    "application/json": RecoveryCodesResponse;
                };
            };
        };
    };
    regenerateRecoveryCodes: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": TwoFactorConfirmation;
            };
        };
        responses: {
            /** @description The new recovery codes. */
            200: {
                content: {
                    "application/json": RecoveryCodesResponse;
                };
            };
        };
    };
    startTwoFactorSetup: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PasswordConfirmation;
            };
        };
        responses: {
            /** @description The secret for an authenticator app, in three forms. */
            200: {
                content: {
                    "application/json": TwoFactorSetupResponse;
                };
            };
        };
    };
    openDocumentsAccess: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": DocumentsAccessCode;
            };
        };
        responses: {
            /** @description The token. */
            200: {
                content: {
                    "application/json": DocumentsTokenResponse;
                };
            };
        };
    };
    requestDocumentsAccess: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PasswordResetRequest;
            };
        };
        responses: {
            /** @description The request was accepted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    requestEmailChange: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": EmailChangeInput;
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    confirmEmailChange: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": EmailConfirmationInput;
            };
        };
        responses: {
            /** @description The new address works. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": InvitationAcceptInput;
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                content: {
                    "application/json": SignInTokensResponse;
                };
            };
        };
    };
    login: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": LoginInput;
            };
        };
        responses: {
            /** @description Signed in, or asked for the second factor. */
            200: {
                content: {
                    "application/json": SignInTokensOrTwoFactorChallengeResponse;
                };
            };
        };
    };
    verifyLogin: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": LoginVerifyInput;
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                content: {
                    "application/json": SignInTokensResponse;
                };
            };
        };
    };
    logout: {
        parameters: {};
        requestBody?: {
            content: {
                "application/json": LogoutInput;
            };
        };
        responses: {
            /** @description The session has ended. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    logoutAllSessions: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PasswordConfirmation;
            };
        };
        responses: {
            /** @description All sessions have ended. */
            200: {
                content: {
                    "application/json": RevokedSessionsResponse;
                };
            };
        };
    };
    getMe: {
        parameters: {};
        responses: {
            /** @description The caller. */
            200: {
                content: {
                    "application/json": PrincipalResponse;
                };
            };
        };
    };
    changePassword: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PasswordChangeInput;
            };
        };
        responses: {
            /** @description The new password works. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PasswordResetRequest;
            };
        };
        responses: {
            /** @description The request was accepted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    resetPassword: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PasswordResetInput;
            };
        };
        responses: {
            /** @description The new password works. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    refreshTokens: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": RefreshInput;
            };
        };
        responses: {
            /** @description The new tokens. */
            200: {
                content: {
                    "application/json": SignInTokensResponse;
                };
            };
        };
    };
    listSessions: {
        parameters: {};
        responses: {
            /** @description The sessions that have not ended. */
            200: {
                content: {
                    "application/json": SessionListResponse;
                };
            };
        };
    };
    revokeSession: {
        parameters: {
            path: {
                /** @description Id of a session. */
                session_id: string;
            };
        };
        responses: {
            /** @description The session has ended. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query: {
                /** @description Any of these. */
                status?: PersonStatus[];
                /** @description Any of these. */
                role?: Role[];
                /** @description An item of the list `user-types`. */
                user_type_id?: string;
                /** @description An item of the list `departments`. */
                department_id?: string;
                /** @description Only the direct reports of this person. */
                manager_id?: string;
                /** @description Part of the name, e-mail or employee number. */
                q?: string;
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering: "-created_at" | "created_at" | "-last_name" | "last_name" | "-start_date" | "start_date" | "-updated_at" | "updated_at";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted: boolean;
                /** @description Only records with one of these ids, such as those that an event or your own copy names. */
                ids?: string[];
                /** @description Only the person with this sign-in address. */
                email?: string;
                /** @description Only the person with this number. */
                employee_number?: string;
            };
        };
        responses: {
            /** @description A page of people. */
            200: {
                content: {
                    "application/json": PersonListResponse;
                    "text/csv": CsvTable;
                };
            };
        };
    };
    createUser: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PersonInput;
            };
        };
        responses: {
            /** @description The person. */
            201: {
                content: {
                    "application/json": PersonResponse;
                };
            };
        };
    };
    importUsers: {
        parameters: {
            query: {
                /** @description Tries all rows and adds nobody. */
                dry_run: boolean;
                /** @description Adds nobody if a row is refused. */
                all_or_nothing: boolean;
            };
        };
        requestBody: {
            content: {
                "application/json": UserImportInput;
                "text/csv": string;
            };
        };
        responses: {
            /** @description The queued import. */
            202: {
                content: {
                    "application/json": UserImportResponse;
                };
            };
        };
    };
    getUserImport: {
        parameters: {
            query?: {
                /** @description Only results of these kinds. */
                outcome?: UserImportOutcome[];
            };
            path: {
                /** @description Id of an import. */
                import_id: string;
            };
        };
        responses: {
            /** @description The import with its results. */
            200: {
                content: {
                    "application/json": UserImportDetailResponse;
                };
            };
        };
    };
    getUser: {
        parameters: {
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        responses: {
            /** @description The person. */
            200: {
                content: {
                    "application/json": PersonResponse;
                };
            };
        };
    };
    updateUser: {
        parameters: {
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": PersonPatch;
            };
        };
        responses: {
            /** @description The changed person. */
            200: {
                content: {
                    "application/json": PersonResponse;
                };
            };
        };
    };
    resetUserTwoFactor: {
        parameters: {
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": TwoFactorResetInput;
            };
        };
        responses: {
            /** @description Signing in needs the password only. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    anonymizeUser: {
        parameters: {
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": AnonymizationInput;
            };
        };
        responses: {
            /** @description The anonymised person. */
            200: {
                content: {
                    "application/json": PersonResponse;
                };
            };
        };
    };
    deactivateUser: {
        parameters: {
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": DeactivationInput;
            };
        };
        responses: {
            /** @description The person, with what ends and the payments to decide about. */
            200: {
                content: {
                    "application/json": DeactivatedPersonResponse;
                };
            };
        };
    };
    grantDocumentsAccess: {
        parameters: {
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": DocumentsAccessInput;
            };
        };
        responses: {
            /** @description The permission. */
            200: {
                content: {
                    "application/json": DocumentsAccessResponse;
                };
            };
        };
    };
    listEmployments: {
        parameters: {
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        responses: {
            /** @description All employments. */
            200: {
                content: {
                    "application/json": EmploymentListResponse;
                };
            };
        };
    };
    updateEmployment: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description Id of a person. */
                user_id: string;
                /** @description Identifier of the employment. */
                employment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": EmploymentPatch;
            };
        };
        responses: {
            /** @description The employment. */
            200: {
                content: {
                    "application/json": EmploymentResponse;
                };
            };
        };
    };
    resendInvitation: {
        parameters: {
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": InvitationResendInput;
            };
        };
        responses: {
            /** @description The invitation is on its way. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    reactivateUser: {
        parameters: {
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": ReactivationInput;
            };
        };
        responses: {
            /** @description The person, active or invited, with the records that are not restored. */
            200: {
                content: {
                    "application/json": ReactivatedPersonResponse;
                };
            };
        };
    };
    unlockUser: {
        parameters: {
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        responses: {
            /** @description The person can try again. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    // benefits
    getBenefitCosts: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
                /** @description The day; today if omitted. */
                on?: string;
            };
        };
        responses: {
            /** @description The totals of the day. */
            200: {
                content: {
                    "application/json": BenefitCostsResponse;
                };
            };
        };
    };
    listEnrollments: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-start_on" | "start_on" | "-created_at" | "created_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
                /** @description Any of these. */
                status?: EnrollmentStatus[];
            };
        };
        responses: {
            /** @description A page of enrollments. */
            200: {
                content: {
                    "application/json": EnrollmentListResponse;
                };
            };
        };
    };
    createEnrollment: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": EnrollmentInput;
            };
        };
        responses: {
            /** @description The enrollment. */
            201: {
                content: {
                    "application/json": EnrollmentResponse;
                };
            };
        };
    };
    getEnrollment: {
        parameters: {
            path: {
                /** @description Id of an enrollment. */
                enrollment_id: string;
            };
        };
        responses: {
            /** @description The enrollment. */
            200: {
                content: {
                    "application/json": EnrollmentResponse;
                };
            };
        };
    };
    updateEnrollment: {
        parameters: {
            path: {
                /** @description Id of an enrollment. */
                enrollment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": EnrollmentPatch;
            };
        };
        responses: {
            /** @description The changed enrollment. */
            200: {
                content: {
                    "application/json": EnrollmentResponse;
                };
            };
        };
    };
    cancelEnrollment: {
        parameters: {
            path: {
                /** @description Id of an enrollment. */
                enrollment_id: string;
            };
        };
        responses: {
            /** @description The cancelled enrollment. */
            200: {
                content: {
                    "application/json": EnrollmentResponse;
                };
            };
        };
    };
    listBenefitPlans: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "name" | "-name" | "-created_at" | "created_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
                /** @description Any of these. */
                category?: BenefitCategory[];
                /** @description Only plans in which the person can (true) or cannot (false) enroll today. */
                eligible?: boolean;
            };
        };
        responses: {
            /** @description A page of plans. */
            200: {
                content: {
                    "application/json": BenefitPlanListResponse;
                };
            };
        };
    };
    getBenefitPlan: {
        parameters: {
            path: {
                /** @description Id of a benefit plan. */
                plan_id: string;
            };
        };
        responses: {
            /** @description The plan. */
            200: {
                content: {
                    "application/json": BenefitPlanResponse;
                };
            };
        };
    };
    adminGetBenefitCosts: {
        parameters: {
            query?: {
                /** @description Only this person; 404 if unknown. */
                employee_id?: string;
                /** @description The day; today if omitted. */
                on?: string;
            };
        };
        responses: {
            /** @description The totals of the day. */
            200: {
                content: {
                    "application/json": BenefitCostsResponse;
                };
            };
        };
    };
    adminListEnrollments: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-start_on" | "start_on" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description In any of these plans. */
                plan_id?: string[];
                /** @description Of any of these people. */
                employee_id?: string[];
                /** @description Any of these. */
                status?: EnrollmentStatus[];
            };
        };
        responses: {
            /** @description A page of enrollments. */
            200: {
                content: {
                    "application/json": EnrollmentListResponse;
                };
            };
        };
    };
    approveEnrollment: {
        parameters: {
            path: {
                /** @description Id of an enrollment. */
                enrollment_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": EnrollmentApprovalInput;
            };
        };
        responses: {
            /** @description The approved enrollment. */
            200: {
                content: {
                    "application/json": EnrollmentResponse;
                };
            };
        };
    };
    declineEnrollment: {
        parameters: {
            path: {
                /** @description Id of an enrollment. */
                enrollment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": EnrollmentDeclineInput;
            };
        };
        responses: {
            /** @description The declined enrollment. */
            200: {
                content: {
                    "application/json": EnrollmentResponse;
                };
            };
        };
    };
    terminateEnrollment: {
        parameters: {
            path: {
                /** @description Id of an enrollment. */
                enrollment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": EnrollmentTerminationInput;
            };
        };
        responses: {
            /** @description The terminated enrollment. */
            200: {
                content: {
                    "application/json": EnrollmentResponse;
                };
            };
        };
    };
    adminListPlans: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "name" | "-name" | "-created_at" | "created_at";
                /** @description Only archived plans, or only others; all if omitted. */
                archived?: boolean;
            };
        };
        responses: {
            /** @description A page of plans. */
            200: {
                content: {
                    "application/json": BenefitPlanListResponse;
                };
            };
        };
    };
    adminCreatePlan: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": BenefitPlanInput;
            };
        };
        responses: {
            /** @description The plan. */
            201: {
                content: {
                    "application/json": BenefitPlanResponse;
                };
            };
        };
    };
    adminUpdatePlan: {
        parameters: {
            path: {
                /** @description Id of a benefit plan. */
                plan_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": BenefitPlanPatch;
            };
        };
        responses: {
            /** @description The changed plan. */
            200: {
                content: {
                    "application/json": BenefitPlanResponse;
                };
            };
        };
    };
    adminArchivePlan: {
        parameters: {
            query?: {
                /** @description The last day of open enrollments. */
                end_on?: string;
            };
            path: {
                /** @description Id of a benefit plan. */
                plan_id: string;
            };
        };
        responses: {
            /** @description The plan is archived. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    // branding
    getBranding: {
        parameters: {};
        responses: {
            /** @description The values of this workspace. */
            200: {
                content: {
                    "application/json": BrandingResponse;
                };
            };
        };
    };
    getBrandingLogo: {
        parameters: {
            query: {
                /** @description For light backgrounds, for dark backgrounds, or for browser tabs. */
                variant: "light" | "dark" | "favicon";
                /** @description The version in `logo_url`. It changes with the logo, so that caches see a new address. Without it the image is cached for five minutes only. */
                v?: string;
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: string;
            };
        };
        responses: {
            /** @description The image. */
            200: {
                content: {
                    "image/png": FileBytes;
                };
            };
        };
    };
    putLogo: {
        parameters: {};
        requestBody: {
            content: {
                "multipart/form-data": LogoInput;
            };
        };
        responses: {
            /** @description The address of the logo. */
            200: {
                content: {
                    "application/json": LogoResponse;
                };
            };
        };
    };
    deleteLogo: {
        parameters: {
            query: {
                /** @description For light backgrounds, for dark backgrounds, or for browser tabs. */
                variant: "light" | "dark" | "favicon";
            };
        };
        responses: {
            /** @description The workspace has no logo of this variant now. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    getTheme: {
        parameters: {};
        responses: {
            /** @description The theme. */
            200: {
                content: {
                    "application/json": ThemeResponse;
                };
            };
        };
    };
    putTheme: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ThemeInput;
            };
        };
        responses: {
            /** @description The new theme. */
            200: {
                content: {
                    "application/json": ThemeResponse;
                };
            };
        };
    };
    // contracts
    listContracts: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-start_date" | "start_date" | "-created_at" | "created_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
                /** @description Any of these. */
                status?: ContractStatus[];
            };
        };
        responses: {
            /** @description The contracts. */
            200: {
                content: {
                    "application/json": ContractListResponse;
                };
            };
        };
    };
    getContract: {
        parameters: {
            path: {
                /** @description Id of a contract version. */
                contract_id: string;
            };
        };
        responses: {
            /** @description The contract. */
            200: {
                content: {
                    "application/json": ContractResponse;
                };
            };
        };
    };
    downloadContractDocument: {
        parameters: {
            query?: {
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: string;
            };
            path: {
                /** @description Id of a contract version. */
                contract_id: string;
            };
        };
        responses: {
            /** @description The PDF. */
            200: {
                content: {
                    "application/pdf": FileBytes;
                };
            };
        };
    };
    signContract: {
        parameters: {
            path: {
                /** @description Id of a contract version. */
                contract_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ContractSignatureInput;
            };
        };
        responses: {
            /** @description The contract. */
            200: {
                content: {
                    "application/json": ContractRecountedResponse;
                };
            };
        };
    };
    adminListContracts: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-start_date" | "start_date" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Of any of these people. */
                employee_id?: string[];
                /** @description Any of these. */
                status?: ContractStatus[];
                /** @description Any of these. */
                type?: ContractType[];
                /** @description Only contracts whose last day is before this date. */
                ends_before?: string;
            };
        };
        responses: {
            /** @description The contracts. */
            200: {
                content: {
                    "application/json": ContractListResponse;
                };
            };
        };
    };
    adminCreateContract: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ContractInput;
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                content: {
                    "application/json": ContractResponse;
                };
            };
        };
    };
    adminGetContract: {
        parameters: {
            path: {
                /** @description Id of a contract version. */
                contract_id: string;
            };
        };
        responses: {
            /** @description The contract. */
            200: {
                content: {
                    "application/json": ContractResponse;
                };
            };
        };
    };
    adminUpdateContract: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description Id of a contract version. */
                contract_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ContractPatch;
            };
        };
        responses: {
            /** @description The contract. */
            200: {
                content: {
                    "application/json": ContractResponse;
                };
            };
        };
    };
    adminDeleteContract: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description Id of a contract version. */
                contract_id: string;
            };
        };
        responses: {
            /** @description The draft is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    adminActivateContract: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description Id of a contract version. */
                contract_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": ContractActivation;
            };
        };
        responses: {
            /** @description The contract. */
            200: {
                content: {
                    "application/json": ContractRecountedResponse;
                };
            };
        };
    };
    adminAmendContract: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description Id of a contract version. */
                contract_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ContractAmendmentInput;
            };
        };
        responses: {
            /** @description The draft of the next version. */
            201: {
                content: {
                    "application/json": ContractResponse;
                };
            };
        };
    };
    adminPutContractDocument: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description Id of a contract version. */
                contract_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": ContractDocumentInput;
            };
        };
        responses: {
            /** @description The document. */
            200: {
                content: {
                    "application/json": ContractDocumentResponse;
                };
            };
        };
    };
    adminRecallContract: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description Id of a contract version. */
                contract_id: string;
            };
        };
        responses: {
            /** @description The contract. */
            200: {
                content: {
                    "application/json": ContractRecountedResponse;
                };
            };
        };
    };
    adminTerminateContract: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description Id of a contract version. */
                contract_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ContractTerminationInput;
            };
        };
        responses: {
            /** @description The contract. */
            200: {
                content: {
                    "application/json": ContractRecountedResponse;
                };
            };
        };
    };
    // events
    // invoices
    listInvoices: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-issued_on" | "issued_on" | "-updated_at" | "updated_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
                /** @description Any of these. */
                status?: ("issued" | "paid" | "void")[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
            };
        };
        responses: {
            /** @description The invoices. */
            200: {
                content: {
                    "application/json": InvoiceListResponse;
                };
            };
        };
    };
    getInvoice: {
        parameters: {
            path: {
                /** @description Id of an invoice. */
                invoice_id: string;
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                content: {
                    "application/json": InvoiceDetailResponse;
                };
            };
        };
    };
    downloadInvoice: {
        parameters: {
            query?: {
                /** @description The PDF, or only the XML. If omitted, the `Accept` header decides, and without a preference it is the PDF. */
                format?: "pdf" | "xrechnung";
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: string;
            };
            path: {
                /** @description Id of an invoice. */
                invoice_id: string;
            };
        };
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/pdf": FileBytes;
                    "application/xml": FileBytes;
                };
            };
        };
    };
    adminListInvoices: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted: boolean;
                /** @description Only records with one of these ids, such as those that an event or your own copy names. */
                ids?: string[];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Of any of these people. */
                employee_id?: string[];
                /** @description Any of these. */
                status?: InvoiceStatus[];
                /** @description Only overdue invoices, or only others. */
                overdue?: boolean;
            };
        };
        responses: {
            /** @description The invoices. */
            200: {
                content: {
                    "application/json": InvoiceListResponse;
                    "text/csv": CsvTable;
                };
            };
        };
    };
    adminCreateInvoice: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": InvoiceInput;
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                content: {
                    "application/json": InvoiceDetailResponse;
                };
            };
        };
    };
    adminInvoiceFromTime: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": InvoiceFromTimeInput;
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                content: {
                    "application/json": InvoiceDetailResponse;
                };
            };
        };
    };
    adminGetInvoice: {
        parameters: {
            path: {
                /** @description Id of an invoice. */
                invoice_id: string;
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                content: {
                    "application/json": InvoiceDetailResponse;
                };
            };
        };
    };
    adminUpdateInvoice: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description Id of an invoice. */
                invoice_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": InvoicePatch;
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                content: {
                    "application/json": InvoiceDetailResponse;
                };
            };
        };
    };
    adminDeleteInvoice: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description Id of an invoice. */
                invoice_id: string;
            };
        };
        responses: {
            /** @description The draft is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    adminCorrectInvoice: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description Id of an invoice. */
                invoice_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": InvoiceCorrectInput;
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                content: {
                    "application/json": InvoiceDetailResponse;
                };
            };
        };
    };
    adminIssueInvoice: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description Id of an invoice. */
                invoice_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": InvoiceIssueInput;
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                content: {
                    "application/json": InvoiceDetailResponse;
                };
            };
        };
    };
    adminMarkInvoicePaid: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description Id of an invoice. */
                invoice_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": InvoicePaidInput;
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                content: {
                    "application/json": InvoiceDetailResponse;
                };
            };
        };
    };
    adminVoidInvoice: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description Id of an invoice. */
                invoice_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": InvoiceVoidInput;
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                content: {
                    "application/json": InvoiceDetailResponse;
                };
            };
        };
    };
    // lists
    listLists: {
        parameters: {};
        responses: {
            /** @description The lists by name. */
            200: {
                content: {
                    "application/json": PickListsResponse;
                };
            };
        };
    };
    getList: {
        parameters: {
            query: {
                /** @description Whether to include archived items. */
                archived: boolean;
            };
            path: {
                /** @description Name of a pick list. Any other name is 404. */
                list: ListName;
            };
        };
        responses: {
            /** @description Its items in order. */
            200: {
                content: {
                    "application/json": ListItemListResponse;
                };
            };
        };
    };
    createListItem: {
        parameters: {
            path: {
                /** @description Name of a pick list. Any other name is 404. */
                list: ListName;
            };
        };
        requestBody: {
            content: {
                "application/json": ListItemInput;
            };
        };
        responses: {
            /** @description The item; it can be chosen from now on. */
            201: {
                content: {
                    "application/json": ListItemResponse;
                };
            };
        };
    };
    updateListItem: {
        parameters: {
            path: {
                /** @description Name of a pick list. Any other name is 404. */
                list: ListName;
                /** @description The item of the list. */
                item_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ListItemPatch;
            };
        };
        responses: {
            /** @description The changed item. */
            200: {
                content: {
                    "application/json": ListItemResponse;
                };
            };
        };
    };
    deleteListItem: {
        parameters: {
            path: {
                /** @description Name of a pick list. Any other name is 404. */
                list: ListName;
                /** @description The item of the list. */
                item_id: string;
            };
        };
        responses: {
            /** @description The item is deleted; its code is free again. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    reorderList: {
        parameters: {
            path: {
                /** @description Name of a pick list. Any other name is 404. */
                list: ListName;
            };
        };
        requestBody: {
            content: {
                "application/json": ListOrder;
            };
        };
        responses: {
            /** @description The items that can be chosen, in their new order. */
            200: {
                content: {
                    "application/json": ListItemListResponse;
                };
            };
        };
    };
    // logs
    listAppLogs: {
        parameters: {
            query: {
                /** @description Any of these. */
                level?: AppLogLevel[];
                /** @description Only entries of this person. */
                user_id?: string;
                /** @description Text in the message, ignoring case. */
                q?: string;
                /** @description First day of receipt, inclusive. Not after `to` (422). */
                from?: string;
                /** @description Last day of receipt, inclusive. */
                to?: string;
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering: "-received_at" | "received_at";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of entries. */
            200: {
                content: {
                    "application/json": AppLogListResponse;
                };
            };
        };
    };
    submitAppLogs: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": AppLogsInput;
            };
        };
        responses: {
            /** @description The number of stored entries. */
            202: {
                content: {
                    "application/json": AppLogsAcceptedResponse;
                };
            };
        };
    };
    listAuditTrail: {
        parameters: {
            query: {
                /** @description The actor; the id of a person or of a service key. */
                actor_id?: string;
                /** @description The API key used. */
                key_prefix?: string;
                /** @description Any of these. */
                source?: AuditSource[];
                /** @description Any of these. */
                action?: string[];
                /** @description Any of these; compared with `resource`. */
                resource_type?: string[];
                /** @description Only entries about this record. */
                resource_id?: string;
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering: "-at" | "at";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of entries. */
            200: {
                content: {
                    "application/json": AuditEntryListResponse;
                };
            };
        };
    };
    exportAuditTrail: {
        parameters: {
            query: {
                /** @description First day, inclusive; not after `to`. */
                from: string;
                /** @description Last day, inclusive; the period has at most 366 days. */
                to: string;
                /**
                 * @description `ndjson` is one JSON object per line. `csv` is UTF-8 with a header line and CRLF; the changes are JSON in a cell, and
                 *     cells that a spreadsheet would treat as a formula begin with an apostrophe.
                 */
                format: "csv" | "ndjson";
            };
        };
        responses: {
            /** @description A file. */
            200: {
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
        };
    };
    verifyAuditTrail: {
        parameters: {
            query?: {
                /** @description First day, inclusive; from the beginning if omitted. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; up to the end if omitted. */
                to?: string;
            };
        };
        responses: {
            /** @description The result. */
            200: {
                content: {
                    "application/json": AuditVerificationResponse;
                };
            };
        };
    };
    getAuditEntry: {
        parameters: {
            path: {
                /** @description Id of an audit trail entry. */
                entry_id: string;
            };
        };
        responses: {
            /** @description The entry with its changes. */
            200: {
                content: {
                    "application/json": AuditEntryDetailResponse;
                };
            };
        };
    };
    // meetings
    listMeetings: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-starts_at" | "starts_at" | "-created_at" | "created_at";
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
                /** @description Only meetings with one of these statuses. */
                status?: MeetingStatus[];
                /** @description `organizer`: only meetings that the caller organises. `attendee`: only meetings that the caller is invited to. */
                role?: "organizer" | "attendee";
            };
        };
        responses: {
            /** @description The meetings. */
            200: {
                content: {
                    "application/json": MeetingListResponse;
                };
            };
        };
    };
    createMeeting: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": MeetingInput;
            };
        };
        responses: {
            /** @description The meeting. */
            201: {
                content: {
                    "application/json": MeetingResponse;
                };
            };
        };
    };
    createCalendarFeed: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PasswordConfirmation;
            };
        };
        responses: {
            /** @description The address. It is not shown again. */
            201: {
                content: {
                    "application/json": CalendarFeedResponse;
                };
            };
        };
    };
    deleteCalendarFeed: {
        parameters: {};
        responses: {
            /** @description There is no address any longer. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    getCalendarFeed: {
        parameters: {
            path: {
                /** @description The secret part of the address from `POST /meetings/feed/`. */
                feed_token: string;
            };
        };
        responses: {
            /** @description The calendar. */
            200: {
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    listMeetingSlots: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "starts_at" | "-starts_at";
                /** @description First day, inclusive. Slots that overlap it are included. */
                from: string;
                /** @description Last day, inclusive. At most 62 days, both ends included. */
                to: string;
                /** @description IANA name. Default: the caller's zone. */
                timezone?: string;
                /** @description Only slots of this person. */
                host_id?: string;
                /** @description true: only slots that can be booked. false: only slots that cannot. */
                available?: boolean;
            };
        };
        responses: {
            /** @description The slots. */
            200: {
                content: {
                    "application/json": SlotListResponse;
                };
            };
        };
    };
    publishMeetingSlots: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": SlotsInput;
            };
        };
        responses: {
            /** @description The slots. */
            201: {
                content: {
                    "application/json": SlotListResponse;
                };
            };
        };
    };
    deleteMeetingSlot: {
        parameters: {
            path: {
                /** @description The slot. */
                slot_id: string;
            };
        };
        responses: {
            /** @description The slot is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    bookMeetingSlot: {
        parameters: {
            path: {
                /** @description The slot. */
                slot_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": SlotBookingInput;
            };
        };
        responses: {
            /** @description The meeting. */
            201: {
                content: {
                    "application/json": MeetingResponse;
                };
            };
        };
    };
    holdMeetingSlot: {
        parameters: {
            path: {
                /** @description The slot. */
                slot_id: string;
            };
        };
        responses: {
            /** @description The end of the hold. */
            200: {
                content: {
                    "application/json": SlotHoldResponse;
                };
            };
        };
    };
    getMeeting: {
        parameters: {
            path: {
                /** @description The meeting. */
                meeting_id: string;
            };
        };
        responses: {
            /** @description The meeting. */
            200: {
                content: {
                    "application/json": MeetingResponse;
                };
            };
        };
    };
    updateMeeting: {
        parameters: {
            path: {
                /** @description The meeting. */
                meeting_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": MeetingPatch;
            };
        };
        responses: {
            /** @description The meeting. */
            200: {
                content: {
                    "application/json": MeetingResponse;
                };
            };
        };
    };
    downloadMeetingIcs: {
        parameters: {
            path: {
                /** @description The meeting. */
                meeting_id: string;
            };
        };
        responses: {
            /** @description The iCalendar file. */
            200: {
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    cancelMeeting: {
        parameters: {
            path: {
                /** @description The meeting. */
                meeting_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": MeetingCancelInput;
            };
        };
        responses: {
            /** @description The meeting. */
            200: {
                content: {
                    "application/json": MeetingResponse;
                };
            };
        };
    };
    respondMeeting: {
        parameters: {
            path: {
                /** @description The meeting. */
                meeting_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": InvitationAnswerInput;
            };
        };
        responses: {
            /** @description The meeting. */
            200: {
                content: {
                    "application/json": MeetingResponse;
                };
            };
        };
    };
    listSlides: {
        parameters: {
            path: {
                /** @description The meeting. */
                meeting_id: string;
            };
        };
        responses: {
            /** @description The files. */
            200: {
                content: {
                    "application/json": SlideListResponse;
                };
            };
        };
    };
    uploadSlides: {
        parameters: {
            path: {
                /** @description The meeting. */
                meeting_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": SlideInput;
            };
        };
        responses: {
            /** @description The file. */
            201: {
                content: {
                    "application/json": SlideResponse;
                };
            };
        };
    };
    downloadSlides: {
        parameters: {
            query?: {
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: string;
            };
            path: {
                /** @description The meeting. */
                meeting_id: string;
                /** @description The file of the meeting. */
                slide_id: string;
            };
        };
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/pdf": FileBytes;
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": FileBytes;
                };
            };
        };
    };
    deleteSlides: {
        parameters: {
            path: {
                /** @description The meeting. */
                meeting_id: string;
                /** @description The file of the meeting. */
                slide_id: string;
            };
        };
        responses: {
            /** @description The file is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    adminListMeetings: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-starts_at" | "starts_at" | "-created_at" | "created_at";
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
                /** @description Only meetings that this person organises or is invited to. */
                user_id?: string;
            };
        };
        responses: {
            /** @description The meetings. */
            200: {
                content: {
                    "application/json": MeetingListResponse;
                };
            };
        };
    };
    // modules
    listModules: {
        parameters: {};
        responses: {
            /** @description Every module and whether it is switched on. */
            200: {
                content: {
                    "application/json": ModuleFlagsResponse;
                };
            };
        };
    };
    updateModules: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ModulesPatch;
            };
        };
        responses: {
            /** @description Every module and whether it is switched on. */
            200: {
                content: {
                    "application/json": ModuleFlagsResponse;
                };
            };
        };
    };
    // notifications
    listNotifications: {
        parameters: {
            query: {
                /** @description True for unread ones only, false for read ones only. */
                unread?: boolean;
                /** @description Only notifications of one of these kinds. */
                kind?: string[];
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering: "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of the caller's notifications. */
            200: {
                content: {
                    "application/json": FeedNotificationListResponse;
                };
            };
        };
    };
    getNotificationPreferences: {
        parameters: {};
        responses: {
            /** @description Every kind with its channels, and the quiet hours. */
            200: {
                content: {
                    "application/json": NotificationPreferencesResponse;
                };
            };
        };
    };
    putNotificationPreferences: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": NotificationPreferencesInput;
            };
        };
        responses: {
            /** @description Every kind with its channels, and the quiet hours. */
            200: {
                content: {
                    "application/json": NotificationPreferencesResponse;
                };
            };
        };
    };
    markAllNotificationsRead: {
        parameters: {};
        requestBody?: {
            content: {
                "application/json": MarkAllReadInput;
            };
        };
        responses: {
            /** @description The number of notifications that were unread. */
            200: {
                content: {
                    "application/json": UpdatedCountResponse;
                };
            };
        };
    };
    getUnreadCount: {
        parameters: {};
        responses: {
            /** @description The count. */
            200: {
                content: {
                    "application/json": UnreadCountResponse;
                };
            };
        };
    };
    createSocketTicket: {
        parameters: {};
        responses: {
            /** @description The ticket. It works once, within 30 seconds. */
            200: {
                content: {
                    "application/json": SocketTicketResponse;
                };
            };
        };
    };
    deleteNotification: {
        parameters: {
            path: {
                /** @description Id of a notification. */
                notification_id: string;
            };
        };
        responses: {
            /** @description The notification is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    markNotificationRead: {
        parameters: {
            path: {
                /** @description Id of a notification. */
                notification_id: string;
            };
        };
        responses: {
            /** @description The notification, read. */
            200: {
                content: {
                    "application/json": FeedNotificationResponse;
                };
            };
        };
    };
    markNotificationUnread: {
        parameters: {
            path: {
                /** @description Id of a notification. */
                notification_id: string;
            };
        };
        responses: {
            /** @description The notification, unread. */
            200: {
                content: {
                    "application/json": FeedNotificationResponse;
                };
            };
        };
    };
    adminAnnounce: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": AnnouncementInput;
            };
        };
        responses: {
            /** @description The number of recipients. */
            202: {
                content: {
                    "application/json": AnnouncementResultResponse;
                };
            };
        };
    };
    // payments
    listPayments: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-pay_on" | "pay_on" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Only payments with one of these statuses. */
                status?: PaymentStatus[];
                /** @description Only payments of one of these kinds. */
                kind?: PaymentKind[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
            };
        };
        responses: {
            /** @description The payments. */
            200: {
                content: {
                    "application/json": PaymentListResponse;
                };
            };
        };
    };
    listPaymentMethods: {
        parameters: {};
        responses: {
            /** @description The payment methods. */
            200: {
                content: {
                    "application/json": PaymentMethodListResponse;
                };
            };
        };
    };
    createPaymentMethod: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PaymentMethodInput;
            };
        };
        responses: {
            /** @description The payment method. */
            201: {
                content: {
                    "application/json": PaymentMethodResponse;
                };
            };
        };
    };
    updatePaymentMethod: {
        parameters: {
            path: {
                /** @description The payment method. */
                method_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": PaymentMethodPatch;
            };
        };
        responses: {
            /** @description The payment method. */
            200: {
                content: {
                    "application/json": PaymentMethodResponse;
                };
            };
        };
    };
    deletePaymentMethod: {
        parameters: {
            path: {
                /** @description The payment method. */
                method_id: string;
            };
        };
        responses: {
            /** @description The payment method is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    confirmPaymentMethod: {
        parameters: {
            path: {
                /** @description The payment method. */
                method_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": PasswordConfirmation;
            };
        };
        responses: {
            /** @description The payment method, also if it was confirmed before. */
            200: {
                content: {
                    "application/json": PaymentMethodResponse;
                };
            };
        };
    };
    setDefaultPaymentMethod: {
        parameters: {
            path: {
                /** @description The payment method. */
                method_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": PasswordConfirmation;
            };
        };
        responses: {
            /** @description The payment method. */
            200: {
                content: {
                    "application/json": PaymentMethodResponse;
                };
            };
        };
    };
    listPayslips: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-period_end" | "period_end" | "-published_at" | "published_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
                /** @description Only payslips whose last day is in this year. */
                year?: number;
                /** @description Whether voided payslips are listed, too. */
                include_void: boolean;
            };
        };
        responses: {
            /** @description The payslips. */
            200: {
                content: {
                    "application/json": PayslipListResponse;
                };
            };
        };
    };
    getPayslip: {
        parameters: {
            path: {
                /** @description The payslip. */
                payslip_id: string;
            };
        };
        responses: {
            /** @description The payslip. */
            200: {
                content: {
                    "application/json": PayslipDetailResponse;
                };
            };
        };
    };
    downloadPayslip: {
        parameters: {
            query?: {
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: string;
            };
            path: {
                /** @description The payslip. */
                payslip_id: string;
            };
        };
        responses: {
            /** @description The PDF. */
            200: {
                content: {
                    "application/pdf": FileBytes;
                };
            };
        };
    };
    getPaymentYearSummary: {
        parameters: {
            query: {
                /**
                 * @description The person whose records are requested. A service key must name one, a signed-in admin may; any other caller can only name
                 *     themselves.
                 */
                employee_id?: string;
                /**
                 * @description The calendar year.
                 * @example 2026
                 */
                year: number;
            };
        };
        responses: {
            /** @description The sums of the year and of its twelve months. */
            200: {
                content: {
                    "application/json": PaymentYearSummaryResponse;
                };
            };
        };
    };
    getWallet: {
        parameters: {
            query?: {
                /**
                 * @description The person whose records are requested. A service key must name one, a signed-in admin may; any other caller can only name
                 *     themselves.
                 */
                employee_id?: string;
            };
        };
        responses: {
            /** @description The wallet. */
            200: {
                content: {
                    "application/json": WalletResponse;
                };
            };
        };
    };
    listWalletTransactions: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description The person whose records are requested. A service key must name one, a signed-in admin may; any other caller can only name
                 *     themselves.
                 */
                employee_id?: string;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-created_at" | "created_at";
                /** @description Only entries in this currency. */
                currency?: string;
            };
        };
        responses: {
            /** @description The entries. */
            200: {
                content: {
                    "application/json": WalletEntryListResponse;
                };
            };
        };
    };
    getPayment: {
        parameters: {
            path: {
                /** @description The payment. */
                payment_id: string;
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                content: {
                    "application/json": PaymentResponse;
                };
            };
        };
    };
    adminListPayments: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /** @description Only records with one of these ids, such as those that an event or your own copy names. */
                ids?: string[];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-pay_on" | "pay_on" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Only payments to one of these people. */
                employee_id?: string[];
                /** @description Only payments with one of these statuses. */
                status?: PaymentStatus[];
                /** @description Only payments of one of these kinds. */
                kind?: PaymentKind[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
                /** @description Only payments in this currency. */
                currency?: string;
            };
        };
        responses: {
            /** @description The payments. */
            200: {
                content: {
                    "application/json": PaymentListResponse;
                    "text/csv": CsvTable;
                };
            };
        };
    };
    adminCreatePayment: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": PaymentInput;
            };
        };
        responses: {
            /** @description The scheduled payment. */
            201: {
                content: {
                    "application/json": PaymentResponse;
                };
            };
        };
    };
    importBankReport: {
        parameters: {};
        requestBody: {
            content: {
                "multipart/form-data": BankReportInput;
            };
        };
        responses: {
            /** @description The queued job. */
            202: {
                content: {
                    "application/json": PaymentJobResponse;
                };
            };
        };
    };
    adminListExchangeRates: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-on" | "on";
                /** @description Only rates of this currency. */
                currency?: string;
                /** @description Only rates of this day or later. */
                from?: string;
                /** @description Only rates of this day or earlier. */
                to?: string;
            };
        };
        responses: {
            /** @description The rates. */
            200: {
                content: {
                    "application/json": ExchangeRateListResponse;
                };
            };
        };
    };
    adminPutExchangeRates: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ExchangeRatesInput;
            };
        };
        responses: {
            /** @description How many rates were stored. */
            200: {
                content: {
                    "application/json": ExchangeRatesStoredResponse;
                };
            };
        };
    };
    importExchangeRates: {
        parameters: {};
        requestBody: {
            content: {
                "multipart/form-data": ExchangeRatesFile;
            };
        };
        responses: {
            /** @description How many rates were stored. */
            200: {
                content: {
                    "application/json": ExchangeRatesStoredResponse;
                };
            };
        };
    };
    adminListHandovers: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-month" | "month" | "-created_at" | "created_at";
                /** @description Only hand-overs of this kind. */
                kind?: "payroll" | "accounting";
                /** @description Only hand-overs of this month. */
                month?: string;
            };
        };
        responses: {
            /** @description The hand-overs, without what they contain. */
            200: {
                content: {
                    "application/json": HandoverSummaryListResponse;
                };
            };
        };
    };
    adminCreateHandover: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": HandoverInput;
            };
        };
        responses: {
            /** @description The hand-over. */
            201: {
                content: {
                    "application/json": HandoverResponse;
                };
            };
        };
    };
    adminGetHandover: {
        parameters: {
            path: {
                /** @description The hand-over. */
                handover_id: string;
            };
        };
        responses: {
            /** @description The hand-over. */
            200: {
                content: {
                    "application/json": HandoverResponse;
                };
            };
        };
    };
    adminDownloadHandover: {
        parameters: {
            query: {
                /** @description The format of the file. */
                format: "json" | "csv" | "lodas" | "datev";
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: string;
            };
            path: {
                /** @description The hand-over. */
                handover_id: string;
            };
        };
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "text/plain": FileBytes;
                };
            };
        };
    };
    adminGetPaymentJob: {
        parameters: {
            query?: {
                /** @description Only results of these kinds. */
                outcome?: PaymentJobOutcome[];
            };
            path: {
                /** @description Id of a job on payments or payslips. */
                job_id: string;
            };
        };
        responses: {
            /** @description The job with its results. */
            200: {
                content: {
                    "application/json": PaymentJobDetailResponse;
                };
            };
        };
    };
    adminListPaymentMethods: {
        parameters: {
            query: {
                /** @description The person. */
                employee_id: string;
            };
        };
        responses: {
            /** @description The payment methods. */
            200: {
                content: {
                    "application/json": PaymentMethodListResponse;
                };
            };
        };
    };
    adminCreatePaymentMethod: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PaymentMethodEntry;
            };
        };
        responses: {
            /** @description The payment method, which waits to be confirmed. */
            201: {
                content: {
                    "application/json": PaymentMethodResponse;
                };
            };
        };
    };
    adminListPayslips: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-period_end" | "period_end" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Only payslips of one of these people. */
                employee_id?: string[];
                /** @description Only payslips whose last day is in this year. */
                year?: number;
                /** @description Only payslips whose last day is in this month, 1 to 12, of any year or of `year`. */
                month?: number;
                /** @description Only payslips with one of these statuses. */
                status?: PayslipStatus[];
            };
        };
        responses: {
            /** @description The payslips. */
            200: {
                content: {
                    "application/json": PayslipListResponse;
                };
            };
        };
    };
    adminCreatePayslip: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": PayslipInput;
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                content: {
                    "application/json": PayslipDetailResponse;
                };
            };
        };
    };
    importPayslipDocuments: {
        parameters: {
            query: {
                /** @description Matches all files and attaches none. */
                dry_run: boolean;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": PayslipDocumentsInput;
            };
        };
        responses: {
            /** @description The queued job. */
            202: {
                content: {
                    "application/json": PaymentJobResponse;
                };
            };
        };
    };
    importPayslips: {
        parameters: {
            query: {
                /** @description Tries all rows and drafts nothing. */
                dry_run: boolean;
            };
        };
        requestBody: {
            content: {
                "application/json": PayslipImportInput;
                "text/csv": string;
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description The queued job. */
            202: {
                content: {
                    "application/json": PaymentJobResponse;
                };
            };
        };
    };
    adminPublishPayslips: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PublishInput;
            };
        };
        responses: {
            /** @description The queued job. */
            202: {
                content: {
                    "application/json": PaymentJobResponse;
                };
            };
        };
    };
    adminGetPayslip: {
        parameters: {
            path: {
                /** @description The payslip. */
                payslip_id: string;
            };
        };
        responses: {
            /** @description The payslip. */
            200: {
                content: {
                    "application/json": PayslipDetailResponse;
                };
            };
        };
    };
    adminDeletePayslip: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description The payslip. */
                payslip_id: string;
            };
        };
        responses: {
            /** @description The draft is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    adminPutPayslipDocument: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description The payslip. */
                payslip_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": PayslipDocumentInput;
            };
        };
        responses: {
            /** @description The payslip. */
            200: {
                content: {
                    "application/json": PayslipResponse;
                };
            };
        };
    };
    adminPublishPayslip: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description The payslip. */
                payslip_id: string;
            };
        };
        responses: {
            /** @description The payslip. */
            200: {
                content: {
                    "application/json": PayslipDetailResponse;
                };
            };
        };
    };
    adminVoidPayslip: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description The payslip. */
                payslip_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": PayslipVoidInput;
            };
        };
        responses: {
            /** @description The payslip. */
            200: {
                content: {
                    "application/json": PayslipDetailResponse;
                };
            };
        };
    };
    adminPreparePayments: {
        parameters: {
            query: {
                /** @description Tries all rows and schedules nothing. */
                dry_run: boolean;
            };
        };
        requestBody: {
            content: {
                "application/json": PrepareInput;
            };
        };
        responses: {
            /** @description The queued job. */
            202: {
                content: {
                    "application/json": PaymentJobResponse;
                };
            };
        };
    };
    adminListPaymentRuns: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-created_at" | "created_at" | "-pay_on" | "pay_on";
            };
        };
        responses: {
            /** @description The runs. */
            200: {
                content: {
                    "application/json": PaymentRunListResponse;
                };
            };
        };
    };
    adminCreatePaymentRun: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PaymentRunInput;
            };
        };
        responses: {
            /** @description The run. */
            201: {
                content: {
                    "application/json": PaymentRunResponse;
                };
            };
        };
    };
    adminApprovePaymentRun: {
        parameters: {
            path: {
                /** @description The payment run. */
                run_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": RunApprovalInput;
            };
        };
        responses: {
            /** @description The run. */
            200: {
                content: {
                    "application/json": PaymentRunResponse;
                };
            };
        };
    };
    adminDownloadPaymentRun: {
        parameters: {
            query?: {
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: string;
            };
            path: {
                /** @description The payment run. */
                run_id: string;
            };
        };
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/xml": FileBytes;
                    "text/plain": FileBytes;
                };
            };
        };
    };
    adminRejectPaymentRun: {
        parameters: {
            path: {
                /** @description The payment run. */
                run_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": RunRejection;
            };
        };
        responses: {
            /** @description The run. */
            200: {
                content: {
                    "application/json": PaymentRunResponse;
                };
            };
        };
    };
    adminSettlePaymentRun: {
        parameters: {
            path: {
                /** @description The payment run. */
                run_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": SettleInput;
            };
        };
        responses: {
            /** @description The queued job. */
            202: {
                content: {
                    "application/json": PaymentJobResponse;
                };
            };
        };
    };
    adminPaymentSummary: {
        parameters: {
            query: {
                /**
                 * @description The calendar year.
                 * @example 2026
                 */
                year: number;
                /** @description What the rows are grouped by. */
                group_by: "month" | "department";
            };
        };
        responses: {
            /** @description One row per group and currency, sorted by label. */
            200: {
                content: {
                    "application/json": PaymentSummaryRowListResponse;
                };
            };
        };
    };
    adminGetPayment: {
        parameters: {
            path: {
                /** @description The payment. */
                payment_id: string;
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                content: {
                    "application/json": PaymentResponse;
                };
            };
        };
    };
    adminUpdatePayment: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description The payment. */
                payment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": PaymentPatch;
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                content: {
                    "application/json": PaymentResponse;
                };
            };
        };
    };
    adminCancelPayment: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description The payment. */
                payment_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": PaymentCancellation;
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                content: {
                    "application/json": PaymentResponse;
                };
            };
        };
    };
    adminCompletePayment: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description The payment. */
                payment_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": PaymentCompletion;
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                content: {
                    "application/json": PaymentResponse;
                };
            };
        };
    };
    adminFailPayment: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description The payment. */
                payment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": PaymentFailure;
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                content: {
                    "application/json": PaymentResponse;
                };
            };
        };
    };
    adminRetryPayment: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description The payment. */
                payment_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": PaymentRetry;
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                content: {
                    "application/json": PaymentResponse;
                };
            };
        };
    };
    adminReversePayment: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description The payment. */
                payment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": PaymentReversalInput;
            };
        };
        responses: {
            /** @description The reversal. */
            201: {
                content: {
                    "application/json": PaymentResponse;
                };
            };
        };
    };
    // platform
    listApiKeys: {
        parameters: {
            query: {
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering: "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of keys, without secrets. */
            200: {
                content: {
                    "application/json": ApiKeyListResponse;
                };
            };
        };
    };
    createApiKey: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ApiKeyInput;
            };
        };
        responses: {
            /** @description The key with its secret. */
            201: {
                content: {
                    "application/json": ApiKeyCreatedResponse;
                };
            };
        };
    };
    getApiKey: {
        parameters: {
            path: {
                /** @description Id of an API key; not its prefix. */
                key_id: string;
            };
        };
        responses: {
            /** @description The key, without its secret. */
            200: {
                content: {
                    "application/json": ApiKeyResponse;
                };
            };
        };
    };
    updateApiKey: {
        parameters: {
            path: {
                /** @description Id of an API key; not its prefix. */
                key_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ApiKeyPatch;
            };
        };
        responses: {
            /** @description The key, without its secret. */
            200: {
                content: {
                    "application/json": ApiKeyResponse;
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            path: {
                /** @description Id of an API key; not its prefix. */
                key_id: string;
            };
        };
        responses: {
            /** @description The key is revoked. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    rotateApiKey: {
        parameters: {
            path: {
                /** @description Id of an API key; not its prefix. */
                key_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": KeyRotationInput;
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                content: {
                    "application/json": ApiKeySecretResponse;
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query: {
                /** @description Only deliveries to this webhook. */
                webhook_id?: string;
                /** @description Only deliveries with one of these statuses. */
                status?: DeliveryStatus[];
                /** @description Only deliveries of one of these kinds of events. */
                event?: EventKind[];
                /** @description Only deliveries whose last answer had this HTTP status. */
                response_code?: number;
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering: "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of deliveries. */
            200: {
                content: {
                    "application/json": WebhookDeliveryListResponse;
                    "text/csv": CsvTable;
                };
            };
        };
    };
    countDeliveries: {
        parameters: {
            query: {
                /** @description Number of hours, the current one included. */
                hours: number;
                /** @description Only deliveries to this webhook. */
                webhook_id?: string;
            };
        };
        responses: {
            /** @description The counts, one item for each hour. */
            200: {
                content: {
                    "application/json": DeliveryCountListResponse;
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query: {
                /** @description Only events of one of these kinds. */
                event?: EventKind[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
                /** @description By the time of recording. A leading `-` is descending. */
                ordering: "-created_at" | "created_at";
                /**
                 * @description Where a walk without a cursor begins. `now`: no events, and the cursor for those to come; only with
                 *     `ordering=created_at`.
                 */
                start: "oldest" | "now";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of events. */
            200: {
                content: {
                    "application/json": RecordedEventListResponse;
                };
            };
        };
    };
    listEventKinds: {
        parameters: {};
        responses: {
            /** @description The event kinds with the schema and a sample of each body. */
            200: {
                content: {
                    "application/json": EventKindInfoListResponse;
                };
            };
        };
    };
    listExports: {
        parameters: {
            query: {
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering: "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of the exports of this workspace. */
            200: {
                content: {
                    "application/json": ExportListResponse;
                };
            };
        };
    };
    createExport: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ExportInput;
            };
        };
        responses: {
            /** @description The export is queued. */
            202: {
                content: {
                    "application/json": ExportResponse;
                };
            };
        };
    };
    getExport: {
        parameters: {
            path: {
                /** @description Id of an export. */
                export_id: string;
            };
        };
        responses: {
            /** @description The export. */
            200: {
                content: {
                    "application/json": ExportResponse;
                };
            };
        };
    };
    deleteExport: {
        parameters: {
            path: {
                /** @description Id of an export. */
                export_id: string;
            };
        };
        responses: {
            /** @description The export is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    downloadExport: {
        parameters: {
            query?: {
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: string;
            };
            path: {
                /** @description Id of an export. */
                export_id: string;
            };
        };
        responses: {
            /** @description The archive. */
            200: {
                content: {
                    "application/zip": FileBytes;
                };
            };
        };
    };
    getFileAddresses: {
        parameters: {
            query: {
                /** @description Paths on this host, such as `photo_url` of a person; each with the parameters of its call. */
                paths: string[];
            };
        };
        responses: {
            /** @description The addresses, in the order of `paths`. */
            200: {
                content: {
                    "application/json": FileAddressListResponse;
                };
            };
        };
    };
    getLicense: {
        parameters: {};
        responses: {
            /** @description The licence in force. */
            200: {
                content: {
                    "application/json": LicenseResponse;
                };
            };
        };
    };
    putLicense: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": LicenseInput;
            };
        };
        responses: {
            /** @description The licence now in force. */
            200: {
                content: {
                    "application/json": LicenseResponse;
                };
            };
        };
    };
    listPilots: {
        parameters: {
            query: {
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering: "-created_at" | "created_at" | "ends_on" | "-ends_on";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description Only trials with this status. */
                status?: PilotStatus;
            };
        };
        responses: {
            /** @description A page of trials. */
            200: {
                content: {
                    "application/json": PilotListResponse;
                };
            };
        };
    };
    createPilot: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PilotInput;
            };
        };
        responses: {
            /** @description The trial. */
            201: {
                content: {
                    "application/json": PilotResponse;
                };
            };
        };
    };
    getPilot: {
        parameters: {
            path: {
                /** @description The trial. */
                pilot_id: string;
            };
        };
        responses: {
            /** @description The trial. */
            200: {
                content: {
                    "application/json": PilotResponse;
                };
            };
        };
    };
    extendPilot: {
        parameters: {
            path: {
                /** @description The trial. */
                pilot_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": PilotPatch;
            };
        };
        responses: {
            /** @description The trial. */
            200: {
                content: {
                    "application/json": PilotResponse;
                };
            };
        };
    };
    convertPilot: {
        parameters: {
            path: {
                /** @description The trial. */
                pilot_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": PilotConversionInput;
            };
        };
        responses: {
            /** @description The converted trial. */
            200: {
                content: {
                    "application/json": PilotResponse;
                };
            };
        };
    };
    endPilot: {
        parameters: {
            path: {
                /** @description The trial. */
                pilot_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": PilotEndInput;
            };
        };
        responses: {
            /** @description The ended trial. */
            200: {
                content: {
                    "application/json": PilotResponse;
                };
            };
        };
    };
    listScopes: {
        parameters: {};
        responses: {
            /** @description The 14 scopes, and which of them the caller may grant and has. */
            200: {
                content: {
                    "application/json": ScopeInfoListResponse;
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                /** @description What to look for. */
                q: string;
            };
        };
        responses: {
            /** @description What was found, kind by kind. */
            200: {
                content: {
                    "application/json": FoundListResponse;
                };
            };
        };
    };
    getStatus: {
        parameters: {};
        responses: {
            /** @description The service is up, or degraded. */
            200: {
                content: {
                    "application/json": ServiceStatusResponse;
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query: {
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering: "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of the workspace's webhooks. */
            200: {
                content: {
                    "application/json": WebhookListResponse;
                };
            };
        };
    };
    createWebhook: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": WebhookInput;
            };
        };
        responses: {
            /** @description The webhook with its secret. */
            201: {
                content: {
                    "application/json": WebhookCreatedResponse;
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            path: {
                /** @description Id of a webhook. */
                webhook_id: string;
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                content: {
                    "application/json": WebhookResponse;
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            path: {
                /** @description Id of a webhook. */
                webhook_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": WebhookPatch;
            };
        };
        responses: {
            /** @description The changed webhook. */
            200: {
                content: {
                    "application/json": WebhookResponse;
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            path: {
                /** @description Id of a webhook. */
                webhook_id: string;
            };
        };
        responses: {
            /** @description The webhook is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query: {
                /** @description Only deliveries with one of these statuses. */
                status?: DeliveryStatus[];
                /** @description Only deliveries of one of these kinds of events. */
                event?: EventKind[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering: "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
            path: {
                /** @description Id of a webhook. */
                webhook_id: string;
            };
        };
        responses: {
            /** @description A page of deliveries. */
            200: {
                content: {
                    "application/json": DeliveryListResponse;
                };
            };
        };
    };
    getWebhookDelivery: {
        parameters: {
            path: {
                /** @description Id of a webhook. */
                webhook_id: string;
                /** @description Id of a delivery, as sent in `X-Service-Delivery`. */
                delivery_id: string;
            };
        };
        responses: {
            /** @description The delivery. */
            200: {
                content: {
                    "application/json": DeliveryDetailResponse;
                };
            };
        };
    };
    resendWebhookDelivery: {
        parameters: {
            path: {
                /** @description Id of a webhook. */
                webhook_id: string;
                /** @description Id of a delivery, as sent in `X-Service-Delivery`. */
                delivery_id: string;
            };
        };
        responses: {
            /** @description The delivery, now being resent. */
            202: {
                content: {
                    "application/json": DeliveryResponse;
                };
            };
        };
    };
    pingWebhook: {
        parameters: {
            path: {
                /** @description Id of a webhook. */
                webhook_id: string;
            };
        };
        responses: {
            /** @description The delivery, now being sent. */
            202: {
                content: {
                    "application/json": DeliveryResponse;
                };
            };
        };
    };
    recoverDeliveries: {
        parameters: {
            path: {
                /** @description Id of a webhook. */
                webhook_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": RecoveryInput;
            };
        };
        responses: {
            /** @description The number of deliveries that are, or would be, sent again. */
            202: {
                content: {
                    "application/json": RecoveryResponse;
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            path: {
                /** @description Id of a webhook. */
                webhook_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": SecretRotationInput;
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                content: {
                    "application/json": WebhookSecretResponse;
                };
            };
        };
    };
    sendSampleEvent: {
        parameters: {
            path: {
                /** @description Id of a webhook. */
                webhook_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": SampleEventInput;
            };
        };
        responses: {
            /** @description The delivery, now being sent. */
            202: {
                content: {
                    "application/json": DeliveryResponse;
                };
            };
        };
    };
    getWorkspace: {
        parameters: {};
        responses: {
            /** @description The settings, with the plan and the seats. */
            200: {
                content: {
                    "application/json": WorkspaceSettingsResponse;
                };
            };
        };
    };
    updateWorkspace: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": WorkspacePatch;
            };
        };
        responses: {
            /** @description The changed settings. */
            200: {
                content: {
                    "application/json": WorkspaceSettingsResponse;
                };
            };
        };
    };
    adminListApiKeys: {
        parameters: {
            query: {
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering: "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description Only personal keys of this person. */
                owner_id?: string;
                /** @description Only keys of this kind. */
                kind?: ApiKeyKind;
                /** @description Only keys with this status. */
                status?: ApiKeyStatus;
            };
        };
        responses: {
            /** @description A page of keys, without secrets. */
            200: {
                content: {
                    "application/json": ApiKeyListResponse;
                };
            };
        };
    };
    adminRevokeApiKey: {
        parameters: {
            query?: {
                /** @description Stored in the audit trail, and sent to the owner. */
                reason?: string;
            };
            path: {
                /** @description Id of an API key; not its prefix. */
                key_id: string;
            };
        };
        responses: {
            /** @description The key is revoked. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    // profile
    getProfile: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
            };
        };
        responses: {
            /** @description The profile. */
            200: {
                content: {
                    "application/json": ProfileResponse;
                };
            };
        };
    };
    updateProfile: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ProfilePatch;
            };
        };
        responses: {
            /** @description The changed profile. */
            200: {
                content: {
                    "application/json": ProfileResponse;
                };
            };
        };
    };
    getAddress: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
            };
        };
        responses: {
            /** @description The address. */
            200: {
                content: {
                    "application/json": AddressResponse;
                };
            };
        };
    };
    putAddress: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": AddressInput;
            };
        };
        responses: {
            /** @description The address. */
            200: {
                content: {
                    "application/json": AddressResponse;
                };
            };
        };
    };
    getOrgChart: {
        parameters: {
            query: {
                /** @description Only this person and the people below. Default: everyone. */
                root_id?: string;
                /** @description Maximum number of levels, including the top one. */
                depth: number;
            };
        };
        responses: {
            /** @description The people at the top, or the person of `root_id`. */
            200: {
                content: {
                    "application/json": OrgChartNodeListResponse;
                };
            };
        };
    };
    getPersonalDetails: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
            };
        };
        responses: {
            /** @description The details. Members that are not set are null. */
            200: {
                content: {
                    "application/json": PersonalDetailsResponse;
                };
            };
        };
    };
    updatePersonalDetails: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PersonalDetailsPatch;
            };
        };
        responses: {
            /** @description The changed details. */
            200: {
                content: {
                    "application/json": PersonalDetailsResponse;
                };
            };
        };
    };
    getPhoto: {
        parameters: {
            query: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
                /** @description Side length in pixels. Photos are square. */
                size: 64 | 256 | 512;
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: string;
            };
        };
        responses: {
            /** @description The image. */
            200: {
                content: {
                    "image/webp": FileBytes;
                };
            };
        };
    };
    putPhoto: {
        parameters: {};
        requestBody: {
            content: {
                "multipart/form-data": PhotoInput;
            };
        };
        responses: {
            /** @description The URL of the photo. */
            200: {
                content: {
                    "application/json": PhotoResponse;
                };
            };
        };
    };
    deletePhoto: {
        parameters: {};
        responses: {
            /** @description There is no photo any longer. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    getPreferences: {
        parameters: {};
        responses: {
            /** @description The preferences. */
            200: {
                content: {
                    "application/json": PreferencesResponse;
                };
            };
        };
    };
    putPreferences: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PreferencesInput;
            };
        };
        responses: {
            /** @description The new preferences. */
            200: {
                content: {
                    "application/json": PreferencesResponse;
                };
            };
        };
    };
    listSubstitutes: {
        parameters: {
            query: {
                /** @description Only substitutes of these people. */
                person_id?: string[];
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering: "-from" | "from" | "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of substitutes. */
            200: {
                content: {
                    "application/json": SubstitutionListResponse;
                };
            };
        };
    };
    createSubstitute: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": SubstitutionInput;
            };
        };
        responses: {
            /** @description The substitute. */
            201: {
                content: {
                    "application/json": SubstitutionResponse;
                };
            };
        };
    };
    deleteSubstitute: {
        parameters: {
            path: {
                /** @description The substitution. */
                substitution_id: string;
            };
        };
        responses: {
            /** @description The substitute is removed. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    listTeamDirectory: {
        parameters: {
            query: {
                /** @description Part of the name, e-mail address or job title. */
                q?: string;
                /** @description An item of the list `departments`. */
                department_id?: string;
                /** @description Only the direct reports of this person. */
                manager_id?: string;
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering: "-last_name" | "last_name";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of people. */
            200: {
                content: {
                    "application/json": DirectoryEntryListResponse;
                };
            };
        };
    };
    getTeamMember: {
        parameters: {
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        responses: {
            /** @description The person. */
            200: {
                content: {
                    "application/json": TeamMemberResponse;
                };
            };
        };
    };
    getTeamMemberPhoto: {
        parameters: {
            query: {
                /** @description Side length in pixels. Photos are square. */
                size: 64 | 256 | 512;
                /** @description The version in `photo_url`. It changes with the photo, so that caches see a new URL. The service ignores it. */
                v?: string;
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: string;
            };
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        responses: {
            /** @description The image. */
            200: {
                content: {
                    "image/webp": FileBytes;
                };
            };
        };
    };
    listWaiting: {
        parameters: {
            query: {
                /** @description Only these kinds. */
                kind?: WaitingKind[];
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering: "since" | "-since";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of what waits. */
            200: {
                content: {
                    "application/json": WaitingListResponse;
                };
            };
        };
    };
    adminGetProfile: {
        parameters: {
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        responses: {
            /** @description The person. */
            200: {
                content: {
                    "application/json": AdminProfileResponse;
                };
            };
        };
    };
    adminUpdateProfile: {
        parameters: {
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": AdminProfilePatch;
            };
        };
        responses: {
            /** @description The changed profile. */
            200: {
                content: {
                    "application/json": AdminProfileResponse;
                };
            };
        };
    };
    // pto
    getPtoBalance: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
                /**
                 * @description The day of the balance. Default: today in the workspace's time zone. A future day includes credits up to that
                 *     day, and approved absences only.
                 */
                as_of?: string;
                /**
                 * @description The leave year, as of today or its day nearest to today, including requests that await a decision. Default:
                 *     the year of `as_of`.
                 */
                year?: number;
            };
        };
        responses: {
            /** @description The balances. */
            200: {
                content: {
                    "application/json": PtoBalanceListResponse;
                };
            };
        };
    };
    explainPtoBalance: {
        parameters: {
            query: {
                /**
                 * @description The person whose records are requested; without it, your own. A service key must name one; keys of people and employees
                 *     can only name themselves.
                 */
                employee_id?: string;
                /** @description The leave type. */
                policy_id: string;
                /** @description The leave year. Default: the current one. */
                year?: number;
            };
        };
        responses: {
            /** @description The explanation. */
            200: {
                content: {
                    "application/json": BalanceExplainedResponse;
                };
            };
        };
    };
    listPtoLedger: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-effective_on" | "effective_on" | "-created_at" | "created_at";
                /**
                 * @description The person whose records are requested; without it, your own. A service key must name one; keys of people and employees
                 *     can only name themselves.
                 */
                employee_id?: string;
                /** @description Only these leave types. */
                policy_id?: string[];
                /** @description Only this leave year. */
                year?: number;
            };
        };
        responses: {
            /** @description The rows. */
            200: {
                content: {
                    "application/json": LedgerEntryListResponse;
                };
            };
        };
    };
    getPtoCalendar: {
        parameters: {
            query: {
                /**
                 * @description The person whose records are requested; without it, your own. A service key must name one; keys of people and employees
                 *     can only name themselves.
                 */
                employee_id?: string;
                /** @description First day; not after `to`. */
                from: string;
                /** @description Last day, inclusive. */
                to: string;
            };
        };
        responses: {
            /** @description The days, in order. */
            200: {
                content: {
                    "application/json": PtoCalendarDayListResponse;
                };
            };
        };
    };
    listHolidays: {
        parameters: {
            query?: {
                /** @description The calendar year. Default: the current one in the workspace's time zone. */
                year?: number;
                /** @description The holiday calendar. Default: that of the caller, or `default` for a service key. */
                calendar?: string;
            };
        };
        responses: {
            /** @description The holidays. */
            200: {
                content: {
                    "application/json": HolidayListResponse;
                };
            };
        };
    };
    listPtoPolicies: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
            };
        };
        responses: {
            /** @description The leave types. */
            200: {
                content: {
                    "application/json": PolicyListResponse;
                };
            };
        };
    };
    listPtoRequests: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-start_date" | "start_date" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
                /** @description Only absences with one of these statuses. */
                status?: AbsenceStatus[];
                /** @description Only absences of these leave types. */
                policy_id?: string[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
            };
        };
        responses: {
            /** @description The absences. */
            200: {
                content: {
                    "application/json": AbsenceListResponse;
                };
            };
        };
    };
    createPtoRequest: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": AbsenceInput;
            };
        };
        responses: {
            /** @description The absence. */
            201: {
                content: {
                    "application/json": AbsenceResponse;
                };
            };
        };
    };
    previewPtoRequest: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": AbsenceInput;
            };
        };
        responses: {
            /** @description The preview. */
            200: {
                content: {
                    "application/json": AbsencePreviewResponse;
                };
            };
        };
    };
    getPtoRequest: {
        parameters: {
            path: {
                /** @description The absence. */
                absence_id: string;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                content: {
                    "application/json": AbsenceResponse;
                };
            };
        };
    };
    updatePtoRequest: {
        parameters: {
            path: {
                /** @description The absence. */
                absence_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": AbsencePatch;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                content: {
                    "application/json": AbsenceResponse;
                };
            };
        };
    };
    getPtoAttachment: {
        parameters: {
            query?: {
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: string;
            };
            path: {
                /** @description The absence. */
                absence_id: string;
            };
        };
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/pdf": FileBytes;
                    "image/jpeg": FileBytes;
                    "image/png": FileBytes;
                };
            };
        };
    };
    putPtoAttachment: {
        parameters: {
            path: {
                /** @description The absence. */
                absence_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": AbsenceAttachmentInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                content: {
                    "application/json": AbsenceResponse;
                };
            };
        };
    };
    cancelPtoRequest: {
        parameters: {
            path: {
                /** @description The absence. */
                absence_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": AbsenceCancelInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                content: {
                    "application/json": AbsenceResponse;
                };
            };
        };
    };
    adminAdjustBalance: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": AdjustmentInput;
            };
        };
        responses: {
            /** @description The ledger row. */
            201: {
                content: {
                    "application/json": LedgerEntryResponse;
                };
            };
        };
    };
    adminListBalances: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "last_name" | "-last_name" | "start_date" | "-start_date";
                /** @description Only these people. */
                employee_id?: string[];
                /** @description Only these leave types. */
                policy_id?: string[];
                /** @description The day of the balance. Default: today in the workspace's time zone. */
                as_of?: string;
            };
        };
        responses: {
            /** @description The balances. */
            200: {
                content: {
                    "application/json": EmployeeBalancesListResponse;
                    "text/csv": CsvTable;
                };
            };
        };
    };
    adminListBlackouts: {
        parameters: {
            query: {
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-start_date" | "start_date" | "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of blackouts. */
            200: {
                content: {
                    "application/json": BlackoutListResponse;
                };
            };
        };
    };
    adminCreateBlackout: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": BlackoutInput;
            };
        };
        responses: {
            /** @description The blackout. */
            201: {
                content: {
                    "application/json": BlackoutResponse;
                };
            };
        };
    };
    adminDeleteBlackout: {
        parameters: {
            path: {
                /** @description The blackout. */
                blackout_id: string;
            };
        };
        responses: {
            /** @description The blackout is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    adminListCalendars: {
        parameters: {};
        responses: {
            /** @description All calendars, by name. */
            200: {
                content: {
                    "application/json": HolidayCalendarListResponse;
                };
            };
        };
    };
    adminImportHolidays: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": HolidayImportInput;
            };
        };
        responses: {
            /** @description Each holiday of the calendar and of the country, and what was added. */
            200: {
                content: {
                    "application/json": HolidayImportResponse;
                };
            };
        };
    };
    adminListEntitlements: {
        parameters: {
            query: {
                /** @description Only these people. */
                employee_id?: string[];
                /** @description Only these leave types. */
                policy_id?: string[];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-valid_from" | "valid_from" | "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of agreements. */
            200: {
                content: {
                    "application/json": LeaveEntitlementListResponse;
                };
            };
        };
    };
    adminCreateEntitlement: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": LeaveEntitlementInput;
            };
        };
        responses: {
            /** @description The agreement. */
            201: {
                content: {
                    "application/json": LeaveEntitlementResponse;
                };
            };
        };
    };
    adminDeleteEntitlement: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description The agreement. */
                entitlement_id: string;
            };
        };
        responses: {
            /** @description The agreement is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    adminCreateHoliday: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": HolidayInput;
            };
        };
        responses: {
            /** @description The holiday. */
            201: {
                content: {
                    "application/json": HolidayRecountedResponse;
                };
            };
        };
    };
    adminUpdateHoliday: {
        parameters: {
            path: {
                /** @description The holiday. */
                holiday_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": HolidayPatch;
            };
        };
        responses: {
            /** @description The holiday. */
            200: {
                content: {
                    "application/json": HolidayRecountedResponse;
                };
            };
        };
    };
    adminDeleteHoliday: {
        parameters: {
            path: {
                /** @description The holiday. */
                holiday_id: string;
            };
        };
        responses: {
            /** @description The holiday is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    adminListPolicies: {
        parameters: {
            query: {
                /** @description Only archived leave types, or only others. */
                archived?: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "name" | "-name" | "created_at" | "-created_at";
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of leave types. */
            200: {
                content: {
                    "application/json": AdminPolicyListResponse;
                };
            };
        };
    };
    adminCreatePolicy: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PolicyInput;
            };
        };
        responses: {
            /** @description The leave type. */
            201: {
                content: {
                    "application/json": AdminPolicyResponse;
                };
            };
        };
    };
    adminGetPolicy: {
        parameters: {
            path: {
                /** @description The leave type. */
                policy_id: string;
            };
        };
        responses: {
            /** @description The leave type. */
            200: {
                content: {
                    "application/json": AdminPolicyResponse;
                };
            };
        };
    };
    adminUpdatePolicy: {
        parameters: {
            path: {
                /** @description The leave type. */
                policy_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": PolicyPatch;
            };
        };
        responses: {
            /** @description The leave type. */
            200: {
                content: {
                    "application/json": AdminPolicyResponse;
                };
            };
        };
    };
    adminArchivePolicy: {
        parameters: {
            path: {
                /** @description The leave type. */
                policy_id: string;
            };
        };
        responses: {
            /** @description The leave type is archived. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    getAbsenceRate: {
        parameters: {
            query: {
                /** @description First day, inclusive; not after `to`. */
                from: string;
                /** @description Last day, inclusive; the period has at most 366 days. */
                to: string;
                /** @description What each row covers. */
                group_by: "month" | "department" | "policy";
            };
        };
        responses: {
            /** @description The report. */
            200: {
                content: {
                    "application/json": AbsenceRateResponse;
                };
            };
        };
    };
    adminLeaveLiability: {
        parameters: {
            query: {
                /** @description The day of the balances. Default: today in the workspace's time zone. */
                as_of?: string;
                /** @description Only people of this department. */
                department_id?: string;
                /** @description `csv` answers with a file: UTF-8, a header line, CRLF, streamed. Cells that a spreadsheet would treat as a formula start with an apostrophe. */
                format: "json" | "csv";
            };
        };
        responses: {
            /** @description The report. */
            200: {
                content: {
                    "application/json": LeaveLiabilityResponse;
                    "text/csv": string;
                };
            };
        };
    };
    adminListPtoRequests: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted: boolean;
                /** @description Only records with one of these ids, such as those that an event or your own copy names. */
                ids?: string[];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-start_date" | "start_date" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Only absences with one of these statuses. */
                status?: AbsenceStatus[];
                /** @description Only absences of these people. */
                employee_id?: string[];
                /** @description Only absences of these leave types. */
                policy_id?: string[];
                /** @description Only absences of people in these departments. */
                department_id?: string[];
                /** @description `me`: only what waits for the decision of the caller. A service key has nothing that waits for it (422). */
                waiting_for?: "me";
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
                /** @description Part of the person's name or e-mail address. */
                q?: string;
            };
        };
        responses: {
            /** @description The absences. */
            200: {
                content: {
                    "application/json": AbsenceListResponse;
                    "text/csv": CsvTable;
                };
            };
        };
    };
    adminCreatePtoRequest: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": AdminAbsenceInput;
            };
        };
        responses: {
            /** @description The absence. */
            201: {
                content: {
                    "application/json": AbsenceResponse;
                };
            };
        };
    };
    bulkReviewPtoRequests: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": BulkReviewInput;
            };
        };
        responses: {
            /** @description The result of each absence. */
            200: {
                content: {
                    "application/json": BulkReviewResultsResponse;
                };
            };
        };
    };
    adminGetPtoRequest: {
        parameters: {
            path: {
                /** @description The absence. */
                absence_id: string;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                content: {
                    "application/json": AbsenceDetailResponse;
                };
            };
        };
    };
    adminUpdatePtoRequest: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
            path: {
                /** @description The absence. */
                absence_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": AbsenceCorrection;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                content: {
                    "application/json": AbsenceDetailResponse;
                };
            };
        };
    };
    approvePtoRequest: {
        parameters: {
            path: {
                /** @description The absence. */
                absence_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": AbsenceApproveInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                content: {
                    "application/json": AbsenceResponse;
                };
            };
        };
    };
    adminCancelPtoRequest: {
        parameters: {
            path: {
                /** @description The absence. */
                absence_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": AdminAbsenceCancelInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                content: {
                    "application/json": AbsenceResponse;
                };
            };
        };
    };
    denyPtoRequest: {
        parameters: {
            path: {
                /** @description The absence. */
                absence_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": AbsenceDenyInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                content: {
                    "application/json": AbsenceResponse;
                };
            };
        };
    };
    adminRunYearEnd: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": YearEndInput;
            };
        };
        responses: {
            /** @description What each person carries and forfeits. */
            200: {
                content: {
                    "application/json": YearEndResponse;
                };
            };
        };
    };
    // reimbursements
    listExpenses: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted: boolean;
                /** @description A leading `-` is descending. `spent_on` is the last day of the items. The id breaks ties. */
                ordering: "-created_at" | "created_at" | "-spent_on" | "spent_on" | "-updated_at" | "updated_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
                /** @description Only claims with one of these statuses. */
                status?: ExpenseStatus[];
                /** @description Only claims with an item of one of these categories. */
                category_id?: string[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
            };
        };
        responses: {
            /** @description The claims. */
            200: {
                content: {
                    "application/json": ExpenseClaimListResponse;
                };
            };
        };
    };
    createExpense: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ExpenseInput;
            };
        };
        responses: {
            /** @description The claim. */
            201: {
                content: {
                    "application/json": ExpenseClaimResponse;
                };
            };
        };
    };
    listExpenseRates: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-valid_from" | "valid_from";
                /** @description Only rates of this kind. */
                kind?: "mileage" | "per_diem";
                /** @description Only rates of this country. */
                country?: string;
            };
        };
        responses: {
            /** @description The rates. */
            200: {
                content: {
                    "application/json": ExpenseRateListResponse;
                };
            };
        };
    };
    getExpense: {
        parameters: {
            path: {
                /** @description The claim. */
                expense_id: string;
            };
        };
        responses: {
            /** @description The claim. */
            200: {
                content: {
                    "application/json": ExpenseClaimResponse;
                };
            };
        };
    };
    updateExpense: {
        parameters: {
            path: {
                /** @description The claim. */
                expense_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ExpensePatch;
            };
        };
        responses: {
            /** @description The claim. */
            200: {
                content: {
                    "application/json": ExpenseClaimResponse;
                };
            };
        };
    };
    deleteExpense: {
        parameters: {
            path: {
                /** @description The claim. */
                expense_id: string;
            };
        };
        responses: {
            /** @description The claim is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    uploadReceipt: {
        parameters: {
            path: {
                /** @description The claim. */
                expense_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": ReceiptInput;
            };
        };
        responses: {
            /** @description The receipt. */
            201: {
                content: {
                    "application/json": ReceiptResponse;
                };
            };
        };
    };
    downloadReceipt: {
        parameters: {
            query?: {
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: string;
            };
            path: {
                /** @description The claim. */
                expense_id: string;
                /** @description The receipt. */
                receipt_id: string;
            };
        };
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/pdf": FileBytes;
                    "image/jpeg": FileBytes;
                    "image/png": FileBytes;
                    "image/webp": FileBytes;
                };
            };
        };
    };
    deleteReceipt: {
        parameters: {
            path: {
                /** @description The claim. */
                expense_id: string;
                /** @description The receipt. */
                receipt_id: string;
            };
        };
        responses: {
            /** @description The receipt is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    submitExpense: {
        parameters: {
            path: {
                /** @description The claim. */
                expense_id: string;
            };
        };
        responses: {
            /** @description The claim. */
            200: {
                content: {
                    "application/json": ExpenseClaimResponse;
                };
            };
        };
    };
    adminListExpenses: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted: boolean;
                /** @description Only records with one of these ids, such as those that an event or your own copy names. */
                ids?: string[];
                /** @description A leading `-` is descending. `spent_on` is the last day of the items. The id breaks ties. */
                ordering: "-created_at" | "created_at" | "-spent_on" | "spent_on" | "-updated_at" | "updated_at";
                /** @description Only claims of these people. */
                employee_id?: string[];
                /** @description Only claims with one of these statuses. */
                status?: ExpenseStatus[];
                /** @description Only claims with an item of one of these categories. */
                category_id?: string[];
                /** @description `me`: only what waits for the decision of the caller. A service key has nothing that waits for it (422). */
                waiting_for?: "me";
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
                /** @description Minimum claimed amount, in the currency of each claim. */
                min_amount?: string;
            };
        };
        responses: {
            /** @description The claims. */
            200: {
                content: {
                    "application/json": ExpenseClaimListResponse;
                    "text/csv": CsvTable;
                };
            };
        };
    };
    bulkReviewExpenses: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ExpenseBulkReviewInput;
            };
        };
        responses: {
            /** @description The result of each claim. */
            200: {
                content: {
                    "application/json": ExpenseBulkReviewResultsResponse;
                };
            };
        };
    };
    adminPutExpenseRates: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ExpenseRatesInput;
            };
        };
        responses: {
            /** @description How many rates there are now. */
            200: {
                content: {
                    "application/json": ExpenseRatesStoredResponse;
                };
            };
        };
    };
    adminExpenseSummary: {
        parameters: {
            query: {
                /** @description First day, inclusive; not after `to`. */
                from: string;
                /** @description Last day, inclusive; the period has at most 366 days. */
                to: string;
                /** @description What each row covers. */
                group_by: "category" | "employee" | "month";
            };
        };
        responses: {
            /** @description A row for each group and currency, sorted by label. */
            200: {
                content: {
                    "application/json": ExpenseSummaryRowListResponse;
                };
            };
        };
    };
    adminGetExpense: {
        parameters: {
            path: {
                /** @description The claim. */
                expense_id: string;
            };
        };
        responses: {
            /** @description The claim. */
            200: {
                content: {
                    "application/json": ExpenseClaimDetailResponse;
                };
            };
        };
    };
    approveExpense: {
        parameters: {
            path: {
                /** @description The claim. */
                expense_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": ExpenseApproveInput;
            };
        };
        responses: {
            /** @description The claim. */
            200: {
                content: {
                    "application/json": ExpenseClaimResponse;
                };
            };
        };
    };
    denyExpense: {
        parameters: {
            path: {
                /** @description The claim. */
                expense_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ExpenseDenyInput;
            };
        };
        responses: {
            /** @description The claim. */
            200: {
                content: {
                    "application/json": ExpenseClaimResponse;
                };
            };
        };
    };
    markExpensePaid: {
        parameters: {
            path: {
                /** @description The claim. */
                expense_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ExpensePaidInput;
            };
        };
        responses: {
            /** @description The claim. */
            200: {
                content: {
                    "application/json": ExpenseClaimResponse;
                };
            };
        };
    };
    // shared
    // support
    listFaqs: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "position" | "-position" | "created_at" | "-created_at";
                /** @description BCP 47 tag. Default: the language of the workspace. */
                locale?: string;
                /** @description `false`: drafts in all languages, for admins only; others get an empty list. */
                published: boolean;
                /** @description An item of the list `ticket-categories`. */
                category_id?: string;
                /** @description Words of the question or the answer, in any form. Supports `"a phrase"`, `or` and `-not`. */
                q?: string;
            };
        };
        responses: {
            /** @description The FAQs. */
            200: {
                content: {
                    "application/json": FaqListResponse;
                };
            };
        };
    };
    getFaq: {
        parameters: {
            path: {
                /** @description The FAQ. */
                faq_id: string;
            };
        };
        responses: {
            /** @description The FAQ. */
            200: {
                content: {
                    "application/json": FaqResponse;
                };
            };
        };
    };
    rateFaq: {
        parameters: {
            path: {
                /** @description The FAQ. */
                faq_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": FaqFeedbackInput;
            };
        };
        responses: {
            /** @description The vote is counted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    listTickets: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Only tickets with one of these statuses. */
                status?: TicketStatus[];
                /** @description An item of the list `ticket-categories`. */
                category_id?: string;
                /**
                 * @description Tickets that have all these words, in any form, in the subject or in messages that the caller can read. The
                 *     language of the workspace determines word forms.
                 */
                q?: string;
            };
        };
        responses: {
            /** @description The tickets. */
            200: {
                content: {
                    "application/json": TicketListResponse;
                };
            };
        };
    };
    createTicket: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": TicketInput;
            };
        };
        responses: {
            /** @description The ticket. */
            201: {
                content: {
                    "application/json": TicketResponse;
                };
            };
        };
    };
    getTicket: {
        parameters: {
            path: {
                /** @description The ticket. */
                ticket_id: string;
            };
        };
        responses: {
            /** @description The ticket. */
            200: {
                content: {
                    "application/json": TicketResponse;
                };
            };
        };
    };
    uploadTicketAttachment: {
        parameters: {
            path: {
                /** @description The ticket. */
                ticket_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": TicketAttachmentInput;
            };
        };
        responses: {
            /** @description The attachment. */
            201: {
                content: {
                    "application/json": TicketAttachmentResponse;
                };
            };
        };
    };
    downloadTicketAttachment: {
        parameters: {
            query?: {
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: string;
            };
            path: {
                /** @description The ticket. */
                ticket_id: string;
                /** @description The attachment. */
                attachment_id: string;
            };
        };
        responses: {
            /** @description The file. */
            200: {
                content: {
                    "application/pdf": FileBytes;
                    "image/jpeg": FileBytes;
                    "image/png": FileBytes;
                };
            };
        };
    };
    closeTicket: {
        parameters: {
            path: {
                /** @description The ticket. */
                ticket_id: string;
            };
        };
        responses: {
            /** @description The ticket. */
            200: {
                content: {
                    "application/json": TicketResponse;
                };
            };
        };
    };
    listTicketMessages: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "created_at" | "-created_at";
            };
            path: {
                /** @description The ticket. */
                ticket_id: string;
            };
        };
        responses: {
            /** @description The messages. */
            200: {
                content: {
                    "application/json": TicketMessageListResponse;
                };
            };
        };
    };
    createTicketMessage: {
        parameters: {
            path: {
                /** @description The ticket. */
                ticket_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": TicketMessageInput;
            };
        };
        responses: {
            /** @description The message. */
            201: {
                content: {
                    "application/json": TicketMessageResponse;
                };
            };
        };
    };
    reopenTicket: {
        parameters: {
            path: {
                /** @description The ticket. */
                ticket_id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": TicketReopenInput;
            };
        };
        responses: {
            /** @description The ticket. */
            200: {
                content: {
                    "application/json": TicketResponse;
                };
            };
        };
    };
    adminCreateFaq: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": FaqInput;
            };
        };
        responses: {
            /** @description The FAQ. */
            201: {
                content: {
                    "application/json": FaqResponse;
                };
            };
        };
    };
    adminUpdateFaq: {
        parameters: {
            path: {
                /** @description The FAQ. */
                faq_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": FaqPatch;
            };
        };
        responses: {
            /** @description The FAQ. */
            200: {
                content: {
                    "application/json": FaqResponse;
                };
            };
        };
    };
    adminDeleteFaq: {
        parameters: {
            path: {
                /** @description The FAQ. */
                faq_id: string;
            };
        };
        responses: {
            /** @description The FAQ is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    adminListTickets: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Only tickets with one of these statuses. */
                status?: TicketStatus[];
                /** @description Only tickets assigned to this admin. */
                assignee_id?: string;
                /** @description Only tickets with one of these priorities. */
                priority?: TicketPriority[];
                /**
                 * @description Tickets that have all these words, in any form, in the subject, the messages or the internal notes. The
                 *     language of the workspace determines word forms.
                 */
                q?: string;
            };
        };
        responses: {
            /** @description The tickets. */
            200: {
                content: {
                    "application/json": TicketListResponse;
                };
            };
        };
    };
    adminUpdateTicket: {
        parameters: {
            path: {
                /** @description The ticket. */
                ticket_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": TicketPatch;
            };
        };
        responses: {
            /** @description The ticket. */
            200: {
                content: {
                    "application/json": TicketResponse;
                };
            };
        };
    };
    adminMergeTicket: {
        parameters: {
            path: {
                /** @description The ticket. */
                ticket_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": TicketMergeInput;
            };
        };
        responses: {
            /** @description The merged ticket, which names the other. */
            200: {
                content: {
                    "application/json": TicketResponse;
                };
            };
        };
    };
    // tracking
    listTeamAbsences: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "start_date" | "-start_date";
                /** @description First day, inclusive; not after `to`. */
                from: string;
                /** @description Last day, inclusive; at most 92 days in all. */
                to: string;
                /** @description Only people in these departments. */
                department_id?: string[];
            };
        };
        responses: {
            /** @description The absences. */
            200: {
                content: {
                    "application/json": TeamAbsenceListResponse;
                };
            };
        };
    };
    createAbsenceFeed: {
        parameters: {};
        requestBody?: {
            content: {
                "application/json": AbsenceFeedInput;
            };
        };
        responses: {
            /** @description The address. It is not shown again. */
            201: {
                content: {
                    "application/json": AbsenceFeedResponse;
                };
            };
        };
    };
    deleteAbsenceFeed: {
        parameters: {};
        responses: {
            /** @description There is no address any longer. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    getAbsenceFeed: {
        parameters: {
            path: {
                /** @description The secret part of the address from `POST /tracking/absences/feed/`. */
                absence_feed_token: string;
            };
        };
        responses: {
            /** @description The calendar. */
            200: {
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    getClock: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
            };
        };
        responses: {
            /** @description The clock. */
            200: {
                content: {
                    "application/json": ClockResponse;
                };
            };
        };
    };
    discardClock: {
        parameters: {};
        requestBody?: {
            content: {
                "application/json": ClockDiscardInput;
            };
        };
        responses: {
            /** @description The entry is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    startClock: {
        parameters: {};
        requestBody?: {
            content: {
                "application/json": ClockStartInput;
            };
        };
        responses: {
            /** @description The running entry. */
            201: {
                content: {
                    "application/json": TimeEntryResponse;
                };
            };
        };
    };
    stopClock: {
        parameters: {};
        requestBody?: {
            content: {
                "application/json": ClockStopInput;
            };
        };
        responses: {
            /** @description The closed entry. */
            200: {
                content: {
                    "application/json": TimeEntryResponse;
                };
            };
        };
    };
    getDashboardSummary: {
        parameters: {
            query?: {
                /** @description The day, not in the future. Default: today in the workspace's time zone. */
                date?: string;
            };
        };
        responses: {
            /** @description The summary. */
            200: {
                content: {
                    "application/json": DashboardSummaryResponse;
                };
            };
        };
    };
    listTimeEntries: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-started_at" | "started_at" | "-updated_at" | "updated_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
                /** @description Only billable entries, or only others. */
                billable?: boolean;
                /** @description Only entries of these categories. */
                category_id?: string[];
                /** @description Only entries from these sources. */
                source?: ("clock" | "manual" | "api" | "import")[];
                /** @description Only the entry of a running clock, or only closed ones. */
                running?: boolean;
            };
        };
        responses: {
            /** @description The entries. */
            200: {
                content: {
                    "application/json": TimeEntryListResponse;
                };
            };
        };
    };
    createTimeEntry: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": TimeEntryInput;
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                content: {
                    "application/json": TimeEntryResponse;
                };
            };
        };
    };
    bulkCreateTimeEntries: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": BulkTimeEntriesInput;
            };
        };
        responses: {
            /** @description The result of each row. */
            200: {
                content: {
                    "application/json": BulkTimeEntriesResultResponse;
                };
            };
        };
    };
    getTimeEntry: {
        parameters: {
            path: {
                /** @description The time entry. */
                entry_id: string;
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                content: {
                    "application/json": TimeEntryResponse;
                };
            };
        };
    };
    updateTimeEntry: {
        parameters: {
            path: {
                /** @description The time entry. */
                entry_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": TimeEntryPatch;
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                content: {
                    "application/json": TimeEntryResponse;
                };
            };
        };
    };
    deleteTimeEntry: {
        parameters: {
            path: {
                /** @description The time entry. */
                entry_id: string;
            };
        };
        responses: {
            /** @description The entry is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    listPeriodLocks: {
        parameters: {};
        responses: {
            /** @description The locks. */
            200: {
                content: {
                    "application/json": PeriodLockListResponse;
                };
            };
        };
    };
    createPeriodLock: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": PeriodLockInput;
            };
        };
        responses: {
            /** @description The lock. */
            201: {
                content: {
                    "application/json": PeriodLockResponse;
                };
            };
        };
    };
    deletePeriodLock: {
        parameters: {
            query: {
                /** @description Why; kept in the audit trail. */
                reason: string;
            };
            path: {
                /** @description The lock. */
                lock_id: string;
            };
        };
        responses: {
            /** @description The lock is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    listTeamOvertime: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "last_name" | "-last_name";
                /** @description First day, inclusive; not after `to`. */
                from: string;
                /** @description Last day, inclusive; the period has at most 366 days. */
                to: string;
                /** @description Only this person. */
                employee_id?: string;
            };
        };
        responses: {
            /** @description The people. */
            200: {
                content: {
                    "application/json": OvertimeListResponse;
                };
            };
        };
    };
    getOvertimeAccount: {
        parameters: {
            query?: {
                /**
                 * @description The person whose records are requested; without it, your own. A service key must name one; keys of people and employees
                 *     can only name themselves.
                 */
                employee_id?: string;
                /** @description The last day that counts; today in the person's time zone if omitted, and not later (422). */
                as_of?: string;
            };
        };
        responses: {
            /** @description The account. */
            200: {
                content: {
                    "application/json": OvertimeAccountResponse;
                };
            };
        };
    };
    getMyOvertime: {
        parameters: {
            query: {
                /**
                 * @description The person whose records are requested; without it, your own. A service key must name one; keys of people and employees
                 *     can only name themselves.
                 */
                employee_id?: string;
                /** @description First day, inclusive; not after `to`. */
                from: string;
                /** @description Last day, inclusive; the period has at most 366 days. */
                to: string;
            };
        };
        responses: {
            /** @description The overtime. */
            200: {
                content: {
                    "application/json": OwnOvertimeResponse;
                };
            };
        };
    };
    listPresences: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "last_name" | "-last_name";
                /** @description The day, not in the future. Default: today in the workspace's time zone. */
                date?: string;
                /** @description Only people with one of these statuses. */
                status?: PresenceStatus[];
            };
        };
        responses: {
            /** @description The people. */
            200: {
                content: {
                    "application/json": PresenceListResponse;
                };
            };
        };
    };
    getMyTimeReport: {
        parameters: {
            query: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
                /** @description First day, inclusive; not after `to`. */
                from: string;
                /** @description Last day, inclusive; the period has at most 366 days. */
                to: string;
                /** @description What each row covers. */
                group_by: "day" | "week" | "month" | "category";
                /** @description `csv` answers with a file: UTF-8, a header line, CRLF, streamed. Cells that a spreadsheet would treat as a formula start with an apostrophe. */
                format: "json" | "csv";
            };
        };
        responses: {
            /** @description The report; as CSV, one line per row. */
            200: {
                content: {
                    "application/json": TimeReportResponse;
                    "text/csv": string;
                };
            };
        };
    };
    getTeamTimeReport: {
        parameters: {
            query: {
                /** @description First day, inclusive; not after `to`. */
                from: string;
                /** @description Last day, inclusive; the period has at most 366 days. */
                to: string;
                /** @description What each row covers. */
                group_by: "day" | "week" | "month" | "category" | "employee" | "department";
                /** @description Only this person. */
                employee_id?: string;
                /** @description `csv` answers with a file: UTF-8, a header line, CRLF, streamed. Cells that a spreadsheet would treat as a formula start with an apostrophe. */
                format: "json" | "csv";
                /** @description Maximum number of people per page; everybody if left out. Not with `csv`, which is streamed. */
                limit?: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
            };
        };
        responses: {
            /** @description The report. */
            200: {
                content: {
                    "application/json": TimeReportResponse;
                    "text/csv": string;
                };
            };
        };
    };
    listTimesheets: {
        parameters: {
            query: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: string;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-period_start" | "period_start" | "-created_at" | "created_at";
                /** @description Any of these. */
                status?: TimesheetStatus[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of timesheets. */
            200: {
                content: {
                    "application/json": TimesheetListResponse;
                };
            };
        };
    };
    putTimesheet: {
        parameters: {
            path: {
                /** @description First day of the period. */
                period_start: string;
            };
        };
        requestBody: {
            content: {
                "application/json": TimesheetInput;
            };
        };
        responses: {
            /** @description The timesheet. */
            200: {
                content: {
                    "application/json": TimesheetResponse;
                };
            };
        };
    };
    adminStopClock: {
        parameters: {
            path: {
                /** @description Id of a person. */
                user_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": AdminClockStopInput;
            };
        };
        responses: {
            /** @description The closed entry. */
            200: {
                content: {
                    "application/json": TimeEntryResponse;
                };
            };
        };
    };
    adminListTimeEntries: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: string;
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted: boolean;
                /** @description Only records with one of these ids, such as those that an event or your own copy names. */
                ids?: string[];
                /** @description Only the record with this id of your own. */
                external_id?: string;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-started_at" | "started_at" | "-updated_at" | "updated_at";
                /** @description Only entries of these people. */
                employee_id?: string[];
                /** @description Only entries of people in these departments. */
                department_id?: string[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
                /** @description Only billable entries, or only others. */
                billable?: boolean;
            };
        };
        responses: {
            /** @description The entries. */
            200: {
                content: {
                    "application/json": TimeEntryListResponse;
                };
            };
        };
    };
    adminCreateTimeEntry: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": AdminTimeEntryInput;
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                content: {
                    "application/json": TimeEntryResponse;
                };
            };
        };
    };
    adminUpdateTimeEntry: {
        parameters: {
            path: {
                /** @description The time entry. */
                entry_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": AdminTimeEntryPatch;
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                content: {
                    "application/json": TimeEntryResponse;
                };
            };
        };
    };
    adminDeleteTimeEntry: {
        parameters: {
            query: {
                /** @description Why; kept in the audit trail. */
                reason: string;
            };
            path: {
                /** @description The time entry. */
                entry_id: string;
            };
        };
        responses: {
            /** @description The entry is deleted. */
            200: {
                content: {
                    "application/json": EmptyResponse;
                };
            };
        };
    };
    adminPostOvertime: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": OvertimeEntryInput;
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                content: {
                    "application/json": OvertimeEntryResponse;
                };
            };
        };
    };
    adminListTimesheets: {
        parameters: {
            query: {
                /** @description Of any of these people. */
                employee_id?: string[];
                /** @description `me`: only what waits for the decision of the caller. A service key has nothing that waits for it (422). */
                waiting_for?: "me";
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-period_start" | "period_start" | "-created_at" | "created_at";
                /** @description Any of these. */
                status?: TimesheetStatus[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: string;
                /** @description The largest number of rows on a page. */
                limit: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: string;
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: boolean;
            };
        };
        responses: {
            /** @description A page of timesheets. */
            200: {
                content: {
                    "application/json": TimesheetListResponse;
                };
            };
        };
    };
    reviewTimesheet: {
        parameters: {
            path: {
                /** @description Identifier of the timesheet. */
                timesheet_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": TimesheetReview;
            };
        };
        responses: {
            /** @description The timesheet. */
            200: {
                content: {
                    "application/json": TimesheetResponse;
                };
            };
        };
    };
}
