// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { FileContent } from '../files/content.ts';
export interface TwoFactorStatus {
    enabled: boolean;
    /** @description The workspace demands a second factor; it cannot be turned off. */
    enforced: boolean;
    recovery_codes_left: number;
    /** Format: date-time */
    enabled_at: string | null;
}
export interface TwoFactorConfirmation {
    /**
     * Format: password
     * @description The caller's own.
     */
    password: string;
    /** @description Six digits of the authenticator app or one recovery code. */
    code: string;
}
export type Empty = Record<string, never>;
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
export interface TwoFactorEnableInput {
    /**
     * @description The code the authenticator app shows now.
     * @example 492039
     */
    code: string;
}
export interface RecoveryCodes {
    recovery_codes: string[];
}
export interface PasswordConfirmation {
    /**
     * Format: password
     * @description The caller's own.
     */
    password: string;
}
export interface TwoFactorSetup {
    /** @description Base32, to be typed in by hand. */
    secret: string;
    /** @description The same as an `otpauth://` URI. */
    otpauth_uri: string;
    /** @description The same as a QR code, to be scanned: an SVG image. */
    qr_svg: string;
    /**
     * @description Seconds in which the first code must be confirmed.
     * @example 600
     */
    expires_in: number;
}
export interface InvitationAcceptInput {
    /** @description From the link in the invitation. */
    token: string;
    /**
     * Format: password
     * @description Common passwords and words of the context are refused.
     */
    password: string;
}
export type Role = "employee" | "manager" | "admin";
export interface SignedInUser {
    /** Format: uuid */
    id: string;
    email: string;
    first_name: string;
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
export interface SignInTokens {
    /** @description A JWT. */
    access_token: string;
    /** @description Opaque. Works once; the answer to its use holds the next one. */
    refresh_token: string;
    /** @constant */
    token_type: "Bearer";
    /**
     * @description Seconds the access token lives.
     * @example 900
     */
    expires_in: number;
    /**
     * @description Seconds the refresh token lives.
     * @example 1209600
     */
    refresh_expires_in: number;
    user: SignedInUser;
}
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
    /** @description Texts by field. Nested fields are dotted (`items.0.amount`); what belongs to no field stands under `non_field_errors`. */
    errors: {
        [key: string]: string[];
    };
    data: ErrorData;
}
export interface LoginInput {
    /**
     * @description Blanks around it are left out. What is no e-mail address is 422 before anything is looked up.
     * @example ada@example.test
     */
    email: string;
    /** Format: password */
    password: string;
    /**
     * @description How the session is named in the list of sessions.
     * @example Ada's phone
     */
    device_name?: string;
}
export interface TwoFactorRequired {
    /** @constant */
    two_factor_required: true;
    /** @description Goes to the verify call with the code. Dies after five wrong codes or a change of password. */
    challenge_token: string;
    /** @description What the code may be. */
    methods: ("totp" | "recovery_code")[];
    /**
     * @description Seconds the challenge lives.
     * @example 300
     */
    expires_in: number;
}
export interface LoginVerifyInput {
    /** @description As answered by sign-in. */
    challenge_token: string;
    /** @description Six digits of the authenticator app or one recovery code. */
    code: string;
}
export interface LogoutInput {
    /** @description Names the session to end; the current one unless given. */
    refresh_token?: string;
}
export interface RevokedSessions {
    /** @description How many sessions were ended. */
    revoked: number;
}
export type Scope = "people:read" | "team:read" | "people:write" | "time:read" | "time:write" | "absences:read" | "absences:write" | "absences:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "payroll:read" | "reports:read" | "webhooks:manage";
export interface WorkspaceInfo {
    /** Format: uuid */
    id: string;
    /** @example brightwater */
    slug: string;
    name: string;
    /** @enum {string} */
    plan: "pilot" | "starter" | "managed" | "self_hosted" | "reseller";
    /**
     * @description IANA name.
     * @example Europe/Berlin
     */
    timezone: string;
    /** @example EUR */
    currency: string;
    /**
     * @description BCP 47 tag.
     * @example de-DE
     */
    locale: string;
}
export interface ModuleFlags {
    tracking: boolean;
    pto: boolean;
    reimbursements: boolean;
    payments: boolean;
    invoices: boolean;
    contracts: boolean;
    meetings: boolean;
    benefits: boolean;
    support: boolean;
}
export interface RateLimitInfo {
    /**
     * @description Whether requests are counted for the API key or for the signed-in person.
     * @enum {string}
     */
    policy: "key" | "user";
    /**
     * @description Requests in one window.
     * @example 600
     */
    limit: number;
    /** @example 60 */
    window_seconds: number;
}
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
    /** @description The role of now: of a personal key its owner's, of a service key `admin`. */
    role: Role;
    /** @description Of a key: its scopes, as far as the owner's role still allows them. Of a session: all that the role may grant. */
    scopes: Scope[];
    workspace: WorkspaceInfo;
    modules: ModuleFlags;
    /** @description Whether the person signs in with a second factor; null for a service key. */
    two_factor_enabled: boolean | null;
    rate_limit: RateLimitInfo;
}
export interface PasswordChangeInput {
    /** Format: password */
    current_password: string;
    /**
     * Format: password
     * @description Another one. Common passwords and words of the context are refused.
     */
    new_password: string;
    /**
     * @description Whether the caller's personal API keys go on. Only where nobody else can have known the old password.
     * @default false
     */
    keep_api_keys?: boolean;
}
export interface PasswordResetRequest {
    /**
     * @description Blanks around it are left out. What is no e-mail address is 422 before anything is looked up.
     * @example ada@example.test
     */
    email: string;
}
export interface PasswordResetInput {
    /** @description From the link in the mail. */
    token: string;
    /**
     * Format: password
     * @description Common passwords and words of the context are refused.
     */
    new_password: string;
}
export interface RefreshInput {
    refresh_token: string;
}
export interface Session {
    /** Format: uuid */
    id: string;
    /**
     * @description As named at sign-in.
     * @example Ada's phone
     */
    device_name: string | null;
    /** @description The address of the last sign-in or refresh. */
    ip: string | null;
    /** @description The program of the last sign-in or refresh. */
    user_agent: string | null;
    /** Format: date-time */
    created_at: string;
    /**
     * Format: date-time
     * @description When its tokens were last issued; an access token in use is renewed every fifteen minutes.
     */
    last_used_at: string;
    /** @description The session that asks. */
    current: boolean;
}
export type PersonStatus = "invited" | "active" | "deactivated";
export interface PersonRef {
    /** Format: uuid */
    id: string;
    email: string;
    name: string;
}
export interface ListItemRef {
    /** Format: uuid */
    id: string;
    label: string;
}
export interface Person {
    /** Format: uuid */
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    /** @description Full name. */
    name: string;
    role: Role;
    status: PersonStatus;
    /** @description Who they report to; null at the top. */
    manager: PersonRef | null;
    /** @description An item of the list `user-types`. */
    user_type: ListItemRef | null;
    /** @description An item of the list `departments`. */
    department: ListItemRef | null;
    job_title: string | null;
    /** @description The workspace's own number; no two people share one. */
    employee_number: string | null;
    /**
     * Format: date
     * @description First day of employment.
     */
    start_date: string;
    /**
     * Format: date
     * @description Last day of employment; set by deactivation.
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
    /** @description Rises with every change; the `ETag` of the record. */
    version: number;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
}
export interface Tombstone {
    /** Format: uuid */
    id: string;
    /** Format: date-time */
    deleted_at: string;
}
export type EmailAddress = string;
export interface PersonInput {
    /** @description Their sign-in name. */
    email: EmailAddress;
    first_name: string;
    last_name: string;
    /**
     * @description An API key adds employees only.
     * @default employee
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
    job_title?: string;
    employee_number?: string;
    /**
     * Format: date
     * @description First day of employment.
     */
    start_date: string;
    /**
     * @description IANA name; the workspace's unless given.
     * @example Europe/Lisbon
     */
    timezone?: string;
    /**
     * @description Whether the invitation goes out by e-mail now.
     * @default true
     */
    send_invite?: boolean;
}
export interface PersonPatch {
    /** @description Their sign-in name. */
    email?: EmailAddress;
    first_name?: string;
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
    job_title?: string | null;
    employee_number?: string | null;
    /**
     * Format: date
     * @description First day of employment.
     */
    start_date?: string;
    /** @description IANA name; null goes back to the workspace's. */
    timezone?: string | null;
}
export interface TwoFactorResetInput {
    /** @description How you made sure who asked. Kept in the audit trail. */
    reason: string;
}
export interface DeactivationInput {
    /**
     * Format: date
     * @description Last day of employment. Absences after it are cancelled; access ends now in any case.
     */
    last_day: string;
    /**
     * Format: uuid
     * @description An item of the list `termination-reasons`.
     */
    reason_id?: string;
    /**
     * Format: uuid
     * @description The person whom their direct reports report to from now on. A direct report named here takes their place.
     */
    reassign_reports_to?: string;
}
export interface ReactivationInput {
    /**
     * Format: date
     * @description First day of the new employment; that of the old one unless given.
     */
    start_date?: string;
}
export interface Branding {
    workspace_name: string;
    /**
     * @description Relative to this workspace.
     * @example /api/v1/branding/logo/
     */
    logo_url: string | null;
    /** @example #1F4B99 */
    primary_color: string;
    /** @example #E07A1F */
    accent_color: string;
    support_email: string | null;
    /** @description Plain text. */
    login_text: string | null;
    /**
     * @description BCP 47 tag.
     * @example de-DE
     */
    locale: string;
}
export type ListName = "absence-reasons" | "termination-reasons" | "expense-categories" | "time-categories" | "ticket-categories" | "user-types" | "departments";
export interface ListItem {
    /** Format: uuid */
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
    /** @example #2F6FDE */
    color: string | null;
    /** @description Place within the list. */
    position: number;
    /** @description Kept on old records; cannot be chosen any more. */
    archived: boolean;
    /** @description Rises with every change. */
    version: number;
}
export interface PickLists {
    [key: string]: ListItem[];
}
export type AuditSource = "dashboard" | "app" | "api" | "system";
export interface Actor {
    /** Format: uuid */
    id: string;
    email: string;
    name: string;
}
export interface AuditEntry {
    /** Format: uuid */
    id: string;
    /** Format: date-time */
    at: string;
    /**
     * @description Action and resource in one line; writes by a key end in its prefix.
     * @example created time_entry · api:wfp_9f3a21c0
     */
    line: string;
    /** @example created */
    action: string;
    /**
     * @description The type of the record.
     * @example time_entry
     */
    resource: string;
    /** @description The record; null where the write is about no single one. */
    resource_id: string | null;
    actor: Actor;
    source: AuditSource;
    /**
     * @description The API key used; null without one.
     * @example wfp_9f3a21c0
     */
    key_prefix: string | null;
    /** @description Address the request came from; null for the system. */
    ip: string | null;
    /** @description `X-Request-Id` of the request; null for the system. */
    request_id: string | null;
}
export interface AuditEntryDetail {
    /** Format: uuid */
    id: string;
    /** Format: date-time */
    at: string;
    /**
     * @description Action and resource in one line; writes by a key end in its prefix.
     * @example created time_entry · api:wfp_9f3a21c0
     */
    line: string;
    /** @example created */
    action: string;
    /**
     * @description The type of the record.
     * @example time_entry
     */
    resource: string;
    /** @description The record; null where the write is about no single one. */
    resource_id: string | null;
    actor: Actor;
    source: AuditSource;
    /**
     * @description The API key used; null without one.
     * @example wfp_9f3a21c0
     */
    key_prefix: string | null;
    /** @description Address the request came from; null for the system. */
    ip: string | null;
    /** @description `X-Request-Id` of the request; null for the system. */
    request_id: string | null;
    /**
     * @description Old and new value by field; null stands for none. Secrets are masked.
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
}
export interface NotificationResource {
    /** @example absence */
    type: string;
    /** Format: uuid */
    id: string;
}
export interface Notification {
    /** Format: uuid */
    id: string;
    /** @description What happened, as a machine name. */
    kind: string;
    title: string;
    /** @description Plain text; may be empty. */
    body: string;
    /** @description The record it is about; null where there is none. */
    resource: NotificationResource | null;
    /** @description Where the dashboard shows it, relative to this workspace. */
    url: string | null;
    /**
     * Format: date-time
     * @description Null while unread.
     */
    read_at: string | null;
    /** Format: date-time */
    created_at: string;
}
export interface MarkAllReadInput {
    /**
     * Format: date-time
     * @description Only what was created before this time, so that nothing unseen is marked; all unless given.
     */
    before?: string;
}
export interface UpdatedCount {
    /** @description How many notifications changed. */
    updated: number;
}
export interface UnreadCount {
    unread: number;
}
export interface SocketTicket {
    /** @description Works once. */
    ticket: string;
    /** @description Seconds. */
    expires_in: number;
}
export type ApiKeyKind = "personal" | "service";
export type ApiKeyStatus = "active" | "revoked" | "expired" | "suspended";
export interface ApiKey {
    /** Format: uuid */
    id: string;
    name: string;
    kind: ApiKeyKind;
    /**
     * @description Identifies the key in the audit trail.
     * @example wfp_9f3a21c0
     */
    prefix: string;
    scopes: Scope[];
    status: ApiKeyStatus;
    /** @description Whom a personal key acts as; null for a service key. */
    owner: PersonRef | null;
    /** @description CIDR networks the key may be used from; empty means any. */
    allowed_ips: string[];
    /**
     * Format: date-time
     * @description Null for a key without an end.
     */
    expires_at: string | null;
    /**
     * Format: date-time
     * @description Noted at most once a minute.
     */
    last_used_at: string | null;
    last_used_ip: string | null;
    /** Format: date-time */
    created_at: string;
    created_by: PersonRef;
    /**
     * Format: date-time
     * @description When its secret was rotated last.
     */
    rotated_at: string | null;
    /**
     * @description Everybody who has rotated its secret, each once, whoever did so last at the end. They and the creator have seen a
     *     secret of the key: it decides on nothing of theirs (403 `self_approval`).
     */
    rotated_by: PersonRef[];
}
export interface ApiKeyInput {
    /** @example Payroll export */
    name: string;
    kind: ApiKeyKind;
    scopes: Scope[];
    /**
     * Format: date-time
     * @description In the future, at most two years ahead; no end unless given.
     */
    expires_at?: string;
    /**
     * @description CIDR networks, prefix length included, that the key may be used from; any unless given.
     * @example [
     *       "203.0.113.0/24",
     *       "2001:db8::/32"
     *     ]
     */
    allowed_ips?: string[];
    /**
     * Format: password
     * @description The caller's own.
     */
    password: string;
}
export interface ApiKeyCreated {
    /** Format: uuid */
    id: string;
    name: string;
    kind: ApiKeyKind;
    /**
     * @description Identifies the key in the audit trail.
     * @example wfp_9f3a21c0
     */
    prefix: string;
    scopes: Scope[];
    status: ApiKeyStatus;
    /** @description Whom a personal key acts as; null for a service key. */
    owner: PersonRef | null;
    /** @description CIDR networks the key may be used from; empty means any. */
    allowed_ips: string[];
    /**
     * Format: date-time
     * @description Null for a key without an end.
     */
    expires_at: string | null;
    /**
     * Format: date-time
     * @description Noted at most once a minute.
     */
    last_used_at: string | null;
    last_used_ip: string | null;
    /** Format: date-time */
    created_at: string;
    created_by: PersonRef;
    /**
     * Format: date-time
     * @description When its secret was rotated last.
     */
    rotated_at: string | null;
    /**
     * @description Everybody who has rotated its secret, each once, whoever did so last at the end. They and the creator have seen a
     *     secret of the key: it decides on nothing of theirs (403 `self_approval`).
     */
    rotated_by: PersonRef[];
    /** @description The key to send as `Authorization: Bearer <API_KEY>`. Stored hashed and never shown again. */
    secret: string;
}
export interface ApiKeyPatch {
    name?: string;
    /** @description Some of those it has. */
    scopes?: Scope[];
    /**
     * Format: date-time
     * @description In the future, and not after the end it has.
     */
    expires_at?: string;
    /** @description CIDR networks in place of those it has; none means that it may be used from anywhere. */
    allowed_ips?: string[];
    /**
     * Format: password
     * @description The caller's own. Needed where `allowed_ips` names a network that is in none of those the key has.
     */
    password?: string;
}
export interface KeyRotationInput {
    /**
     * Format: password
     * @description The caller's own.
     */
    password: string;
    /**
     * @description How long the secret of now works beside the new one.
     * @default 0
     */
    grace_hours?: number;
}
export interface ApiKeySecret {
    /** @description The key to send as `Authorization: Bearer <API_KEY>`. Stored hashed and never shown again. */
    secret: string;
}
export type EventKind = "absence.requested" | "absence.approved" | "absence.denied" | "absence.cancelled" | "expense.submitted" | "expense.approved" | "expense.denied" | "expense.deleted" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "clock.started" | "clock.stopped" | "payment.completed" | "invoice.issued" | "employee.created" | "employee.deactivated" | "webhook.ping";
export type AbsenceStatus = "requested" | "approved" | "denied" | "cancelled";
export interface AbsenceEventData {
    /** Format: uuid */
    id: string;
    employee: PersonRef;
    /** Format: date */
    start_date: string;
    /** Format: date */
    end_date: string;
    /** @description The status after the step. */
    status: AbsenceStatus;
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export interface ExpenseEventData {
    /** Format: uuid */
    id: string;
    employee: PersonRef;
    title: string;
    /** @description Money, two decimals. */
    amount: string;
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
export interface TimeEntryEventData {
    /** Format: uuid */
    id: string;
    employee: PersonRef;
    /** Format: date-time */
    started_at: string;
    /** Format: date-time */
    ended_at: string;
    /** @description Empty where none was given. */
    description: string;
    billable: boolean;
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export interface ClockEventData {
    /**
     * Format: uuid
     * @description That of the time entry.
     */
    id: string;
    employee: PersonRef;
    /** Format: date-time */
    started_at: string;
    /**
     * Format: date-time
     * @description Null while the clock runs.
     */
    ended_at: string | null;
    /** @description It was left running and was stopped by the service. */
    auto_stopped: boolean;
    /** @description It was stopped without keeping a time entry. */
    discarded: boolean;
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export interface PaymentEventData {
    /** Format: uuid */
    id: string;
    employee: PersonRef;
    /** @enum {string} */
    kind: "salary" | "bonus" | "reimbursement" | "invoice" | "reversal" | "other";
    /** @description Money, two decimals; below zero for a reversal. */
    amount: string;
    currency: string;
    /** Format: date-time */
    paid_at: string;
    /** @constant */
    status: "completed";
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export interface InvoiceEventData {
    /** Format: uuid */
    id: string;
    /** @description Without gaps in the workspace and year. */
    number: string;
    employee: PersonRef;
    /** @description Money, two decimals. */
    amount: string;
    currency: string;
    /** Format: date */
    issued_on: string;
    /** Format: date */
    due_on: string;
    /** @constant */
    status: "issued";
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export interface EmployeeCreatedEventData {
    /** Format: uuid */
    id: string;
    email: string;
    name: string;
    /** @enum {string} */
    role: "employee" | "manager" | "admin";
    /**
     * @description The status after the step.
     * @enum {string}
     */
    status: "invited" | "active" | "deactivated";
    /** Format: date */
    start_date: string;
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export interface EmployeeDeactivatedEventData {
    /** Format: uuid */
    id: string;
    email: string;
    name: string;
    /** @enum {string} */
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
export interface WebhookPingEventData {
    /**
     * Format: uuid
     * @description The webhook that was pinged.
     */
    webhook_id: string;
    message: string;
    /**
     * @description Only in samples sent on request.
     * @constant
     */
    sample?: true;
}
export interface Event {
    event: EventKind;
    /** Format: date-time */
    occurred_at: string;
    actor: Actor;
    data: AbsenceEventData | ExpenseEventData | TimeEntryEventData | ClockEventData | PaymentEventData | InvoiceEventData | EmployeeCreatedEventData | EmployeeDeactivatedEventData | WebhookPingEventData;
}
export interface EventKindInfo {
    event: EventKind;
    /**
     * @description What kinds belong together.
     * @example time-off lifecycle
     */
    group: string;
    /** @description JSON Schema (2020-12) of the body. */
    schema: {
        [key: string]: unknown;
    };
    /** @description A body that is valid against the schema. */
    sample: {
        [key: string]: unknown;
    };
}
export interface ScopeInfo {
    scope: Scope;
    /**
     * @description What it opens, in words.
     * @example balances and requests
     */
    grants: string;
    /** @description Whether the caller's role may put it into a key. */
    grantable: boolean;
    /** @description Whether the caller has it now; of a session, the same as `grantable`. */
    granted: boolean;
}
export interface ServiceChecks {
    /** @enum {string} */
    database: "ok" | "degraded";
    /** @description Seconds the oldest due delivery has waited; 0 when none is due. Webhooks that are failing do not count. */
    webhooks_queue_age_s: number;
}
export interface ServiceStatus {
    /**
     * @description `degraded` means that calls are answered but something lags.
     * @enum {string}
     */
    status: "ok" | "degraded";
    /** @description Of the service. */
    version: string;
    /**
     * Format: date-time
     * @description The server's clock.
     */
    time: string;
    checks: ServiceChecks;
}
export type WebhookStatus = "active" | "paused";
export interface Webhook {
    /** Format: uuid */
    id: string;
    /** @example https://hooks.example.com/workforce */
    url: string;
    /** @description The kinds it is sent. Pings come in any case. */
    events: EventKind[];
    status: WebhookStatus;
    description: string | null;
    /**
     * Format: date-time
     * @description Since when no delivery has been acknowledged; null while all is well.
     */
    failing_since: string | null;
    /**
     * @description The end of the signing secret, to tell two apart.
     * @example …x9Qk
     */
    secret_hint: string;
    /** @description Rises with every change; the `ETag` of the record. */
    version: number;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
}
export interface WebhookInput {
    /**
     * @description A public https address, without user name or fragment.
     * @example https://hooks.example.com/workforce
     */
    url: string;
    events: EventKind[];
    description?: string;
}
export interface WebhookCreated {
    /** Format: uuid */
    id: string;
    /** @example https://hooks.example.com/workforce */
    url: string;
    /** @description The kinds it is sent. Pings come in any case. */
    events: EventKind[];
    status: WebhookStatus;
    description: string | null;
    /**
     * Format: date-time
     * @description Since when no delivery has been acknowledged; null while all is well.
     */
    failing_since: string | null;
    /**
     * @description The end of the signing secret, to tell two apart.
     * @example …x9Qk
     */
    secret_hint: string;
    /** @description Rises with every change; the `ETag` of the record. */
    version: number;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    /**
     * @description The signing secret. The whole string is the HMAC key of `X-Service-Signature`. Never shown again.
     * @example whsec_…
     */
    secret: string;
}
export interface WebhookPatch {
    /** @description A public https address, without user name or fragment. */
    url?: string;
    events?: EventKind[];
    status?: WebhookStatus;
    description?: string | null;
}
export type DeliveryStatus = "pending" | "retrying" | "held" | "delivered" | "failed";
export interface Delivery {
    /**
     * Format: uuid
     * @description Sent as `X-Service-Delivery`, the same on every attempt and resend.
     */
    id: string;
    event: EventKind;
    status: DeliveryStatus;
    /** @description HTTP status of the last answer; null if there was none. */
    response_code: number | null;
    /** @description Attempts made, resends included. */
    attempt_count: number;
    resends_left: number;
    /**
     * Format: uuid
     * @description The failed delivery that this one repeats; null for all others.
     */
    replay_of: string | null;
    /**
     * Format: date-time
     * @description Null when no further attempt is set.
     */
    next_attempt_at: string | null;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
}
export interface DeliveryRequest {
    /** @description As the webhook has it now. */
    url: string;
    /** @description By name; signatures are masked. */
    headers: {
        [key: string]: string;
    };
    /** @description The exact bytes, frozen when the event happened. */
    body: string;
}
export interface AttemptTimings {
    dns_ms: number | null;
    connect_ms: number | null;
    tls_ms: number | null;
    first_byte_ms: number | null;
    total_ms: number | null;
}
export interface DeliveryAttempt {
    /** @description Counts from 1, resends included. */
    number: number;
    /**
     * Format: date-time
     * @description When it began.
     */
    at: string;
    /**
     * Format: date-time
     * @description Null while it runs.
     */
    finished_at: string | null;
    /**
     * @description `unknown`: the service stopped in the middle, so nobody can say whether the receiver got it.
     * @enum {string}
     */
    outcome: "acknowledged" | "failed" | "unknown" | "running";
    /**
     * @description Why it failed, as a machine code; null unless it did.
     * @example url_not_public
     */
    cause: string | null;
    /** @description Why it failed, in words; null unless it did. */
    error: string | null;
    /** @description HTTP status of the answer; null if there was none. */
    response_code: number | null;
    duration_ms: number | null;
    /** @description The IP address that was dialled; null if none was. */
    address: string | null;
    /** @description Where the time went; null if nothing was dialled. */
    timings: AttemptTimings | null;
    /** @description The first 16 KiB of the answer. */
    body_excerpt: string | null;
    /** @description Asked for by a person or a key. */
    resend: boolean;
}
export interface DeliveryDetail {
    /**
     * Format: uuid
     * @description Sent as `X-Service-Delivery`, the same on every attempt and resend.
     */
    id: string;
    event: EventKind;
    status: DeliveryStatus;
    /** @description HTTP status of the last answer; null if there was none. */
    response_code: number | null;
    /** @description Attempts made, resends included. */
    attempt_count: number;
    resends_left: number;
    /**
     * Format: uuid
     * @description The failed delivery that this one repeats; null for all others.
     */
    replay_of: string | null;
    /**
     * Format: date-time
     * @description Null when no further attempt is set.
     */
    next_attempt_at: string | null;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    request: DeliveryRequest;
    /** @description Oldest first. */
    attempts: DeliveryAttempt[];
}
export interface RecoveryInput {
    /**
     * Format: date-time
     * @description Deliveries that failed at this time or later.
     */
    since: string;
    /**
     * @description Count only.
     * @default false
     */
    dry_run?: boolean;
}
export interface Recovery {
    /** @description New deliveries. */
    count: number;
    /** Format: date-time */
    since: string;
}
export interface SecretRotationInput {
    /**
     * @description How long the old secret signs too, as a second value in `webhook-signature` only.
     * @default 0
     */
    overlap_hours?: number;
}
export interface WebhookSecret {
    /**
     * @description The new signing secret. Never shown again.
     * @example whsec_…
     */
    secret: string;
}
export interface SampleEventInput {
    event: EventKind;
}
export interface Profile {
    /** Format: uuid */
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    /** @description Full name. */
    name: string;
    /** @description What they like to be called. */
    preferred_name: string | null;
    phone: string | null;
    bio: string | null;
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
     * @description IANA name; the workspace's unless the person has their own.
     * @example Europe/Berlin
     */
    timezone: string;
    /**
     * @description BCP 47 tag; the workspace's unless the person has their own.
     * @example de-DE
     */
    locale: string;
    /**
     * @description From the root of this host: `getTeamMemberPhoto`, with a `v` that changes with the photo. Null without one.
     * @example /api/v1/profile/team/0199f2a0-0000-7000-8000-000000000000/photo/?v=0199f2a1-0000-7000-8000-000000000000
     */
    photo_url: string | null;
    /** @description Rises with every change; the `ETag` of the profile. */
    version: number;
}
export interface ProfilePatch {
    preferred_name?: string | null;
    phone?: string | null;
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
export interface OrgChartNode {
    /** Format: uuid */
    id: string;
    /** @description Full name. */
    name: string;
    job_title: string | null;
    /** @description Those who report to them; empty on the deepest level asked for. */
    reports: OrgChartNode[];
}
export type File = FileContent;
export interface PhotoInput {
    /**
     * Format: binary
     * @description JPEG, PNG or WebP, at most 5 MiB, at most 6000 pixels a side.
     */
    file: FileContent;
}
export interface Photo {
    /** @description Where it is, from the root of this host. */
    photo_url: string;
}
export interface DirectoryEntry {
    /** Format: uuid */
    id: string;
    /** @description Full name. */
    name: string;
    email: string;
    job_title: string | null;
    /** @description An item of the list `departments`. */
    department: ListItemRef | null;
    /** @description Who they report to; null at the top. */
    manager: PersonRef | null;
    /**
     * @description From the root of this host: `getTeamMemberPhoto`, with a `v` that changes with the photo. Null without one.
     * @example /api/v1/profile/team/0199f2a0-0000-7000-8000-000000000000/photo/?v=0199f2a1-0000-7000-8000-000000000000
     */
    photo_url: string | null;
}
export interface TeamMember {
    /** Format: uuid */
    id: string;
    /** @description Full name. */
    name: string;
    email: string;
    job_title: string | null;
    /** @description An item of the list `departments`. */
    department: ListItemRef | null;
    /** @description Who they report to; null at the top. */
    manager: PersonRef | null;
    /**
     * @description From the root of this host: `getTeamMemberPhoto`, with a `v` that changes with the photo. Null without one.
     * @example /api/v1/profile/team/0199f2a0-0000-7000-8000-000000000000/photo/?v=0199f2a1-0000-7000-8000-000000000000
     */
    photo_url: string | null;
    /** @description Their week has hours today, it is no whole holiday, and no approved absence takes the whole day. */
    working_today: boolean;
    /** @description An approved absence touches today, if only half of it. */
    absent_today: boolean;
}
export interface AdjustmentInput {
    /** Format: uuid */
    employee_id: string;
    /** Format: uuid */
    policy_id: string;
    /** @description What it adds; below 0 it takes away. In the unit of the leave type, in steps of a quarter; never 0. */
    days: number;
    /**
     * Format: date
     * @description From when on it counts; its year is the leave year.
     */
    effective_on: string;
    /** @description Told to the person. */
    reason: string;
}
export interface PolicyRef {
    /** Format: uuid */
    id: string;
    name: string;
}
export type Days = string;
export type LeaveUnit = "day" | "hour";
export interface LedgerEntry {
    /** Format: uuid */
    id: string;
    policy: PolicyRef;
    /** @description The leave year it belongs to. */
    year: number;
    /**
     * @description `grant` and `accrual` credit the year, at once or by months; `carry` moves days into the next year, `expire` ends what
     *     could not be; a request reserves (`reserve`), an approved absence uses (`use`), `release` gives back; `adjust` is a
     *     correction by an admin.
     * @enum {string}
     */
    kind: "grant" | "accrual" | "carry" | "expire" | "reserve" | "use" | "release" | "adjust";
    /** @description Signed: what it adds to the balance. */
    days: Days;
    unit: LeaveUnit;
    /**
     * Format: date
     * @description From when on it counts.
     */
    effective_on: string;
    /** Format: uuid */
    absence_id: string | null;
    /** @description Of a correction, or of a new count. */
    reason: string | null;
    /** Format: date-time */
    created_at: string;
}
export interface PtoBalance {
    policy: PolicyRef;
    unit: LeaveUnit;
    /** @description The leave year. */
    year: number;
    /**
     * Format: date
     * @description The day the figures are for.
     */
    as_of: string;
    /** @description Granted for the whole year. */
    entitled: Days;
    /** @description Credited up to `as_of`. */
    accrued: Days;
    /** @description Brought from the year before. */
    carried_over: Days;
    /**
     * Format: date
     * @description Last day the carried days can be used.
     */
    carry_expires_on: string | null;
    /** @description Approved absences of the year. */
    used: Days;
    /** @description Reserved by requests that wait for a decision; none where `as_of` was asked for and lies ahead. */
    pending: Days;
    /** @description Corrections by an admin. */
    adjusted: Days;
    /** @description Null where the leave type has no amount and no limit, such as sick leave. */
    available: Days | null;
    /** @description What is left on 31 December if nothing more is taken; null as `available` is. */
    projected_year_end: Days | null;
}
export interface EmployeeBalances {
    employee: PersonRef;
    balances: PtoBalance[];
}
export interface Blackout {
    /** Format: uuid */
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
    /** @description Whom it is for; null is everybody. */
    department: ListItemRef | null;
    /** @description Told to whoever asks for these days. */
    reason: string;
    /** Format: date-time */
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
     * @description An item of the list `departments`; everybody unless given.
     */
    department_id?: string | null;
    reason: string;
}
export interface HolidayInput {
    /** Format: date */
    date: string;
    name: string;
    /**
     * @description A calendar that does not exist yet begins with its first holiday.
     * @default default
     */
    calendar?: string;
    /**
     * @description The half that is off; `none` is the whole day.
     * @default none
     * @enum {string}
     */
    half_day?: "none" | "am" | "pm";
}
export interface HolidayRecounted {
    /** Format: uuid */
    id: string;
    /** Format: date */
    date: string;
    name: string;
    /**
     * @description The half that is off; `none` is the whole day.
     * @enum {string}
     */
    half_day: "none" | "am" | "pm";
    calendar: string;
    /** @description How many absences cost another amount now. */
    absences_recounted: number;
}
export interface HolidayPatch {
    /** Format: date */
    date?: string;
    name?: string;
    /** @description Moves it to another set of holidays. */
    calendar?: string;
    /**
     * @description The half that is off; `none` is the whole day.
     * @enum {string}
     */
    half_day?: "none" | "am" | "pm";
}
export interface PolicyVersion {
    /**
     * Format: date
     * @description First day of these rules; the first ones also govern everything before.
     */
    effective_from: string;
    unit: LeaveUnit;
    /** @description Granted for a full leave year. */
    annual_days: Days;
    /** @enum {string} */
    accrual: "none" | "yearly" | "monthly";
    prorate: boolean;
    /** @description Most that goes into the next leave year; null is everything. */
    carry_over_max: Days | null;
    /**
     * @description Last day, as `MM-DD`, on which carried days can be used.
     * @example 03-31
     */
    carry_over_expires: string | null;
    /** @description Where false, a request is approved at once. */
    requires_approval: boolean;
    allow_half_days: boolean;
    /** @description How far below 0 a balance may go; null has no limit. */
    allow_negative: Days | null;
    /** @description How many days ahead one has to ask; 0 is none. */
    min_notice_days: number;
    /** @description Most working days in one request. */
    max_consecutive_days: number | null;
    /** @description Days of employment before the first use; 0 is none. */
    waiting_days: number;
}
export interface AdminPolicy {
    /** Format: uuid */
    id: string;
    /** @example Vacation */
    name: string;
    unit: LeaveUnit;
    /** @description Granted for a full leave year. */
    annual_days: Days;
    /** @enum {string} */
    accrual: "none" | "yearly" | "monthly";
    prorate: boolean;
    /** @description Most that goes into the next leave year; null is everything. */
    carry_over_max: Days | null;
    /**
     * @description Last day, as `MM-DD`, on which carried days can be used.
     * @example 03-31
     */
    carry_over_expires: string | null;
    /** @description Where false, a request is approved at once. */
    requires_approval: boolean;
    allow_half_days: boolean;
    /** @description How far below 0 a balance may go; null has no limit. */
    allow_negative: Days | null;
    /** @description How many days ahead one has to ask; 0 is none. */
    min_notice_days: number;
    /** @description Most working days in one request. */
    max_consecutive_days: number | null;
    /** @description Days of employment before the first use; 0 is none. */
    waiting_days: number;
    paid: boolean;
    /** @description Longer absences need a document, such as a sick note. */
    attachment_after_days: number | null;
    /** @description Items of the list `user-types` that may use it; none is everybody. */
    applies_to: string[];
    /** @description For calendars. */
    color: string | null;
    /**
     * Format: date-time
     * @description Since when nobody can ask for it.
     */
    archived_at: string | null;
    /** @description By date. */
    versions: PolicyVersion[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
}
export interface PolicyInput {
    name: string;
    /** @default day */
    unit?: LeaveUnit;
    /**
     * @description Granted for a full leave year; 0 grants nothing.
     * @default 0
     */
    annual_days?: number;
    /**
     * @description `none` and `yearly` grant the year on its first day, `monthly` a twelfth on the first of each month. `none` is never
     *     prorated.
     * @default yearly
     * @enum {string}
     */
    accrual?: "none" | "yearly" | "monthly";
    /**
     * @description Whoever works part of the year gets that part, to the day.
     * @default true
     */
    prorate?: boolean;
    /**
     * @description Most that goes into the next leave year; null is everything.
     * @default 0
     */
    carry_over_max?: number | null;
    /**
     * @description Last day, as `MM-DD`, on which carried days can be used; null keeps them all year.
     * @default null
     * @example 03-31
     */
    carry_over_expires?: string | null;
    /**
     * @description Where false, a request is approved at once.
     * @default true
     */
    requires_approval?: boolean;
    /** @default true */
    allow_half_days?: boolean;
    /**
     * @description How far below 0 a balance may go; null has no limit, as for sick leave.
     * @default 0
     */
    allow_negative?: number | null;
    /**
     * @description How many days ahead one has to ask; 0 is none.
     * @default 0
     */
    min_notice_days?: number;
    /**
     * @description Most working days in one request; null has no limit.
     * @default null
     */
    max_consecutive_days?: number | null;
    /**
     * @description Days of employment before the first use; 0 is none.
     * @default 0
     */
    waiting_days?: number;
    /** @default true */
    paid?: boolean;
    /**
     * @description Longer absences need a document, such as a sick note; null never do.
     * @default null
     */
    attachment_after_days?: number | null;
    /**
     * @description Items of the list `user-types` that may use it; none is everybody.
     * @default []
     */
    applies_to?: string[];
    /**
     * @description For calendars.
     * @default null
     * @example #2f855a
     */
    color?: string | null;
}
export interface PolicyPatch {
    /**
     * Format: date
     * @description First day of the changed rules; today unless given. Not before the current leave year.
     */
    effective_from?: string;
    name?: string;
    unit?: LeaveUnit;
    /** @description Granted for a full leave year; 0 grants nothing. */
    annual_days?: number;
    /**
     * @description `none` and `yearly` grant the year on its first day, `monthly` a twelfth on the first of each month. `none` is never
     *     prorated.
     * @enum {string}
     */
    accrual?: "none" | "yearly" | "monthly";
    /** @description Whoever works part of the year gets that part, to the day. */
    prorate?: boolean;
    /** @description Most that goes into the next leave year; null is everything. */
    carry_over_max?: number | null;
    /**
     * @description Last day, as `MM-DD`, on which carried days can be used; null keeps them all year.
     * @example 03-31
     */
    carry_over_expires?: string | null;
    /** @description Where false, a request is approved at once. */
    requires_approval?: boolean;
    allow_half_days?: boolean;
    /** @description How far below 0 a balance may go; null has no limit, as for sick leave. */
    allow_negative?: number | null;
    /** @description How many days ahead one has to ask; 0 is none. */
    min_notice_days?: number;
    /** @description Most working days in one request; null has no limit. */
    max_consecutive_days?: number | null;
    /** @description Days of employment before the first use; 0 is none. */
    waiting_days?: number;
    paid?: boolean;
    /** @description Longer absences need a document, such as a sick note; null never do. */
    attachment_after_days?: number | null;
    /** @description Items of the list `user-types` that may use it; none is everybody. */
    applies_to?: string[];
    /**
     * @description For calendars.
     * @example #2f855a
     */
    color?: string | null;
}
export interface AbsenceAttachment {
    /** Format: uuid */
    id: string;
    filename: string;
    /** @example application/pdf */
    content_type: string;
    /** @description In bytes. */
    size: number;
}
export interface Absence {
    /** Format: uuid */
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
     * @description `pm` begins at noon of the first day; `am` or null in the morning.
     * @enum {string|null}
     */
    start_half: "am" | "pm" | null;
    /**
     * @description `am` ends at noon of the last day; `pm` or null in the evening.
     * @enum {string|null}
     */
    end_half: "am" | "pm" | null;
    /**
     * @description What it costs: working days by the person's pattern, less holidays; their hours where the leave type counts in hours.
     *     Never `0.00` when it is asked for; a holiday that comes later may make it so.
     */
    days: Days;
    unit: LeaveUnit;
    status: AbsenceStatus;
    /** @description From the person. */
    note: string | null;
    /** @description From whoever approved, denied or cancelled it. */
    decision_note: string | null;
    /** @description Who approved or denied it. Null while it waits and where the policy needs no approval. */
    reviewer: PersonRef | null;
    /** Format: date-time */
    reviewed_at: string | null;
    /** @description Health data. Only the person and admins see it, signed in; for everyone else, and for every API key, it is null. */
    attachment: AbsenceAttachment | null;
    /** @description What the caller may do with it now. */
    allowed_actions: ("edit" | "cancel" | "approve" | "deny")[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
}
export interface AdminAbsenceInput {
    /**
     * Format: uuid
     * @description Whose absence.
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
     * @description `pm` begins at noon of the first day; the morning unless given.
     * @enum {string}
     */
    start_half?: "am" | "pm";
    /**
     * @description `am` ends at noon of the last day; the evening unless given. On one day, `end_half: am` is the morning and `start_half: pm` the afternoon; both together are 422.
     * @enum {string}
     */
    end_half?: "am" | "pm";
    note?: string;
    /**
     * @description `approved` decides on it in the same step.
     * @default requested
     * @enum {string}
     */
    status?: "requested" | "approved";
}
export interface BulkReviewInput {
    /** @description The absences, decided on in this order. */
    ids: string[];
    /** @enum {string} */
    action: "approve" | "deny";
    /** @description Told to the people, and kept as `decision_note`. Needed to deny. */
    reason?: string;
}
export interface BulkReviewResult {
    /** Format: uuid */
    id: string;
    /**
     * @description The HTTP status. 200 is decided.
     * @example 200
     */
    status: number;
    /**
     * @description The error code of one that is not.
     * @example invalid_transition
     */
    code?: string;
    /** @description The same in words. */
    detail?: string;
}
export interface BulkReviewResults {
    /** @description One for each id, in the order of the ids. */
    results: BulkReviewResult[];
}
export interface TeamConflict {
    employee: PersonRef;
    /** Format: date */
    start_date: string;
    /** Format: date */
    end_date: string;
    status: AbsenceStatus;
}
export interface AbsenceDetail {
    /** Format: uuid */
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
     * @description `pm` begins at noon of the first day; `am` or null in the morning.
     * @enum {string|null}
     */
    start_half: "am" | "pm" | null;
    /**
     * @description `am` ends at noon of the last day; `pm` or null in the evening.
     * @enum {string|null}
     */
    end_half: "am" | "pm" | null;
    /**
     * @description What it costs: working days by the person's pattern, less holidays; their hours where the leave type counts in hours.
     *     Never `0.00` when it is asked for; a holiday that comes later may make it so.
     */
    days: Days;
    unit: LeaveUnit;
    status: AbsenceStatus;
    /** @description From the person. */
    note: string | null;
    /** @description From whoever approved, denied or cancelled it. */
    decision_note: string | null;
    /** @description Who approved or denied it. Null while it waits and where the policy needs no approval. */
    reviewer: PersonRef | null;
    /** Format: date-time */
    reviewed_at: string | null;
    /** @description Health data. Only the person and admins see it, signed in; for everyone else, and for every API key, it is null. */
    attachment: AbsenceAttachment | null;
    /** @description What the caller may do with it now. */
    allowed_actions: ("edit" | "cancel" | "approve" | "deny")[];
    /** @description The person's balance of this leave type today, in the leave year in which the absence begins. Null where none is kept. */
    balance: PtoBalance | null;
    /** @description Requested and approved absences of others under the same manager that touch these days. */
    team_conflicts: TeamConflict[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
}
export interface AbsenceApproveInput {
    /** @description Kept as `decision_note`. */
    note?: string;
}
export interface AdminAbsenceCancelInput {
    /** @description Told to the person, and kept as `decision_note`. */
    reason: string;
}
export interface AbsenceDenyInput {
    /** @description Told to the person, and kept as `decision_note`. */
    reason: string;
}
export interface YearEndInput {
    /** @description The leave year to close. */
    year: number;
    /**
     * @description Only shows what would happen; for the running year, too.
     * @default true
     */
    dry_run?: boolean;
}
export interface YearEndBalance {
    policy: PolicyRef;
    unit: LeaveUnit;
    /** @description Goes into the next year; below 0 where a debt does. */
    carried: Days;
    /**
     * Format: date
     * @description Last day on which the carried days can be used; null where nothing is carried, or it stays.
     */
    carry_expires_on: string | null;
    /** @description Lost because no more may be carried. */
    forfeited: Days;
    /** @description Brought from the year before, and lost within this one. */
    expired: Days;
}
export interface YearEndPerson {
    employee: PersonRef;
    balances: YearEndBalance[];
}
export interface YearEnd {
    year: number;
    dry_run: boolean;
    /** @description Rows added to the ledger, or to be added: 0 where the year is closed and nothing has changed since. */
    entries: number;
    /** @description Those who carry or lose something, by name. */
    people: YearEndPerson[];
}
export interface PtoCalendarHoliday {
    /** @example Christmas Eve */
    name: string;
    /**
     * @description The half that is off; `none` is the whole day.
     * @enum {string}
     */
    half_day: "none" | "am" | "pm";
}
export interface PtoCalendarAbsence {
    /** Format: uuid */
    id: string;
    policy: PolicyRef;
    /** @enum {string} */
    status: "requested" | "approved";
    /**
     * @description Null is the whole day.
     * @enum {string|null}
     */
    half: "am" | "pm" | null;
}
export interface PtoCalendarDay {
    /** Format: date */
    date: string;
    /**
     * @description Hours of the person's pattern, less holidays and approved absences.
     * @example 8
     */
    expected_hours: number;
    holiday: PtoCalendarHoliday | null;
    /** @description Requested and approved ones; two where morning and afternoon have one each. */
    absences: PtoCalendarAbsence[];
}
export interface Holiday {
    /** Format: uuid */
    id: string;
    /** Format: date */
    date: string;
    /** @example Christmas Eve */
    name: string;
    /**
     * @description The half that is off; `none` is the whole day.
     * @enum {string}
     */
    half_day: "none" | "am" | "pm";
    /**
     * @description Which set of holidays it belongs to. A person has one.
     * @example default
     */
    calendar: string;
}
export interface Policy {
    /** Format: uuid */
    id: string;
    /** @example Vacation */
    name: string;
    unit: LeaveUnit;
    paid: boolean;
    /** @description Granted for a full leave year. Null where the leave type has no fixed amount. */
    annual_days: Days | null;
    /** @description Where false, a request is approved at once. */
    requires_approval: boolean;
    allow_half_days: boolean;
    /** @description How many days ahead one has to ask; 0 is none. */
    min_notice_days: number;
    /** @description Most working days in one request. */
    max_consecutive_days: number | null;
    /** @description Days of employment before the first use; 0 is none. */
    waiting_days: number;
    /** @description Longer absences need a document, such as a sick note. */
    attachment_after_days: number | null;
    /**
     * @description For calendars.
     * @example #2f855a
     */
    color: string | null;
}
export interface AbsenceInput {
    /**
     * Format: uuid
     * @description Whose absence. A service key must name a person; anyone else can only name themselves.
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
     * @description `pm` begins at noon of the first day; the morning unless given.
     * @enum {string}
     */
    start_half?: "am" | "pm";
    /**
     * @description `am` ends at noon of the last day; the evening unless given. On one day, `end_half: am` is the morning and `start_half: pm` the afternoon; both together are 422.
     * @enum {string}
     */
    end_half?: "am" | "pm";
    /** @description For the reviewer. */
    note?: string;
}
export interface PreviewDay {
    /** Format: date */
    date: string;
    days: Days;
    unit: LeaveUnit;
    /**
     * @description Why it costs less than a whole day, as a holiday or the want of a contract; null where it does not.
     * @example 24 Dec pm: half holiday (Christmas Eve)
     */
    reason: string | null;
}
export interface PreviewBalance {
    /** @description The leave year. */
    year: number;
    /**
     * Format: date
     * @description Today, or the first of the days where they lie ahead.
     */
    as_of: string;
    /** @description Null where the leave type has no amount and no limit. */
    available: Days | null;
    unit: LeaveUnit;
}
export interface PreviewConflict {
    /** @enum {string} */
    code: "period_locked" | "blackout" | "absence_overlap" | "insufficient_balance";
    detail: string;
    /** @description What stands beside the code in the `data` of the 409. */
    data: {
        [key: string]: unknown;
    };
}
export interface PreviewWarning {
    /** @enum {string} */
    code: "document_needed" | "overdraft";
    detail: string;
}
export interface AbsencePreview {
    /** @description What it costs. */
    days: Days;
    unit: LeaveUnit;
    /** @description Each date of it, in order. */
    per_day: PreviewDay[];
    /** @description For each leave year it touches: what would be left, everything that was asked for counted. */
    balance_after: PreviewBalance[];
    /** @description Where false, the request is approved at once. */
    requires_approval: boolean;
    /** @description The manager who would decide; null where admins do, or nobody has to. */
    approver: PersonRef | null;
    /** @description What creating it would answer 409 for; none: it can be asked for. */
    conflicts: PreviewConflict[];
    /** @description What one might want to know before. */
    warnings: PreviewWarning[];
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
     * @description Null is the morning.
     * @enum {string|null}
     */
    start_half?: "am" | "pm" | null;
    /**
     * @description Null is the evening.
     * @enum {string|null}
     */
    end_half?: "am" | "pm" | null;
    note?: string | null;
}
export interface AbsenceAttachmentInput {
    /**
     * Format: binary
     * @description PDF, JPEG or PNG, at most 10 MiB.
     */
    file: FileContent;
}
export interface AbsenceCancelInput {
    /** @description Kept as `decision_note`. */
    reason?: string;
}
export interface TeamAbsence {
    /**
     * Format: uuid
     * @description Of the absence.
     */
    id: string;
    employee: PersonRef;
    /** @description The leave type; null for those who are neither managers nor admins. */
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
     * @description `pm` begins at noon of the first day; `am` or null in the morning.
     * @enum {string|null}
     */
    start_half: "am" | "pm" | null;
    /**
     * @description `am` ends at noon of the last day; `pm` or null in the evening.
     * @enum {string|null}
     */
    end_half: "am" | "pm" | null;
}
export interface AdminClockStopInput {
    /**
     * Format: date-time
     * @description After the start, at most 24 hours later, not in the future.
     */
    ended_at: string;
    /** @description Kept in the audit trail, and told to the person. */
    reason: string;
}
export interface TimeCategory {
    /** Format: uuid */
    id: string;
    label: string;
}
export interface TimeEntry {
    /** Format: uuid */
    id: string;
    employee: PersonRef;
    /**
     * Format: date-time
     * @description In the entry's own time zone.
     */
    started_at: string;
    /**
     * Format: date-time
     * @description In the entry's own time zone, not part of the span. Null while the clock runs.
     */
    ended_at: string | null;
    /** @description Elapsed time from start to end, break included, true across clock changes. Null while the clock runs. */
    duration_seconds: number | null;
    /** @description Part of the span that was not worked. */
    break_minutes: number;
    /**
     * @description Whose days the entry is counted on: the person's zone when it was made, by its IANA name, or the offset it was sent
     *     with where that was neither zero nor the person's.
     * @example Europe/Berlin
     * @example +09:00
     */
    timezone: string;
    /** @description Empty where none was given. */
    description: string;
    billable: boolean;
    category: TimeCategory | null;
    /**
     * @description How it came: live clock, by hand, by an API key, by an import.
     * @enum {string}
     */
    source: "clock" | "manual" | "api" | "import";
    /** @description The caller's own id for it. */
    external_id: string | null;
    /** @description The clock was left running and was stopped by the service. */
    auto_stopped: boolean;
    /** @description In a locked period or on an issued invoice: it can be neither changed nor deleted. */
    locked: boolean;
    /**
     * @description Nothing is refused for them. `break`: more than 6 hours with less than 30 minutes of break, or more than 9 with less
     *     than 45. `on_leave`, in the answer to a start only: the person has approved time off.
     */
    warnings: ("break" | "on_leave")[];
    /** @description Counts changes; also the `ETag`. */
    version: number;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
}
export type StartedAt = string;
export interface AdminTimeEntryInput {
    /**
     * Format: uuid
     * @description Whose time. Managers name someone below them, admins and service keys anybody.
     */
    employee_id: string;
    started_at: StartedAt;
    /**
     * Format: date-time
     * @description After `started_at`, at most 24 hours later and at most 5 minutes ahead of now.
     */
    ended_at: string;
    description?: string;
    /** @default false */
    billable?: boolean;
    /**
     * Format: uuid
     * @description An item of the pick list of time categories.
     */
    category_id?: string;
    /**
     * @description Shorter than the span.
     * @default 0
     */
    break_minutes?: number;
    /** @description Your own id for it, once in the workspace. */
    external_id?: string;
    /** @description Kept in the audit trail, and told to the person. */
    reason: string;
}
export type MovedStart = string;
export interface AdminTimeEntryPatch {
    started_at?: MovedStart;
    /**
     * Format: date-time
     * @description After `started_at`, at most 24 hours later and at most 5 minutes ahead of now.
     */
    ended_at?: string;
    description?: string | null;
    billable?: boolean;
    /** Format: uuid */
    category_id?: string | null;
    /** @description Shorter than the span. */
    break_minutes?: number;
    external_id?: string | null;
    /** @description Kept in the audit trail, and told to the person. */
    reason: string;
}
export interface Clock {
    running: boolean;
    /** @description The running entry; null while the clock stands still. */
    entry: TimeEntry | null;
    /**
     * Format: date-time
     * @description To count from without trusting the device's clock.
     */
    server_time: string;
    /** @description Worked today so far, breaks left out, the running entry included; today in the person's time zone. */
    today_seconds: number;
}
export interface ClockDiscardInput {
    /**
     * Format: uuid
     * @description Whose clock. A service key must name a person; anyone else can only name themselves.
     */
    employee_id?: string;
}
export interface ClockStartInput {
    /**
     * Format: uuid
     * @description Whose clock. A service key must name a person; anyone else can only name themselves.
     */
    employee_id?: string;
    description?: string;
    /** @default false */
    billable?: boolean;
    /**
     * Format: uuid
     * @description An item of the pick list of time categories.
     */
    category_id?: string;
    /**
     * Format: date-time
     * @description Now unless given; not in the future, at most 24 hours back. Its offset is read as that of a new entry.
     */
    started_at?: string;
    /**
     * @description `stop` ends the running entry at the instant the new one starts.
     * @default reject
     * @enum {string}
     */
    if_running?: "reject" | "stop";
}
export interface ClockStopInput {
    /**
     * Format: uuid
     * @description Whose clock. A service key must name a person; anyone else can only name themselves.
     */
    employee_id?: string;
    /**
     * Format: date-time
     * @description Now unless given; after the start, not in the future.
     */
    ended_at?: string;
    /** @description Shorter than the span. */
    break_minutes?: number;
    /** @description Replaces the one given at the start. */
    description?: string;
}
export interface Overtime {
    employee: PersonRef;
    /** @description Hours of the weekly pattern less holidays and absences. */
    expected_seconds: number;
    worked_seconds: number;
    /** @description Worked less expected. */
    balance_seconds: number;
}
export interface DashboardSummary {
    /** Format: date */
    date: string;
    /** @description People with an entry on the day, or a running clock. */
    present: number;
    /** @description People on approved leave. */
    absent: number;
    /** @description Clocks that run right now. */
    clocked_in: number;
    /** @description Requests for time off that wait for a decision. */
    pending_absences: number;
    /** @description The most overtime of the month up to the day before; nobody without any. */
    overtime_top: Overtime[];
}
export interface TimeEntryInput {
    /**
     * Format: uuid
     * @description Whose time. A service key must name a person; anyone else can only name themselves.
     */
    employee_id?: string;
    started_at: StartedAt;
    /**
     * Format: date-time
     * @description After `started_at`, at most 24 hours later and at most 5 minutes ahead of now.
     */
    ended_at: string;
    description?: string;
    /** @default false */
    billable?: boolean;
    /**
     * Format: uuid
     * @description An item of the pick list of time categories.
     */
    category_id?: string;
    /**
     * @description Shorter than the span.
     * @default 0
     */
    break_minutes?: number;
    /** @description Your own id for it, once in the workspace. */
    external_id?: string;
}
export interface BulkTimeEntriesInput {
    entries: (TimeEntryInput | Record<string, never>)[];
}
export interface BulkTimeEntryResult {
    /** @description Which row, counted from 0. */
    index: number;
    /**
     * @description The HTTP status. 201 is created.
     * @example 201
     */
    status: number;
    /**
     * Format: uuid
     * @description Of the entry; with `duplicate_external_id`, of the one that is there already.
     */
    id?: string;
    /**
     * @description The error code of a row that was refused.
     * @example entry_overlap
     */
    code?: string;
    /** @description The same in words. */
    detail?: string;
    /** @description Texts by field, where the row itself is wrong. */
    errors?: {
        [key: string]: string[];
    };
    /** @description Ids of the entries in the way, with `entry_overlap`. */
    conflicts?: string[];
}
export interface BulkTimeEntriesResult {
    /** @description One for each row, in their order. */
    results: BulkTimeEntryResult[];
}
export interface TimeEntryPatch {
    started_at?: MovedStart;
    /**
     * Format: date-time
     * @description After `started_at`, at most 24 hours later and at most 5 minutes ahead of now.
     */
    ended_at?: string;
    description?: string | null;
    billable?: boolean;
    /** Format: uuid */
    category_id?: string | null;
    /** @description Shorter than the span. */
    break_minutes?: number;
    external_id?: string | null;
}
export interface PeriodLock {
    /** Format: uuid */
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
     * @description Until then admins may still correct.
     */
    grace_until: string | null;
    /** Format: date-time */
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
     * @description An item of the pick list of departments; left out, it locks everybody.
     */
    department_id?: string;
    /**
     * Format: date-time
     * @description Until then admins may still correct; in the future.
     */
    grace_until?: string;
}
export interface OwnOvertime {
    employee: PersonRef;
    /** @description Hours of the weekly pattern less holidays and absences. */
    expected_seconds: number;
    worked_seconds: number;
    /** @description Worked less expected. */
    balance_seconds: number;
    /**
     * Format: date
     * @description Day of the first entry, from which the running balance counts; null without one up to `to`.
     */
    running_since: string | null;
    /** @description Worked less expected from `running_since` through `to`. */
    running_balance_seconds: number;
}
export type PresenceStatus = "working" | "absent" | "holiday" | "off" | "missing";
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
export type TimeWarning = "break";
export interface TimeReportTotals {
    /** @description Time of closed entries less their breaks, rounded for each entry as the report says. */
    worked_seconds: number;
    /** @description The billable part of it. */
    billable_seconds: number;
    /** @description Hours of the weekly pattern less holidays and absences, paid or not. */
    expected_seconds: number;
    /**
     * @description Days of approved absence, counted as leave is; days also where the leave type counts hours.
     * @example 3.50
     */
    absence_days: string;
    /**
     * @description Time zones of the entries that were counted. Each entry falls on the dates of its own.
     * @example [
     *       "Europe/Berlin"
     *     ]
     */
    timezones: string[];
    warnings: TimeWarning[];
}
export interface TimeReportRow {
    /** @description `2026-10-26`, `2026-W44` or `2026-10`; else the id, empty for time without a category and people without a department. */
    key: string;
    /** @description Name of the category, person or department; null for dates and for what has none. */
    label: string | null;
    worked_seconds: number;
    billable_seconds: number;
    /** @description By category always 0: nothing is expected of one. The totals have it. */
    expected_seconds: number;
    /**
     * @description Days of approved absence, counted as leave is; days also where the leave type counts hours.
     * @example 3.50
     */
    absence_days: string;
    /** @description Where the days of this row begin and end. */
    timezones: string[];
    warnings: TimeWarning[];
}
export interface TimeReport {
    /** Format: date */
    from: string;
    /** Format: date */
    to: string;
    /** @enum {string} */
    group_by: "day" | "week" | "month" | "category" | "employee" | "department";
    /**
     * @description A setting of the workspace: each entry to the nearest 15 min, or not at all. Entries themselves stay exact.
     * @enum {string}
     */
    rounding: "none" | "quarter_hour";
    totals: TimeReportTotals;
    /** @description In order of their keys. */
    rows: TimeReportRow[];
}
export interface components {
    schemas: {
        TwoFactorStatus: {
            enabled: boolean;
            /** @description The workspace demands a second factor; it cannot be turned off. */
            enforced: boolean;
            recovery_codes_left: number;
            /** Format: date-time */
            enabled_at: string | null;
        };
        TwoFactorConfirmation: {
            /**
             * Format: password
             * @description The caller's own.
             */
            password: string;
            /** @description Six digits of the authenticator app or one recovery code. */
            code: string;
        };
        /** @description Nothing. */
        Empty: Record<string, never>;
        /** @description What went wrong, for machines. Members beside `code` depend on the code. */
        ErrorData: {
            /**
             * @description A stable machine code.
             * @example not_found
             */
            code: string;
        } & {
            [key: string]: unknown;
        };
        ErrorEnvelope: {
            /** @description HTTP status of this response. */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description What happened and what to do about it. */
            detail: string;
            data: ErrorData;
        };
        TwoFactorEnableInput: {
            /**
             * @description The code the authenticator app shows now.
             * @example 492039
             */
            code: string;
        };
        /** @description Shown once. Each code works once in place of a code from the app. */
        RecoveryCodes: {
            recovery_codes: string[];
        };
        PasswordConfirmation: {
            /**
             * Format: password
             * @description The caller's own.
             */
            password: string;
        };
        /** @description What an authenticator app needs. Nothing is switched on before the first code is confirmed. */
        TwoFactorSetup: {
            /** @description Base32, to be typed in by hand. */
            secret: string;
            /** @description The same as an `otpauth://` URI. */
            otpauth_uri: string;
            /** @description The same as a QR code, to be scanned: an SVG image. */
            qr_svg: string;
            /**
             * @description Seconds in which the first code must be confirmed.
             * @example 600
             */
            expires_in: number;
        };
        InvitationAcceptInput: {
            /** @description From the link in the invitation. */
            token: string;
            /**
             * Format: password
             * @description Common passwords and words of the context are refused.
             */
            password: string;
        };
        /**
         * @description A manager sees the people below them, direct and indirect; an admin sees everyone.
         * @enum {string}
         */
        Role: "employee" | "manager" | "admin";
        /** @description The signed-in person, as much as a client needs to greet them and to format dates. */
        SignedInUser: {
            /** Format: uuid */
            id: string;
            email: string;
            first_name: string;
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
        };
        /** @description A signed-in session. Send the access token as `Authorization: Bearer <ACCESS_TOKEN>`. */
        SignInTokens: {
            /** @description A JWT. */
            access_token: string;
            /** @description Opaque. Works once; the answer to its use holds the next one. */
            refresh_token: string;
            /** @constant */
            token_type: "Bearer";
            /**
             * @description Seconds the access token lives.
             * @example 900
             */
            expires_in: number;
            /**
             * @description Seconds the refresh token lives.
             * @example 1209600
             */
            refresh_expires_in: number;
            user: SignedInUser;
        };
        ValidationEnvelope: {
            /**
             * @description HTTP status of this response.
             * @constant
             */
            status: 422;
            /** @description Short text. */
            message: string;
            /** @description What happened and what to do about it. */
            detail: string;
            /** @description Texts by field. Nested fields are dotted (`items.0.amount`); what belongs to no field stands under `non_field_errors`. */
            errors: {
                [key: string]: string[];
            };
            data: ErrorData;
        };
        LoginInput: {
            /**
             * @description Blanks around it are left out. What is no e-mail address is 422 before anything is looked up.
             * @example ada@example.test
             */
            email: string;
            /** Format: password */
            password: string;
            /**
             * @description How the session is named in the list of sessions.
             * @example Ada's phone
             */
            device_name?: string;
        };
        /** @description The password was right, and a second factor is asked for. The challenge is no bearer token. */
        TwoFactorRequired: {
            /** @constant */
            two_factor_required: true;
            /** @description Goes to the verify call with the code. Dies after five wrong codes or a change of password. */
            challenge_token: string;
            /** @description What the code may be. */
            methods: ("totp" | "recovery_code")[];
            /**
             * @description Seconds the challenge lives.
             * @example 300
             */
            expires_in: number;
        };
        LoginVerifyInput: {
            /** @description As answered by sign-in. */
            challenge_token: string;
            /** @description Six digits of the authenticator app or one recovery code. */
            code: string;
        };
        LogoutInput: {
            /** @description Names the session to end; the current one unless given. */
            refresh_token?: string;
        };
        RevokedSessions: {
            /** @description How many sessions were ended. */
            revoked: number;
        };
        /**
         * @description What an API key may do. Each call names the one scope it needs.
         * @enum {string}
         */
        Scope: "people:read" | "team:read" | "people:write" | "time:read" | "time:write" | "absences:read" | "absences:write" | "absences:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "payroll:read" | "reports:read" | "webhooks:manage";
        /** @description The workspace the Host names. */
        WorkspaceInfo: {
            /** Format: uuid */
            id: string;
            /** @example brightwater */
            slug: string;
            name: string;
            /** @enum {string} */
            plan: "pilot" | "starter" | "managed" | "self_hosted" | "reseller";
            /**
             * @description IANA name.
             * @example Europe/Berlin
             */
            timezone: string;
            /** @example EUR */
            currency: string;
            /**
             * @description BCP 47 tag.
             * @example de-DE
             */
            locale: string;
        };
        /**
         * @description Which modules are there and switched on. Calls of one that is switched off answer 403 `module_disabled`; one that this
         *     version has no calls of is false, too.
         */
        ModuleFlags: {
            tracking: boolean;
            pto: boolean;
            reimbursements: boolean;
            payments: boolean;
            invoices: boolean;
            contracts: boolean;
            meetings: boolean;
            benefits: boolean;
            support: boolean;
        };
        /** @description The limit the caller is counted against. What is left of it stands in the `RateLimit` header. */
        RateLimitInfo: {
            /**
             * @description Whether requests are counted for the API key or for the signed-in person.
             * @enum {string}
             */
            policy: "key" | "user";
            /**
             * @description Requests in one window.
             * @example 600
             */
            limit: number;
            /** @example 60 */
            window_seconds: number;
        };
        /** @description Who the credential stands for, and what it may do now. */
        Principal: {
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
            /** @description The role of now: of a personal key its owner's, of a service key `admin`. */
            role: Role;
            /** @description Of a key: its scopes, as far as the owner's role still allows them. Of a session: all that the role may grant. */
            scopes: Scope[];
            workspace: WorkspaceInfo;
            modules: ModuleFlags;
            /** @description Whether the person signs in with a second factor; null for a service key. */
            two_factor_enabled: boolean | null;
            rate_limit: RateLimitInfo;
        };
        PasswordChangeInput: {
            /** Format: password */
            current_password: string;
            /**
             * Format: password
             * @description Another one. Common passwords and words of the context are refused.
             */
            new_password: string;
            /**
             * @description Whether the caller's personal API keys go on. Only where nobody else can have known the old password.
             * @default false
             */
            keep_api_keys?: boolean;
        };
        PasswordResetRequest: {
            /**
             * @description Blanks around it are left out. What is no e-mail address is 422 before anything is looked up.
             * @example ada@example.test
             */
            email: string;
        };
        PasswordResetInput: {
            /** @description From the link in the mail. */
            token: string;
            /**
             * Format: password
             * @description Common passwords and words of the context are refused.
             */
            new_password: string;
        };
        RefreshInput: {
            refresh_token: string;
        };
        /** @description One sign-in on one device, until it is ended or two weeks go by without a refresh. */
        Session: {
            /** Format: uuid */
            id: string;
            /**
             * @description As named at sign-in.
             * @example Ada's phone
             */
            device_name: string | null;
            /** @description The address of the last sign-in or refresh. */
            ip: string | null;
            /** @description The program of the last sign-in or refresh. */
            user_agent: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When its tokens were last issued; an access token in use is renewed every fifteen minutes.
             */
            last_used_at: string;
            /** @description The session that asks. */
            current: boolean;
        };
        /**
         * @description Someone invited has not chosen a password yet. Someone deactivated cannot sign in, and their keys are suspended.
         * @enum {string}
         */
        PersonStatus: "invited" | "active" | "deactivated";
        /** @description A person, as nested in other records. */
        PersonRef: {
            /** Format: uuid */
            id: string;
            email: string;
            name: string;
        };
        /** @description An item of a pick list, as nested in other records. */
        ListItemRef: {
            /** Format: uuid */
            id: string;
            label: string;
        };
        /** @description A person of the workspace, as managers and admins see them. Private details are not in here. */
        Person: {
            /** Format: uuid */
            id: string;
            email: string;
            first_name: string;
            last_name: string;
            /** @description Full name. */
            name: string;
            role: Role;
            status: PersonStatus;
            /** @description Who they report to; null at the top. */
            manager: PersonRef | null;
            /** @description An item of the list `user-types`. */
            user_type: ListItemRef | null;
            /** @description An item of the list `departments`. */
            department: ListItemRef | null;
            job_title: string | null;
            /** @description The workspace's own number; no two people share one. */
            employee_number: string | null;
            /**
             * Format: date
             * @description First day of employment.
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day of employment; set by deactivation.
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
            /** @description Rises with every change; the `ETag` of the record. */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A row that is gone, as a synced list tells it. */
        Tombstone: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            deleted_at: string;
        };
        /**
         * Format: email
         * @description Letters, digits and signs of ASCII; compared without regard to A to Z or a to z.
         * @example ada@example.test
         */
        EmailAddress: string;
        PersonInput: {
            /** @description Their sign-in name. */
            email: EmailAddress;
            first_name: string;
            last_name: string;
            /**
             * @description An API key adds employees only.
             * @default employee
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
            job_title?: string;
            employee_number?: string;
            /**
             * Format: date
             * @description First day of employment.
             */
            start_date: string;
            /**
             * @description IANA name; the workspace's unless given.
             * @example Europe/Lisbon
             */
            timezone?: string;
            /**
             * @description Whether the invitation goes out by e-mail now.
             * @default true
             */
            send_invite?: boolean;
        };
        /** @description What is left out stays. Null clears where it is allowed. */
        PersonPatch: {
            /** @description Their sign-in name. */
            email?: EmailAddress;
            first_name?: string;
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
            job_title?: string | null;
            employee_number?: string | null;
            /**
             * Format: date
             * @description First day of employment.
             */
            start_date?: string;
            /** @description IANA name; null goes back to the workspace's. */
            timezone?: string | null;
        };
        TwoFactorResetInput: {
            /** @description How you made sure who asked. Kept in the audit trail. */
            reason: string;
        };
        DeactivationInput: {
            /**
             * Format: date
             * @description Last day of employment. Absences after it are cancelled; access ends now in any case.
             */
            last_day: string;
            /**
             * Format: uuid
             * @description An item of the list `termination-reasons`.
             */
            reason_id?: string;
            /**
             * Format: uuid
             * @description The person whom their direct reports report to from now on. A direct report named here takes their place.
             */
            reassign_reports_to?: string;
        };
        ReactivationInput: {
            /**
             * Format: date
             * @description First day of the new employment; that of the old one unless given.
             */
            start_date?: string;
        };
        /** @description What a sign-in page shows before anyone has signed in. */
        Branding: {
            workspace_name: string;
            /**
             * @description Relative to this workspace.
             * @example /api/v1/branding/logo/
             */
            logo_url: string | null;
            /** @example #1F4B99 */
            primary_color: string;
            /** @example #E07A1F */
            accent_color: string;
            support_email: string | null;
            /** @description Plain text. */
            login_text: string | null;
            /**
             * @description BCP 47 tag.
             * @example de-DE
             */
            locale: string;
        };
        /**
         * @description A pick list of the workspace.
         * @enum {string}
         */
        ListName: "absence-reasons" | "termination-reasons" | "expense-categories" | "time-categories" | "ticket-categories" | "user-types" | "departments";
        /** @description An item of a pick list. */
        ListItem: {
            /** Format: uuid */
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
            /** @example #2F6FDE */
            color: string | null;
            /** @description Place within the list. */
            position: number;
            /** @description Kept on old records; cannot be chosen any more. */
            archived: boolean;
            /** @description Rises with every change. */
            version: number;
        };
        /** @description Every list by name with its items in order. */
        PickLists: {
            [key: string]: ListItem[];
        };
        /**
         * @description Where a write came from: a session in the browser or the mobile app, an API key, or the service itself.
         * @enum {string}
         */
        AuditSource: "dashboard" | "app" | "api" | "system";
        /** @description Who did it. A service key acts under its own id and name; the system under the nil UUID. */
        Actor: {
            /** Format: uuid */
            id: string;
            email: string;
            name: string;
        };
        /** @description One write. Entries are never changed or removed. */
        AuditEntry: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /**
             * @description Action and resource in one line; writes by a key end in its prefix.
             * @example created time_entry · api:wfp_9f3a21c0
             */
            line: string;
            /** @example created */
            action: string;
            /**
             * @description The type of the record.
             * @example time_entry
             */
            resource: string;
            /** @description The record; null where the write is about no single one. */
            resource_id: string | null;
            actor: Actor;
            source: AuditSource;
            /**
             * @description The API key used; null without one.
             * @example wfp_9f3a21c0
             */
            key_prefix: string | null;
            /** @description Address the request came from; null for the system. */
            ip: string | null;
            /** @description `X-Request-Id` of the request; null for the system. */
            request_id: string | null;
        };
        /** @description One write with what it changed. */
        AuditEntryDetail: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /**
             * @description Action and resource in one line; writes by a key end in its prefix.
             * @example created time_entry · api:wfp_9f3a21c0
             */
            line: string;
            /** @example created */
            action: string;
            /**
             * @description The type of the record.
             * @example time_entry
             */
            resource: string;
            /** @description The record; null where the write is about no single one. */
            resource_id: string | null;
            actor: Actor;
            source: AuditSource;
            /**
             * @description The API key used; null without one.
             * @example wfp_9f3a21c0
             */
            key_prefix: string | null;
            /** @description Address the request came from; null for the system. */
            ip: string | null;
            /** @description `X-Request-Id` of the request; null for the system. */
            request_id: string | null;
            /**
             * @description Old and new value by field; null stands for none. Secrets are masked.
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
        };
        /** @description The record a notification is about. */
        NotificationResource: {
            /** @example absence */
            type: string;
            /** Format: uuid */
            id: string;
        };
        /** @description A line of the in-app feed. The WebSocket pushes the same object. */
        Notification: {
            /** Format: uuid */
            id: string;
            /** @description What happened, as a machine name. */
            kind: string;
            title: string;
            /** @description Plain text; may be empty. */
            body: string;
            /** @description The record it is about; null where there is none. */
            resource: NotificationResource | null;
            /** @description Where the dashboard shows it, relative to this workspace. */
            url: string | null;
            /**
             * Format: date-time
             * @description Null while unread.
             */
            read_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        MarkAllReadInput: {
            /**
             * Format: date-time
             * @description Only what was created before this time, so that nothing unseen is marked; all unless given.
             */
            before?: string;
        };
        UpdatedCount: {
            /** @description How many notifications changed. */
            updated: number;
        };
        UnreadCount: {
            unread: number;
        };
        SocketTicket: {
            /** @description Works once. */
            ticket: string;
            /** @description Seconds. */
            expires_in: number;
        };
        /**
         * @description A personal key acts as its owner, narrowed to its scopes. A service key acts for the workspace.
         * @enum {string}
         */
        ApiKeyKind: "personal" | "service";
        /**
         * @description A key is suspended while its owner is deactivated or the plan has no API access. Only an active key works.
         * @enum {string}
         */
        ApiKeyStatus: "active" | "revoked" | "expired" | "suspended";
        /** @description An API key without its secret. */
        ApiKey: {
            /** Format: uuid */
            id: string;
            name: string;
            kind: ApiKeyKind;
            /**
             * @description Identifies the key in the audit trail.
             * @example wfp_9f3a21c0
             */
            prefix: string;
            scopes: Scope[];
            status: ApiKeyStatus;
            /** @description Whom a personal key acts as; null for a service key. */
            owner: PersonRef | null;
            /** @description CIDR networks the key may be used from; empty means any. */
            allowed_ips: string[];
            /**
             * Format: date-time
             * @description Null for a key without an end.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Noted at most once a minute.
             */
            last_used_at: string | null;
            last_used_ip: string | null;
            /** Format: date-time */
            created_at: string;
            created_by: PersonRef;
            /**
             * Format: date-time
             * @description When its secret was rotated last.
             */
            rotated_at: string | null;
            /**
             * @description Everybody who has rotated its secret, each once, whoever did so last at the end. They and the creator have seen a
             *     secret of the key: it decides on nothing of theirs (403 `self_approval`).
             */
            rotated_by: PersonRef[];
        };
        ApiKeyInput: {
            /** @example Payroll export */
            name: string;
            kind: ApiKeyKind;
            scopes: Scope[];
            /**
             * Format: date-time
             * @description In the future, at most two years ahead; no end unless given.
             */
            expires_at?: string;
            /**
             * @description CIDR networks, prefix length included, that the key may be used from; any unless given.
             * @example [
             *       "203.0.113.0/24",
             *       "2001:db8::/32"
             *     ]
             */
            allowed_ips?: string[];
            /**
             * Format: password
             * @description The caller's own.
             */
            password: string;
        };
        /** @description An API key as it is answered once, at its creation. */
        ApiKeyCreated: {
            /** Format: uuid */
            id: string;
            name: string;
            kind: ApiKeyKind;
            /**
             * @description Identifies the key in the audit trail.
             * @example wfp_9f3a21c0
             */
            prefix: string;
            scopes: Scope[];
            status: ApiKeyStatus;
            /** @description Whom a personal key acts as; null for a service key. */
            owner: PersonRef | null;
            /** @description CIDR networks the key may be used from; empty means any. */
            allowed_ips: string[];
            /**
             * Format: date-time
             * @description Null for a key without an end.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Noted at most once a minute.
             */
            last_used_at: string | null;
            last_used_ip: string | null;
            /** Format: date-time */
            created_at: string;
            created_by: PersonRef;
            /**
             * Format: date-time
             * @description When its secret was rotated last.
             */
            rotated_at: string | null;
            /**
             * @description Everybody who has rotated its secret, each once, whoever did so last at the end. They and the creator have seen a
             *     secret of the key: it decides on nothing of theirs (403 `self_approval`).
             */
            rotated_by: PersonRef[];
            /** @description The key to send as `Authorization: Bearer <API_KEY>`. Stored hashed and never shown again. */
            secret: string;
        };
        /** @description What is left out stays. */
        ApiKeyPatch: {
            name?: string;
            /** @description Some of those it has. */
            scopes?: Scope[];
            /**
             * Format: date-time
             * @description In the future, and not after the end it has.
             */
            expires_at?: string;
            /** @description CIDR networks in place of those it has; none means that it may be used from anywhere. */
            allowed_ips?: string[];
            /**
             * Format: password
             * @description The caller's own. Needed where `allowed_ips` names a network that is in none of those the key has.
             */
            password?: string;
        };
        KeyRotationInput: {
            /**
             * Format: password
             * @description The caller's own.
             */
            password: string;
            /**
             * @description How long the secret of now works beside the new one.
             * @default 0
             */
            grace_hours?: number;
        };
        ApiKeySecret: {
            /** @description The key to send as `Authorization: Bearer <API_KEY>`. Stored hashed and never shown again. */
            secret: string;
        };
        /**
         * @description What a webhook delivery tells of.
         * @enum {string}
         */
        EventKind: "absence.requested" | "absence.approved" | "absence.denied" | "absence.cancelled" | "expense.submitted" | "expense.approved" | "expense.denied" | "expense.deleted" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "clock.started" | "clock.stopped" | "payment.completed" | "invoice.issued" | "employee.created" | "employee.deactivated" | "webhook.ping";
        /**
         * @description `denied` and `cancelled` are final.
         * @enum {string}
         */
        AbsenceStatus: "requested" | "approved" | "denied" | "cancelled";
        /**
         * @description An absence as events carry it. Type and note are health data and stay inside.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000401",
         *       "employee": {
         *         "id": "0193a000-0000-7000-8000-000000000017",
         *         "email": "jonas.weber@example.test",
         *         "name": "Jonas Weber"
         *       },
         *       "start_date": "2026-12-21",
         *       "end_date": "2026-12-31",
         *       "status": "approved"
         *     }
         */
        AbsenceEventData: {
            /** Format: uuid */
            id: string;
            employee: PersonRef;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
            /** @description The status after the step. */
            status: AbsenceStatus;
            /**
             * @description Only in samples sent on request.
             * @constant
             */
            sample?: true;
        };
        /**
         * @description An expense claim as events carry it.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000501",
         *       "employee": {
         *         "id": "0193a000-0000-7000-8000-000000000017",
         *         "email": "jonas.weber@example.test",
         *         "name": "Jonas Weber"
         *       },
         *       "title": "Trade fair Hanover",
         *       "amount": "184.30",
         *       "currency": "EUR",
         *       "status": "approved"
         *     }
         */
        ExpenseEventData: {
            /** Format: uuid */
            id: string;
            employee: PersonRef;
            title: string;
            /** @description Money, two decimals. */
            amount: string;
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
        };
        /**
         * @description A closed time entry as events carry it; of a deleted one, what it was.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000601",
         *       "employee": {
         *         "id": "0193a000-0000-7000-8000-000000000017",
         *         "email": "jonas.weber@example.test",
         *         "name": "Jonas Weber"
         *       },
         *       "started_at": "2026-11-20T09:00:00+01:00",
         *       "ended_at": "2026-11-20T13:00:00+01:00",
         *       "description": "Site survey",
         *       "billable": true
         *     }
         */
        TimeEntryEventData: {
            /** Format: uuid */
            id: string;
            employee: PersonRef;
            /** Format: date-time */
            started_at: string;
            /** Format: date-time */
            ended_at: string;
            /** @description Empty where none was given. */
            description: string;
            billable: boolean;
            /**
             * @description Only in samples sent on request.
             * @constant
             */
            sample?: true;
        };
        /**
         * @description The time entry behind the live clock, as events carry it.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000602",
         *       "employee": {
         *         "id": "0193a000-0000-7000-8000-000000000017",
         *         "email": "jonas.weber@example.test",
         *         "name": "Jonas Weber"
         *       },
         *       "started_at": "2026-11-20T14:00:00+01:00",
         *       "ended_at": "2026-11-20T17:30:00+01:00",
         *       "auto_stopped": false,
         *       "discarded": false
         *     }
         */
        ClockEventData: {
            /**
             * Format: uuid
             * @description That of the time entry.
             */
            id: string;
            employee: PersonRef;
            /** Format: date-time */
            started_at: string;
            /**
             * Format: date-time
             * @description Null while the clock runs.
             */
            ended_at: string | null;
            /** @description It was left running and was stopped by the service. */
            auto_stopped: boolean;
            /** @description It was stopped without keeping a time entry. */
            discarded: boolean;
            /**
             * @description Only in samples sent on request.
             * @constant
             */
            sample?: true;
        };
        /**
         * @description A payment as events carry it.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000701",
         *       "employee": {
         *         "id": "0193a000-0000-7000-8000-000000000017",
         *         "email": "jonas.weber@example.test",
         *         "name": "Jonas Weber"
         *       },
         *       "kind": "salary",
         *       "amount": "3120.00",
         *       "currency": "EUR",
         *       "paid_at": "2026-11-30T09:00:00+01:00",
         *       "status": "completed"
         *     }
         */
        PaymentEventData: {
            /** Format: uuid */
            id: string;
            employee: PersonRef;
            /** @enum {string} */
            kind: "salary" | "bonus" | "reimbursement" | "invoice" | "reversal" | "other";
            /** @description Money, two decimals; below zero for a reversal. */
            amount: string;
            currency: string;
            /** Format: date-time */
            paid_at: string;
            /** @constant */
            status: "completed";
            /**
             * @description Only in samples sent on request.
             * @constant
             */
            sample?: true;
        };
        /**
         * @description A contractor's invoice as events carry it.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000801",
         *       "number": "2026-0042",
         *       "employee": {
         *         "id": "0193a000-0000-7000-8000-000000000022",
         *         "email": "rita.sousa@example.test",
         *         "name": "Rita Sousa"
         *       },
         *       "amount": "4760.00",
         *       "currency": "EUR",
         *       "issued_on": "2026-11-30",
         *       "due_on": "2026-12-30",
         *       "status": "issued"
         *     }
         */
        InvoiceEventData: {
            /** Format: uuid */
            id: string;
            /** @description Without gaps in the workspace and year. */
            number: string;
            employee: PersonRef;
            /** @description Money, two decimals. */
            amount: string;
            currency: string;
            /** Format: date */
            issued_on: string;
            /** Format: date */
            due_on: string;
            /** @constant */
            status: "issued";
            /**
             * @description Only in samples sent on request.
             * @constant
             */
            sample?: true;
        };
        /**
         * @description A new person as events carry it.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000031",
         *       "email": "lena.vogt@example.test",
         *       "name": "Lena Vogt",
         *       "role": "employee",
         *       "status": "invited",
         *       "start_date": "2026-12-01"
         *     }
         */
        EmployeeCreatedEventData: {
            /** Format: uuid */
            id: string;
            email: string;
            name: string;
            /** @enum {string} */
            role: "employee" | "manager" | "admin";
            /**
             * @description The status after the step.
             * @enum {string}
             */
            status: "invited" | "active" | "deactivated";
            /** Format: date */
            start_date: string;
            /**
             * @description Only in samples sent on request.
             * @constant
             */
            sample?: true;
        };
        /**
         * @description A person who leaves, as events carry it.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000031",
         *       "email": "lena.vogt@example.test",
         *       "name": "Lena Vogt",
         *       "role": "employee",
         *       "status": "deactivated",
         *       "last_day": "2027-06-30"
         *     }
         */
        EmployeeDeactivatedEventData: {
            /** Format: uuid */
            id: string;
            email: string;
            name: string;
            /** @enum {string} */
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
        };
        /**
         * @description What a ping carries.
         * @example {
         *       "webhook_id": "0193a000-0000-7000-8000-0000000000aa",
         *       "message": "ping"
         *     }
         */
        WebhookPingEventData: {
            /**
             * Format: uuid
             * @description The webhook that was pinged.
             */
            webhook_id: string;
            message: string;
            /**
             * @description Only in samples sent on request.
             * @constant
             */
            sample?: true;
        };
        /** @description An event as webhooks get it. What `data` holds follows from `event`. */
        Event: {
            event: EventKind;
            /** Format: date-time */
            occurred_at: string;
            actor: Actor;
            data: AbsenceEventData | ExpenseEventData | TimeEntryEventData | ClockEventData | PaymentEventData | InvoiceEventData | EmployeeCreatedEventData | EmployeeDeactivatedEventData | WebhookPingEventData;
        };
        /** @description An event kind with what its deliveries look like. */
        EventKindInfo: {
            event: EventKind;
            /**
             * @description What kinds belong together.
             * @example time-off lifecycle
             */
            group: string;
            /** @description JSON Schema (2020-12) of the body. */
            schema: {
                [key: string]: unknown;
            };
            /** @description A body that is valid against the schema. */
            sample: {
                [key: string]: unknown;
            };
        };
        ScopeInfo: {
            scope: Scope;
            /**
             * @description What it opens, in words.
             * @example balances and requests
             */
            grants: string;
            /** @description Whether the caller's role may put it into a key. */
            grantable: boolean;
            /** @description Whether the caller has it now; of a session, the same as `grantable`. */
            granted: boolean;
        };
        ServiceChecks: {
            /** @enum {string} */
            database: "ok" | "degraded";
            /** @description Seconds the oldest due delivery has waited; 0 when none is due. Webhooks that are failing do not count. */
            webhooks_queue_age_s: number;
        };
        ServiceStatus: {
            /**
             * @description `degraded` means that calls are answered but something lags.
             * @enum {string}
             */
            status: "ok" | "degraded";
            /** @description Of the service. */
            version: string;
            /**
             * Format: date-time
             * @description The server's clock.
             */
            time: string;
            checks: ServiceChecks;
        };
        /**
         * @description While a webhook is paused its deliveries are held and go out when it is active again; pings and resends go out all the same. The service never pauses one itself.
         * @enum {string}
         */
        WebhookStatus: "active" | "paused";
        /** @description A URL of the workspace that events are sent to. */
        Webhook: {
            /** Format: uuid */
            id: string;
            /** @example https://hooks.example.com/workforce */
            url: string;
            /** @description The kinds it is sent. Pings come in any case. */
            events: EventKind[];
            status: WebhookStatus;
            description: string | null;
            /**
             * Format: date-time
             * @description Since when no delivery has been acknowledged; null while all is well.
             */
            failing_since: string | null;
            /**
             * @description The end of the signing secret, to tell two apart.
             * @example …x9Qk
             */
            secret_hint: string;
            /** @description Rises with every change; the `ETag` of the record. */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        WebhookInput: {
            /**
             * @description A public https address, without user name or fragment.
             * @example https://hooks.example.com/workforce
             */
            url: string;
            events: EventKind[];
            description?: string;
        };
        /** @description A webhook as it is answered once, at its creation. */
        WebhookCreated: {
            /** Format: uuid */
            id: string;
            /** @example https://hooks.example.com/workforce */
            url: string;
            /** @description The kinds it is sent. Pings come in any case. */
            events: EventKind[];
            status: WebhookStatus;
            description: string | null;
            /**
             * Format: date-time
             * @description Since when no delivery has been acknowledged; null while all is well.
             */
            failing_since: string | null;
            /**
             * @description The end of the signing secret, to tell two apart.
             * @example …x9Qk
             */
            secret_hint: string;
            /** @description Rises with every change; the `ETag` of the record. */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * @description The signing secret. The whole string is the HMAC key of `X-Service-Signature`. Never shown again.
             * @example whsec_…
             */
            secret: string;
        };
        /** @description What is left out stays. Null clears where it is allowed. */
        WebhookPatch: {
            /** @description A public https address, without user name or fragment. */
            url?: string;
            events?: EventKind[];
            status?: WebhookStatus;
            description?: string | null;
        };
        /**
         * @description `pending`: an attempt is due or under way. `retrying`: not acknowledged yet, the next attempt is set. `held`: its
         *     webhook is paused. `delivered`: acknowledged with a 2xx. `failed`: all six attempts are used up, or a resend was not acknowledged.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "retrying" | "held" | "delivered" | "failed";
        /** @description One event on its way to one webhook. Kept for 30 days. */
        Delivery: {
            /**
             * Format: uuid
             * @description Sent as `X-Service-Delivery`, the same on every attempt and resend.
             */
            id: string;
            event: EventKind;
            status: DeliveryStatus;
            /** @description HTTP status of the last answer; null if there was none. */
            response_code: number | null;
            /** @description Attempts made, resends included. */
            attempt_count: number;
            resends_left: number;
            /**
             * Format: uuid
             * @description The failed delivery that this one repeats; null for all others.
             */
            replay_of: string | null;
            /**
             * Format: date-time
             * @description Null when no further attempt is set.
             */
            next_attempt_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description What is sent on every attempt. */
        DeliveryRequest: {
            /** @description As the webhook has it now. */
            url: string;
            /** @description By name; signatures are masked. */
            headers: {
                [key: string]: string;
            };
            /** @description The exact bytes, frozen when the event happened. */
            body: string;
        };
        /** @description Milliseconds of each step; null for a step that was not reached. */
        AttemptTimings: {
            dns_ms: number | null;
            connect_ms: number | null;
            tls_ms: number | null;
            first_byte_ms: number | null;
            total_ms: number | null;
        };
        /** @description One request to the webhook's URL. */
        DeliveryAttempt: {
            /** @description Counts from 1, resends included. */
            number: number;
            /**
             * Format: date-time
             * @description When it began.
             */
            at: string;
            /**
             * Format: date-time
             * @description Null while it runs.
             */
            finished_at: string | null;
            /**
             * @description `unknown`: the service stopped in the middle, so nobody can say whether the receiver got it.
             * @enum {string}
             */
            outcome: "acknowledged" | "failed" | "unknown" | "running";
            /**
             * @description Why it failed, as a machine code; null unless it did.
             * @example url_not_public
             */
            cause: string | null;
            /** @description Why it failed, in words; null unless it did. */
            error: string | null;
            /** @description HTTP status of the answer; null if there was none. */
            response_code: number | null;
            duration_ms: number | null;
            /** @description The IP address that was dialled; null if none was. */
            address: string | null;
            /** @description Where the time went; null if nothing was dialled. */
            timings: AttemptTimings | null;
            /** @description The first 16 KiB of the answer. */
            body_excerpt: string | null;
            /** @description Asked for by a person or a key. */
            resend: boolean;
        };
        /** @description A delivery with what was sent and how each attempt ended. */
        DeliveryDetail: {
            /**
             * Format: uuid
             * @description Sent as `X-Service-Delivery`, the same on every attempt and resend.
             */
            id: string;
            event: EventKind;
            status: DeliveryStatus;
            /** @description HTTP status of the last answer; null if there was none. */
            response_code: number | null;
            /** @description Attempts made, resends included. */
            attempt_count: number;
            resends_left: number;
            /**
             * Format: uuid
             * @description The failed delivery that this one repeats; null for all others.
             */
            replay_of: string | null;
            /**
             * Format: date-time
             * @description Null when no further attempt is set.
             */
            next_attempt_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            request: DeliveryRequest;
            /** @description Oldest first. */
            attempts: DeliveryAttempt[];
        };
        /**
         * @example {
         *       "since": "2026-11-20T06:00:00+01:00",
         *       "dry_run": true
         *     }
         */
        RecoveryInput: {
            /**
             * Format: date-time
             * @description Deliveries that failed at this time or later.
             */
            since: string;
            /**
             * @description Count only.
             * @default false
             */
            dry_run?: boolean;
        };
        /**
         * @description What a recovery set going, or with `dry_run` would.
         * @example {
         *       "count": 128,
         *       "since": "2026-11-20T06:00:00+01:00"
         *     }
         */
        Recovery: {
            /** @description New deliveries. */
            count: number;
            /** Format: date-time */
            since: string;
        };
        SecretRotationInput: {
            /**
             * @description How long the old secret signs too, as a second value in `webhook-signature` only.
             * @default 0
             */
            overlap_hours?: number;
        };
        WebhookSecret: {
            /**
             * @description The new signing secret. Never shown again.
             * @example whsec_…
             */
            secret: string;
        };
        /**
         * @example {
         *       "event": "absence.approved"
         *     }
         */
        SampleEventInput: {
            event: EventKind;
        };
        /** @description A person as they see themselves; address and personal details have calls of their own. */
        Profile: {
            /** Format: uuid */
            id: string;
            email: string;
            first_name: string;
            last_name: string;
            /** @description Full name. */
            name: string;
            /** @description What they like to be called. */
            preferred_name: string | null;
            phone: string | null;
            bio: string | null;
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
             * @description IANA name; the workspace's unless the person has their own.
             * @example Europe/Berlin
             */
            timezone: string;
            /**
             * @description BCP 47 tag; the workspace's unless the person has their own.
             * @example de-DE
             */
            locale: string;
            /**
             * @description From the root of this host: `getTeamMemberPhoto`, with a `v` that changes with the photo. Null without one.
             * @example /api/v1/profile/team/0199f2a0-0000-7000-8000-000000000000/photo/?v=0199f2a1-0000-7000-8000-000000000000
             */
            photo_url: string | null;
            /** @description Rises with every change; the `ETag` of the profile. */
            version: number;
        };
        /** @description What is left out stays. Null clears; a cleared time zone or locale is the workspace's. */
        ProfilePatch: {
            preferred_name?: string | null;
            phone?: string | null;
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
        };
        OrgChartNode: {
            /** Format: uuid */
            id: string;
            /** @description Full name. */
            name: string;
            job_title: string | null;
            /** @description Those who report to them; empty on the deepest level asked for. */
            reports: OrgChartNode[];
        };
        /**
         * Format: binary
         * @description The bytes of a file.
         */
        File: FileContent;
        /** @description One image; what it is called does not say what it is. */
        PhotoInput: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MiB, at most 6000 pixels a side.
             */
            file: FileContent;
        };
        /** @description A photo that is there. */
        Photo: {
            /** @description Where it is, from the root of this host. */
            photo_url: string;
        };
        /** @description A person as everyone in the workspace may see them. */
        DirectoryEntry: {
            /** Format: uuid */
            id: string;
            /** @description Full name. */
            name: string;
            email: string;
            job_title: string | null;
            /** @description An item of the list `departments`. */
            department: ListItemRef | null;
            /** @description Who they report to; null at the top. */
            manager: PersonRef | null;
            /**
             * @description From the root of this host: `getTeamMemberPhoto`, with a `v` that changes with the photo. Null without one.
             * @example /api/v1/profile/team/0199f2a0-0000-7000-8000-000000000000/photo/?v=0199f2a1-0000-7000-8000-000000000000
             */
            photo_url: string | null;
        };
        /** @description A person as everyone in the workspace may see them, and whether they can be found today. */
        TeamMember: {
            /** Format: uuid */
            id: string;
            /** @description Full name. */
            name: string;
            email: string;
            job_title: string | null;
            /** @description An item of the list `departments`. */
            department: ListItemRef | null;
            /** @description Who they report to; null at the top. */
            manager: PersonRef | null;
            /**
             * @description From the root of this host: `getTeamMemberPhoto`, with a `v` that changes with the photo. Null without one.
             * @example /api/v1/profile/team/0199f2a0-0000-7000-8000-000000000000/photo/?v=0199f2a1-0000-7000-8000-000000000000
             */
            photo_url: string | null;
            /** @description Their week has hours today, it is no whole holiday, and no approved absence takes the whole day. */
            working_today: boolean;
            /** @description An approved absence touches today, if only half of it. */
            absent_today: boolean;
        };
        /**
         * @description A correction of somebody's balance.
         * @example {
         *       "employee_id": "0193a000-0000-7000-8000-000000000101",
         *       "policy_id": "0193a000-0000-7000-8000-000000000301",
         *       "days": 2.5,
         *       "effective_on": "2026-07-01",
         *       "reason": "Worked on a Sunday."
         *     }
         */
        AdjustmentInput: {
            /** Format: uuid */
            employee_id: string;
            /** Format: uuid */
            policy_id: string;
            /** @description What it adds; below 0 it takes away. In the unit of the leave type, in steps of a quarter; never 0. */
            days: number;
            /**
             * Format: date
             * @description From when on it counts; its year is the leave year.
             */
            effective_on: string;
            /** @description Told to the person. */
            reason: string;
        };
        /** @description A leave type, as nested in other records. */
        PolicyRef: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        /**
         * @description An amount of days, or of hours where the `unit` beside it says so; two decimals.
         * @example 3.50
         */
        Days: string;
        /**
         * @description What the amounts beside it count: working days, or hours of the person's pattern. A leave type has one unit.
         * @enum {string}
         */
        LeaveUnit: "day" | "hour";
        /** @description One row of the leave ledger. Rows are only ever added. */
        LedgerEntry: {
            /** Format: uuid */
            id: string;
            policy: PolicyRef;
            /** @description The leave year it belongs to. */
            year: number;
            /**
             * @description `grant` and `accrual` credit the year, at once or by months; `carry` moves days into the next year, `expire` ends what
             *     could not be; a request reserves (`reserve`), an approved absence uses (`use`), `release` gives back; `adjust` is a
             *     correction by an admin.
             * @enum {string}
             */
            kind: "grant" | "accrual" | "carry" | "expire" | "reserve" | "use" | "release" | "adjust";
            /** @description Signed: what it adds to the balance. */
            days: Days;
            unit: LeaveUnit;
            /**
             * Format: date
             * @description From when on it counts.
             */
            effective_on: string;
            /** Format: uuid */
            absence_id: string | null;
            /** @description Of a correction, or of a new count. */
            reason: string | null;
            /** Format: date-time */
            created_at: string;
        };
        /**
         * @description What a person has of one leave type in one leave year, as of a day.
         *     `available = accrued + carried_over + adjusted - used - pending`, less what was forfeited.
         */
        PtoBalance: {
            policy: PolicyRef;
            unit: LeaveUnit;
            /** @description The leave year. */
            year: number;
            /**
             * Format: date
             * @description The day the figures are for.
             */
            as_of: string;
            /** @description Granted for the whole year. */
            entitled: Days;
            /** @description Credited up to `as_of`. */
            accrued: Days;
            /** @description Brought from the year before. */
            carried_over: Days;
            /**
             * Format: date
             * @description Last day the carried days can be used.
             */
            carry_expires_on: string | null;
            /** @description Approved absences of the year. */
            used: Days;
            /** @description Reserved by requests that wait for a decision; none where `as_of` was asked for and lies ahead. */
            pending: Days;
            /** @description Corrections by an admin. */
            adjusted: Days;
            /** @description Null where the leave type has no amount and no limit, such as sick leave. */
            available: Days | null;
            /** @description What is left on 31 December if nothing more is taken; null as `available` is. */
            projected_year_end: Days | null;
        };
        /** @description A person and what they have of each leave type they may use. */
        EmployeeBalances: {
            employee: PersonRef;
            balances: PtoBalance[];
        };
        /** @description Days on which no leave is granted, in one department or everywhere. */
        Blackout: {
            /** Format: uuid */
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
            /** @description Whom it is for; null is everybody. */
            department: ListItemRef | null;
            /** @description Told to whoever asks for these days. */
            reason: string;
            /** Format: date-time */
            created_at: string;
        };
        /**
         * @example {
         *       "start_date": "2026-12-14",
         *       "end_date": "2026-12-18",
         *       "reason": "Release week"
         *     }
         */
        BlackoutInput: {
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
             * @description An item of the list `departments`; everybody unless given.
             */
            department_id?: string | null;
            reason: string;
        };
        /**
         * @example {
         *       "date": "2026-12-24",
         *       "name": "Christmas Eve",
         *       "half_day": "pm"
         *     }
         */
        HolidayInput: {
            /** Format: date */
            date: string;
            name: string;
            /**
             * @description A calendar that does not exist yet begins with its first holiday.
             * @default default
             */
            calendar?: string;
            /**
             * @description The half that is off; `none` is the whole day.
             * @default none
             * @enum {string}
             */
            half_day?: "none" | "am" | "pm";
        };
        /** @description A holiday as it now is, and what that changed. */
        HolidayRecounted: {
            /** Format: uuid */
            id: string;
            /** Format: date */
            date: string;
            name: string;
            /**
             * @description The half that is off; `none` is the whole day.
             * @enum {string}
             */
            half_day: "none" | "am" | "pm";
            calendar: string;
            /** @description How many absences cost another amount now. */
            absences_recounted: number;
        };
        /** @description What is left out stays. */
        HolidayPatch: {
            /** Format: date */
            date?: string;
            name?: string;
            /** @description Moves it to another set of holidays. */
            calendar?: string;
            /**
             * @description The half that is off; `none` is the whole day.
             * @enum {string}
             */
            half_day?: "none" | "am" | "pm";
        };
        /** @description The rules of a leave type from a date on. */
        PolicyVersion: {
            /**
             * Format: date
             * @description First day of these rules; the first ones also govern everything before.
             */
            effective_from: string;
            unit: LeaveUnit;
            /** @description Granted for a full leave year. */
            annual_days: Days;
            /** @enum {string} */
            accrual: "none" | "yearly" | "monthly";
            prorate: boolean;
            /** @description Most that goes into the next leave year; null is everything. */
            carry_over_max: Days | null;
            /**
             * @description Last day, as `MM-DD`, on which carried days can be used.
             * @example 03-31
             */
            carry_over_expires: string | null;
            /** @description Where false, a request is approved at once. */
            requires_approval: boolean;
            allow_half_days: boolean;
            /** @description How far below 0 a balance may go; null has no limit. */
            allow_negative: Days | null;
            /** @description How many days ahead one has to ask; 0 is none. */
            min_notice_days: number;
            /** @description Most working days in one request. */
            max_consecutive_days: number | null;
            /** @description Days of employment before the first use; 0 is none. */
            waiting_days: number;
        };
        /** @description A leave type as admins see it, under the rules of today, with all the versions it has had and will have. */
        AdminPolicy: {
            /** Format: uuid */
            id: string;
            /** @example Vacation */
            name: string;
            unit: LeaveUnit;
            /** @description Granted for a full leave year. */
            annual_days: Days;
            /** @enum {string} */
            accrual: "none" | "yearly" | "monthly";
            prorate: boolean;
            /** @description Most that goes into the next leave year; null is everything. */
            carry_over_max: Days | null;
            /**
             * @description Last day, as `MM-DD`, on which carried days can be used.
             * @example 03-31
             */
            carry_over_expires: string | null;
            /** @description Where false, a request is approved at once. */
            requires_approval: boolean;
            allow_half_days: boolean;
            /** @description How far below 0 a balance may go; null has no limit. */
            allow_negative: Days | null;
            /** @description How many days ahead one has to ask; 0 is none. */
            min_notice_days: number;
            /** @description Most working days in one request. */
            max_consecutive_days: number | null;
            /** @description Days of employment before the first use; 0 is none. */
            waiting_days: number;
            paid: boolean;
            /** @description Longer absences need a document, such as a sick note. */
            attachment_after_days: number | null;
            /** @description Items of the list `user-types` that may use it; none is everybody. */
            applies_to: string[];
            /** @description For calendars. */
            color: string | null;
            /**
             * Format: date-time
             * @description Since when nobody can ask for it.
             */
            archived_at: string | null;
            /** @description By date. */
            versions: PolicyVersion[];
            /** @description Counts changes; also the `ETag`. */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /**
         * @description A new leave type.
         * @example {
         *       "name": "Vacation",
         *       "annual_days": 25,
         *       "carry_over_max": 5,
         *       "carry_over_expires": "03-31"
         *     }
         */
        PolicyInput: {
            name: string;
            /** @default day */
            unit?: LeaveUnit;
            /**
             * @description Granted for a full leave year; 0 grants nothing.
             * @default 0
             */
            annual_days?: number;
            /**
             * @description `none` and `yearly` grant the year on its first day, `monthly` a twelfth on the first of each month. `none` is never
             *     prorated.
             * @default yearly
             * @enum {string}
             */
            accrual?: "none" | "yearly" | "monthly";
            /**
             * @description Whoever works part of the year gets that part, to the day.
             * @default true
             */
            prorate?: boolean;
            /**
             * @description Most that goes into the next leave year; null is everything.
             * @default 0
             */
            carry_over_max?: number | null;
            /**
             * @description Last day, as `MM-DD`, on which carried days can be used; null keeps them all year.
             * @default null
             * @example 03-31
             */
            carry_over_expires?: string | null;
            /**
             * @description Where false, a request is approved at once.
             * @default true
             */
            requires_approval?: boolean;
            /** @default true */
            allow_half_days?: boolean;
            /**
             * @description How far below 0 a balance may go; null has no limit, as for sick leave.
             * @default 0
             */
            allow_negative?: number | null;
            /**
             * @description How many days ahead one has to ask; 0 is none.
             * @default 0
             */
            min_notice_days?: number;
            /**
             * @description Most working days in one request; null has no limit.
             * @default null
             */
            max_consecutive_days?: number | null;
            /**
             * @description Days of employment before the first use; 0 is none.
             * @default 0
             */
            waiting_days?: number;
            /** @default true */
            paid?: boolean;
            /**
             * @description Longer absences need a document, such as a sick note; null never do.
             * @default null
             */
            attachment_after_days?: number | null;
            /**
             * @description Items of the list `user-types` that may use it; none is everybody.
             * @default []
             */
            applies_to?: string[];
            /**
             * @description For calendars.
             * @default null
             * @example #2f855a
             */
            color?: string | null;
        };
        /**
         * @description What is left out stays. Rules hold from `effective_from` on, also in versions planned for later; the name, `paid`, the
         *     document, `applies_to` and the colour change at once.
         */
        PolicyPatch: {
            /**
             * Format: date
             * @description First day of the changed rules; today unless given. Not before the current leave year.
             */
            effective_from?: string;
            name?: string;
            unit?: LeaveUnit;
            /** @description Granted for a full leave year; 0 grants nothing. */
            annual_days?: number;
            /**
             * @description `none` and `yearly` grant the year on its first day, `monthly` a twelfth on the first of each month. `none` is never
             *     prorated.
             * @enum {string}
             */
            accrual?: "none" | "yearly" | "monthly";
            /** @description Whoever works part of the year gets that part, to the day. */
            prorate?: boolean;
            /** @description Most that goes into the next leave year; null is everything. */
            carry_over_max?: number | null;
            /**
             * @description Last day, as `MM-DD`, on which carried days can be used; null keeps them all year.
             * @example 03-31
             */
            carry_over_expires?: string | null;
            /** @description Where false, a request is approved at once. */
            requires_approval?: boolean;
            allow_half_days?: boolean;
            /** @description How far below 0 a balance may go; null has no limit, as for sick leave. */
            allow_negative?: number | null;
            /** @description How many days ahead one has to ask; 0 is none. */
            min_notice_days?: number;
            /** @description Most working days in one request; null has no limit. */
            max_consecutive_days?: number | null;
            /** @description Days of employment before the first use; 0 is none. */
            waiting_days?: number;
            paid?: boolean;
            /** @description Longer absences need a document, such as a sick note; null never do. */
            attachment_after_days?: number | null;
            /** @description Items of the list `user-types` that may use it; none is everybody. */
            applies_to?: string[];
            /**
             * @description For calendars.
             * @example #2f855a
             */
            color?: string | null;
        };
        /** @description The document attached to an absence, such as a sick note. */
        AbsenceAttachment: {
            /** Format: uuid */
            id: string;
            filename: string;
            /** @example application/pdf */
            content_type: string;
            /** @description In bytes. */
            size: number;
        };
        /** @description A request for time off and what became of it. */
        Absence: {
            /** Format: uuid */
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
             * @description `pm` begins at noon of the first day; `am` or null in the morning.
             * @enum {string|null}
             */
            start_half: "am" | "pm" | null;
            /**
             * @description `am` ends at noon of the last day; `pm` or null in the evening.
             * @enum {string|null}
             */
            end_half: "am" | "pm" | null;
            /**
             * @description What it costs: working days by the person's pattern, less holidays; their hours where the leave type counts in hours.
             *     Never `0.00` when it is asked for; a holiday that comes later may make it so.
             */
            days: Days;
            unit: LeaveUnit;
            status: AbsenceStatus;
            /** @description From the person. */
            note: string | null;
            /** @description From whoever approved, denied or cancelled it. */
            decision_note: string | null;
            /** @description Who approved or denied it. Null while it waits and where the policy needs no approval. */
            reviewer: PersonRef | null;
            /** Format: date-time */
            reviewed_at: string | null;
            /** @description Health data. Only the person and admins see it, signed in; for everyone else, and for every API key, it is null. */
            attachment: AbsenceAttachment | null;
            /** @description What the caller may do with it now. */
            allowed_actions: ("edit" | "cancel" | "approve" | "deny")[];
            /** @description Counts changes; also the `ETag`. */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /**
         * @description Time off entered for somebody.
         * @example {
         *       "employee_id": "0193a000-0000-7000-8000-000000000021",
         *       "policy_id": "0193a000-0000-7000-8000-000000000301",
         *       "start_date": "2026-12-21",
         *       "end_date": "2026-12-31",
         *       "status": "approved"
         *     }
         */
        AdminAbsenceInput: {
            /**
             * Format: uuid
             * @description Whose absence.
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
             * @description `pm` begins at noon of the first day; the morning unless given.
             * @enum {string}
             */
            start_half?: "am" | "pm";
            /**
             * @description `am` ends at noon of the last day; the evening unless given. On one day, `end_half: am` is the morning and `start_half: pm` the afternoon; both together are 422.
             * @enum {string}
             */
            end_half?: "am" | "pm";
            note?: string;
            /**
             * @description `approved` decides on it in the same step.
             * @default requested
             * @enum {string}
             */
            status?: "requested" | "approved";
        };
        /**
         * @example {
         *       "ids": [
         *         "0193a000-0000-7000-8000-000000000401",
         *         "0193a000-0000-7000-8000-000000000402"
         *       ],
         *       "action": "approve"
         *     }
         */
        BulkReviewInput: {
            /** @description The absences, decided on in this order. */
            ids: string[];
            /** @enum {string} */
            action: "approve" | "deny";
            /** @description Told to the people, and kept as `decision_note`. Needed to deny. */
            reason?: string;
        };
        /** @description What the call for this absence alone would have answered. */
        BulkReviewResult: {
            /** Format: uuid */
            id: string;
            /**
             * @description The HTTP status. 200 is decided.
             * @example 200
             */
            status: number;
            /**
             * @description The error code of one that is not.
             * @example invalid_transition
             */
            code?: string;
            /** @description The same in words. */
            detail?: string;
        };
        BulkReviewResults: {
            /** @description One for each id, in the order of the ids. */
            results: BulkReviewResult[];
        };
        /** @description Someone else who is away, or asks to be, on the same days. Without type and note. */
        TeamConflict: {
            employee: PersonRef;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
            status: AbsenceStatus;
        };
        /** @description An absence with what a reviewer needs to decide on it. */
        AbsenceDetail: {
            /** Format: uuid */
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
             * @description `pm` begins at noon of the first day; `am` or null in the morning.
             * @enum {string|null}
             */
            start_half: "am" | "pm" | null;
            /**
             * @description `am` ends at noon of the last day; `pm` or null in the evening.
             * @enum {string|null}
             */
            end_half: "am" | "pm" | null;
            /**
             * @description What it costs: working days by the person's pattern, less holidays; their hours where the leave type counts in hours.
             *     Never `0.00` when it is asked for; a holiday that comes later may make it so.
             */
            days: Days;
            unit: LeaveUnit;
            status: AbsenceStatus;
            /** @description From the person. */
            note: string | null;
            /** @description From whoever approved, denied or cancelled it. */
            decision_note: string | null;
            /** @description Who approved or denied it. Null while it waits and where the policy needs no approval. */
            reviewer: PersonRef | null;
            /** Format: date-time */
            reviewed_at: string | null;
            /** @description Health data. Only the person and admins see it, signed in; for everyone else, and for every API key, it is null. */
            attachment: AbsenceAttachment | null;
            /** @description What the caller may do with it now. */
            allowed_actions: ("edit" | "cancel" | "approve" | "deny")[];
            /** @description The person's balance of this leave type today, in the leave year in which the absence begins. Null where none is kept. */
            balance: PtoBalance | null;
            /** @description Requested and approved absences of others under the same manager that touch these days. */
            team_conflicts: TeamConflict[];
            /** @description Counts changes; also the `ETag`. */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        AbsenceApproveInput: {
            /** @description Kept as `decision_note`. */
            note?: string;
        };
        AdminAbsenceCancelInput: {
            /** @description Told to the person, and kept as `decision_note`. */
            reason: string;
        };
        AbsenceDenyInput: {
            /** @description Told to the person, and kept as `decision_note`. */
            reason: string;
        };
        /**
         * @example {
         *       "year": 2026,
         *       "dry_run": false
         *     }
         */
        YearEndInput: {
            /** @description The leave year to close. */
            year: number;
            /**
             * @description Only shows what would happen; for the running year, too.
             * @default true
             */
            dry_run?: boolean;
        };
        /** @description What becomes of what is left of a leave type. */
        YearEndBalance: {
            policy: PolicyRef;
            unit: LeaveUnit;
            /** @description Goes into the next year; below 0 where a debt does. */
            carried: Days;
            /**
             * Format: date
             * @description Last day on which the carried days can be used; null where nothing is carried, or it stays.
             */
            carry_expires_on: string | null;
            /** @description Lost because no more may be carried. */
            forfeited: Days;
            /** @description Brought from the year before, and lost within this one. */
            expired: Days;
        };
        YearEndPerson: {
            employee: PersonRef;
            balances: YearEndBalance[];
        };
        /** @description What the end of a leave year does, or would do. */
        YearEnd: {
            year: number;
            dry_run: boolean;
            /** @description Rows added to the ledger, or to be added: 0 where the year is closed and nothing has changed since. */
            entries: number;
            /** @description Those who carry or lose something, by name. */
            people: YearEndPerson[];
        };
        PtoCalendarHoliday: {
            /** @example Christmas Eve */
            name: string;
            /**
             * @description The half that is off; `none` is the whole day.
             * @enum {string}
             */
            half_day: "none" | "am" | "pm";
        };
        /** @description What of an absence falls on the day. */
        PtoCalendarAbsence: {
            /** Format: uuid */
            id: string;
            policy: PolicyRef;
            /** @enum {string} */
            status: "requested" | "approved";
            /**
             * @description Null is the whole day.
             * @enum {string|null}
             */
            half: "am" | "pm" | null;
        };
        /** @description One day of a person. */
        PtoCalendarDay: {
            /** Format: date */
            date: string;
            /**
             * @description Hours of the person's pattern, less holidays and approved absences.
             * @example 8
             */
            expected_hours: number;
            holiday: PtoCalendarHoliday | null;
            /** @description Requested and approved ones; two where morning and afternoon have one each. */
            absences: PtoCalendarAbsence[];
        };
        /** @description A public holiday, or a day the workspace gives off. */
        Holiday: {
            /** Format: uuid */
            id: string;
            /** Format: date */
            date: string;
            /** @example Christmas Eve */
            name: string;
            /**
             * @description The half that is off; `none` is the whole day.
             * @enum {string}
             */
            half_day: "none" | "am" | "pm";
            /**
             * @description Which set of holidays it belongs to. A person has one.
             * @example default
             */
            calendar: string;
        };
        /** @description A leave type with the rules a request has to meet. */
        Policy: {
            /** Format: uuid */
            id: string;
            /** @example Vacation */
            name: string;
            unit: LeaveUnit;
            paid: boolean;
            /** @description Granted for a full leave year. Null where the leave type has no fixed amount. */
            annual_days: Days | null;
            /** @description Where false, a request is approved at once. */
            requires_approval: boolean;
            allow_half_days: boolean;
            /** @description How many days ahead one has to ask; 0 is none. */
            min_notice_days: number;
            /** @description Most working days in one request. */
            max_consecutive_days: number | null;
            /** @description Days of employment before the first use; 0 is none. */
            waiting_days: number;
            /** @description Longer absences need a document, such as a sick note. */
            attachment_after_days: number | null;
            /**
             * @description For calendars.
             * @example #2f855a
             */
            color: string | null;
        };
        /**
         * @description A request for time off.
         * @example {
         *       "policy_id": "0193a000-0000-7000-8000-000000000301",
         *       "start_date": "2026-12-21",
         *       "end_date": "2026-12-31",
         *       "note": "Family visit."
         *     }
         */
        AbsenceInput: {
            /**
             * Format: uuid
             * @description Whose absence. A service key must name a person; anyone else can only name themselves.
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
             * @description `pm` begins at noon of the first day; the morning unless given.
             * @enum {string}
             */
            start_half?: "am" | "pm";
            /**
             * @description `am` ends at noon of the last day; the evening unless given. On one day, `end_half: am` is the morning and `start_half: pm` the afternoon; both together are 422.
             * @enum {string}
             */
            end_half?: "am" | "pm";
            /** @description For the reviewer. */
            note?: string;
        };
        PreviewDay: {
            /** Format: date */
            date: string;
            days: Days;
            unit: LeaveUnit;
            /**
             * @description Why it costs less than a whole day, as a holiday or the want of a contract; null where it does not.
             * @example 24 Dec pm: half holiday (Christmas Eve)
             */
            reason: string | null;
        };
        PreviewBalance: {
            /** @description The leave year. */
            year: number;
            /**
             * Format: date
             * @description Today, or the first of the days where they lie ahead.
             */
            as_of: string;
            /** @description Null where the leave type has no amount and no limit. */
            available: Days | null;
            unit: LeaveUnit;
        };
        PreviewConflict: {
            /** @enum {string} */
            code: "period_locked" | "blackout" | "absence_overlap" | "insufficient_balance";
            detail: string;
            /** @description What stands beside the code in the `data` of the 409. */
            data: {
                [key: string]: unknown;
            };
        };
        PreviewWarning: {
            /** @enum {string} */
            code: "document_needed" | "overdraft";
            detail: string;
        };
        /** @description A request for time off before it is one. */
        AbsencePreview: {
            /** @description What it costs. */
            days: Days;
            unit: LeaveUnit;
            /** @description Each date of it, in order. */
            per_day: PreviewDay[];
            /** @description For each leave year it touches: what would be left, everything that was asked for counted. */
            balance_after: PreviewBalance[];
            /** @description Where false, the request is approved at once. */
            requires_approval: boolean;
            /** @description The manager who would decide; null where admins do, or nobody has to. */
            approver: PersonRef | null;
            /** @description What creating it would answer 409 for; none: it can be asked for. */
            conflicts: PreviewConflict[];
            /** @description What one might want to know before. */
            warnings: PreviewWarning[];
        };
        /** @description What is left out stays; null clears. */
        AbsencePatch: {
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
             * @description Null is the morning.
             * @enum {string|null}
             */
            start_half?: "am" | "pm" | null;
            /**
             * @description Null is the evening.
             * @enum {string|null}
             */
            end_half?: "am" | "pm" | null;
            note?: string | null;
        };
        /** @description One file; what it is called does not say what it is. */
        AbsenceAttachmentInput: {
            /**
             * Format: binary
             * @description PDF, JPEG or PNG, at most 10 MiB.
             */
            file: FileContent;
        };
        AbsenceCancelInput: {
            /** @description Kept as `decision_note`. */
            reason?: string;
        };
        /** @description Somebody is away. */
        TeamAbsence: {
            /**
             * Format: uuid
             * @description Of the absence.
             */
            id: string;
            employee: PersonRef;
            /** @description The leave type; null for those who are neither managers nor admins. */
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
             * @description `pm` begins at noon of the first day; `am` or null in the morning.
             * @enum {string|null}
             */
            start_half: "am" | "pm" | null;
            /**
             * @description `am` ends at noon of the last day; `pm` or null in the evening.
             * @enum {string|null}
             */
            end_half: "am" | "pm" | null;
        };
        AdminClockStopInput: {
            /**
             * Format: date-time
             * @description After the start, at most 24 hours later, not in the future.
             */
            ended_at: string;
            /** @description Kept in the audit trail, and told to the person. */
            reason: string;
        };
        /** @description An item of the workspace's pick list of time categories. */
        TimeCategory: {
            /** Format: uuid */
            id: string;
            label: string;
        };
        /** @description A span of worked time. Times are exact; rounding is for reports only. */
        TimeEntry: {
            /** Format: uuid */
            id: string;
            employee: PersonRef;
            /**
             * Format: date-time
             * @description In the entry's own time zone.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description In the entry's own time zone, not part of the span. Null while the clock runs.
             */
            ended_at: string | null;
            /** @description Elapsed time from start to end, break included, true across clock changes. Null while the clock runs. */
            duration_seconds: number | null;
            /** @description Part of the span that was not worked. */
            break_minutes: number;
            /**
             * @description Whose days the entry is counted on: the person's zone when it was made, by its IANA name, or the offset it was sent
             *     with where that was neither zero nor the person's.
             * @example Europe/Berlin
             * @example +09:00
             */
            timezone: string;
            /** @description Empty where none was given. */
            description: string;
            billable: boolean;
            category: TimeCategory | null;
            /**
             * @description How it came: live clock, by hand, by an API key, by an import.
             * @enum {string}
             */
            source: "clock" | "manual" | "api" | "import";
            /** @description The caller's own id for it. */
            external_id: string | null;
            /** @description The clock was left running and was stopped by the service. */
            auto_stopped: boolean;
            /** @description In a locked period or on an issued invoice: it can be neither changed nor deleted. */
            locked: boolean;
            /**
             * @description Nothing is refused for them. `break`: more than 6 hours with less than 30 minutes of break, or more than 9 with less
             *     than 45. `on_leave`, in the answer to a start only: the person has approved time off.
             */
            warnings: ("break" | "on_leave")[];
            /** @description Counts changes; also the `ETag`. */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /**
         * Format: date-time
         * @description With an offset, which also says whose days the entry is counted on. Zero (`Z`, `+00:00`) is UTC and says nothing of where
         *     the work was done: the entry is of the person's time zone, as it is when the offset is the one that zone has at this
         *     instant. Any other offset becomes the `timezone` of the entry: `+09:00`. The entry belongs to the days of its zone, in
         *     lists, reports and period locks, from its start to its end; the offset of `ended_at` moves no day.
         */
        StartedAt: string;
        /**
         * @description A span of somebody's worked time.
         * @example {
         *       "employee_id": "0193a000-0000-7000-8000-000000000017",
         *       "started_at": "2026-11-19T09:00:00+01:00",
         *       "ended_at": "2026-11-19T13:00:00+01:00",
         *       "reason": "Forgot to start the clock"
         *     }
         */
        AdminTimeEntryInput: {
            /**
             * Format: uuid
             * @description Whose time. Managers name someone below them, admins and service keys anybody.
             */
            employee_id: string;
            started_at: StartedAt;
            /**
             * Format: date-time
             * @description After `started_at`, at most 24 hours later and at most 5 minutes ahead of now.
             */
            ended_at: string;
            description?: string;
            /** @default false */
            billable?: boolean;
            /**
             * Format: uuid
             * @description An item of the pick list of time categories.
             */
            category_id?: string;
            /**
             * @description Shorter than the span.
             * @default 0
             */
            break_minutes?: number;
            /** @description Your own id for it, once in the workspace. */
            external_id?: string;
            /** @description Kept in the audit trail, and told to the person. */
            reason: string;
        };
        /**
         * Format: date-time
         * @description With an offset. Zero (`Z`, `+00:00`), or the one that the entry's `timezone` has at this instant, leaves the entry in its
         *     time zone; any other is read as for a new entry.
         */
        MovedStart: string;
        /** @description What is left out stays; null clears. */
        AdminTimeEntryPatch: {
            started_at?: MovedStart;
            /**
             * Format: date-time
             * @description After `started_at`, at most 24 hours later and at most 5 minutes ahead of now.
             */
            ended_at?: string;
            description?: string | null;
            billable?: boolean;
            /** Format: uuid */
            category_id?: string | null;
            /** @description Shorter than the span. */
            break_minutes?: number;
            external_id?: string | null;
            /** @description Kept in the audit trail, and told to the person. */
            reason: string;
        };
        /** @description The live clock of a person. */
        Clock: {
            running: boolean;
            /** @description The running entry; null while the clock stands still. */
            entry: TimeEntry | null;
            /**
             * Format: date-time
             * @description To count from without trusting the device's clock.
             */
            server_time: string;
            /** @description Worked today so far, breaks left out, the running entry included; today in the person's time zone. */
            today_seconds: number;
        };
        ClockDiscardInput: {
            /**
             * Format: uuid
             * @description Whose clock. A service key must name a person; anyone else can only name themselves.
             */
            employee_id?: string;
        };
        ClockStartInput: {
            /**
             * Format: uuid
             * @description Whose clock. A service key must name a person; anyone else can only name themselves.
             */
            employee_id?: string;
            description?: string;
            /** @default false */
            billable?: boolean;
            /**
             * Format: uuid
             * @description An item of the pick list of time categories.
             */
            category_id?: string;
            /**
             * Format: date-time
             * @description Now unless given; not in the future, at most 24 hours back. Its offset is read as that of a new entry.
             */
            started_at?: string;
            /**
             * @description `stop` ends the running entry at the instant the new one starts.
             * @default reject
             * @enum {string}
             */
            if_running?: "reject" | "stop";
        };
        ClockStopInput: {
            /**
             * Format: uuid
             * @description Whose clock. A service key must name a person; anyone else can only name themselves.
             */
            employee_id?: string;
            /**
             * Format: date-time
             * @description Now unless given; after the start, not in the future.
             */
            ended_at?: string;
            /** @description Shorter than the span. */
            break_minutes?: number;
            /** @description Replaces the one given at the start. */
            description?: string;
        };
        /** @description A person's worked time against what was expected of them; exact, never rounded. */
        Overtime: {
            employee: PersonRef;
            /** @description Hours of the weekly pattern less holidays and absences. */
            expected_seconds: number;
            worked_seconds: number;
            /** @description Worked less expected. */
            balance_seconds: number;
        };
        /** @description A team at a glance. */
        DashboardSummary: {
            /** Format: date */
            date: string;
            /** @description People with an entry on the day, or a running clock. */
            present: number;
            /** @description People on approved leave. */
            absent: number;
            /** @description Clocks that run right now. */
            clocked_in: number;
            /** @description Requests for time off that wait for a decision. */
            pending_absences: number;
            /** @description The most overtime of the month up to the day before; nobody without any. */
            overtime_top: Overtime[];
        };
        /**
         * @description A span of worked time. Two entries of a person may touch, but not overlap.
         * @example {
         *       "started_at": "2026-11-20T09:00:00+01:00",
         *       "ended_at": "2026-11-20T13:00:00+01:00",
         *       "description": "Site survey",
         *       "billable": true
         *     }
         */
        TimeEntryInput: {
            /**
             * Format: uuid
             * @description Whose time. A service key must name a person; anyone else can only name themselves.
             */
            employee_id?: string;
            started_at: StartedAt;
            /**
             * Format: date-time
             * @description After `started_at`, at most 24 hours later and at most 5 minutes ahead of now.
             */
            ended_at: string;
            description?: string;
            /** @default false */
            billable?: boolean;
            /**
             * Format: uuid
             * @description An item of the pick list of time categories.
             */
            category_id?: string;
            /**
             * @description Shorter than the span.
             * @default 0
             */
            break_minutes?: number;
            /** @description Your own id for it, once in the workspace. */
            external_id?: string;
        };
        /**
         * @example {
         *       "entries": [
         *         {
         *           "started_at": "2026-11-20T09:00:00+01:00",
         *           "ended_at": "2026-11-20T13:00:00+01:00",
         *           "description": "Site survey",
         *           "external_id": "punch-4711"
         *         },
         *         {
         *           "started_at": "2026-11-20T13:30:00+01:00",
         *           "ended_at": "2026-11-20T17:30:00+01:00",
         *           "external_id": "punch-4712"
         *         }
         *       ]
         *     }
         */
        BulkTimeEntriesInput: {
            entries: (TimeEntryInput | Record<string, never>)[];
        };
        /** @description What the call for this row alone would have answered. */
        BulkTimeEntryResult: {
            /** @description Which row, counted from 0. */
            index: number;
            /**
             * @description The HTTP status. 201 is created.
             * @example 201
             */
            status: number;
            /**
             * Format: uuid
             * @description Of the entry; with `duplicate_external_id`, of the one that is there already.
             */
            id?: string;
            /**
             * @description The error code of a row that was refused.
             * @example entry_overlap
             */
            code?: string;
            /** @description The same in words. */
            detail?: string;
            /** @description Texts by field, where the row itself is wrong. */
            errors?: {
                [key: string]: string[];
            };
            /** @description Ids of the entries in the way, with `entry_overlap`. */
            conflicts?: string[];
        };
        BulkTimeEntriesResult: {
            /** @description One for each row, in their order. */
            results: BulkTimeEntryResult[];
        };
        /** @description What is left out stays; null clears. */
        TimeEntryPatch: {
            started_at?: MovedStart;
            /**
             * Format: date-time
             * @description After `started_at`, at most 24 hours later and at most 5 minutes ahead of now.
             */
            ended_at?: string;
            description?: string | null;
            billable?: boolean;
            /** Format: uuid */
            category_id?: string | null;
            /** @description Shorter than the span. */
            break_minutes?: number;
            external_id?: string | null;
        };
        /** @description Everything up to and including a day is closed. */
        PeriodLock: {
            /** Format: uuid */
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
             * @description Until then admins may still correct.
             */
            grace_until: string | null;
            /** Format: date-time */
            created_at: string;
        };
        /**
         * @example {
         *       "locked_through": "2026-10-31",
         *       "grace_until": "2026-11-06T18:00:00+01:00"
         *     }
         */
        PeriodLockInput: {
            /**
             * Format: date
             * @description The last locked day; before today in the workspace's time zone.
             */
            locked_through: string;
            /**
             * Format: uuid
             * @description An item of the pick list of departments; left out, it locks everybody.
             */
            department_id?: string;
            /**
             * Format: date-time
             * @description Until then admins may still correct; in the future.
             */
            grace_until?: string;
        };
        /** @description One's own worked time against what was expected, in a period and since tracking began. */
        OwnOvertime: {
            employee: PersonRef;
            /** @description Hours of the weekly pattern less holidays and absences. */
            expected_seconds: number;
            worked_seconds: number;
            /** @description Worked less expected. */
            balance_seconds: number;
            /**
             * Format: date
             * @description Day of the first entry, from which the running balance counts; null without one up to `to`.
             */
            running_since: string | null;
            /** @description Worked less expected from `running_since` through `to`. */
            running_balance_seconds: number;
        };
        /**
         * @description `working`: has an entry on the day, or a running clock; `absent`: on approved leave; `holiday`: a whole one, on a day
         *     that would be worked; `off`: not a day of the weekly pattern; `missing`: expected, and nothing is known.
         * @enum {string}
         */
        PresenceStatus: "working" | "absent" | "holiday" | "off" | "missing";
        /** @description Where somebody is on a day. */
        Presence: {
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
        };
        /**
         * @description `break`: on a day more than 6 h were worked with less than 30 min of break, or more than 9 h with less than 45. Gaps of 15 min and more are breaks.
         * @enum {string}
         */
        TimeWarning: "break";
        /** @description What a report comes to. */
        TimeReportTotals: {
            /** @description Time of closed entries less their breaks, rounded for each entry as the report says. */
            worked_seconds: number;
            /** @description The billable part of it. */
            billable_seconds: number;
            /** @description Hours of the weekly pattern less holidays and absences, paid or not. */
            expected_seconds: number;
            /**
             * @description Days of approved absence, counted as leave is; days also where the leave type counts hours.
             * @example 3.50
             */
            absence_days: string;
            /**
             * @description Time zones of the entries that were counted. Each entry falls on the dates of its own.
             * @example [
             *       "Europe/Berlin"
             *     ]
             */
            timezones: string[];
            warnings: TimeWarning[];
        };
        /** @description One day, week, month, category, person or department. */
        TimeReportRow: {
            /** @description `2026-10-26`, `2026-W44` or `2026-10`; else the id, empty for time without a category and people without a department. */
            key: string;
            /** @description Name of the category, person or department; null for dates and for what has none. */
            label: string | null;
            worked_seconds: number;
            billable_seconds: number;
            /** @description By category always 0: nothing is expected of one. The totals have it. */
            expected_seconds: number;
            /**
             * @description Days of approved absence, counted as leave is; days also where the leave type counts hours.
             * @example 3.50
             */
            absence_days: string;
            /** @description Where the days of this row begin and end. */
            timezones: string[];
            warnings: TimeWarning[];
        };
        /** @description Worked against expected time. */
        TimeReport: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @enum {string} */
            group_by: "day" | "week" | "month" | "category" | "employee" | "department";
            /**
             * @description A setting of the workspace: each entry to the nearest 15 min, or not at all. Entries themselves stay exact.
             * @enum {string}
             */
            rounding: "none" | "quarter_hour";
            totals: TimeReportTotals;
            /** @description In order of their keys. */
            rows: TimeReportRow[];
        };
    };
    responses: {
        /** @description The request could not be read: malformed JSON, an unknown query parameter, a bad cursor. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description No credential, or not a valid one for this workspace. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description Never allowed for this caller: role, scope, key not accepted, module off, plan without API, second factor to be set up. `data.code` says which. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description Not there, or not in your view. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description Not a method of this path; `Allow` lists them. */
        MethodNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description The answer is JSON, and the request accepts none. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description The record changed since you saw it (`If-Match`). */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description The body is over 1 MiB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description A field is wrong; `errors` has the texts by field. */
        ValidationProblem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ValidationEnvelope;
            };
        };
        /** @description Over the limit; `Retry-After` says how many seconds to wait. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** @description The service cannot answer now; try again after `Retry-After` seconds. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
    };
    parameters: {
        /** @description Id of a session. */
        SessionId: string;
        /** @description How many rows at most. */
        Limit: number;
        /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
        Cursor: string;
        /** @description Adds `X-Total-Count` to the answer. */
        IncludeTotal: boolean;
        /**
         * @description Only rows changed at or after this time. A walk over the pages shows what was complete when it began, and misses nothing: the
         *     newest `updated_at` or `deleted_at` it has shown is where the next one begins.
         */
        UpdatedSince: string;
        /** @description With `updated_since`, lists rows that are gone as `{id, deleted_at}`, for 90 days. */
        IncludeDeleted: boolean;
        /** @description Id of a person. */
        UserId: string;
        /** @description The `ETag` of what you have. If nothing changed the answer is 304 without a body. */
        IfNoneMatch: string;
        /** @description The `ETag` of what you saw, for example `"3"`. Another version in store answers 412. */
        IfMatch: string;
        /** @description Name of a pick list. Any other name is 404. */
        ListName: ListName;
        /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
        From: string;
        /** @description Last day, inclusive; spans count if they touch it. */
        To: string;
        /** @description Id of an audit trail entry. */
        AuditEntryId: string;
        /** @description Id of a notification. */
        NotificationId: string;
        /** @description Id of an API key; not its prefix. */
        KeyId: string;
        /** @description Id of a webhook. */
        WebhookId: string;
        /** @description Id of a delivery, as sent in `X-Service-Delivery`. */
        DeliveryId: string;
        /** @description Whose records. A service key must name a person; anyone else can only name themselves. */
        EmployeeId: string;
        /** @description Pixels of a side; photos are square. */
        PhotoSize: 64 | 256 | 512;
        /** @description As `photo_url` has it. It changes with the photo and decides nothing, so that another photo has another address. */
        PhotoVersion: string;
        /** @description The blackout. */
        BlackoutId: string;
        /** @description The holiday. */
        HolidayId: string;
        /** @description The leave type. */
        PolicyId: string;
        /** @description The absence. */
        AbsenceId: string;
        /** @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. */
        IdempotencyKey: string;
        /** @description First day, inclusive; not after `to`. */
        PeriodFrom: string;
        /** @description The time entry. */
        EntryId: string;
        /** @description Why; kept in the audit trail. */
        Reason: string;
        /** @description The lock. */
        LockId: string;
        /** @description Last day, inclusive; at most 366 days in all. */
        PeriodTo: string;
        /** @description `csv` is a file: UTF-8, a header line, CRLF, sent as it is made. Cells that a spreadsheet would take for a formula begin with an apostrophe. */
        ReportFormat: "json" | "csv";
        /** @description The event kind, as `event` in the body. */
        ServiceEvent: string;
        /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
        ServiceDelivery: string;
        /**
         * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
         *     received and compare in constant time before trusting the body.
         */
        ServiceSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description The next page, `<…>; rel="next"` (RFC 8288). Absent on the last page. */
        Link: string;
        /** @description The `cursor` of the next page. Absent on the last page. */
        NextCursor: string;
        /** @description How many rows match, with `include_total=true` only. */
        TotalCount: number;
        /** @description The version of the record, quoted. Send it as `If-Match` to change what you saw. */
        ETag: string;
        /** @description Names this state of the answer. Send it as `If-None-Match` to ask whether it changed. */
        EntityTag: string;
        /** @description `inline`: the image was made here, so a browser may show it. */
        Inline: string;
        /** @description `true` where an earlier answer to the same `Idempotency-Key` is given again; absent otherwise. */
        IdempotencyReplayed: "true";
        /** @description `attachment`, with the name of the file (RFC 6266). */
        ContentDisposition: string;
    };
    pathItems: never;
}
export interface paths {
    "/api/v1/auth/2fa/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of the second factor
         * @description API keys are refused; roles employee and up.
         */
        get: operations["getTwoFactorStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/2fa/disable/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the second factor off
         * @description API keys are refused; roles employee and up.
         *
         *     A wrong password or code is 422 `errors.password` or `errors.code`.
         */
        post: operations["disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/2fa/enable/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the second factor on
         * @description API keys are refused; roles employee and up.
         *
         *     Confirms the setup with a first code. A wrong code is 422 `errors.code`.
         */
        post: operations["enableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/2fa/recovery-codes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes
         * @description API keys are refused; roles employee and up.
         *
         *     The old ones are void. A wrong password or code is 422 `errors.password` or `errors.code`.
         */
        post: operations["regenerateRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/2fa/setup/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up a second factor
         * @description API keys are refused; roles employee and up.
         *
         *     Answers a fresh secret; the one of an earlier unfinished setup is void. A wrong password is 422 `errors.password`.
         */
        post: operations["startTwoFactorSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/invitations/accept/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description No sign-in needed; API keys are refused.
         *
         *     The person chooses a password, becomes active and is signed in. An invitation works once, within seven days.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description No sign-in needed; API keys are refused.
         *
         *     Answers tokens, or the marker `two_factor_required` with a challenge for the verify call. An unknown e-mail, a wrong
         *     password and a deactivated person are answered alike. Ten tries in five minutes for each e-mail and address, a
         *     hundred for each address; an e-mail that is tried from many addresses is slowed, but not from those that its owner
         *     has signed in from before.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a sign-in with the second factor
         * @description No sign-in needed; API keys are refused.
         *
         *     Five tries for each challenge. A recovery code works once, and so does each code of the authenticator app.
         */
        post: operations["verifyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description API keys are refused; roles employee and up.
         *
         *     Ends one session, the current one unless the body names another of the caller's. Safe to repeat.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout/all/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere
         * @description API keys are refused; roles employee and up.
         *
         *     Ends every session of the caller's, this one too, and voids sign-ins and password resets that are under way. API keys
         *     go on. A wrong password is 422 `errors.password`.
         */
        post: operations["logoutAllSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I
         * @description Any API key; roles employee and up.
         *
         *     What the credential stands for, what it may do now, and the limit it is counted against.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password/change/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description API keys are refused; roles employee and up.
         *
         *     The session that asks goes on. All others end, and so do the caller's personal API keys unless `keep_api_keys` is true.
         *     The person is told, in the app and by mail. A wrong current password is 422 `errors.current_password`.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password/forgot/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset
         * @description No sign-in needed; API keys are refused.
         *
         *     Mails a link that works once, within sixty minutes, if someone active has this address. The answer is the same, and
         *     takes the same time, whether or not. An address that was changed for its person gets the mail only after they have signed
         *     in with it, or a signed-in admin has sent them the invitation again. Three times an hour for each e-mail, ten for each address.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by mail
         * @description No sign-in needed; API keys are refused.
         *
         *     Every session of the person's ends, and so do their personal API keys: whoever knew the old password may have made
         *     one. A second factor stays on. The person is told, in the app and by mail.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for new tokens
         * @description No sign-in needed; API keys are refused.
         *
         *     The old refresh token is retired. Sent again within ten seconds it gets the same answer, for clients that lost the
         *     first one; later it ends the session it belongs to and the person is notified.
         */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own sessions
         * @description API keys are refused; roles employee and up.
         *
         *     Where the caller is signed in, the session used last first; two hundred at most.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/{session_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description API keys are refused; roles employee and up.
         *
         *     One of the caller's own; works everywhere within a second. One that has ended is not found.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People
         * @description Scope `team:read`; roles manager and up.
         *
         *     A manager sees the people below them, direct and indirect; an admin sees everyone.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Add a person
         * @description Scope `people:write`; roles admin.
         *
         *     The person is invited, by e-mail unless `send_invite` is false, and becomes active when they accept. Emits
         *     `employee.created`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One person
         * @description Scope `team:read`; roles manager and up.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a person
         * @description Scope `people:write`; roles admin.
         *
         *     Works at once: a demotion narrows sessions and keys within a second. A changed e-mail address voids what was mailed to
         *     the old one, which is told; an open invitation is sent again, to the new one. A password reset goes to the new one only
         *     after the person has signed in with it, or a signed-in admin has sent the invitation again.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/v1/auth/users/{user_id}/2fa/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a person's second factor away
         * @description API keys are refused; roles admin.
         *
         *     For someone who has lost app and recovery codes. Their sessions and personal API keys end, and they are told, in the app
         *     and by mail. Nobody does it for themselves: there is the call that asks for password and code.
         */
        post: operations["resetUserTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/{user_id}/deactivate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate a person
         * @description Scope `people:write`; roles admin.
         *
         *     Works at once, whatever the last day: sessions end, keys are suspended, a running clock stops and absences after
         *     `last_day` are cancelled. Emits `employee.deactivated`, and `clock.stopped` and `absence.cancelled` for what it ends.
         */
        post: operations["deactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/{user_id}/invite/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description Scope `people:write`; roles admin.
         *
         *     Mails a new invitation; the ones before it are void. Three times a day for each person.
         *
         *     A signed-in admin can also send it to someone active whose e-mail address was changed and who has not signed in with it
         *     yet: they get a link to choose a password with, and password resets go to the new address from then on.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/{user_id}/reactivate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate a person
         * @description Scope `people:write`; roles admin.
         *
         *     They can sign in again, and their API keys work again; sessions that were ended and absences that were cancelled stay
         *     so. Someone who never chose a password becomes invited, and is sent a new invitation. A manager who has left
         *     meanwhile is no longer theirs. No event is emitted.
         */
        post: operations["reactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/{user_id}/unlock/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear sign-in limits
         * @description API keys are refused; roles admin.
         *
         *     Forgets how often a sign-in, a code, a password reset or the own password was tried for this person, in every process
         *     within a second. Limits of addresses stay.
         */
        post: operations["unlockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/branding/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * White-label values
         * @description Open to anyone; no credential needed.
         *
         *     Good for five minutes in any cache (`Cache-Control`).
         */
        get: operations["getBranding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All pick lists
         * @description Any API key; roles employee and up.
         *
         *     Items that can be chosen; archived ones are left out.
         */
        get: operations["listLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{list}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One pick list
         * @description Any API key; roles employee and up.
         */
        get: operations["getList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logs/audit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit trail
         * @description Scope `team:read`; roles admin.
         */
        get: operations["listAuditTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logs/audit/{entry_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One entry of the audit trail
         * @description Scope `team:read`; roles admin.
         */
        get: operations["getAuditEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/modules/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which modules are on
         * @description Open to anyone; no credential needed.
         *
         *     Good for a minute in any cache (`Cache-Control`).
         */
        get: operations["listModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The feed
         * @description API keys are refused; roles employee and up.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/read-all/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all as read
         * @description API keys are refused; roles employee and up.
         */
        post: operations["markAllNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/unread-count/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many are unread
         * @description API keys are refused; roles employee and up.
         *
         *     Cheap; made for polling with `If-None-Match` when the WebSocket is not possible.
         */
        get: operations["getUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/ws-ticket/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ticket for the WebSocket
         * @description API keys are refused; roles employee and up.
         *
         *     Opens one socket at `/ws/notifications/?ticket=`, where an access token in a URL is unwelcome. The socket lives as
         *     long as one that the access token of this call had opened.
         */
        post: operations["createSocketTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{notification_id}/read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one as read
         * @description API keys are refused; roles employee and up.
         *
         *     Safe to repeat; the first time counts.
         */
        post: operations["markNotificationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/admin/api-keys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All API keys of the workspace
         * @description API keys are refused; roles admin.
         *
         *     Everyone's personal keys and all service keys, so that admins see who reaches what.
         */
        get: operations["adminListApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/admin/api-keys/{key_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke anyone's API key
         * @description API keys are refused; roles admin.
         *
         *     Any key of the workspace, for good. Its owner is notified.
         */
        delete: operations["adminRevokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/api-keys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My API keys
         * @description API keys are refused; roles employee and up.
         *
         *     The caller's own keys; an admin also sees every service key.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description API keys are refused; roles employee and up.
         *
         *     The secret is in this answer and nowhere else. A person may grant only what their role may hold. A wrong password
         *     is 422 `errors.password`.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/api-keys/{key_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One API key
         * @description API keys are refused; roles employee and up.
         *
         *     One of the caller's own; for an admin also any service key.
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description API keys are refused; roles employee and up.
         *
         *     One of the caller's own; for an admin also any service key. Works everywhere within a second, for good.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        /**
         * Narrow an API key
         * @description API keys are refused; roles employee and up.
         *
         *     A key that exists may lose scopes and end sooner; for more than it has, create another. Takes effect everywhere
         *     within a second. One of the caller's own; for an admin also any service key.
         *
         *     For networks that it may not be used from today, `password` is needed, too; the key's owner and creator are told, by a
         *     notification and by mail.
         */
        patch: operations["updateApiKey"];
        trace?: never;
    };
    "/api/v1/platform/api-keys/{key_id}/rotate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New secret for an API key
         * @description API keys are refused; roles employee and up.
         *
         *     The secret is in this answer and nowhere else; id, prefix, scopes and end stay. The secret of now works until its
         *     grace ends, one before it no longer. Revoking the key ends all of them. One of the caller's own; for an admin also
         *     any service key.
         *
         *     The key's owner and creator are told, by a notification and by mail. Whoever rotates a service key has seen its secret:
         *     the key decides on nothing of theirs any more.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has happened
         * @description Scope `webhooks:manage`; roles admin.
         *
         *     The bodies that webhooks get, for who missed some or would rather ask: 30 days, every kind, whether or not a webhook
         *     subscribed to it. Samples are left out. `from` and `to` are days of the workspace.
         *
         *     To follow what happens, ask with `ordering=created_at` and keep the `X-Next-Cursor` of the last answer: in this order
         *     it is always given, and asking with it again gives what has been recorded since. Nothing is passed over: an event
         *     appears when no write that is still under way can come before it.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/events/kinds/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All event kinds
         * @description Any API key; roles employee and up.
         */
        get: operations["listEventKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/scopes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All scopes
         * @description Any API key; roles employee and up.
         */
        get: operations["listScopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the service up
         * @description Open to anyone; no credential needed.
         *
         *     Answers 503 when the service is down.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/webhooks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhooks
         * @description Scope `webhooks:manage`; roles admin.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Scope `webhooks:manage`; roles admin.
         *
         *     The signing secret is in this answer and nowhere else. The webhook belongs to the workspace, not to the caller.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/webhooks/{webhook_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One webhook
         * @description Scope `webhooks:manage`; roles admin.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Scope `webhooks:manage`; roles admin.
         *
         *     Deliveries that are not acknowledged yet are dropped.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change, pause or resume a webhook
         * @description Scope `webhooks:manage`; roles admin.
         *
         *     A change of URL holds for every attempt from now on, retries included.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/platform/webhooks/{webhook_id}/deliveries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries of a webhook
         * @description Scope `webhooks:manage`; roles admin.
         *
         *     Records are kept for 30 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/webhooks/{webhook_id}/deliveries/{delivery_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One delivery with its attempts
         * @description Scope `webhooks:manage`; roles admin.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/webhooks/{webhook_id}/deliveries/{delivery_id}/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Scope `webhooks:manage`; roles admin.
         *
         *     One immediate attempt with the same delivery id and the same body, signed with the secret of now. It is not retried.
         *     A delivery older than 30 days is 404.
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/webhooks/{webhook_id}/ping/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ping a webhook
         * @description Scope `webhooks:manage`; roles admin.
         *
         *     Sends a `webhook.ping` event, also to a paused webhook and to one that did not ask for pings. Ten a minute for each
         *     webhook. `url_not_public` (422) where the URL leads to an address by now that webhooks may not have.
         */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/webhooks/{webhook_id}/recover/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send everything again that failed
         * @description Scope `webhooks:manage`; roles admin.
         *
         *     For the time after an outage of the receiver: every delivery that failed since then goes out as a new delivery with
         *     the same body. It has an id of its own, names the old one as `replay_of`, and is tried as often as any other. What has
         *     been repeated before is left out. While the webhook is paused the new deliveries are held. With `dry_run` nothing is
         *     sent, only counted.
         */
        post: operations["recoverDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/webhooks/{webhook_id}/rotate-secret/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New signing secret
         * @description Scope `webhooks:manage`; roles admin.
         *
         *     The new secret signs every attempt from now on, retries included. It is in this answer and nowhere else. During the
         *     overlap the old one signs too, but only as a second value in `webhook-signature`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/webhooks/{webhook_id}/sample/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sample event
         * @description Scope `webhooks:manage`; roles admin.
         *
         *     Sends an invented event of any kind to this webhook only, also while it is paused and whatever it subscribed to. The
         *     body is valid against the schema of its kind, its actor is the caller, and its `data` carries `sample: true`. It is
         *     not in the feed of events. Ten a minute for each webhook. `url_not_public` (422) where the URL leads to an address by
         *     now that webhooks may not have.
         */
        post: operations["sendSampleEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own profile
         * @description Scope `people:read`; roles employee and up.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own profile
         * @description API keys are refused; roles employee and up.
         *
         *     What stands in the employment record, such as name and job title, is for admins to change.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/v1/profile/org-chart/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who leads whom
         * @description Scope `team:read`; roles employee and up (a personal key's owner: manager and up).
         *
         *     Everyone who has not left, below the one who leads them; by name on each level. Whoever has no manager, or one who has
         *     left, stands at the top. An unknown `root_id` is 404.
         */
        get: operations["getOrgChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/photo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own photo
         * @description Scope `people:read`; roles employee and up.
         *
         *     As WebP, upright, without anything that the camera wrote into it.
         */
        get: operations["getPhoto"];
        /**
         * Set the own photo
         * @description API keys are refused; roles employee and up.
         *
         *     Everyone who may read the directory sees it. The content decides what it is, not its name; of an oblong picture the
         *     middle is taken. Squares of 64, 256 and 512 pixels are made of it, upright and without what the camera wrote into it
         *     (place, time, device), and only these are kept. A photo that was there before is forgotten.
         */
        put: operations["putPhoto"];
        post?: never;
        /**
         * Remove the own photo
         * @description API keys are refused; roles employee and up.
         *
         *     The photo is forgotten. Without one there is nothing to do, which is no error.
         */
        delete: operations["deletePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/team/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Team directory
         * @description Scope `team:read`; roles employee and up (a personal key's owner: manager and up).
         *
         *     Everyone who has not left, by name. Every signed-in person may read it; an API key needs an owner who is a manager or
         *     admin.
         */
        get: operations["listTeamDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/team/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One person of the directory
         * @description Scope `team:read`; roles employee and up (a personal key's owner: manager and up).
         *
         *     Whether they are away today is told, never why. Today is the workspace's.
         */
        get: operations["getTeamMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/team/{user_id}/photo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Photo of one person of the directory
         * @description Scope `team:read`; roles employee and up (a personal key's owner: manager and up).
         *
         *     For everyone who may read the directory; where `photo_url` leads.
         */
        get: operations["getTeamMemberPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/adjustments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a balance
         * @description API keys are refused; roles admin.
         *
         *     Adds a row to the ledger; the person is told. A correction may take a balance below what requests could: it says what is
         *     so, it does not ask.
         */
        post: operations["adminAdjustBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/balances/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody's balances
         * @description Scope `team:read`; roles manager and up.
         *
         *     Managers: of their own tree. Admins: of all. One row for each person.
         */
        get: operations["adminListBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/blackouts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blackouts
         * @description Scope `team:read`; roles admin.
         */
        get: operations["adminListBlackouts"];
        put?: never;
        /**
         * Declare a blackout
         * @description API keys are refused; roles admin.
         *
         *     From now on leave that touches these days is neither asked for nor approved (409 `blackout`). What is approved stays, and
         *     so does leave that needs no approval: one does not choose when to be ill.
         */
        post: operations["adminCreateBlackout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/blackouts/{blackout_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Lift a blackout
         * @description API keys are refused; roles admin.
         */
        delete: operations["adminDeleteBlackout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/holidays/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a holiday
         * @description API keys are refused; roles admin.
         *
         *     Absences over that day, requested or approved, cost less from now on: their people get the day back and are notified.
         *     Days in a locked period are left alone.
         */
        post: operations["adminCreateHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/holidays/{holiday_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a holiday
         * @description API keys are refused; roles admin.
         *
         *     Absences over the day, requested or approved, cost more from now on, and their people are notified, even where that is
         *     more than they have left. Days in a locked period are left alone.
         */
        delete: operations["adminDeleteHoliday"];
        options?: never;
        head?: never;
        /**
         * Change a holiday
         * @description API keys are refused; roles admin.
         *
         *     Absences over the day as it was and as it will be, requested or approved, are counted again: they cost less or more from
         *     now on, and their people are notified. Days in a locked period are left alone.
         */
        patch: operations["adminUpdateHoliday"];
        trace?: never;
    };
    "/api/v1/pto/admin/policies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leave types in full
         * @description Scope `team:read`; roles admin.
         */
        get: operations["adminListPolicies"];
        put?: never;
        /**
         * Add a leave type
         * @description API keys are refused; roles admin.
         *
         *     Its rules hold from the first day of the current leave year on.
         */
        post: operations["adminCreatePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/policies/{policy_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One leave type in full
         * @description Scope `team:read`; roles admin.
         */
        get: operations["adminGetPolicy"];
        put?: never;
        post?: never;
        /**
         * Archive a leave type
         * @description API keys are refused; roles admin.
         *
         *     Nobody can ask for it any more. Its history stays, and so do absences that are approved.
         */
        delete: operations["adminArchivePolicy"];
        options?: never;
        head?: never;
        /**
         * Change a leave type
         * @description API keys are refused; roles admin.
         *
         *     Balances of the current leave year follow at once; absences keep what they cost. The unit can change only while nothing
         *     was ever asked for, granted or corrected in it.
         */
        patch: operations["adminUpdatePolicy"];
        trace?: never;
    };
    "/api/v1/pto/admin/requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Time off of the team
         * @description Scope `team:read`; roles manager and up.
         *
         *     Managers see the people below them, directly or not; admins see everyone.
         */
        get: operations["adminListPtoRequests"];
        put?: never;
        /**
         * Enter time off for somebody
         * @description Scope `absences:write`; roles manager and up.
         *
         *     For a person below the caller, or the caller themselves; anybody else's id is 422. The same rules as for a request of the
         *     person's own (422 `no_contract`, `no_working_days`), but for the days of notice. With `status: approved` it is decided on at once, which nobody does for
         *     themselves, nor a service key for the admin who created it (403 `self_approval`); a key needs the scope
         *     `absences:approve` for it, too.
         *
         *     Events: `absence.requested`, and `absence.approved` where it is.
         */
        post: operations["adminCreatePtoRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/requests/bulk-review/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or deny many
         * @description Scope `absences:approve`; roles manager and up.
         *
         *     Each absence is decided on as if it came alone, by the rules of its own call; one that cannot be does not keep the others
         *     back. `results` tells them apart.
         *
         *     Event: `absence.approved` or `absence.denied` for each.
         */
        post: operations["bulkReviewPtoRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/requests/{absence_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One absence, for review
         * @description Scope `team:read`; roles manager and up.
         *
         *     With the person's balance and who else of the team is away. The `ETag` is the version of the absence alone: decide with it.
         */
        get: operations["adminGetPtoRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/requests/{absence_id}/approve/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve time off
         * @description Scope `absences:approve`; roles manager and up.
         *
         *     Nobody decides on their own absence, admins included (403 `self_approval`), nor does a service key on that of the admin
         *     who created it. A person who is not below the caller is 404. The balance is checked again.
         *
         *     Event: `absence.approved`.
         */
        post: operations["approvePtoRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/requests/{absence_id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel time off of the team
         * @description Scope `absences:approve`; roles manager and up.
         *
         *     Requested or approved, also after its first day. The days come back to the balance and the person is notified.
         *
         *     Event: `absence.cancelled`.
         */
        post: operations["adminCancelPtoRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/requests/{absence_id}/deny/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deny time off
         * @description Scope `absences:approve`; roles manager and up.
         *
         *     Nobody decides on their own absence, admins included (403 `self_approval`), nor does a service key on that of the admin
         *     who created it. A person who is not below the caller is 404. The reserved days are released.
         *
         *     Event: `absence.denied`.
         */
        post: operations["denyPtoRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/year-end/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a leave year
         * @description API keys are refused; roles admin.
         *
         *     What is left goes into the next year up to the policy's cap, the rest is lost; both are rows of the ledger. Credits and
         *     expiries of the year that were not written down yet are, and so are years before it that nobody closed. Run again it
         *     changes nothing, unless something has changed since: a late cancellation is carried, too. Requests wait meanwhile.
         */
        post: operations["adminRunYearEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/balance/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Time-off balance
         * @description Scope `absences:read`; roles employee and up.
         *
         *     One row for each leave type the person may use: of today, of the day `as_of`, or of the leave year `year`. Days and
         *     years cannot be asked for together (422).
         */
        get: operations["getPtoBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/balance/ledger/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The leave ledger
         * @description Scope `absences:read`; roles employee and up.
         *
         *     Every row of the person's leave, the latest first. What the policy credits, and what of carried days expires, is written
         *     down within about an hour of the day it is due; balances count it from the first moment. What is carried is written down
         *     when the year before is closed: from then on the rows of a year add up to its balance.
         */
        get: operations["listPtoLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/calendar/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The days of a person
         * @description Scope `absences:read`; roles employee and up.
         *
         *     Each day from `from` to `to`, at most 366: hours to work by the pattern of that day, less holidays and approved absences,
         *     with the holiday and the absences beside them.
         */
        get: operations["getPtoCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/holidays/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Holidays of a year
         * @description Scope `absences:read`; roles employee and up.
         *
         *     By date. All at once, without pages.
         */
        get: operations["listHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/policies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leave types
         * @description Scope `absences:read`; roles employee and up.
         *
         *     The leave types the person may use, by name, with the rules a request has to meet. All at once, without pages.
         */
        get: operations["listPtoPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Time-off requests
         * @description Scope `absences:read`; roles employee and up.
         *
         *     The person's own absences, in every status, newest first.
         */
        get: operations["listPtoRequests"];
        put?: never;
        /**
         * Ask for time off
         * @description Scope `absences:write`; roles employee and up.
         *
         *     Costs the working days of the person's pattern that are not holidays, and reserves them until the decision. Where the
         *     policy needs no approval, the absence is approved at once. Days over New Year are booked on both leave years.
         *
         *     A span in which nothing is worked is 422: `no_contract` where it is for want of a contract with working hours
         *     (`data.first_day` is the first of the days that none covers), else `no_working_days`. So are one asked too late for the
         *     policy's notice, one longer than it allows and half days where it has none.
         *
         *     Events: `absence.requested`, then `absence.approved` where no approval is needed.
         */
        post: operations["createPtoRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/requests/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a time-off request
         * @description Scope `absences:read`; roles employee and up.
         *
         *     What a request would cost, day by day, and what stands in its way. Writes nothing. 422 wherever creating it is 422; what
         *     would be a 409 is in `conflicts`.
         */
        post: operations["previewPtoRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/requests/{absence_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One time-off request
         * @description Scope `absences:read`; roles employee and up.
         */
        get: operations["getPtoRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a time-off request
         * @description Scope `absences:write`; roles employee and up.
         *
         *     Dates, halves and note, while the request waits for a decision; days and reservation are counted anew under the rules
         *     of a new request, 422 as there. A reviewer who decides with `If-Match` on what stood there before gets 412.
         *
         *     Event: `absence.requested` again, with the same id.
         */
        patch: operations["updatePtoRequest"];
        trace?: never;
    };
    "/api/v1/pto/requests/{absence_id}/attachment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the document of an absence
         * @description API keys are refused; roles employee and up.
         *
         *     Health data: for the person and for admins, not for managers (404). Always sent as an attachment, whatever a browser
         *     would like to do with it.
         */
        get: operations["getPtoAttachment"];
        /**
         * Attach a document to an absence
         * @description API keys are refused; roles employee and up.
         *
         *     Such as a sick note, by the person or for them by an admin; a second one replaces the first, which is forgotten. The
         *     content decides what it is, not its name. Images are stored anew, upright and without what the camera wrote into them
         *     (place, time, device).
         */
        put: operations["putPtoAttachment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/requests/{absence_id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel time off
         * @description Scope `absences:write`; roles employee and up.
         *
         *     One's own absence: while it waits, and once approved until its first day begins in the workspace's time zone. The days
         *     come back to the balance.
         *
         *     Event: `absence.cancelled`.
         */
        post: operations["cancelPtoRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/absences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is away
         * @description Scope `team:read`; roles employee and up (a personal key's owner: manager and up).
         *
         *     Approved absences that touch the days, for a calendar. Admins see everyone, managers the people below them, others those
         *     who share their manager, and themselves. At most 92 days. Which leave it is, is for managers and admins.
         */
        get: operations["listTeamAbsences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/admin/clock/{user_id}/stop/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop someone's clock
         * @description Scope `time:write`; roles manager and up.
         *
         *     The running entry is closed and stays as a time entry. The reason is kept in the audit trail, and the person is notified.
         *
         *     Event: `clock.stopped`.
         */
        post: operations["adminStopClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/admin/entries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Time entries of the team
         * @description Scope `team:read`; roles manager and up.
         *
         *     Of everybody below the manager, or of all for admins, newest first. Days of `from` and `to` are those of each entry's own
         *     time zone.
         */
        get: operations["adminListTimeEntries"];
        put?: never;
        /**
         * Add a time entry for someone
         * @description Scope `time:write`; roles manager and up.
         *
         *     By the rules of one's own entries. The reason is kept in the audit trail, and the person is notified.
         *
         *     Event: `time_entry.created`.
         */
        post: operations["adminCreateTimeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/admin/entries/{entry_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete someone's time entry
         * @description Scope `time:write`; roles manager and up.
         *
         *     The reason is kept in the audit trail, and the person is notified.
         *
         *     Event: `time_entry.deleted`.
         */
        delete: operations["adminDeleteTimeEntry"];
        options?: never;
        head?: never;
        /**
         * Change someone's time entry
         * @description Scope `time:write`; roles manager and up.
         *
         *     A closed entry, by the rules of one's own entries. Until a lock's `grace_until` admins may still correct what it locks.
         *     The reason is kept in the audit trail, and the person is notified.
         *
         *     Event: `time_entry.updated`.
         */
        patch: operations["adminUpdateTimeEntry"];
        trace?: never;
    };
    "/api/v1/tracking/clock/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The live clock
         * @description Scope `time:read`; roles employee and up.
         */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/clock/discard/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard the clock
         * @description Scope `time:write`; roles employee and up.
         *
         *     The running entry ends and is not kept.
         *
         *     Event: `clock.stopped` with `discarded: true`.
         */
        post: operations["discardClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/clock/start/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the clock
         * @description Scope `time:write`; roles employee and up.
         *
         *     One clock runs for a person at a time. Left alone, it is stopped by the service after the workspace's
         *     `max_clock_hours`. During approved time off it starts with the warning `on_leave`, or not at all where the workspace
         *     has set `on_leave` to `refuse`.
         *
         *     Events: `clock.started`; before it `clock.stopped` for the old entry with `if_running: stop`.
         */
        post: operations["startClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/clock/stop/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the clock
         * @description Scope `time:write`; roles employee and up.
         *
         *     The running entry is closed and stays as a time entry. Left alone for longer than the workspace's `max_clock_hours`,
         *     it ends there (`auto_stopped`), unless `ended_at` says when work really ended.
         *
         *     Event: `clock.stopped`; `time_entry.created` is for entries made by hand.
         */
        post: operations["stopClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/dashboard/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The team at a glance
         * @description Scope `reports:read`; roles manager and up.
         *
         *     Of everybody below the manager, or of all for admins, as far as they are active and employed on the day.
         */
        get: operations["getDashboardSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/entries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Time entries
         * @description Scope `time:read`; roles employee and up.
         *
         *     The person's own entries, newest first. Days of `from` and `to` are those of each entry's own time zone.
         */
        get: operations["listTimeEntries"];
        put?: never;
        /**
         * Add a time entry
         * @description Scope `time:write`; roles employee and up.
         *
         *     Times need an offset; the entry takes the person's time zone. Spans are half-open: one entry may end when the next
         *     begins.
         *
         *     Event: `time_entry.created`.
         */
        post: operations["createTimeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/entries/bulk/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add many time entries
         * @description Scope `time:write`; roles employee and up.
         *
         *     Each row is added as if it came alone, by the rules of `POST /api/v1/tracking/entries/`, in the order given; one that
         *     cannot be does not keep the others back. `results` tells them apart. Rows of one call may name different people: anyone
         *     themselves, managers the people below them, admins and service keys everybody.
         *
         *     Event: `time_entry.created` for each.
         */
        post: operations["bulkCreateTimeEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/entries/{entry_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One time entry
         * @description Scope `time:read`; roles employee and up.
         */
        get: operations["getTimeEntry"];
        put?: never;
        post?: never;
        /**
         * Delete a time entry
         * @description Scope `time:write`; roles employee and up.
         *
         *     Event: `time_entry.deleted`.
         */
        delete: operations["deleteTimeEntry"];
        options?: never;
        head?: never;
        /**
         * Change a time entry
         * @description Scope `time:write`; roles employee and up.
         *
         *     A closed entry, by hand or from the clock. The rules of a new entry hold, and it may neither leave nor enter a locked
         *     period.
         *
         *     Event: `time_entry.updated`.
         */
        patch: operations["updateTimeEntry"];
        trace?: never;
    };
    "/api/v1/tracking/locks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Locked periods
         * @description Scope `time:read`; roles employee and up.
         *
         *     The last locked day first.
         */
        get: operations["listPeriodLocks"];
        put?: never;
        /**
         * Lock a period
         * @description API keys are refused; roles admin.
         *
         *     Everything up to and including a day is closed: nobody adds, changes or deletes time entries there, or moves one in or
         *     out. Until `grace_until` admins and service keys may still correct. An entry belongs to the day on which it starts, in its own
         *     time zone.
         */
        post: operations["createPeriodLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/locks/{lock_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlock a period
         * @description API keys are refused; roles admin.
         *
         *     What no other lock covers can be changed again. The reason is kept in the audit trail.
         */
        delete: operations["deletePeriodLock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/overtime/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Overtime of the team
         * @description Scope `reports:read`; roles manager and up.
         *
         *     Of everybody below the manager, or of all for admins, who was employed in the period, by name. Days that are still to
         *     come count with what is expected of them.
         */
        get: operations["listTeamOvertime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/overtime/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own overtime
         * @description Scope `time:read`; roles employee and up.
         *
         *     Days that are still to come count with what is expected of them; time that runs counts when the clock has stopped.
         */
        get: operations["getMyOvertime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/presences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is where
         * @description Scope `reports:read`; roles manager and up.
         *
         *     Everybody below the manager, or all for admins, as far as they are active and employed on the day, by name. Time counts
         *     on the dates of its own time zone.
         */
        get: operations["listPresences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/reports/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own time report
         * @description Scope `time:read`; roles employee and up.
         *
         *     Worked and expected time of the person by day, week, month or category. An entry counts on the dates of its own time
         *     zone, cut at midnight; a running clock counts when it has stopped. Weeks begin on the workspace's weekday: one belongs
         *     to the year that most of it lies in.
         */
        get: operations["getMyTimeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/reports/team/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Time report of the team
         * @description Scope `reports:read`; roles manager and up.
         *
         *     As the own report, over everybody below the manager, or over all for admins: JSON sums people up in each row, CSV has a
         *     line for each row of each person, people by name. Whoever neither worked nor was to work is left out. What a person's
         *     lines say is of one moment; a long file is not of one moment as a whole.
         */
        get: operations["getTeamTimeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface operations {
    getTwoFactorStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: TwoFactorStatus;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TwoFactorConfirmation;
            };
        };
        responses: {
            /** @description Switched off; the recovery codes are void. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `two_factor_enforced`: the workspace demands it. `not_enabled`: it is off. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TwoFactorEnableInput;
            };
        };
        responses: {
            /** @description Switched on; the recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: RecoveryCodes;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `setup_missing`: no setup was begun, or it is too old. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    regenerateRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TwoFactorConfirmation;
            };
        };
        responses: {
            /** @description The new recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: RecoveryCodes;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `not_enabled`: the second factor is off. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTwoFactorSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordConfirmation;
            };
        };
        responses: {
            /** @description What an authenticator app needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: TwoFactorSetup;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `already_enabled`: switch it off first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InvitationAcceptInput;
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: SignInTokens;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is wrong; `errors.token` if the invitation is unknown, used or too old. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationEnvelope;
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LoginInput;
            };
        };
        responses: {
            /** @description Signed in, or asked for the second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: SignInTokens | TwoFactorRequired;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description `invalid_credentials`: no such sign-in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            /** @description `login_limited`: too many tries to sign in; or over the general limit. `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    verifyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LoginVerifyInput;
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: SignInTokens;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /**
             * @description `invalid_code`: wrong or already used; `data.tries_left` says how many tries remain. `challenge_expired`: unknown, used, too old, or tried five times; sign in
             *     again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            /** @description `login_limited`: too many codes for this person; or over the general limit. `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": LogoutInput;
            };
        };
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    logoutAllSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordConfirmation;
            };
        };
        responses: {
            /** @description All sessions have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: RevokedSessions;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            /** @description `confirmation_limited`: the password was asked for too often; or over the general limit. `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Principal;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordChangeInput;
            };
        };
        responses: {
            /** @description The new password works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            /** @description `confirmation_limited`: the password was asked for too often; or over the general limit. `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordResetRequest;
            };
        };
        responses: {
            /** @description Taken note of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            /** @description `reset_limited`: asked for too often; or over the general limit. `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordResetInput;
            };
        };
        responses: {
            /** @description The new password works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is wrong; `errors.token` if the link is unknown, used or too old. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationEnvelope;
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RefreshInput;
            };
        };
        responses: {
            /** @description The new tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: SignInTokens;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /**
             * @description `token_expired`: unknown, too old or revoked; sign in again. `token_reused`: used before, so the session has
             *     been ended.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            /** @description `refresh_limited`: over thirty refreshes of one session in a minute; or over the general limit. `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that have not ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Session[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a session. */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
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
                ordering: "-created_at" | "created_at" | "-last_name" | "last_name" | "-start_date" | "start_date" | "-updated_at" | "updated_at";
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only rows changed at or after this time. A walk over the pages shows what was complete when it began, and misses nothing: the
                 *     newest `updated_at` or `deleted_at` it has shown is where the next one begins.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description With `updated_since`, lists rows that are gone as `{id, deleted_at}`, for 90 days. */
                include_deleted: components["parameters"]["IncludeDeleted"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people; with `include_deleted` also of rows that are gone. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: (Person | Tombstone)[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PersonInput;
            };
        };
        responses: {
            /** @description The person. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 201;
                        message: string;
                        data: Person;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Never allowed for this caller. `role_needs_session`: a key adds people of role employee only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `email_taken`, `employee_number_taken`: someone else has it. `seat_limit`: every seat of the plan is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you have. If nothing changed the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of a person. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Person;
                    };
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you saw, for example `"3"`. Another version in store answers 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of a person. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PersonPatch;
            };
        };
        responses: {
            /** @description The person as changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Person;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Never allowed for this caller. `role_needs_session`: a key changes people of role employee only, and nobody's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `email_taken`, `employee_number_taken`: someone else has it. `last_admin`: the workspace would be without an
             *     active admin. `manager_cycle`: the new manager reports to this person.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetUserTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a person. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TwoFactorResetInput;
            };
        };
        responses: {
            /** @description Signing in needs the password only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Never allowed for this caller. `own_account`: ask another admin, or switch it off with a code. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `not_enabled`: no second factor is switched on. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deactivateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a person. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeactivationInput;
            };
        };
        responses: {
            /** @description The person, deactivated. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Person;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description Never allowed for this caller. `role_needs_session`: a key deactivates people of role employee only, and moves no
             *     others to another manager.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `last_admin`: the workspace would be without an active admin. `has_reports`: people report to this person; name
             *     `reassign_reports_to`; `data.reports` holds their ids. `manager_cycle`: the person named there is further below
             *     than a direct report. `invalid_transition`: deactivated already; `data.current_status` says so.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a person. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Never allowed for this caller. `role_needs_session`: a key invites people of role employee only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `already_active`: the person has accepted. `invalid_transition`: the person is deactivated; reactivate them first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            /** @description `invitation_limited`: sent too often; or over the general limit. `Retry-After` says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    reactivateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a person. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ReactivationInput;
            };
        };
        responses: {
            /** @description The person, active or invited. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Person;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Never allowed for this caller. `role_needs_session`: a key reactivates people of role employee only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `seat_limit`: every seat of the plan is in use. `invalid_transition`: the person is not deactivated;
             *     `data.current_status` says what they are.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a person. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person can try again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBranding: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you have. If nothing changed the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values of this workspace. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Branding;
                    };
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: PickLists;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getList: {
        parameters: {
            query: {
                /** @description Whether archived items are listed too. */
                archived: boolean;
            };
            header?: never;
            path: {
                /** @description Name of a pick list. Any other name is 404. */
                list: components["parameters"]["ListName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its items in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: ListItem[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditTrail: {
        parameters: {
            query: {
                /** @description Who did it; the id of a person or of a service key. */
                actor_id?: string;
                /** @description The API key used. */
                key_prefix?: string;
                /** @description Any of these. */
                source?: AuditSource[];
                /** @description Any of these. */
                action?: string[];
                /** @description Any of these; what entries carry as `resource`. */
                resource_type?: string[];
                /** @description One record. */
                resource_id?: string;
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                ordering: "-at" | "at";
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: AuditEntry[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuditEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an audit trail entry. */
                entry_id: components["parameters"]["AuditEntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry with what it changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: AuditEntryDetail;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every module and whether it is switched on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: ModuleFlags;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query: {
                /** @description True for unread ones only, false for read ones only. */
                unread?: boolean;
                /** @description Any of these. */
                kind?: string[];
                ordering: "-created_at" | "created_at";
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the caller's notifications. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Notification[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": MarkAllReadInput;
            };
        };
        responses: {
            /** @description How many were unread until now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: UpdatedCount;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUnreadCount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you have. If nothing changed the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: UnreadCount;
                    };
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSocketTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket; it works once, within 30 seconds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: SocketTicket;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a notification. */
                notification_id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification, read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Notification;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListApiKeys: {
        parameters: {
            query: {
                ordering: "-created_at" | "created_at";
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
                /** @description Personal keys of this person. */
                owner_id?: string;
                kind?: ApiKeyKind;
                status?: ApiKeyStatus;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys, without secrets. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: ApiKey[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminRevokeApiKey: {
        parameters: {
            query?: {
                /** @description Kept in the audit trail, and told to the owner. */
                reason?: string;
            };
            header?: never;
            path: {
                /** @description Id of an API key; not its prefix. */
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key works no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query: {
                ordering: "-created_at" | "created_at";
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys, without secrets. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: ApiKey[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ApiKeyInput;
            };
        };
        responses: {
            /** @description The key with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 201;
                        message: string;
                        data: ApiKeyCreated;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description Never allowed for this caller. `service_needs_admin`: only admins create service keys. `scope_not_grantable`: the
             *     role may not hold one of the scopes. `api_not_in_plan`: the plan has no API access.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `key_limit`: a person has ten keys at most, a workspace twenty service keys. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an API key; not its prefix. */
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: ApiKey;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an API key; not its prefix. */
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key works no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an API key; not its prefix. */
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ApiKeyPatch;
            };
        };
        responses: {
            /** @description The key, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: ApiKey;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `key_ended`: the key is revoked or has expired (`data.current_status`), for good. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an API key; not its prefix. */
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KeyRotationInput;
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: ApiKeySecret;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `key_ended`: the key is revoked or has expired (`data.current_status`), for good. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query: {
                /** @description Any of these. */
                event?: EventKind[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description By the time of recording. A leading `-` is descending. */
                ordering: "-created_at" | "created_at";
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Event[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventKinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The 18 event kinds with the schema and a sample of each body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: EventKindInfo[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScopes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The 14 scopes, and which of them the caller may grant and has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: ScopeInfo[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up, perhaps degraded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: ServiceStatus;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query: {
                ordering: "-created_at" | "created_at";
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the workspace's webhooks. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Webhook[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookInput;
            };
        };
        responses: {
            /** @description The webhook with its secret. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 201;
                        message: string;
                        data: WebhookCreated;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `webhook_limit`: a workspace has twenty webhooks at most. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description A field is wrong. `url_not_public`: the URL is not a public https address; private, loopback, link-local and
             *     metadata addresses and URLs with credentials are refused.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationEnvelope;
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you have. If nothing changed the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of a webhook. */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Webhook;
                    };
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a webhook. */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you saw, for example `"3"`. Another version in store answers 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of a webhook. */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookPatch;
            };
        };
        responses: {
            /** @description The webhook as changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Webhook;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description A field is wrong. `url_not_public`: the URL is not a public https address; private, loopback, link-local and
             *     metadata addresses and URLs with credentials are refused.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValidationEnvelope;
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query: {
                /** @description Any of these. */
                status?: DeliveryStatus[];
                /** @description Any of these. */
                event?: EventKind[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                ordering: "-created_at" | "created_at";
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
            };
            header?: never;
            path: {
                /** @description Id of a webhook. */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Delivery[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a webhook. */
                webhook_id: components["parameters"]["WebhookId"];
                /** @description Id of a delivery, as sent in `X-Service-Delivery`. */
                delivery_id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: DeliveryDetail;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a webhook. */
                webhook_id: components["parameters"]["WebhookId"];
                /** @description Id of a delivery, as sent in `X-Service-Delivery`. */
                delivery_id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, on its way again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 202;
                        message: string;
                        data: Delivery;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `resend_limit`: sent again three times already. `still_retrying`: not delivered or failed yet, so attempts of its
             *     own are still to come.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    pingWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a webhook. */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 202;
                        message: string;
                        data: Delivery;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a webhook. */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RecoveryInput;
            };
        };
        responses: {
            /** @description How many go out again, or would. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 202;
                        message: string;
                        data: Recovery;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `recovery_running`: deliveries of an earlier recovery still wait for their first attempt. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a webhook. */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": SecretRotationInput;
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: WebhookSecret;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSampleEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a webhook. */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SampleEventInput;
            };
        };
        responses: {
            /** @description The delivery, on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 202;
                        message: string;
                        data: Delivery;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: {
                /** @description Whose records. A service key must name a person; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
            };
            header?: {
                /** @description The `ETag` of what you have. If nothing changed the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Profile;
                    };
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you saw, for example `"3"`. Another version in store answers 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProfilePatch;
            };
        };
        responses: {
            /** @description The profile as changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Profile;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrgChart: {
        parameters: {
            query: {
                /** @description Only this person and those below; everyone unless given. */
                root_id?: string;
                /** @description Levels at most, the top one included. */
                depth: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people at the top; with `root_id` that one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: OrgChartNode[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPhoto: {
        parameters: {
            query: {
                /** @description Whose records. A service key must name a person; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Pixels of a side; photos are square. */
                size: components["parameters"]["PhotoSize"];
            };
            header?: {
                /** @description The `ETag` of what you have. If nothing changed the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    "Content-Disposition": components["headers"]["Inline"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": File;
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description `no_photo` without one; `not_found` for a person who is not here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    putPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": PhotoInput;
            };
        };
        responses: {
            /** @description Where the photo is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Photo;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description The file is over 5 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            /**
             * @description `unsupported_media_type`: the body is not `multipart/form-data`, or the file is no JPEG, PNG or WebP that can be
             *     read to its end.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no photo any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeamDirectory: {
        parameters: {
            query: {
                /** @description Part of the name, e-mail or job title. */
                q?: string;
                /** @description An item of the list `departments`. */
                department_id?: string;
                /** @description Only the direct reports of this person. */
                manager_id?: string;
                ordering: "-last_name" | "last_name";
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: DirectoryEntry[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a person. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: TeamMember;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTeamMemberPhoto: {
        parameters: {
            query: {
                /** @description Pixels of a side; photos are square. */
                size: components["parameters"]["PhotoSize"];
                /** @description As `photo_url` has it. It changes with the photo and decides nothing, so that another photo has another address. */
                v?: components["parameters"]["PhotoVersion"];
            };
            header?: {
                /** @description The `ETag` of what you have. If nothing changed the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of a person. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    "Content-Disposition": components["headers"]["Inline"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": File;
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description `no_photo` where the person has none; `not_found` for one who is not in the directory. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminAdjustBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdjustmentInput;
            };
        };
        responses: {
            /** @description The row of the ledger. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 201;
                        message: string;
                        data: LedgerEntry;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListBalances: {
        parameters: {
            query: {
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "last_name" | "-last_name" | "start_date" | "-start_date";
                /** @description Any of these people. */
                employee_id?: string[];
                /** @description Any of these leave types. */
                policy_id?: string[];
                /** @description The day to count to; today in the workspace's time zone unless given. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: EmployeeBalances[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListBlackouts: {
        parameters: {
            query: {
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-start_date" | "start_date" | "-created_at" | "created_at";
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of blackouts. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Blackout[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminCreateBlackout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BlackoutInput;
            };
        };
        responses: {
            /** @description The blackout. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 201;
                        message: string;
                        data: Blackout;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminDeleteBlackout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The blackout. */
                blackout_id: components["parameters"]["BlackoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminCreateHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HolidayInput;
            };
        };
        responses: {
            /** @description The holiday. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 201;
                        message: string;
                        data: HolidayRecounted;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `duplicate`: the calendar has a holiday on that day (`data.conflicts` names it). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminDeleteHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The holiday. */
                holiday_id: components["parameters"]["HolidayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminUpdateHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The holiday. */
                holiday_id: components["parameters"]["HolidayId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HolidayPatch;
            };
        };
        responses: {
            /** @description The holiday. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: HolidayRecounted;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `duplicate`: the calendar has another holiday on that day (`data.conflicts` names it). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListPolicies: {
        parameters: {
            query: {
                /** @description Only those that are archived, or only those that are not. */
                archived?: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "name" | "-name" | "created_at" | "-created_at";
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of leave types. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: AdminPolicy[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminCreatePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PolicyInput;
            };
        };
        responses: {
            /** @description The leave type. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 201;
                        message: string;
                        data: AdminPolicy;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `name_taken`: another one that is not archived has the name (`data.conflicts` names it). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminGetPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The leave type. */
                policy_id: components["parameters"]["PolicyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leave type. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: AdminPolicy;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminArchivePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The leave type. */
                policy_id: components["parameters"]["PolicyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is archived. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `open_requests`: some wait for a decision (`data.conflicts` names them). `invalid_transition`: it is archived already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminUpdatePolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you saw, for example `"3"`. Another version in store answers 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The leave type. */
                policy_id: components["parameters"]["PolicyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PolicyPatch;
            };
        };
        responses: {
            /** @description The leave type. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: AdminPolicy;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `name_taken`: another one that is not archived has the name (`data.conflicts` names it). `unit_in_use`: it has
             *     absences or ledger entries in its unit. `invalid_transition`: it is archived.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListPtoRequests: {
        parameters: {
            query: {
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only rows changed at or after this time. A walk over the pages shows what was complete when it began, and misses nothing: the
                 *     newest `updated_at` or `deleted_at` it has shown is where the next one begins.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description With `updated_since`, lists rows that are gone as `{id, deleted_at}`, for 90 days. */
                include_deleted: components["parameters"]["IncludeDeleted"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-start_date" | "start_date" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Any of these. */
                status?: AbsenceStatus[];
                /** @description Of any of these people. */
                employee_id?: string[];
                /** @description Of any of these leave types. */
                policy_id?: string[];
                /** @description Of people in any of these departments. */
                department_id?: string[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description Part of the person's name or e-mail address. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The absences. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: (Absence | Tombstone)[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminCreatePtoRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdminAbsenceInput;
            };
        };
        responses: {
            /** @description The absence. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 201;
                        message: string;
                        data: Absence;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `absence_overlap` (`data.conflicts` names the absences), `insufficient_balance` (`data.available` has what is left, in `data.unit`),
             *     `blackout` or `period_locked`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkReviewPtoRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BulkReviewInput;
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: BulkReviewResults;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminGetPtoRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The absence. */
                absence_id: components["parameters"]["AbsenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: AbsenceDetail;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    approvePtoRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you saw, for example `"3"`. Another version in store answers 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The absence. */
                absence_id: components["parameters"]["AbsenceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": AbsenceApproveInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Absence;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `invalid_transition` where it does not wait any more (`data.current_status`); `insufficient_balance`
             *     (`data.available` has what is left, in `data.unit`); `blackout` where one was declared since (`data.conflicts` names it).
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminCancelPtoRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The absence. */
                absence_id: components["parameters"]["AbsenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdminAbsenceCancelInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Absence;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `invalid_transition` where it is denied or cancelled already, or decided on in the same moment
             *     (`data.current_status`); `period_locked` where it is approved and touches a locked period;
             *     `already_started` for one's own, which is cancelled as by the person.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    denyPtoRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you saw, for example `"3"`. Another version in store answers 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The absence. */
                absence_id: components["parameters"]["AbsenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AbsenceDenyInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Absence;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `invalid_transition` where it does not wait any more (`data.current_status`). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminRunYearEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": YearEndInput;
            };
        };
        responses: {
            /** @description Who carries and who loses what. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: YearEnd;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `year_not_over`: it can be looked at with `dry_run`, and closed from 1 January on. `year_end_running`: another run is
             *     not through yet.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPtoBalance: {
        parameters: {
            query?: {
                /** @description Whose records. A service key must name a person; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /**
                 * @description The day to count to; today in the workspace's time zone unless given. Ahead of today it counts what will be credited
                 *     by then, and approved absences only.
                 */
                as_of?: string;
                /**
                 * @description The leave year, as of today or of its day that is nearest to today, with what waits for a decision in it; that of
                 *     `as_of` unless given.
                 */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: PtoBalance[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPtoLedger: {
        parameters: {
            query: {
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-effective_on" | "effective_on" | "-created_at" | "created_at";
                /** @description Whose records. A service key must name a person; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Any of these leave types. */
                policy_id?: string[];
                /** @description Of this leave year only. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: LedgerEntry[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPtoCalendar: {
        parameters: {
            query: {
                /** @description Whose records. A service key must name a person; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description First day; not after `to`. */
                from: string;
                /** @description Last day, inclusive. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: PtoCalendarDay[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHolidays: {
        parameters: {
            query?: {
                /** @description The calendar year; this one in the workspace's time zone unless given. */
                year?: number;
                /** @description Which set of holidays; that of the caller unless given, `default` for a service key. */
                calendar?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holidays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Holiday[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPtoPolicies: {
        parameters: {
            query?: {
                /** @description Whose records. A service key must name a person; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leave types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Policy[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPtoRequests: {
        parameters: {
            query: {
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only rows changed at or after this time. A walk over the pages shows what was complete when it began, and misses nothing: the
                 *     newest `updated_at` or `deleted_at` it has shown is where the next one begins.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description With `updated_since`, lists rows that are gone as `{id, deleted_at}`, for 90 days. */
                include_deleted: components["parameters"]["IncludeDeleted"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-start_date" | "start_date" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Whose records. A service key must name a person; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Any of these. */
                status?: AbsenceStatus[];
                /** @description Of any of these leave types. */
                policy_id?: string[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The absences. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: (Absence | Tombstone)[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPtoRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AbsenceInput;
            };
        };
        responses: {
            /** @description The absence. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 201;
                        message: string;
                        data: Absence;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `absence_overlap` (`data.conflicts` has the ids), `insufficient_balance` (`data.available` has what is left, in `data.unit`),
             *     `blackout` (not for leave that needs no approval), `period_locked`; `idempotency_in_progress` while an earlier request with the same key still runs.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewPtoRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AbsenceInput;
            };
        };
        responses: {
            /** @description The request, counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: AbsencePreview;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPtoRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you have. If nothing changed the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The absence. */
                absence_id: components["parameters"]["AbsenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Absence;
                    };
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePtoRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you saw, for example `"3"`. Another version in store answers 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The absence. */
                absence_id: components["parameters"]["AbsenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AbsencePatch;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Absence;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `not_pending` once it is decided or cancelled; `absence_overlap` (`data.conflicts` has the ids; never itself),
             *     `insufficient_balance` (`data.available` has what is left, in `data.unit`), `blackout`, `period_locked`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPtoAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you have. If nothing changed the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The absence. */
                absence_id: components["parameters"]["AbsenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                    "image/jpeg": File;
                    "image/png": File;
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    putPtoAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The absence. */
                absence_id: components["parameters"]["AbsenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": AbsenceAttachmentInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Absence;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `invalid_transition` once it is denied or cancelled (`data.current_status`). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            /** @description The file is over 10 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            /** @description `unsupported_media_type`: the body is not `multipart/form-data`, or the file is none of PDF, JPEG and PNG. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPtoRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The absence. */
                absence_id: components["parameters"]["AbsenceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": AbsenceCancelInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Absence;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `already_started` for an approved absence whose first day has begun; `invalid_transition` where it is denied or
             *     cancelled already, or decided on in the same moment (`data.current_status`).
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeamAbsences: {
        parameters: {
            query: {
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "start_date" | "-start_date";
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; at most 92 days in all. */
                to: string;
                /** @description Of people in any of these departments. */
                department_id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The absences. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: TeamAbsence[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminStopClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a person. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdminClockStopInput;
            };
        };
        responses: {
            /** @description The closed entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: TimeEntry;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `clock_not_running`; `entry_overlap` (`data.conflicts` has the ids). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListTimeEntries: {
        parameters: {
            query: {
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only rows changed at or after this time. A walk over the pages shows what was complete when it began, and misses nothing: the
                 *     newest `updated_at` or `deleted_at` it has shown is where the next one begins.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description With `updated_since`, lists rows that are gone as `{id, deleted_at}`, for 90 days. */
                include_deleted: components["parameters"]["IncludeDeleted"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-started_at" | "started_at" | "-updated_at" | "updated_at";
                /** @description Of any of these people. */
                employee_id?: string[];
                /** @description Of people in any of these departments. */
                department_id?: string[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description Only billable ones, or only others. */
                billable?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: (TimeEntry | Tombstone)[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminCreateTimeEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdminTimeEntryInput;
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 201;
                        message: string;
                        data: TimeEntry;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `entry_overlap` (`data.conflicts` has the ids, a running clock's among them), `period_locked`,
             *     `duplicate_external_id` (`data.id` is the first one).
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminDeleteTimeEntry: {
        parameters: {
            query: {
                /** @description Why; kept in the audit trail. */
                reason: components["parameters"]["Reason"];
            };
            header?: {
                /** @description The `ETag` of what you saw, for example `"3"`. Another version in store answers 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The time entry. */
                entry_id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `period_locked`, `invoiced`, `running` (stop the clock first). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminUpdateTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you saw, for example `"3"`. Another version in store answers 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The time entry. */
                entry_id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdminTimeEntryPatch;
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: TimeEntry;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `entry_overlap` (`data.conflicts` has the ids; never itself), `period_locked`, `invoiced`, `running` (stop the
             *     clock instead), `duplicate_external_id` (`data.id` is the first one).
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClock: {
        parameters: {
            query?: {
                /** @description Whose records. A service key must name a person; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Clock;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ClockDiscardInput;
            };
        };
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `clock_not_running`; `period_locked` where it was started in a period that is locked for the person. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    startClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ClockStartInput;
            };
        };
        responses: {
            /** @description The running entry. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 201;
                        message: string;
                        data: TimeEntry;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `clock_running` (`data.entry` is the running entry), `entry_overlap` (`data.conflicts` has the ids),
             *     `period_locked`; `on_leave` where the workspace refuses work during time off (`data.absence_id`);
             *     `idempotency_in_progress` while an earlier request with the same key still runs.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ClockStopInput;
            };
        };
        responses: {
            /** @description The closed entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: TimeEntry;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `clock_not_running`; `entry_overlap` (`data.conflicts` has the ids). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardSummary: {
        parameters: {
            query?: {
                /** @description The day; today in the workspace's time zone unless given, and never later. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: DashboardSummary;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTimeEntries: {
        parameters: {
            query: {
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only rows changed at or after this time. A walk over the pages shows what was complete when it began, and misses nothing: the
                 *     newest `updated_at` or `deleted_at` it has shown is where the next one begins.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description With `updated_since`, lists rows that are gone as `{id, deleted_at}`, for 90 days. */
                include_deleted: components["parameters"]["IncludeDeleted"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "-started_at" | "started_at" | "-updated_at" | "updated_at";
                /** @description Whose records. A service key must name a person; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description Only billable ones, or only others. */
                billable?: boolean;
                /** @description Of any of these categories. */
                category_id?: string[];
                /** @description Made in any of these ways. */
                source?: ("clock" | "manual" | "api" | "import")[];
                /** @description Only the entry of a running clock, or only closed ones. */
                running?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: (TimeEntry | Tombstone)[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TimeEntryInput;
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 201;
                        message: string;
                        data: TimeEntry;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `entry_overlap` (`data.conflicts` has the ids, a running clock's among them), `period_locked`,
             *     `duplicate_external_id` (`data.id` is the first one); `idempotency_in_progress` while an earlier request with the
             *     same key still runs.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkCreateTimeEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BulkTimeEntriesInput;
            };
        };
        responses: {
            /** @description What became of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: BulkTimeEntriesResult;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you have. If nothing changed the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The time entry. */
                entry_id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: TimeEntry;
                    };
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you saw, for example `"3"`. Another version in store answers 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The time entry. */
                entry_id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `period_locked`, `invoiced`, `running` (stop the clock first). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you saw, for example `"3"`. Another version in store answers 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The time entry. */
                entry_id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TimeEntryPatch;
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: TimeEntry;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /**
             * @description `entry_overlap` (`data.conflicts` has the ids; never itself), `period_locked`, `invoiced`, `running` (stop the
             *     clock instead), `duplicate_external_id` (`data.id` is the first one).
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPeriodLocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: PeriodLock[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPeriodLock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PeriodLockInput;
            };
        };
        responses: {
            /** @description The lock. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 201;
                        message: string;
                        data: PeriodLock;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            /** @description `clock_running`: clocks that were started inside still run (`data.entries` has up to 20 of them). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorEnvelope;
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePeriodLock: {
        parameters: {
            query: {
                /** @description Why; kept in the audit trail. */
                reason: components["parameters"]["Reason"];
            };
            header?: never;
            path: {
                /** @description The lock. */
                lock_id: components["parameters"]["LockId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Empty;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeamOvertime: {
        parameters: {
            query: {
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "last_name" | "-last_name";
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; at most 366 days in all. */
                to: components["parameters"]["PeriodTo"];
                /** @description Of this person only. */
                employee_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Overtime[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyOvertime: {
        parameters: {
            query: {
                /** @description Whose records. A service key must name a person; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; at most 366 days in all. */
                to: components["parameters"]["PeriodTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overtime. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: OwnOvertime;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPresences: {
        parameters: {
            query: {
                /** @description How many rows at most. */
                limit: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering: "last_name" | "-last_name";
                /** @description The day; today in the workspace's time zone unless given, and never later. */
                date?: string;
                /** @description Any of these. */
                status?: PresenceStatus[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: Presence[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyTimeReport: {
        parameters: {
            query: {
                /** @description Whose records. A service key must name a person; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; at most 366 days in all. */
                to: components["parameters"]["PeriodTo"];
                /** @description What a row is. */
                group_by: "day" | "week" | "month" | "category";
                /** @description `csv` is a file: UTF-8, a header line, CRLF, sent as it is made. Cells that a spreadsheet would take for a formula begin with an apostrophe. */
                format: components["parameters"]["ReportFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report; as CSV a line for each row. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: TimeReport;
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTeamTimeReport: {
        parameters: {
            query: {
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; at most 366 days in all. */
                to: components["parameters"]["PeriodTo"];
                /** @description What a row is. */
                group_by: "day" | "week" | "month" | "category" | "employee" | "department";
                /** @description Of this person only. */
                employee_id?: string;
                /** @description `csv` is a file: UTF-8, a header line, CRLF, sent as it is made. Cells that a spreadsheet would take for a formula begin with an apostrophe. */
                format: components["parameters"]["ReportFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        message: string;
                        data: TimeReport;
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationProblem"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    absenceApprovedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "absence.approved",
                 *       "occurred_at": "2026-11-20T10:12:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000005",
                 *         "email": "mira.hofmann@example.test",
                 *         "name": "Mira Hofmann"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000401",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000017",
                 *           "email": "jonas.weber@example.test",
                 *           "name": "Jonas Weber"
                 *         },
                 *         "start_date": "2026-12-21",
                 *         "end_date": "2026-12-31",
                 *         "status": "approved"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "absence.approved";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: AbsenceEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    absenceCancelledEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "absence.cancelled",
                 *       "occurred_at": "2026-11-24T08:30:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000017",
                 *         "email": "jonas.weber@example.test",
                 *         "name": "Jonas Weber"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000401",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000017",
                 *           "email": "jonas.weber@example.test",
                 *           "name": "Jonas Weber"
                 *         },
                 *         "start_date": "2026-12-21",
                 *         "end_date": "2026-12-31",
                 *         "status": "cancelled"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "absence.cancelled";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: AbsenceEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    absenceDeniedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "absence.denied",
                 *       "occurred_at": "2026-11-20T10:12:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000005",
                 *         "email": "mira.hofmann@example.test",
                 *         "name": "Mira Hofmann"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000401",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000017",
                 *           "email": "jonas.weber@example.test",
                 *           "name": "Jonas Weber"
                 *         },
                 *         "start_date": "2026-12-21",
                 *         "end_date": "2026-12-31",
                 *         "status": "denied"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "absence.denied";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: AbsenceEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    absenceRequestedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "absence.requested",
                 *       "occurred_at": "2026-11-20T09:00:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000017",
                 *         "email": "jonas.weber@example.test",
                 *         "name": "Jonas Weber"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000401",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000017",
                 *           "email": "jonas.weber@example.test",
                 *           "name": "Jonas Weber"
                 *         },
                 *         "start_date": "2026-12-21",
                 *         "end_date": "2026-12-31",
                 *         "status": "requested"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "absence.requested";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: AbsenceEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    clockStartedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "clock.started",
                 *       "occurred_at": "2026-11-20T14:00:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000017",
                 *         "email": "jonas.weber@example.test",
                 *         "name": "Jonas Weber"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000602",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000017",
                 *           "email": "jonas.weber@example.test",
                 *           "name": "Jonas Weber"
                 *         },
                 *         "started_at": "2026-11-20T14:00:00+01:00",
                 *         "ended_at": null,
                 *         "auto_stopped": false,
                 *         "discarded": false
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "clock.started";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: ClockEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    clockStoppedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "clock.stopped",
                 *       "occurred_at": "2026-11-20T17:30:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000017",
                 *         "email": "jonas.weber@example.test",
                 *         "name": "Jonas Weber"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000602",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000017",
                 *           "email": "jonas.weber@example.test",
                 *           "name": "Jonas Weber"
                 *         },
                 *         "started_at": "2026-11-20T14:00:00+01:00",
                 *         "ended_at": "2026-11-20T17:30:00+01:00",
                 *         "auto_stopped": false,
                 *         "discarded": false
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "clock.stopped";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: ClockEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    employeeCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "employee.created",
                 *       "occurred_at": "2026-11-20T09:30:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000001",
                 *         "email": "ada@example.test",
                 *         "name": "Ada Keller"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000031",
                 *         "email": "lena.vogt@example.test",
                 *         "name": "Lena Vogt",
                 *         "role": "employee",
                 *         "status": "invited",
                 *         "start_date": "2026-12-01"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "employee.created";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: EmployeeCreatedEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    employeeDeactivatedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "employee.deactivated",
                 *       "occurred_at": "2027-06-30T18:00:00+02:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000001",
                 *         "email": "ada@example.test",
                 *         "name": "Ada Keller"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000031",
                 *         "email": "lena.vogt@example.test",
                 *         "name": "Lena Vogt",
                 *         "role": "employee",
                 *         "status": "deactivated",
                 *         "last_day": "2027-06-30"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "employee.deactivated";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: EmployeeDeactivatedEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    expenseApprovedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "expense.approved",
                 *       "occurred_at": "2026-11-23T09:05:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000005",
                 *         "email": "mira.hofmann@example.test",
                 *         "name": "Mira Hofmann"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000501",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000017",
                 *           "email": "jonas.weber@example.test",
                 *           "name": "Jonas Weber"
                 *         },
                 *         "title": "Trade fair Hanover",
                 *         "amount": "184.30",
                 *         "currency": "EUR",
                 *         "status": "approved"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "expense.approved";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: ExpenseEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    expenseDeletedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "expense.deleted",
                 *       "occurred_at": "2026-11-23T11:20:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000017",
                 *         "email": "jonas.weber@example.test",
                 *         "name": "Jonas Weber"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000501",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000017",
                 *           "email": "jonas.weber@example.test",
                 *           "name": "Jonas Weber"
                 *         },
                 *         "title": "Trade fair Hanover",
                 *         "amount": "184.30",
                 *         "currency": "EUR",
                 *         "status": "deleted"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "expense.deleted";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: ExpenseEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    expenseDeniedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "expense.denied",
                 *       "occurred_at": "2026-11-23T09:05:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000005",
                 *         "email": "mira.hofmann@example.test",
                 *         "name": "Mira Hofmann"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000501",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000017",
                 *           "email": "jonas.weber@example.test",
                 *           "name": "Jonas Weber"
                 *         },
                 *         "title": "Trade fair Hanover",
                 *         "amount": "184.30",
                 *         "currency": "EUR",
                 *         "status": "denied"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "expense.denied";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: ExpenseEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    expenseSubmittedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "expense.submitted",
                 *       "occurred_at": "2026-11-20T15:40:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000017",
                 *         "email": "jonas.weber@example.test",
                 *         "name": "Jonas Weber"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000501",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000017",
                 *           "email": "jonas.weber@example.test",
                 *           "name": "Jonas Weber"
                 *         },
                 *         "title": "Trade fair Hanover",
                 *         "amount": "184.30",
                 *         "currency": "EUR",
                 *         "status": "submitted"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "expense.submitted";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: ExpenseEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    invoiceIssuedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "invoice.issued",
                 *       "occurred_at": "2026-11-30T10:00:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000002",
                 *         "email": "tom.brandt@example.test",
                 *         "name": "Tom Brandt"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000801",
                 *         "number": "2026-0042",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000022",
                 *           "email": "rita.sousa@example.test",
                 *           "name": "Rita Sousa"
                 *         },
                 *         "amount": "4760.00",
                 *         "currency": "EUR",
                 *         "issued_on": "2026-11-30",
                 *         "due_on": "2026-12-30",
                 *         "status": "issued"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "invoice.issued";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: InvoiceEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    paymentCompletedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "payment.completed",
                 *       "occurred_at": "2026-11-30T09:00:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000002",
                 *         "email": "tom.brandt@example.test",
                 *         "name": "Tom Brandt"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000701",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000017",
                 *           "email": "jonas.weber@example.test",
                 *           "name": "Jonas Weber"
                 *         },
                 *         "kind": "salary",
                 *         "amount": "3120.00",
                 *         "currency": "EUR",
                 *         "paid_at": "2026-11-30T09:00:00+01:00",
                 *         "status": "completed"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "payment.completed";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: PaymentEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    timeEntryCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "time_entry.created",
                 *       "occurred_at": "2026-11-20T13:02:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000017",
                 *         "email": "jonas.weber@example.test",
                 *         "name": "Jonas Weber"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000601",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000017",
                 *           "email": "jonas.weber@example.test",
                 *           "name": "Jonas Weber"
                 *         },
                 *         "started_at": "2026-11-20T09:00:00+01:00",
                 *         "ended_at": "2026-11-20T13:00:00+01:00",
                 *         "description": "Site survey",
                 *         "billable": true
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "time_entry.created";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: TimeEntryEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    timeEntryDeletedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "time_entry.deleted",
                 *       "occurred_at": "2026-11-20T13:15:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000017",
                 *         "email": "jonas.weber@example.test",
                 *         "name": "Jonas Weber"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000601",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000017",
                 *           "email": "jonas.weber@example.test",
                 *           "name": "Jonas Weber"
                 *         },
                 *         "started_at": "2026-11-20T09:00:00+01:00",
                 *         "ended_at": "2026-11-20T13:00:00+01:00",
                 *         "description": "Site survey",
                 *         "billable": true
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "time_entry.deleted";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: TimeEntryEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    timeEntryUpdatedEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "time_entry.updated",
                 *       "occurred_at": "2026-11-20T13:10:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000017",
                 *         "email": "jonas.weber@example.test",
                 *         "name": "Jonas Weber"
                 *       },
                 *       "data": {
                 *         "id": "0193a000-0000-7000-8000-000000000601",
                 *         "employee": {
                 *           "id": "0193a000-0000-7000-8000-000000000017",
                 *           "email": "jonas.weber@example.test",
                 *           "name": "Jonas Weber"
                 *         },
                 *         "started_at": "2026-11-20T09:00:00+01:00",
                 *         "ended_at": "2026-11-20T13:00:00+01:00",
                 *         "description": "Site survey, north wing",
                 *         "billable": true
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "time_entry.updated";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: TimeEntryEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhookPingEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event kind, as `event` in the body. */
                "X-Service-Event": components["parameters"]["ServiceEvent"];
                /** @description The delivery. Retries and resends carry the same one, so a receiver can drop repeats. */
                "X-Service-Delivery": components["parameters"]["ServiceDelivery"];
                /**
                 * @description `sha256=` and the hex HMAC-SHA-256 of the raw body, keyed with the webhook's secret. Recompute it over the bytes
                 *     received and compare in constant time before trusting the body.
                 */
                "X-Service-Signature": components["parameters"]["ServiceSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "webhook.ping",
                 *       "occurred_at": "2026-11-20T09:00:00+01:00",
                 *       "actor": {
                 *         "id": "0193a000-0000-7000-8000-000000000001",
                 *         "email": "ada@example.test",
                 *         "name": "Ada Keller"
                 *       },
                 *       "data": {
                 *         "webhook_id": "0193a000-0000-7000-8000-0000000000aa",
                 *         "message": "ping"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "webhook.ping";
                    /** Format: date-time */
                    occurred_at: string;
                    actor: Actor;
                    data: WebhookPingEventData;
                };
            };
        };
        responses: {
            /** @description Acknowledged. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description Not acknowledged, as are a redirect (never followed) and no answer within ten seconds: tried again five times,
             *     the first after a minute, the last after twelve hours.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
