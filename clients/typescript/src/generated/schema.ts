// Generated from openapi/ by `npm run codegen`. Do not edit.
export interface paths {
    "/api/v1/auth/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller
         * @description Any API key; roles employee and up.
         *
         *     The person or key that the credential belongs to, its current permissions and its rate limit.
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
         * @description Scope `people:write`; role admin.
         *
         *     The person is invited, by e-mail unless `send_invite` is false, and becomes active when they accept. Emits
         *     `employee.created`. To add a manager or an admin, a signed-in admin sends their own `password`: a missing or wrong one is
         *     422 `errors.password`, and after ten wrong ones in five minutes 429 `confirmation_limited`. All admins are notified of a
         *     new admin.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add many people
         * @description Scope `people:write`; role admin.
         *
         *     Accepts up to 5,000 rows with the members of `POST /api/v1/auth/users/`, as JSON or CSV, and adds the people in order by
         *     the rules of that call: each is invited unless the row says `send_invite: false`, and emits `employee.created`. The
         *     import runs in the background; `GET …/import/{import_id}/` returns the progress and the result of each row. A row is
         *     added completely or not at all. A refused row does not stop the others, unless `all_or_nothing` is true. With `dry_run`
         *     nobody is added, and the results say what would happen.
         *
         *     Managers and admins: a row that a key sends with another role than employee is refused with `role_needs_session`. A
         *     signed-in admin sends such rows as JSON with their own `password`: without it the import is 422 `errors.password`, and
         *     after ten wrong ones in five minutes 429 `confirmation_limited`. A CSV file cannot contain the password.
         *
         *     A CSV file is UTF-8 in the format of RFC 4180, separated by commas, semicolons or tabs; its first line has the names of
         *     the members. Blank cells count as omitted. CSV and JSON may have up to 4 MiB.
         *
         *     An import ends early if the person or key that started it may no longer add people; its remaining rows are then refused
         *     with `access_ended`. Results are kept for 30 days.
         */
        post: operations["importUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/import/{import_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An import of people
         * @description Scope `people:write`; role admin.
         *
         *     The progress of an import and the result of each row tried so far. Admins and keys can read all imports, also those that
         *     others started.
         */
        get: operations["getUserImport"];
        put?: never;
        post?: never;
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
         * @description Scope `people:write`; role admin.
         *
         *     Changes take effect at once; a demotion restricts sessions and keys within a second. The exception is the e-mail address
         *     of an active person: a code is mailed to the new address, a notice to the old one, and the answer still has the old one.
         *     The new address takes effect when the code is confirmed with `POST /api/v1/auth/email/confirm/`, within 24 hours. Links
         *     mailed to the old address are then invalid, and password resets go to the new one only after the person has signed in
         *     with it, or a signed-in admin has sent the invitation again. The address of an invited person changes at once, and an
         *     open invitation is sent again to the new one.
         *
         *     `workplace_id` and `holiday_calendar` hold from `placed_from` on: absences from that day on are counted again by the
         *     holidays that the person then has, except in locked periods.
         *
         *     `start_date`, `user_type_id` and the holidays decide how much leave somebody gets. Nobody can change their own, and for 72 hours a new
         *     admin cannot change those of the admin who made them one.
         *
         *     To change a role or an e-mail address, also their own, a signed-in admin sends their own `password`: a missing or wrong
         *     one is 422 `errors.password`, and after ten wrong ones in five minutes 429 `confirmation_limited`. All admins are notified
         *     if a role is raised or an admin's address changes.
         */
        patch: operations["updateUser"];
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
         * @description Scope `people:write`; role admin.
         *
         *     Ends an employment. With `access_ends: now`, access ends at once, whatever the last day: sessions end, keys are suspended
         *     and a running clock stops. With `last_day` the person stays active until the end of that day in their own time zone; the
         *     rest then happens by itself within two minutes. Sent again, such a plan moves, and `POST .../reactivate/` withdraws it.
         *
         *     In both cases absences after `last_day` are cancelled at once, and one that spans it ends on it and is counted again.
         *     Contracts and benefits end on it, too. Payments are not changed: `open_payments` lists those that are not made yet, for a
         *     decision. Emits `absence.cancelled`, and for an absence that now ends earlier `absence.approved` or `absence.requested`
         *     again with its new dates; when access ends, `employee.deactivated` and `clock.stopped`.
         */
        post: operations["deactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/{user_id}/employments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person's employments
         * @description Scope `team:read`; roles manager and up.
         *
         *     The periods in which the person was or is employed, the latest first. Somebody who came back has several; leave and
         *     expected hours count the days of all of them.
         */
        get: operations["listEmployments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/{user_id}/employments/{employment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct an employment
         * @description Scope `people:write`; role admin.
         *
         *     Corrects the dates, the reason or the start of service. The latest employment ends by a deactivation, not here. Absences
         *     are not counted again; entitlements follow at once, except in leave years that are closed.
         *
         *     Not for a record of your own, nor by a service key whose secret its person has seen (403 `self_approval`). Nor for a record of the person who made you an admin less than 72 hours ago (403 `new_admin`).
         */
        patch: operations["updateEmployment"];
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
         * @description Scope `people:write`; role admin.
         *
         *     Mails a new invitation and voids earlier ones. At most three a day for each person.
         *
         *     A signed-in admin can also send it to an active person whose e-mail address was changed and who has not signed in with
         *     the new one yet: the mail has a link to choose a password, and password resets go to the new address from then on.
         *
         *     For a manager, an admin, or a changed address that nobody has signed in with, a signed-in admin sends their own
         *     `password`: a missing or wrong one is 422 `errors.password`.
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
         * @description Scope `people:write`; role admin.
         *
         *     The person can sign in again, and their API keys work again. A person who never chose a password becomes invited and
         *     gets a new invitation. If their manager has left meanwhile, they have no manager. Ended sessions stay ended, and
         *     `not_restored` lists the records that ended when the person left and are not restored: contracts, benefits, absences,
         *     people who reported to them. No event is emitted. Without `start_date` the old employment continues; with one that is
         *     after the old last day, a new employment begins.
         *
         *     For an active person whose leaving is planned, the call withdraws the plan: contracts that it shortened get their agreed
         *     end back, and `not_restored` lists the rest.
         *
         *     For a manager, an admin, or a person whose changed e-mail address nobody has signed in with, a signed-in admin sends
         *     their own `password`: a missing or wrong one is 422 `errors.password`, and after ten wrong ones in five minutes 429
         *     `confirmation_limited`. All admins are notified if an admin is reactivated.
         */
        post: operations["reactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/benefits/costs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your cost of benefits
         * @description Scope `people:read`; roles employee and up.
         *
         *     What the person pays for all benefits in force on a day, per period and currency. Amounts of different currencies or
         *     periods are never added.
         */
        get: operations["getBenefitCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/benefits/enrollments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your enrollments
         * @description Scope `people:read`; roles employee and up.
         *
         *     Each with its current cost per period and known changes of it.
         */
        get: operations["listEnrollments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/benefits/enrollments/{enrollment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of your enrollments
         * @description Scope `people:read`; roles employee and up.
         */
        get: operations["getEnrollment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/benefits/plans/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Benefit plans for you
         * @description Scope `people:read`; roles employee and up.
         *
         *     Plans for the person's user type. `eligibility` says whether they can enroll today, and if not, why.
         */
        get: operations["listBenefitPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/benefits/plans/{plan_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A benefit plan
         * @description Scope `people:read`; roles employee and up.
         *
         *     Archived plans only for people who are or were enrolled and for admins.
         */
        get: operations["getBenefitPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/benefits/admin/costs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What people pay for benefits
         * @description Scope `team:read`; role admin.
         *
         *     Totals of all benefits in force on a day, per period and currency: what people pay and what the company adds. For
         *     everybody, or for one person.
         */
        get: operations["adminGetBenefitCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/benefits/admin/enrollments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All enrollments
         * @description Scope `team:read`; role admin.
         */
        get: operations["adminListEnrollments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/benefits/admin/plans/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All benefit plans
         * @description Scope `team:read`; role admin.
         */
        get: operations["adminListPlans"];
        put?: never;
        post?: never;
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
         *     Public. May be cached for five minutes (`Cache-Control`).
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
    "/api/v1/branding/logo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logo
         * @description Open to anyone; no credential needed.
         *
         *     Public, as PNG. `logo_url`, `dark_logo_url` and `favicon_url` of `/branding/` are the addresses of existing logos. With
         *     their `v` the image may be cached forever, because a changed logo has another address; without it, for five minutes
         *     (`Cache-Control`).
         */
        get: operations["getBrandingLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contracts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your contracts
         * @description Scope `people:read`; roles employee and up.
         *
         *     The person's contract versions with the salary, without drafts.
         */
        get: operations["listContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contracts/{contract_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of your contracts
         * @description Scope `people:read`; roles employee and up.
         *
         *     Drafts are 404.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contracts/{contract_id}/document/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the document of a contract
         * @description Scope `people:read`; roles employee and up.
         *
         *     For admins, and for the person unless the contract is a draft. 404 `no_document` if it has none. Service keys always get
         *     404, because only people may read documents. Sent as an attachment, so that no browser displays it inline.
         */
        get: operations["downloadContractDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contracts/admin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All contracts
         * @description Scope `team:read`; role admin.
         *
         *     Including drafts.
         */
        get: operations["adminListContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contracts/admin/{contract_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Any contract
         * @description Scope `team:read`; role admin.
         */
        get: operations["adminGetContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     The contractor's own issued invoices, newest first. `from` and `to` refer to the day of issue. Issued invoices are never
         *     deleted, so `updated_since` is enough for a sync.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/{invoice_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One invoice
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     One of the contractor's own issued invoices.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/{invoice_id}/download/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an invoice
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     Issued invoices only, for the contractor and for admins. The files are stored when the invoice is issued, so every call
         *     returns the same bytes. `pdf` is a PDF/A-3 with the data of the invoice embedded (EN 16931, Factur-X and ZUGFeRD);
         *     `xrechnung` is the same invoice as XRechnung 3.0 in UBL. Voiding an invoice does not change its files.
         */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/admin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All invoices
         * @description Scope `team:read`; role admin.
         *
         *     Including drafts, newest first.
         */
        get: operations["adminListInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/admin/{invoice_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Any invoice
         * @description Scope `team:read`; role admin.
         */
        get: operations["adminGetInvoice"];
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
         *     Without archived items.
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
    "/api/v1/logs/app/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * App logs
         * @description Scope `team:read`; role admin.
         */
        get: operations["listAppLogs"];
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
         * @description Scope `team:read`; role admin.
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
    "/api/v1/logs/audit/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit trail
         * @description Scope `team:read`; role admin.
         *
         *     Entries with their changes and places in the chain, oldest first, as a stream; secrets are masked. At most 92 days, in the
         *     workspace's time zone. The export itself is recorded as an entry.
         */
        get: operations["exportAuditTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logs/audit/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the audit trail
         * @description Scope `team:read`; role admin.
         *
         *     Follows the hash chain of the trail, or of some days of it, up to the first break. Entries are chained within a minute: a
         *     change before that is detected, a deletion before that is not. Somebody with all rights to the database could rebuild the
         *     whole chain; to detect that, store a `head` elsewhere and compare it later.
         */
        get: operations["verifyAuditTrail"];
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
         * @description Scope `team:read`; role admin.
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
    "/api/v1/meetings/admin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Meetings of the workspace
         * @description Scope `team:read`; role admin.
         *
         *     All meetings, the latest first, without agendas. `from` and `to` are days in the caller's time zone or, if the
         *     caller has none, the workspace's.
         */
        get: operations["adminListMeetings"];
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
         * List modules
         * @description Open to anyone; no credential needed.
         *
         *     Every module and whether it is on. May be cached for a minute (`Cache-Control`).
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
    "/api/v1/payments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your payments
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     Payments to the person, past and planned, by day of payment (`pay_on`, which `from` and `to` filter). Payments are
         *     never deleted: one that does not go ahead is `cancelled`.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/payslips/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your payslips
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     Published payslips only. Get a single payslip for its lines and its PDF.
         */
        get: operations["listPayslips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/payslips/{payslip_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of your payslips
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     With its lines. 404 for a draft and for somebody else's payslip: managers do not see those of their people.
         */
        get: operations["getPayslip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/payslips/{payslip_id}/download/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download one of your payslips
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     The PDF that was created when the payslip was published: the same bytes on every call, even if something was
         *     renamed since. Tagged for screen readers (PDF/UA-1) and suitable for archiving (PDF/A-3a). Letters other than
         *     Latin, Greek and Cyrillic are drawn as `?`; screen readers get the original text.
         */
        get: operations["downloadPayslip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Summarise your payments of a year
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     Completed payments by the month in which they were paid, in the workspace's zone. A reversal is subtracted in the
         *     month in which it was made. Currencies are never added together: each has its own row.
         */
        get: operations["getPaymentYearSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/wallet/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your wallet
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     What the person is owed in each currency, as the sum of the entries. `pending` is the part in scheduled or
         *     processing payments, `available` the rest.
         */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/wallet/transactions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of your wallet
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     Entries are added, but never changed or deleted.
         */
        get: operations["listWalletTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{payment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of your payments
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     404 for payments to somebody else.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/admin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List everybody's payments
         * @description Scope `team:read`; role admin.
         *
         *     By day of payment (`pay_on`, which `from` and `to` filter). Payments are never deleted.
         */
        get: operations["adminListPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/admin/exchange-rates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exchange rates
         * @description Scope `team:read`; role admin.
         *
         *     The stored rates of the workspace's currency, newest first.
         */
        get: operations["adminListExchangeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/admin/handovers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List hand-overs
         * @description Scope `team:read`; role admin.
         *
         *     Hand-overs to payroll and accounting, newest month first.
         */
        get: operations["adminListHandovers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/admin/handovers/{handover_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a hand-over
         * @description Scope `team:read`; role admin.
         *
         *     What was handed over, and what differs from before.
         */
        get: operations["adminGetHandover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/admin/handovers/{handover_id}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a hand-over
         * @description Scope `team:read`; role admin.
         *
         *     The hand-over as a file, with the same bytes on every call. Each download is audited. `json` has one object per line, the
         *     first of which describes the hand-over. In `csv`, cells that a spreadsheet would treat as a formula begin with an
         *     apostrophe. `lodas` is for `payroll` and needs a number of digits for each person; `datev` is for `accounting`
         *     (EXTF 700, Windows-1252) and needs all accounts in the setting `accounting`.
         */
        get: operations["adminDownloadHandover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/admin/jobs/{job_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A job on payments or payslips
         * @description Scope `team:read`; role admin.
         *
         *     The progress of a job and the result of each row that has one. Admins and keys can read all jobs, also those that others
         *     started.
         */
        get: operations["adminGetPaymentJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/admin/payslips/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List everybody's payslips
         * @description Scope `team:read`; role admin.
         *
         *     Including drafts.
         */
        get: operations["adminListPayslips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/admin/payslips/{payslip_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get anybody's payslip
         * @description Scope `team:read`; role admin.
         *
         *     With its lines. Drafts are included.
         */
        get: operations["adminGetPayslip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/admin/summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Summarise everybody's payments of a year
         * @description Scope `reports:read`; role admin.
         *
         *     Completed payments by the month in which they were paid, in the workspace's zone, or by the department that people
         *     are in now. A reversal is subtracted in the month in which it was made. Currencies are never added together: each
         *     has its own row.
         */
        get: operations["adminPaymentSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/admin/{payment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get anybody's payment
         * @description Scope `team:read`; role admin.
         */
        get: operations["adminGetPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/deliveries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries of all webhooks
         * @description Scope `webhooks:manage`; role admin.
         *
         *     Newest first, with how long the last attempt took. Records are kept for 30 days.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platform/deliveries/counts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries by hour
         * @description Scope `webhooks:manage`; role admin.
         *
         *     How the deliveries of the last hours ended, by the hour in which their event was recorded. Every hour has an item, oldest
         *     first; the last one is not over.
         */
        get: operations["countDeliveries"];
        put?: never;
        post?: never;
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
         * List events
         * @description Scope `webhooks:manage`; role admin.
         *
         *     The event bodies of the last 30 days, as webhooks get them, for clients that missed some or prefer polling.
         *     Includes all kinds, whether or not a webhook is subscribed to them, but no samples. `from` and `to` are days in
         *     the workspace's time zone.
         *
         *     To follow new events, use `ordering=created_at` and store the `X-Next-Cursor` of the last answer. In this order it
         *     is always present, and the next call with it returns what was recorded since. No event is missed: an event is
         *     listed only when no running write can still come before it. `start=now` gives the cursor from which events are new,
         *     for clients that do not want those of 30 days.
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
         * List event kinds
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
         * List scopes
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
         * Get the status of the service
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
         * List webhooks
         * @description Scope `webhooks:manage`; role admin.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Scope `webhooks:manage`; role admin.
         *
         *     Only this answer contains the signing secret. The webhook belongs to the workspace, not to the caller.
         *
         *     A host that DNS does not resolve now is accepted, because it may be set up later; `warnings` says so.
         *     Several webhooks may have the same address: each has its own secret, and gets its own deliveries.
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
         * Get a webhook
         * @description Scope `webhooks:manage`; role admin.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Scope `webhooks:manage`; role admin.
         *
         *     Deliveries that are not acknowledged yet are no longer sent.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change, pause or resume a webhook
         * @description Scope `webhooks:manage`; role admin.
         *
         *     A new URL is used for all attempts from now on, including retries. A host that DNS does not resolve now is
         *     accepted, and `warnings` says so.
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
         * List deliveries of a webhook
         * @description Scope `webhooks:manage`; role admin.
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
         * Get a delivery with its attempts
         * @description Scope `webhooks:manage`; role admin.
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
         * Resend a delivery
         * @description Scope `webhooks:manage`; role admin.
         *
         *     Makes one immediate attempt with the same delivery id and body, signed with the current secret. It is not retried.
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
         * @description Scope `webhooks:manage`; role admin.
         *
         *     Sends a `webhook.ping` event, even to a paused webhook or one that is not subscribed to pings. At most ten per
         *     minute and webhook. `url_not_public` (422) if the URL now resolves to an address that webhooks may not use.
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
         * Resend all failed deliveries
         * @description Scope `webhooks:manage`; role admin.
         *
         *     For use after an outage of the receiver: every delivery that has failed since the given time is sent as a new
         *     delivery with the same body. It has its own id, names the old one in `replay_of`, and is retried like any other.
         *     Deliveries that were already recovered are left out. While the webhook is paused, the new deliveries are held.
         *     With `dry_run` they are only counted.
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
         * Rotate the signing secret
         * @description Scope `webhooks:manage`; role admin.
         *
         *     The new secret signs all attempts from now on, including retries. Only this answer contains it. During the overlap
         *     the old secret signs as well, but only as a second value in `webhook-signature`.
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
         * @description Scope `webhooks:manage`; role admin.
         *
         *     Sends a made-up event of any kind to this webhook only, even if it is paused or not subscribed to the kind. The
         *     body is valid by the schema of its kind, its actor is the caller, and its `data` has `sample: true`. It is not in
         *     the list of events. At most ten per minute and webhook. `url_not_public` (422) if the URL now resolves to an
         *     address that webhooks may not use.
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
         * Get your profile
         * @description Scope `people:read`; roles employee and up.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/address/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your address
         * @description Scope `people:read`; roles employee and up.
         */
        get: operations["getAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * Get the organisation chart
         * @description Scope `team:read`; roles employee and up (a personal key's owner: manager and up).
         *
         *     Everyone who has not left, below their manager, by name on each level. People without a manager, or whose manager
         *     has left, are at the top. An unknown `root_id` is 404.
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
    "/api/v1/profile/personal-details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your personal details
         * @description Scope `people:read`; roles employee and up.
         *
         *     Only the person and admins see them. An API key never sees the whole `national_id`.
         */
        get: operations["getPersonalDetails"];
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
         * Get your photo
         * @description Scope `people:read`; roles employee and up.
         *
         *     A WebP image, upright and without camera metadata.
         */
        get: operations["getPhoto"];
        put?: never;
        post?: never;
        delete?: never;
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
         * List the team directory
         * @description Scope `team:read`; roles employee and up (a personal key's owner: manager and up).
         *
         *     Everyone who has not left, by name. Every signed-in person may read it; an API key needs an owner who is a manager
         *     or admin.
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
         * Get a person of the directory
         * @description Scope `team:read`; roles employee and up (a personal key's owner: manager and up).
         *
         *     Says whether the person is absent today, never why. Today is the date in the workspace's time zone.
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
         * Get the photo of a person of the directory
         * @description Scope `team:read`; roles employee and up (a personal key's owner: manager and up).
         *
         *     For everyone who may read the directory. `photo_url` points here.
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
    "/api/v1/profile/admin/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get somebody's profile
         * @description Scope `team:read`; roles manager and up.
         *
         *     Managers read the profiles of people below them, with the phone number but without address and personal details.
         *     Admins read everything of everyone; through an API key they do not see the whole `national_id`.
         */
        get: operations["adminGetProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change somebody's profile
         * @description Scope `people:write`; role admin.
         *
         *     Changes all sections that are sent, or none if one is refused. The person is notified of the changed fields and of
         *     who changed them. An API key may change people of role employee only: 403 `role_needs_session`.
         */
        patch: operations["adminUpdateProfile"];
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
         *     One row for each leave type that the person may use: as of today, of the day `as_of`, or in the leave year `year`.
         *     `as_of` and `year` together are 422.
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
    "/api/v1/pto/balance/explain/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a balance comes about
         * @description Scope `absences:read`; roles employee and up.
         *
         *     The entitlement of one leave type in a leave year, by months with the same annual amount and working week, its
         *     rounding, and the balance as of today (in another year: as of its nearest day).
         *
         *     A signed-in admin can name anybody, a signed-in manager the people below them; other people's are 404.
         */
        get: operations["explainPtoBalance"];
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
         *     All ledger rows of the person, latest first. Credits of the policy and expiries of carried days are added within
         *     about an hour after they are due; balances include them at once. Carried days are added when the previous year is
         *     closed; from then on, the rows of a year add up to its balance.
         *
         *     Signed-in admins can name anybody.
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
         * A person's days
         * @description Scope `absences:read`; roles employee and up.
         *
         *     Each day from `from` to `to`, at most 366: the hours to work by the pattern of that day, minus holidays and
         *     approved absences, with its holiday and absences.
         *
         *     Signed-in admins can name anybody, signed-in managers the people below them.
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
         *     Sorted by date, without pages.
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
         *     The leave types that the person may use, by name, with the rules for requests. Without pages.
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
         *     The person's own absences in any status, newest first.
         */
        get: operations["listPtoRequests"];
        put?: never;
        /**
         * Ask for time off
         * @description Scope `absences:write`; roles employee and up.
         *
         *     Costs the working days of the person's pattern without holidays, and reserves them until the decision. If the
         *     policy needs no approval, the absence is approved at once. An absence over New Year is booked in both leave years.
         *
         *     A span without working days is 422: `no_contract` if a contract with working hours is missing (`data.first_day` is
         *     the first day without one), otherwise `no_working_days`. Also 422: a request without enough notice, one longer
         *     than the policy allows, and half days if the policy does not allow them.
         *
         *     Events: `absence.requested`, then `absence.approved` if no approval is needed.
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
         * Preview a time-off request
         * @description Scope `absences:read`; roles employee and up.
         *
         *     The cost of a request, day by day, and what would prevent it. Writes nothing. 422 whenever creating the request is
         *     422; what would be a 409 is in `conflicts`.
         *
         *     Signed-in admins can name anybody, signed-in managers the people below them, as when they enter an absence for them.
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
         *     Changes dates, halves and note while the request awaits a decision. Cost and reservation are recounted by the
         *     rules of a new request, with the same 422. A reviewer who decides with the `If-Match` of an earlier version gets
         *     412.
         *
         *     Of an approved absence, days that have not begun can be given back: by dates within the old ones, or by `remove`. Nobody
         *     decides on it.
         *
         *     Event: `absence.requested` again, with the same id; `absence.approved` for an approved absence.
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
         * @description Scope `absences:read`; roles employee and up.
         *
         *     Health data: for the person and admins, but not for managers (404). A personal key can read its owner's documents,
         *     whatever the owner's role; a service key none. Always sent as an attachment, so that browsers do not display it.
         */
        get: operations["getPtoAttachment"];
        /**
         * Attach a document to an absence
         * @description Scope `absences:write`; roles employee and up.
         *
         *     For a document such as a sick note, uploaded by the person or on their behalf by an admin. A second document
         *     replaces the first, which is deleted. The type is detected from the content, not from the name. Images are
         *     re-encoded, upright and without camera metadata (place, time, device).
         *
         *     A personal key can attach to its owner's absences, a service key to anybody's. A key can only replace a document
         *     that it can see: a personal key that also has `absences:read`, its owner's. For other keys `attachment` is null,
         *     and a second document is 409.
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
         *     For the person's own absence: while it awaits a decision or, if approved, until its first day begins in the
         *     workspace's time zone. The days are returned to the balance.
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
         *     Managers see the people below them, admins everyone. One row per person.
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
         * @description Scope `team:read`; role admin.
         */
        get: operations["adminListBlackouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/calendars/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Holiday calendars
         * @description Scope `team:read`; role admin.
         *
         *     The calendars of the workspace: those with holidays, those filled by an import, and `default`. Use them in
         *     `holiday_calendar` of people and of workplaces.
         */
        get: operations["adminListCalendars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/entitlements/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Individual entitlements
         * @description Scope `team:read`; role admin.
         *
         *     What was agreed with people about their amount of leave. Without an agreement the leave type's amount applies.
         */
        get: operations["adminListEntitlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * Leave types with all settings
         * @description Scope `team:read`; role admin.
         */
        get: operations["adminListPolicies"];
        put?: never;
        post?: never;
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
         * One leave type with all settings
         * @description Scope `team:read`; role admin.
         */
        get: operations["adminGetPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pto/admin/reports/absence-rate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much of the working time people were absent
         * @description Scope `reports:read`; roles manager and up.
         *
         *     Approved absences in working days, as a share of the working days of the same people: days that their contracts have and no
         *     holiday takes. Managers get the people below them, admins everybody. Only admins can group by leave type, which says
         *     whether people were ill.
         */
        get: operations["getAbsenceRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         *     Managers see the people below them, directly or indirectly; admins see everyone.
         */
        get: operations["adminListPtoRequests"];
        put?: never;
        /**
         * Enter time off for somebody
         * @description Scope `absences:write`; roles manager and up.
         *
         *     For a person below the caller, or for the caller; any other id is 422. The rules of the person's own requests
         *     apply (422 `no_contract`, `no_working_days`), except that no notice is needed when entering for somebody else.
         *
         *     `status: approved` approves the absence at once. Nobody can do that for themselves, a service key not for a person
         *     who has seen its secret (403 `self_approval`), and a new admin not for the person who made them an admin less than
         *     72 hours ago (403 `new_admin`). A key also needs the scope `absences:approve`.
         *
         *     Events: `absence.requested`, and `absence.approved` if it is approved at once.
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
         * Approve or deny many requests
         * @description Scope `absences:approve`; roles manager and up.
         *
         *     Decides on each absence separately, by the rules of the single call. A refused one, such as the caller's own
         *     (`self_approval`), does not affect the others. `results` has the result of each.
         *
         *     Event: `absence.approved` or `absence.denied` for each decided absence.
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
         * One absence for review
         * @description Scope `team:read`; roles manager and up.
         *
         *     Includes the person's balance and who else of the team is absent. The `ETag` begins with the version of the
         *     absence. `If-Match` compares only that version, so the `ETag` can be used for the decision.
         */
        get: operations["adminGetPtoRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct an absence
         * @description Scope `absences:approve`; roles manager and up.
         *
         *     Other days for a requested or approved absence, also past ones, by a manager or admin: shorter, longer, moved, or without
         *     the days to `remove`. Cost and balance follow; the checks are those of a new request without its notice period. The person
         *     and their manager are told.
         *
         *     Event: `absence.requested` or `absence.approved` again, with the same id and a higher version; for a part that becomes an
         *     absence of its own, with its id.
         *
         *     Not for a record of your own, nor by a service key whose secret its person has seen (403 `self_approval`). Nor for a record of the person who made you an admin less than 72 hours ago (403 `new_admin`).
         */
        patch: operations["adminUpdatePtoRequest"];
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
         *     404 if the person is not below the caller. The balance is checked again.
         *
         *     A leave type with two `approval_steps` needs a second approval, by an admin or a manager further up than the first
         *     reviewer. After the first one the absence is still `requested`, and its days stay reserved.
         *
         *     Event: `absence.approved`, with the last approval.
         *
         *     Not for a record of your own, nor by a service key whose secret its person has seen (403 `self_approval`). An only admin may, in a workspace with `self_approval`. Nor for a record of the person who made you an admin less than 72 hours ago (403 `new_admin`).
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
         *     For a requested or approved absence, even after its first day. The days are returned to the balance and the person
         *     is notified. The caller's own absence follows the rules for its person. A service key cannot cancel an absence of
         *     a person who has seen its secret (403 `self_approval`), and a new admin not one of the person who made them an
         *     admin less than 72 hours ago (403 `new_admin`).
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
         *     404 if the person is not below the caller. The reserved days are released.
         *
         *     Event: `absence.denied`.
         *
         *     Not for a record of your own, nor by a service key whose secret its person has seen (403 `self_approval`). An only admin may, in a workspace with `self_approval`. Nor for a record of the person who made you an admin less than 72 hours ago (403 `new_admin`).
         */
        post: operations["denyPtoRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reimbursements/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Expense claims
         * @description Scope `expenses:read`; roles employee and up.
         *
         *     The person's own claims, including drafts, newest first. `from` and `to` filter by the days of the items.
         */
        get: operations["listExpenses"];
        put?: never;
        /**
         * Claim expenses
         * @description Scope `expenses:write`; roles employee and up.
         *
         *     Adds a claim and, unless `submit` is false, submits it. The amount of the claim is the sum of its items, all in
         *     one currency. An item that needs a receipt cannot be submitted without one: create the claim as a draft, upload
         *     the receipts, then submit it.
         *
         *     Event: `expense.submitted`, if the claim is submitted.
         */
        post: operations["createExpense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reimbursements/rates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rates for mileage and per diems
         * @description Scope `expenses:read`; roles employee and up.
         *
         *     The rates by which the amounts of such items are computed, newest first.
         */
        get: operations["listExpenseRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reimbursements/{expense_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One expense claim
         * @description Scope `expenses:read`; roles employee and up.
         *
         *     For the claim's person.
         */
        get: operations["getExpense"];
        put?: never;
        post?: never;
        /**
         * Delete an expense claim
         * @description Scope `expenses:write`; roles employee and up.
         *
         *     For a draft, a submitted or a denied claim. Its receipts can be downloaded for 90 more days.
         *
         *     Event: `expense.deleted`, unless it was never submitted.
         */
        delete: operations["deleteExpense"];
        options?: never;
        head?: never;
        /**
         * Change an expense claim
         * @description Scope `expenses:write`; roles employee and up.
         *
         *     For a draft or a denied claim. `items` replaces all items: an item with the `id` of an existing item changes it
         *     and keeps its receipts, an item without `id` is new, and omitted items are deleted with their receipts. Changing a
         *     denied claim does not submit it again.
         */
        patch: operations["updateExpense"];
        trace?: never;
    };
    "/api/v1/reimbursements/{expense_id}/receipts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a receipt
         * @description Scope `expenses:write`; roles employee and up.
         *
         *     PDF, JPEG, PNG or WebP; the type is detected from the content, not from the name. Images are re-encoded, upright
         *     and without camera metadata (place, time, device). PDFs are stored unchanged, and refused if they contain scripts.
         *     With `item_id`, the receipt counts for that item, otherwise for all items. A claim can have ten receipts; they can
         *     be added while it is a draft or denied.
         */
        post: operations["uploadReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reimbursements/{expense_id}/receipts/{receipt_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a receipt
         * @description Scope `expenses:read`; roles employee and up.
         *
         *     For the claim's person and, after submission, for everyone who can see the claim under `/reimbursements/admin/`;
         *     for other people's receipts, a key also needs the scope `team:read`. Always sent as an attachment, so that
         *     browsers do not display it. Receipts of a deleted claim can be downloaded for 90 days, as long as lists show the
         *     claim with `include_deleted`.
         */
        get: operations["downloadReceipt"];
        put?: never;
        post?: never;
        /**
         * Remove a receipt
         * @description Scope `expenses:write`; roles employee and up.
         *
         *     Also deletes its file.
         */
        delete: operations["deleteReceipt"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reimbursements/{expense_id}/submit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an expense claim
         * @description Scope `expenses:write`; roles employee and up.
         *
         *     Submits a draft or a denied claim, and notifies the people who decide on it.
         *
         *     Event: `expense.submitted`.
         */
        post: operations["submitExpense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reimbursements/admin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Expense claims of the team
         * @description Scope `team:read`; roles manager and up.
         *
         *     Managers see the people below them, directly or indirectly; admins see everyone. Claims that were never submitted
         *     are not included.
         */
        get: operations["adminListExpenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reimbursements/admin/bulk-review/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or deny many claims
         * @description Scope `expenses:approve`; roles manager and up.
         *
         *     Decides on each claim separately and in full, by the rules of the single call. A refused claim, such as the
         *     caller's own (`self_approval`), does not affect the others. `results` has the result of each. Claims that need an
         *     exchange rate must be approved by the single call.
         *
         *     Event: `expense.approved` or `expense.denied` for each decided claim.
         */
        post: operations["bulkReviewExpenses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reimbursements/admin/summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Expenses of the team, summed up
         * @description Scope `reports:read`; roles manager and up.
         *
         *     The items of a period, by the day of the expense, from claims that are submitted, approved or paid. Managers see
         *     the people below them, admins everyone. Amounts in different currencies are never added: each currency has its own
         *     row.
         */
        get: operations["adminExpenseSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reimbursements/admin/{expense_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One expense claim for review
         * @description Scope `team:read`; roles manager and up.
         *
         *     Includes other claims that have a receipt with the same bytes. 404 if the claim was never submitted or its person
         *     is not below the caller.
         */
        get: operations["adminGetExpense"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reimbursements/admin/{expense_id}/approve/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an expense claim
         * @description Scope `expenses:approve`; roles manager and up.
         *
         *     Approves the claim in full, or in part with `approved_amount`. A claim in another currency than the workspace's
         *     needs an `exchange_rate`, which is kept with it, so that later rates have no effect; by default, the newest rate that admins
         *     have stored for the seven days up to its last expense. A rate that differs from that by more than `rate_tolerance` percent,
         *     or without one, below half or above twice of a yearly average, or of a currency without a reference, is 409
         *     `rate_deviates`; a signed-in admin can approve it with a `rate_reason`. 404 if the person is not below the caller.
         *
         *     Event: `expense.approved`.
         *
         *     Not for a record of your own, nor by a service key whose secret its person has seen (403 `self_approval`). An only admin may, in a workspace with `self_approval`. Nor for a record of the person who made you an admin less than 72 hours ago (403 `new_admin`).
         */
        post: operations["approveExpense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reimbursements/admin/{expense_id}/deny/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deny an expense claim
         * @description Scope `expenses:approve`; roles manager and up.
         *
         *     The person can change it and submit it again.
         *
         *     Event: `expense.denied`.
         *
         *     Not for a record of your own, nor by a service key whose secret its person has seen (403 `self_approval`). An only admin may, in a workspace with `self_approval`. Nor for a record of the person who made you an admin less than 72 hours ago (403 `new_admin`).
         */
        post: operations["denyExpense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/admin/tickets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets of the workspace
         * @description Scope `team:read`; role admin.
         *
         *     Tickets in any status, newest first, with the times to the first reply of staff and to the solution.
         */
        get: operations["adminListTickets"];
        put?: never;
        post?: never;
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
         *     Approved absences that overlap the period, for a calendar. Admins see everyone, managers the people below them,
         *     and others themselves and the people with the same manager. At most 92 days. Only managers and admins see the
         *     leave type, and, signed in, the requests of others that await a decision. A key sees approved absences only.
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
         *     Ends the running entry and deletes it.
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
         *     A person has at most one running clock. The service stops a forgotten clock after the workspace's
         *     `max_clock_hours`. During approved time off the clock starts with the warning `on_leave`; if the workspace's
         *     setting `on_leave` is `refuse`, it does not start.
         *
         *     Events: `clock.started`. With `if_running: stop`, `clock.stopped` for the old entry comes first.
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
         *     Closes the running entry, which stays as a time entry. A clock that ran longer than the workspace's
         *     `max_clock_hours` ends at that limit (`auto_stopped`), unless `ended_at` says when work really ended.
         *
         *     Event: `clock.stopped`. `time_entry.created` is only sent for entries that were not made by a clock.
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
         *     Counts everybody below the manager, or everybody for admins, who is active and employed on the day.
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
         *     The person's own entries, newest first. `from` and `to` are days in each entry's own time zone.
         */
        get: operations["listTimeEntries"];
        put?: never;
        /**
         * Add a time entry
         * @description Scope `time:write`; roles employee and up.
         *
         *     Times need an offset; see `started_at` for the entry's time zone. Spans are half-open: an entry may end at the
         *     instant the next one begins.
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
         *     Adds each row separately and in order, by the rules of `POST /api/v1/tracking/entries/`. A refused row does not
         *     affect the others; `results` has the result of each. The rows of a call may be for different people: managers can
         *     also name the people below them, admins and service keys everybody, others only themselves.
         *
         *     Event: `time_entry.created` for each added entry.
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
         *     Changes a closed entry, made by hand or by the clock. The rules for new entries apply, and it cannot be moved into
         *     or out of a locked period.
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
         *     Sorted by the last locked day, latest first.
         */
        get: operations["listPeriodLocks"];
        put?: never;
        post?: never;
        delete?: never;
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
         *     Overtime of everybody below the manager, or of everybody for admins, who was employed in the period, by name.
         *     Future days count with their expected time.
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
    "/api/v1/tracking/overtime/account/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Overtime account
         * @description Scope `time:read`; roles employee and up.
         *
         *     The running balance of worked and expected time, month by month: from the opening entry or, without one, from the first
         *     time entry. Entries such as payouts count on their day; time before the opening entry does not count. Signed-in admins can
         *     name anybody, signed-in managers the people below them.
         */
        get: operations["getOvertimeAccount"];
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
         * Overtime of one person
         * @description Scope `time:read`; roles employee and up.
         *
         *     Future days count with their expected time; a running clock counts only after it has stopped. Signed-in admins can name
         *     anybody, signed-in managers the people below them.
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
         *     Everybody below the manager, or everybody for admins, who is active and employed on the day, by name. Time counts
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
         *     Worked and expected time of the person by day, week, month or category. An entry counts on the dates of its own
         *     time zone, split at midnight; a running clock counts only after it has stopped. Weeks begin on the workspace's
         *     first weekday; a week belongs to the year that has most of its days.
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
         *     Like the own report, for everybody below the manager, or for everybody if the caller is an admin. JSON adds up all
         *     people in each row; CSV has a line for each row of each person, sorted by name. People who neither worked nor were
         *     expected to are left out. The rows of one person are read at one instant; a long file as a whole is not.
         *
         *     With `limit`, JSON is the report of that many people, by name, and a cursor leads to the next page. Each page is a
         *     separate report: its rows and totals are those of its people, and all pages add up to the whole report. A page
         *     whose people are all left out has no rows.
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
    "/api/v1/tracking/timesheets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own timesheets
         * @description Scope `time:read`; roles employee and up.
         *
         *     Timesheets that the person has saved or submitted. Periods without one are not listed.
         */
        get: operations["listTimesheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/timesheets/{period_start}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save or submit a timesheet
         * @description Scope `time:write`; roles employee and up.
         *
         *     Periods are the workspace's `timesheet_period`, weeks or months; weeks begin on its first weekday. A timesheet can be
         *     submitted when its period is over in the person's time zone and no clock runs that was started in it. While it is
         *     submitted, its person cannot change entries that start in the period (409 `timesheet_submitted`); once approved, nobody
         *     can (409 `timesheet_approved`) until an admin returns it. The person's manager, else the admins, are notified.
         */
        put: operations["putTimesheet"];
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
         *     Closes the running entry, which stays as a time entry. The reason is kept in the audit trail, and the person is
         *     notified.
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
         *     Entries of everybody below the manager, or of everybody for admins, newest first. `from` and `to` are days in each
         *     entry's own time zone.
         */
        get: operations["adminListTimeEntries"];
        put?: never;
        /**
         * Add a time entry for someone
         * @description Scope `time:write`; roles manager and up.
         *
         *     Follows the rules of own entries. The entry is in the person's time zone, whatever offset is sent. The reason is
         *     kept in the audit trail, and the person is notified.
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
         *     Changes a closed entry, by the rules of own entries. The entry keeps its time zone, whatever offset is sent. Until
         *     a lock's `grace_until`, admins can still change entries in the locked period. The reason is kept in the audit
         *     trail, and the person is notified.
         *
         *     Event: `time_entry.updated`.
         */
        patch: operations["adminUpdateTimeEntry"];
        trace?: never;
    };
    "/api/v1/tracking/admin/timesheets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Timesheets of the team
         * @description Scope `team:read`; roles manager and up.
         *
         *     Those of the people below the caller; admins and service keys see everybody's.
         */
        get: operations["adminListTimesheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/admin/timesheets/{timesheet_id}/review/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or return a timesheet
         * @description Scope `time:write`; roles manager and up.
         *
         *     A manager decides for the people below them, an admin for everybody. Nobody decides on their own timesheet (rule 21). An
         *     admin can return an approved one, so that its entries can be corrected. The person is notified.
         *
         *     Not for a record of your own, nor by a service key whose secret its person has seen (403 `self_approval`). An only admin may, in a workspace with `self_approval`. Nor for a record of the person who made you an admin less than 72 hours ago (403 `new_admin`).
         */
        post: operations["reviewTimesheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A person who leaves, with what ends and the payments to decide about. */
        DeactivatedPerson: {
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
            role: components["schemas"]["Role"];
            status: components["schemas"]["PersonStatus"];
            /** @description The person they report to; null at the top. */
            manager: components["schemas"]["PersonRef"] | null;
            /** @description An item of the list `user-types`. */
            user_type: components["schemas"]["ListItemRef"] | null;
            /** @description An item of the list `departments`. */
            department: components["schemas"]["ListItemRef"] | null;
            /** @description Where they work today, an item of the list `workplaces`. */
            workplace: components["schemas"]["ListItemRef"] | null;
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
            /**
             * Format: int64
             * @description Increases with every change; the `ETag` of the record.
             */
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
            absences: components["schemas"]["RecountedAbsence"][];
            /** @description Contracts, benefits, meetings and other records that end or change with the person, except absences. */
            ended: components["schemas"]["EndedRecord"][];
            /** @description Paid leave that remains on the last day. It is not paid out automatically. */
            leave_payout: components["schemas"]["LeavePayout"][];
            /** @description Payments to the person that are not made yet, the next first. None is cancelled automatically. */
            open_payments: components["schemas"]["OpenPayment"][];
        };
        /** @description The envelope of this: A person who leaves, with what ends and the payments to decide about. */
        DeactivatedPersonResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["DeactivatedPerson"];
        };
        /** @description What `deactivateUser` takes. */
        DeactivationInput: {
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
        };
        /**
         * Format: email
         * @description ASCII letters, digits and punctuation; compared ignoring the case of A to Z.
         * @example ada@example.test
         */
        EmailAddress: string;
        /** @description A person was added. */
        EmployeeCreatedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["EmployeeCreatedEventData"];
        };
        /** @description A person was deactivated. */
        EmployeeDeactivatedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["EmployeeDeactivatedEventData"];
        };
        /** @description A period in which a person is employed. Somebody who comes back has several. */
        Employment: {
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
            reason: components["schemas"]["ListItemRef"] | null;
            /**
             * Format: date
             * @description The first day of service for steps of seniority, if it is not the first day of this employment.
             */
            seniority_date: string | null;
            state: components["schemas"]["EmploymentState"];
            /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
            exception: components["schemas"]["RecordException"] | null;
            /**
             * Format: int64
             * @description Increases with every change. For the latest employment it is the version of the person.
             */
            version: number;
        };
        /** @description The envelope of a list. */
        EmploymentListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Employment"][];
        };
        /** @description What `updateEmployment` takes. */
        EmploymentPatch: {
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
        };
        /** @description The envelope of this: A period in which a person is employed. Somebody who comes back has several. */
        EmploymentResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Employment"];
        };
        /**
         * @description Where an employment is. `planned`: it begins later. `current`: without a last day. `leaving`: the last day is agreed and has
         *     not passed, or access has not ended yet. `ended`: it is over. Known values: `planned`, `current`, `leaving`, `ended`. More may come.
         */
        EmploymentState: "planned" | "current" | "leaving" | "ended" | (string & {});
        /** @description A record that ended or changed when the person left. */
        EndedRecord: {
            /** @description Its type: `contract`, `enrollment`, `absence`, `user` … */
            resource: string;
            /**
             * Format: uuid
             * @description Identifier of the record.
             */
            id: string;
            /** @description The change, in the past tense, as in the audit trail. */
            action: string;
        };
        /** @description What `resendInvitation` takes. */
        InvitationResendInput: {
            /**
             * Format: password
             * @description The caller's own password. Required of a signed-in admin for a manager, an admin, or a changed e-mail address that nobody has signed in with.
             */
            password?: string;
        };
        /** @description The leave of one type that remains on a person's last day. */
        LeavePayout: {
            policy: components["schemas"]["PolicyRef"];
            unit: components["schemas"]["LeaveUnit"];
            available: components["schemas"]["Days"];
        };
        /** @description A person of the workspace, as managers and admins see them, without private details. */
        Person: {
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
            role: components["schemas"]["Role"];
            status: components["schemas"]["PersonStatus"];
            /** @description The person they report to; null at the top. */
            manager: components["schemas"]["PersonRef"] | null;
            /** @description An item of the list `user-types`. */
            user_type: components["schemas"]["ListItemRef"] | null;
            /** @description An item of the list `departments`. */
            department: components["schemas"]["ListItemRef"] | null;
            /** @description Where they work today, an item of the list `workplaces`; `AdminProfile.placements` has other dates. */
            workplace: components["schemas"]["ListItemRef"] | null;
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
            /**
             * Format: int64
             * @description Increases with every change; the `ETag` of the record.
             */
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
        };
        /** @description What `createUser` takes. */
        PersonInput: {
            /** @description The person's sign-in name. */
            email: components["schemas"]["EmailAddress"];
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
        };
        /** @description The envelope of a list. */
        PersonListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Person"][];
        };
        /** @description Omitted members do not change. Null clears a member that allows it. */
        PersonPatch: {
            /** @description The person's sign-in name. */
            email?: components["schemas"]["EmailAddress"];
            /** @description First name. */
            first_name?: string;
            /** @description Last name. */
            last_name?: string;
            /** @description No API key changes it. */
            role?: components["schemas"]["Role"];
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
        };
        /** @description The envelope of this: A person of the workspace, as managers and admins see them, without private details. */
        PersonResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Person"];
        };
        /** @description `invited`: has not chosen a password yet. `deactivated`: cannot sign in, and the person's keys are suspended. Known values: `invited`, `active`, `deactivated`. More may come. */
        PersonStatus: "invited" | "active" | "deactivated" | (string & {});
        /**
         * @description `invited`: has not chosen a password yet. `deactivated`: cannot sign in, and the person's keys are suspended.
         * @enum {string}
         */
        PersonStatusInput: "invited" | "active" | "deactivated";
        /** @description The person or key that the credential belongs to, and its current permissions. */
        Principal: {
            /** @description A session (`user`), a key that acts as its owner, or a key that acts for the workspace. Known values: `user`, `personal_key`, `service_key`. More may come. */
            kind: "user" | "personal_key" | "service_key" | (string & {});
            /** @description The person; null for a service key. */
            user: components["schemas"]["SignedInUser"] | null;
            /**
             * @description The key's prefix as the audit trail shows it; null for a session.
             * @example wfp_9f3a21c0
             */
            key_prefix: string | null;
            /** @description The current role: for a personal key its owner's, for a service key `admin`. */
            role: components["schemas"]["Role"];
            /** @description For a key: its scopes that the owner's role still allows. For a session: all scopes that the role may grant. */
            scopes: components["schemas"]["Scope"][];
            workspace: components["schemas"]["WorkspaceInfo"];
            modules: components["schemas"]["ModuleFlags"];
            /** @description Whether the person signs in with a second factor; null for a service key. */
            two_factor_enabled: boolean | null;
            rate_limit: components["schemas"]["RateLimitInfo"];
        };
        /** @description The envelope of this: The person or key that the credential belongs to, and its current permissions. */
        PrincipalResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Principal"];
        };
        /** @description The caller's rate limit. The `RateLimit` header says how many requests remain. */
        RateLimitInfo: {
            /** @description Whether requests are counted for the API key or for the signed-in person. Known values: `key`, `user`. More may come. */
            policy: "key" | "user" | (string & {});
            /**
             * Format: int64
             * @description Requests allowed in one window.
             * @example 600
             */
            limit: number;
            /**
             * Format: int64
             * @description Length of the counting window, in seconds.
             * @example 60
             */
            window_seconds: number;
        };
        /** @description A reactivated person, with the records that are not restored. */
        ReactivatedPerson: {
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
            role: components["schemas"]["Role"];
            status: components["schemas"]["PersonStatus"];
            /** @description The person they report to; null at the top. */
            manager: components["schemas"]["PersonRef"] | null;
            /** @description An item of the list `user-types`. */
            user_type: components["schemas"]["ListItemRef"] | null;
            /** @description An item of the list `departments`. */
            department: components["schemas"]["ListItemRef"] | null;
            /** @description Where they work today, an item of the list `workplaces`. */
            workplace: components["schemas"]["ListItemRef"] | null;
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
            /**
             * Format: int64
             * @description Increases with every change; the `ETag` of the record.
             */
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
            not_restored: components["schemas"]["EndedRecord"][];
        };
        /** @description The envelope of this: A reactivated person, with the records that are not restored. */
        ReactivatedPersonResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["ReactivatedPerson"];
        };
        /** @description What `reactivateUser` takes. */
        ReactivationInput: {
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
        };
        /**
         * @description A manager sees the people below them, direct and indirect; an admin sees everyone.
         * @enum {string}
         */
        Role: "employee" | "manager" | "admin";
        /** @description What an API key may do. Each call names the one scope it needs. Known values: `people:read`, `team:read`, `people:write`, `time:read`, `time:write`, `absences:read`, `absences:write`, `absences:approve`, `expenses:read`, `expenses:write`, `expenses:approve`, `payroll:read`, `reports:read`, `webhooks:manage`. More may come. */
        Scope: "people:read" | "team:read" | "people:write" | "time:read" | "time:write" | "absences:read" | "absences:write" | "absences:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "payroll:read" | "reports:read" | "webhooks:manage" | (string & {});
        /** @description The signed-in person, with what a client needs to show their name and to format dates. */
        SignedInUser: {
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
            role: components["schemas"]["Role"];
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
        /** @description An import of people. */
        UserImport: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            status: components["schemas"]["UserImportStatus"];
            /** @description Nobody is added. */
            dry_run: boolean;
            /** @description Nobody is added if a row is refused. */
            all_or_nothing: boolean;
            /**
             * Format: int64
             * @description Rows of the import.
             */
            total: number;
            /**
             * Format: int64
             * @description Rows that were tried so far.
             */
            done: number;
            /**
             * Format: int64
             * @description People who were added so far.
             */
            created: number;
            /**
             * Format: int64
             * @description Rows that were refused so far.
             */
            refused: number;
            /** @description The person who started it; for an API key of the workspace, its id and prefix. */
            created_by: components["schemas"]["Actor"];
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
        };
        /** @description An import of people with the result of each row that was tried. */
        UserImportDetail: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            status: components["schemas"]["UserImportStatus"];
            /** @description Nobody is added. */
            dry_run: boolean;
            /** @description Nobody is added if a row is refused. */
            all_or_nothing: boolean;
            /**
             * Format: int64
             * @description Rows of the import.
             */
            total: number;
            /**
             * Format: int64
             * @description Rows that were tried so far.
             */
            done: number;
            /**
             * Format: int64
             * @description People who were added so far.
             */
            created: number;
            /**
             * Format: int64
             * @description Rows that were refused so far.
             */
            refused: number;
            /** @description The person who started it; for an API key of the workspace, its id and prefix. */
            created_by: components["schemas"]["Actor"];
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
            results: components["schemas"]["UserImportResult"][];
        };
        /** @description The envelope of this: An import of people with the result of each row that was tried. */
        UserImportDetailResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["UserImportDetail"];
        };
        /** @description What `importUsers` takes. */
        UserImportInput: {
            /** @description People to add, one per row. */
            rows: components["schemas"]["UserImportRow"][];
            /**
             * Format: password
             * @description The caller's own password. Required of a signed-in admin if a row has the role manager or admin.
             */
            password?: string;
        };
        /**
         * @description `created`: the person was added. `valid`: without `dry_run`, the person would have been added. `refused`: the person was
         *     not added; `code`, `detail` and `errors` say why. `left_out`: the row is valid, but another row of an import with
         *     `all_or_nothing` was refused. Known values: `created`, `valid`, `refused`, `left_out`. More may come.
         */
        UserImportOutcome: "created" | "valid" | "refused" | "left_out" | (string & {});
        /**
         * @description `created`: the person was added. `valid`: without `dry_run`, the person would have been added. `refused`: the person was
         *     not added; `code`, `detail` and `errors` say why. `left_out`: the row is valid, but another row of an import with
         *     `all_or_nothing` was refused.
         * @enum {string}
         */
        UserImportOutcomeInput: "created" | "valid" | "refused" | "left_out";
        /** @description The envelope of this: An import of people. */
        UserImportResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["UserImport"];
        };
        /** @description The result of a row. */
        UserImportResult: {
            /**
             * Format: int64
             * @description Number of the row, from 1; the header of a CSV file is not counted.
             */
            row: number;
            outcome: components["schemas"]["UserImportOutcome"];
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
        };
        /**
         * @description A person to add, with the members of `PersonInput`. Values are validated when the import runs: an invalid one refuses its
         *     row, not the request. Null and blank values count as omitted.
         */
        UserImportRow: {
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
            send_invite?: boolean | null;
        };
        /**
         * @description `queued`: not started yet. `running`: rows are being tried. `finished`: all rows were tried. `failed`: the service could
         *     not continue, for a reason other than a row; people reported as `created` stay. Known values: `queued`, `running`, `finished`, `failed`. More may come.
         */
        UserImportStatus: "queued" | "running" | "finished" | "failed" | (string & {});
        /** @description The workspace that the Host header names. */
        WorkspaceInfo: {
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
            /** @description The plan of the workspace. Known values: `pilot`, `starter`, `managed`, `self_hosted`, `reseller`. More may come. */
            plan: "pilot" | "starter" | "managed" | "self_hosted" | "reseller" | (string & {});
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
            week_start: components["schemas"]["Weekday"];
            /**
             * @description An item of an expense claim of this amount or more needs a receipt; in the workspace's currency.
             * @example 25.00
             */
            receipt_threshold: string;
            /** @description For which periods people submit timesheets. Known values: `none`, `week`, `month`. More may come. */
            timesheet_period: "none" | "week" | "month" | (string & {});
        };
        /** @description The kind of benefit. Known values: `health`, `pension`, `meal`, `transport`, `insurance`, `other`. More may come. */
        BenefitCategory: "health" | "pension" | "meal" | "transport" | "insurance" | "other" | (string & {});
        /**
         * @description The kind of benefit.
         * @enum {string}
         */
        BenefitCategoryInput: "health" | "pension" | "meal" | "transport" | "insurance" | "other";
        /**
         * @description Amount with two decimals, per period of the plan and in its currency.
         * @example 45.00
         */
        BenefitCost: string;
        /** @description The prices of a plan from a date. */
        BenefitCostChange: {
            /**
             * Format: date
             * @description The first day of these prices.
             */
            effective_on: string;
            employee_cost: components["schemas"]["BenefitCost"];
            employer_cost: components["schemas"]["BenefitCost"];
            /** @description Prices by tier. */
            tiers: components["schemas"]["BenefitTier"][];
        };
        /** @description The total of all benefits with the same period and currency. */
        BenefitCostTotal: {
            /** @description The period of the amounts. Known values: `month`, `year`. More may come. */
            frequency: "month" | "year" | (string & {});
            /** @description ISO 4217 code of the amounts in this object. */
            currency: string;
            /**
             * Format: int64
             * @description The number of enrollments.
             */
            enrollments: number;
            /** @description What people pay per period. */
            employee_cost: string;
            /** @description What the company adds per period. */
            employer_cost: string;
        };
        /** @description The cost of benefits on a day. */
        BenefitCosts: {
            /**
             * Format: date
             * @description The day of these costs.
             */
            on: string;
            /** @description A row per period and currency; empty if no benefit is in force. */
            totals: components["schemas"]["BenefitCostTotal"][];
        };
        /** @description The envelope of this: The cost of benefits on a day. */
        BenefitCostsResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["BenefitCosts"];
        };
        /** @description Whether a person can enroll today. */
        BenefitEligibility: {
            /** @description Whether the person can enroll today. */
            eligible: boolean;
            /** @description Why not; null if they can. Known values: `user_type`, `waiting`, `window`, `enrolled`. More may come. */
            reason: "user_type" | "waiting" | "window" | "enrolled" | (string & {}) | null;
            /**
             * Format: date
             * @description The first day after the plan's waiting days.
             */
            eligible_from: string;
        };
        /** @description A benefit that people can enroll in. Costs are those of today; later ones are in `cost_changes`. */
        BenefitPlan: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /** @description Name, as people see it. */
            name: string;
            category: components["schemas"]["BenefitCategory"];
            /** @description Description, as plain text. */
            description: string;
            /** @description The currency of all its costs. */
            currency: string;
            /** @description The period of its costs. Known values: `month`, `year`. More may come. */
            frequency: "month" | "year" | (string & {});
            /** @description What the person pays a period; with tiers, see there. */
            employee_cost: components["schemas"]["BenefitCost"];
            /** @description What the employer pays a period. */
            employer_cost: components["schemas"]["BenefitCost"];
            /** @description If there are tiers, an enrollment is in one of them and has its price. */
            tiers: components["schemas"]["BenefitTier"][];
            /** @description Known prices that apply after today, by date. */
            cost_changes: components["schemas"]["BenefitCostChange"][];
            /** @description User types that can enroll; everybody if empty. */
            eligible_user_types: components["schemas"]["ListItemRef"][];
            /**
             * Format: int64
             * @description Days of employment before a person can enroll.
             */
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
            eligibility: components["schemas"]["BenefitEligibility"] | null;
            /**
             * Format: int64
             * @description Counts changes; also the `ETag`.
             */
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
        };
        /** @description The envelope of a list. */
        BenefitPlanListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["BenefitPlan"][];
        };
        /** @description The envelope of this: A benefit that people can enroll in. Costs are those of today; later ones are in `cost_changes`. */
        BenefitPlanResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["BenefitPlan"];
        };
        /** @description A level of a plan, with its own price. */
        BenefitTier: {
            /**
             * @description Name, as people see it.
             * @example Family
             */
            name: string;
            /** @description What the person pays a period. */
            employee_cost: components["schemas"]["BenefitCost"];
            /** @description What the employer pays a period. */
            employer_cost: components["schemas"]["BenefitCost"];
        };
        /** @description A family member who is covered with the person. */
        Dependent: {
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
        };
        /**
         * @description A person's participation in a plan, visible to the person and admins only. Costs are those of today; of the first day if it
         *     begins later, of the last day if it has ended.
         */
        Enrollment: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
            /** @description The plan that the person enrolled in. */
            plan: {
                /**
                 * Format: uuid
                 * @description Identifier; it never changes.
                 */
                id: string;
                /** @description Name, as people see it. */
                name: string;
                category: components["schemas"]["BenefitCategory"];
            };
            status: components["schemas"]["EnrollmentStatus"];
            /** @description The name of the tier; null in a plan without tiers. */
            tier: string | null;
            /** @description Family members who are also covered. */
            dependents: components["schemas"]["Dependent"][];
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
            employee_cost: components["schemas"]["BenefitCost"] | null;
            /** @description What the employer pays per period. */
            employer_cost: components["schemas"]["BenefitCost"] | null;
            /** @description ISO 4217 code of the amounts in this object. */
            currency: string;
            /** @description The period of the costs. Known values: `month`, `year`. More may come. */
            frequency: "month" | "year" | (string & {});
            /** @description Known later changes of its cost, by date. */
            cost_changes: components["schemas"]["EnrollmentCostChange"][];
            /** @description Why it was declined or terminated. */
            decision_note: string | null;
            /** @description The admin who made the last decision. */
            reviewer: components["schemas"]["PersonRef"] | null;
            /**
             * Format: date-time
             * @description When it was approved or denied; null before.
             */
            reviewed_at: string | null;
            /** @description Actions that the caller may take now; empty for a key, which can only read. */
            allowed_actions: ("edit" | "cancel" | "approve" | "decline" | "terminate" | (string & {}))[];
            /**
             * Format: int64
             * @description Counts changes; also the `ETag`.
             */
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
        };
        /** @description The cost of an enrollment from a date. */
        EnrollmentCostChange: {
            /**
             * Format: date
             * @description First day on which it applies.
             */
            effective_on: string;
            employee_cost: components["schemas"]["BenefitCost"];
            employer_cost: components["schemas"]["BenefitCost"];
        };
        /** @description The envelope of a list. */
        EnrollmentListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Enrollment"][];
        };
        /**
         * @description The envelope of this: A person's participation in a plan, visible to the person and admins only. Costs are those of today; of the first day if it
         *     begins later, of the last day if it has ended.
         */
        EnrollmentResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Enrollment"];
        };
        /**
         * @description `pending`: an admin has to decide. `active`: approved, even if it begins later. `terminated`: it has a last day, which may
         *     be in the future. `waived`: the person does not want the benefit. Known values: `pending`, `active`, `declined`, `cancelled`, `terminated`, `waived`. More may come.
         */
        EnrollmentStatus: "pending" | "active" | "declined" | "cancelled" | "terminated" | "waived" | (string & {});
        /**
         * @description `pending`: an admin has to decide. `active`: approved, even if it begins later. `terminated`: it has a last day, which may
         *     be in the future. `waived`: the person does not want the benefit.
         * @enum {string}
         */
        EnrollmentStatusInput: "pending" | "active" | "declined" | "cancelled" | "terminated" | "waived";
        /** @description What a sign-in page shows. */
        Branding: {
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
            /** @description Family of the typeface. Known values: `system`, `serif`, `mono`. More may come. */
            font: "system" | "serif" | "mono" | (string & {});
            /**
             * @description BCP 47 tag.
             * @example de-DE
             */
            locale: string;
        };
        /** @description The envelope of this: What a sign-in page shows. */
        BrandingResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Branding"];
        };
        /** @description A version of a person's terms of employment. Time off and overtime are calculated from its weekly pattern. */
        Contract: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
            /**
             * Format: uuid
             * @description Id of the first version.
             */
            root_id: string;
            /**
             * Format: int64
             * @description Number of the version: 1, plus one per amendment.
             */
            number: number;
            /**
             * Format: uuid
             * @description The version that this amendment replaces.
             */
            replaces_id: string | null;
            type: components["schemas"]["ContractType"];
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
            pattern: components["schemas"]["WeekHours"];
            /** @description Amount with two decimals. Only the person and admins see it. Null in contracts from before salaries were stored. */
            salary: components["schemas"]["Salary"] | null;
            /** @description Currency of the salary. */
            currency: string | null;
            /** @description The period that the salary is for. */
            pay_period: components["schemas"]["PayPeriod"] | null;
            /**
             * Format: int64
             * @description Notice period in days.
             */
            notice_days: number | null;
            /**
             * Format: date
             * @description Last day of probation.
             */
            probation_end: string | null;
            status: components["schemas"]["ContractStatus"];
            /** @description The PDF; null if there is none. */
            document: components["schemas"]["ContractDocument"] | null;
            /** @description Null if it was not signed in this service. */
            signature: components["schemas"]["ContractSignature"] | null;
            /** @description Null unless it was terminated. */
            termination: components["schemas"]["ContractTermination"] | null;
            /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
            exception: components["schemas"]["RecordException"] | null;
            /** @description Actions that the caller may take now; empty for a key, which can only read. */
            allowed_actions: ("edit" | "delete" | "attach" | "activate" | "sign" | "recall" | "terminate" | "amend" | (string & {}))[];
            /**
             * Format: int64
             * @description Counts changes; also the `ETag`.
             */
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
        };
        /** @description The PDF of a contract. */
        ContractDocument: {
            /** @description Name of the file. */
            filename: string;
            /** @description Hash of its bytes, in hex. */
            sha256: string;
            /**
             * Format: int64
             * @description Size in bytes.
             */
            size: number;
        };
        /** @description The envelope of a list. */
        ContractListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Contract"][];
        };
        /** @description The envelope of this: A version of a person's terms of employment. Time off and overtime are calculated from its weekly pattern. */
        ContractResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Contract"];
        };
        /** @description The person's signature. */
        ContractSignature: {
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
        };
        /**
         * @description `draft`: only admins see it. `pending_signature`: waits for the person's signature. `scheduled`: agreed, begins on
         *     `start_date`. `active`: in force. `superseded`: replaced by an amendment. `ended`: its last day has passed.
         *     `terminated`: an admin, or the end of the employment, has set its last day, which may be in the future. Known values: `draft`, `pending_signature`, `scheduled`, `active`, `superseded`, `ended`, `terminated`. More may come.
         */
        ContractStatus: "draft" | "pending_signature" | "scheduled" | "active" | "superseded" | "ended" | "terminated" | (string & {});
        /**
         * @description `draft`: only admins see it. `pending_signature`: waits for the person's signature. `scheduled`: agreed, begins on
         *     `start_date`. `active`: in force. `superseded`: replaced by an amendment. `ended`: its last day has passed.
         *     `terminated`: an admin, or the end of the employment, has set its last day, which may be in the future.
         * @enum {string}
         */
        ContractStatusInput: "draft" | "pending_signature" | "scheduled" | "active" | "superseded" | "ended" | "terminated";
        /** @description When and why the last day was set. */
        ContractTermination: {
            /**
             * Format: date-time
             * @description When the last day was entered.
             */
            terminated_at: string;
            /** @description An item of the list `termination-reasons`. */
            reason: components["schemas"]["ListItemRef"] | null;
            /** @description Only for admins; null for everyone else. */
            note: string | null;
        };
        /** @description `fixed_term` needs an `end_date`. Known values: `permanent`, `fixed_term`, `contractor`, `internship`. More may come. */
        ContractType: "permanent" | "fixed_term" | "contractor" | "internship" | (string & {});
        /**
         * @description `fixed_term` needs an `end_date`.
         * @enum {string}
         */
        ContractTypeInput: "permanent" | "fixed_term" | "contractor" | "internship";
        /** @description The period that the salary is for. Known values: `month`, `week`, `hour`. More may come. */
        PayPeriod: "month" | "week" | "hour" | (string & {});
        /** @description An absence whose cost changes with the weekly pattern. */
        RecountedAbsence: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            policy: components["schemas"]["PolicyRef"];
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
            unit: components["schemas"]["LeaveUnit"];
            days_before: components["schemas"]["Days"];
            days_after: components["schemas"]["Days"];
        };
        /**
         * @description Amount with two decimals, in `currency`. Only the person and admins see it.
         * @example 4200.00
         */
        Salary: string;
        /** @description Working hours of each weekday. */
        WeekHours: {
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
        };
        /**
         * @description An absence in events. Leave type and note are health data and are left out.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000401",
         *       "version": 2,
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
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: int64
             * @description Version of the absence after the step.
             */
            version: number;
            employee: components["schemas"]["EventPerson"];
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
            status: components["schemas"]["AbsenceStatus"];
            /**
             * @description Only in samples sent on request.
             * @constant
             */
            sample?: true;
        };
        /** @description Who did it. A service key acts under its own id and name; the system under the nil UUID. */
        Actor: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /** @description E-mail address. */
            email: string;
            /** @description Full name. */
            name: string;
        };
        /**
         * @description The time entry of the live clock in events.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000602",
         *       "version": 2,
         *       "employee": {
         *         "id": "0193a000-0000-7000-8000-000000000017",
         *         "email": "jonas.weber@example.test",
         *         "name": "Jonas Weber"
         *       },
         *       "started_at": "2026-11-20T14:00:00.000+01:00",
         *       "ended_at": "2026-11-20T17:30:00.000+01:00",
         *       "auto_stopped": false,
         *       "discarded": false
         *     }
         */
        ClockEventData: {
            /**
             * Format: uuid
             * @description Id of the time entry.
             */
            id: string;
            /**
             * Format: int64
             * @description Version of the time entry after the step.
             */
            version: number;
            employee: components["schemas"]["EventPerson"];
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
        };
        /**
         * @description A new person as events carry it.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000031",
         *       "version": 1,
         *       "email": "lena.vogt@example.test",
         *       "name": "Lena Vogt",
         *       "role": "employee",
         *       "status": "invited",
         *       "start_date": "2026-12-01"
         *     }
         */
        EmployeeCreatedEventData: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: int64
             * @description Version of the person after the step.
             */
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
            /** @description The status after the step. Known values: `invited`, `active`, `deactivated`. More may come. */
            status: "invited" | "active" | "deactivated" | (string & {});
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
        };
        /**
         * @description A person who leaves, as events carry it.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000031",
         *       "version": 2,
         *       "email": "lena.vogt@example.test",
         *       "name": "Lena Vogt",
         *       "role": "employee",
         *       "status": "deactivated",
         *       "last_day": "2027-06-30"
         *     }
         */
        EmployeeDeactivatedEventData: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: int64
             * @description Version of the person after the step.
             */
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
            /** @description The status after the step. Known values: `invited`, `active`, `deactivated`. More may come. */
            status: "invited" | "active" | "deactivated" | (string & {});
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
         * Format: uuid
         * @description Id of the event, the same for all webhooks, in every attempt, resend and recovery, and in the list of events. A delivery has an
         *     id of its own.
         */
        EventId: string;
        /** @description A person, as nested in events. */
        EventPerson: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /** @description E-mail address. */
            email: string;
            /** @description Full name. */
            name: string;
        };
        /**
         * Format: int64
         * @description Higher in each later event of the same record, also within one call. Compare it only among events of one record; the size of
         *     a difference means nothing.
         */
        EventSequence: number;
        /**
         * @description An expense claim in events.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000501",
         *       "version": 2,
         *       "employee": {
         *         "id": "0193a000-0000-7000-8000-000000000017",
         *         "email": "jonas.weber@example.test",
         *         "name": "Jonas Weber"
         *       },
         *       "title": "Trade fair Hanover",
         *       "amount": "184.30",
         *       "approved_amount": "184.30",
         *       "currency": "EUR",
         *       "status": "approved"
         *     }
         */
        ExpenseEventData: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: int64
             * @description Version of the claim after the step.
             */
            version: number;
            employee: components["schemas"]["EventPerson"];
            /** @description Title, as people see it. */
            title: string;
            /** @description The claimed amount, with two decimals. */
            amount: string;
            /** @description The approved amount, in the same currency. Only after approval. */
            approved_amount?: string;
            /** @description ISO 4217 code of the amounts in this object. */
            currency: string;
            /** @description The status after the step. Known values: `submitted`, `approved`, `denied`, `deleted`. More may come. */
            status: "submitted" | "approved" | "denied" | "deleted" | (string & {});
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
         *       "version": 2,
         *       "number": "2026-0042",
         *       "kind": "invoice",
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
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: int64
             * @description Version of the invoice after the step.
             */
            version: number;
            /** @description Without gaps in the workspace and year. */
            number: string;
            kind: components["schemas"]["InvoiceKind"];
            employee: components["schemas"]["EventPerson"];
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
        };
        /**
         * @description The payment of an event.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000701",
         *       "version": 2,
         *       "employee": {
         *         "id": "0193a000-0000-7000-8000-000000000017",
         *         "email": "jonas.weber@example.test",
         *         "name": "Jonas Weber"
         *       },
         *       "kind": "salary",
         *       "amount": "3120.00",
         *       "currency": "EUR",
         *       "paid_at": "2026-11-30T09:00:00.000+01:00",
         *       "status": "completed"
         *     }
         */
        PaymentEventData: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: int64
             * @description Version of the payment after the step.
             */
            version: number;
            employee: components["schemas"]["EventPerson"];
            /** @description Its kind. Known values: `salary`, `bonus`, `reimbursement`, `invoice`, `reversal`, `other`. More may come. */
            kind: "salary" | "bonus" | "reimbursement" | "invoice" | "reversal" | "other" | (string & {});
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
        };
        /**
         * @description An event as webhooks get it, byte for byte: its timestamps have the offset that the workspace had when it happened. What
         *     `data` holds follows from `event`.
         */
        RecordedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
            event: components["schemas"]["EventKind"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurred_at: string;
            actor: components["schemas"]["Actor"];
            /** @description What follows from `event`: as in the request that a webhook gets, whose schema has the name of the kind. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description The envelope of a list. */
        RecordedEventListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["RecordedEvent"][];
        };
        /**
         * @description A closed time entry in events; for a deleted one, its last values.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000601",
         *       "version": 2,
         *       "employee": {
         *         "id": "0193a000-0000-7000-8000-000000000017",
         *         "email": "jonas.weber@example.test",
         *         "name": "Jonas Weber"
         *       },
         *       "started_at": "2026-11-20T09:00:00.000+01:00",
         *       "ended_at": "2026-11-20T13:00:00.000+01:00",
         *       "description": "Site survey",
         *       "billable": true
         *     }
         */
        TimeEntryEventData: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: int64
             * @description Version of the time entry after the step.
             */
            version: number;
            employee: components["schemas"]["EventPerson"];
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
        };
        /**
         * @description The data of a ping.
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
            /** @description A greeting, as plain text. */
            message: string;
            /**
             * @description Only in samples sent on request.
             * @constant
             */
            sample?: true;
        };
        /** @description The invoice that a correction is about. */
        CorrectedInvoiceRef: {
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
        };
        /** @description A contractor's invoice, issued by the workspace (self-billing). */
        Invoice: {
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
            kind: components["schemas"]["InvoiceKind"];
            /** @description The contractor, who is the seller. */
            employee: components["schemas"]["PersonRef"];
            status: components["schemas"]["InvoiceStatus"];
            /** @description Issued, not paid, and `due_on` has passed in the workspace's time zone. */
            overdue: boolean;
            /** @description ISO 4217 code of the amounts in this object. */
            currency: string;
            /** @description The sum of the lines. */
            net: string;
            /** @description One row per rate, lowest first. They add up to `net` and `tax`. */
            taxes: components["schemas"]["InvoiceTax"][];
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
            /**
             * Format: int32
             * @description Days from issue to due day.
             */
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
            corrects: components["schemas"]["CorrectedInvoiceRef"] | null;
            /** @description Why it corrects that invoice. */
            correction_reason: string | null;
            /** @description What happens with money that was paid too much; null for an invoice. */
            settlement: components["schemas"]["InvoiceSettlement"] | null;
            /** @description The sum of its credit notes. */
            credited: string;
            /**
             * @description What a payment pays: the total less what was credited, paid before or carried over. Below zero if the contractor was paid
             *     too much. Zero unless it is issued.
             */
            open: string;
            /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
            exception: components["schemas"]["RecordException"] | null;
            /** @description Actions that the caller may take now. */
            allowed_actions: ("edit" | "delete" | "issue" | "mark_paid" | "void" | "correct" | (string & {}))[];
            /**
             * Format: int64
             * @description Counts changes; also the `ETag`.
             */
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
        };
        /** @description A contractor's invoice with its lines. */
        InvoiceDetail: {
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
            kind: components["schemas"]["InvoiceKind"];
            /** @description The contractor, who is the seller. */
            employee: components["schemas"]["PersonRef"];
            status: components["schemas"]["InvoiceStatus"];
            /** @description Issued, not paid, and `due_on` has passed in the workspace's time zone. */
            overdue: boolean;
            /** @description ISO 4217 code of the amounts in this object. */
            currency: string;
            /** @description The sum of the lines. */
            net: string;
            /** @description One row per rate, lowest first. They add up to `net` and `tax`. */
            taxes: components["schemas"]["InvoiceTax"][];
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
            /**
             * Format: int32
             * @description Days from issue to due day.
             */
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
            corrects: components["schemas"]["CorrectedInvoiceRef"] | null;
            /** @description Why it corrects that invoice. */
            correction_reason: string | null;
            /** @description What happens with money that was paid too much; null for an invoice. */
            settlement: components["schemas"]["InvoiceSettlement"] | null;
            /** @description The sum of its credit notes. */
            credited: string;
            /**
             * @description What a payment pays: the total less what was credited, paid before or carried over. Below zero if the contractor was paid
             *     too much. Zero unless it is issued.
             */
            open: string;
            /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
            exception: components["schemas"]["RecordException"] | null;
            /** @description Its lines. */
            lines: components["schemas"]["InvoiceLine"][];
            /** @description The contractor. Null for a draft, because the data are copied when it is issued. */
            seller: components["schemas"]["InvoiceParty"] | null;
            /** @description The workspace, which issues the invoice in the contractor's name. Null for a draft. */
            buyer: components["schemas"]["InvoiceParty"] | null;
            /** @description SHA-256 of the stored PDF, in hex. Null for a draft. */
            pdf_sha256: string | null;
            /** @description Actions that the caller may take now. */
            allowed_actions: ("edit" | "delete" | "issue" | "mark_paid" | "void" | "correct" | (string & {}))[];
            /**
             * Format: int64
             * @description Counts changes; also the `ETag`.
             */
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
        };
        /** @description The envelope of this: A contractor's invoice with its lines. */
        InvoiceDetailResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["InvoiceDetail"];
        };
        /** @description An invoice was issued. */
        InvoiceIssuedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["InvoiceEventData"];
        };
        /**
         * @description `invoice`: charges for supplies. `credit_note`: takes back a part or all of an invoice (EN 16931, type 381).
         *     `corrected_invoice`: replaces an invoice, with all lines anew (type 384). Known values: `invoice`, `credit_note`, `corrected_invoice`. More may come.
         */
        InvoiceKind: "invoice" | "credit_note" | "corrected_invoice" | (string & {});
        /** @description A line of an invoice. */
        InvoiceLine: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: int64
             * @description From 1.
             */
            position: number;
            /** @description Description, as plain text. */
            description: string;
            /** @description At most six decimals. */
            quantity: number;
            unit: components["schemas"]["InvoiceUnit"];
            /** @description Price of one unit, without tax. */
            unit_price: string;
            /** @description Percent. */
            tax_rate: number;
            /**
             * @description Without tax: quantity times unit price; for a line with `seconds`, these times the price of an hour. Rounded half up
             *     once.
             */
            amount: string;
            /**
             * Format: int64
             * @description The tracked time of the line, from which `quantity` is rounded. Null if the line is not from tracked time.
             */
            seconds: number | null;
        };
        /** @description The envelope of a list. */
        InvoiceListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Invoice"][];
        };
        /** @description Seller or buyer, as printed on the issued invoice. */
        InvoiceParty: {
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
        };
        /**
         * @description What happens with money that was paid too much. `carry`: it lowers what is open of the next invoices. `repaid`: a payment
         *     below zero is scheduled, which is completed when the money is there. Known values: `carry`, `repaid`. More may come.
         */
        InvoiceSettlement: "carry" | "repaid" | (string & {});
        /**
         * @description `draft`: can be changed, has no number. `issued`: frozen, waits for payment. `paid`: a payment is completed, or nothing is
         *     open any more. `void`: no
         *     longer valid, keeps its number. Known values: `draft`, `issued`, `paid`, `void`. More may come.
         */
        InvoiceStatus: "draft" | "issued" | "paid" | "void" | (string & {});
        /**
         * @description `draft`: can be changed, has no number. `issued`: frozen, waits for payment. `paid`: a payment is completed, or nothing is
         *     open any more. `void`: no
         *     longer valid, keeps its number.
         * @enum {string}
         */
        InvoiceStatusInput: "draft" | "issued" | "paid" | "void";
        /** @description The tax of one rate, calculated on the sum of its lines and rounded half up once. */
        InvoiceTax: {
            /** @description Percent. */
            tax_rate: number;
            /** @description The sum of the lines of this rate. */
            net: string;
            /** @description Tax at this rate. */
            tax: string;
        };
        /** @description Percent, with at most two decimals, such as 19: a number, or a string of its digits. */
        InvoiceTaxRate: number | string;
        /** @description The unit of a quantity. Known values: `piece`, `hour`, `day`, `month`, `kilometre`. More may come. */
        InvoiceUnit: "piece" | "hour" | "day" | "month" | "kilometre" | (string & {});
        /** @description An item of a pick list. */
        ListItem: {
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
            /**
             * Format: int64
             * @description Place within the list.
             */
            position: number;
            /** @description True if it stays on old records, but can no longer be chosen. */
            archived: boolean;
            /**
             * Format: int64
             * @description Increases with every change.
             */
            version: number;
            /** @description The holiday calendar of people at this workplace; null in other lists, and for `default`. */
            holiday_calendar: string | null;
            /** @description The working-time rules of people at this workplace; null in other lists, and for those of the workspace. */
            working_time_rules: components["schemas"]["WorkingTimeRules"] | null;
        };
        /** @description The envelope of a list. */
        ListItemListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["ListItem"][];
        };
        /** @description An item of a pick list, as nested in other records. */
        ListItemRef: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /** @description Label, as people see it. */
            label: string;
        };
        /** @description A pick list of the workspace. Known values: `absence-reasons`, `cost-centres`, `departments`, `expense-categories`, `projects`, `termination-reasons`, `ticket-categories`, `time-categories`, `user-types`, `workplaces`. More may come. */
        ListName: "absence-reasons" | "cost-centres" | "departments" | "expense-categories" | "projects" | "termination-reasons" | "ticket-categories" | "time-categories" | "user-types" | "workplaces" | (string & {});
        /**
         * @description A pick list of the workspace.
         * @enum {string}
         */
        ListNameInput: "absence-reasons" | "cost-centres" | "departments" | "expense-categories" | "projects" | "termination-reasons" | "ticket-categories" | "time-categories" | "user-types" | "workplaces";
        /** @description Every list by name with its items in order. */
        PickLists: {
            [key: string]: components["schemas"]["ListItem"][];
        };
        /** @description The envelope of this: Every list by name with its items in order. */
        PickListsResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["PickLists"];
        };
        /** @description A log entry of a person's app. Stored for 30 days. */
        AppLog: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            user: components["schemas"]["PersonRef"];
            level: components["schemas"]["AppLogLevel"];
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
            /** @description Which app sent it. Known values: `app`, `dashboard`. More may come. */
            client: "app" | "dashboard" | (string & {});
            /** @description `X-Request-Id` of the request that sent it. */
            request_id: string | null;
        };
        /**
         * @description The severity of the entry.
         * @enum {string}
         */
        AppLogLevel: "debug" | "info" | "warn" | "error" | "fatal";
        /** @description The envelope of a list. */
        AppLogListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["AppLog"][];
        };
        /** @description The first place at which the chain is broken. */
        AuditBreak: {
            /**
             * Format: int64
             * @description Position in the chain.
             */
            position: number;
            /**
             * Format: uuid
             * @description Id of the entry; null if its place in the chain is missing.
             */
            entry_id: string | null;
            /** @description `changed`: the entry or its place was changed. `missing`: the entry was removed. `gap`: a place of the chain was removed. Known values: `changed`, `missing`, `gap`. More may come. */
            reason: "changed" | "missing" | "gap" | (string & {});
        };
        /** @description One write. Entries are never changed or removed. */
        AuditEntry: {
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
            actor: components["schemas"]["Actor"];
            source: components["schemas"]["AuditSource"];
            /**
             * @description Prefix of the API key, or null.
             * @example wfp_9f3a21c0
             */
            key_prefix: string | null;
            /** @description IP address of the request; null for the system. */
            ip: string | null;
            /** @description `X-Request-Id` of the request; null for the system. */
            request_id: string | null;
        };
        /** @description One write with its changes. */
        AuditEntryDetail: {
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
            actor: components["schemas"]["Actor"];
            source: components["schemas"]["AuditSource"];
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
            chain: components["schemas"]["AuditPlace"] | null;
        };
        /** @description The envelope of this: One write with its changes. */
        AuditEntryDetailResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["AuditEntryDetail"];
        };
        /** @description The envelope of a list. */
        AuditEntryListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["AuditEntry"][];
        };
        /**
         * @description A place in the chain of the trail. The hash is SHA-256 of the previous hash and the stored line, so that changing, removing
         *     or moving a line changes the hash of every later place.
         */
        AuditPlace: {
            /**
             * Format: int64
             * @description From 1, without gaps.
             */
            position: number;
            /** @description SHA-256 of this line and all lines before it, in hex. */
            hash: string;
        };
        /** @description Where a write came from: a session in the browser (`dashboard`) or the mobile app, an API key, an API key used by an assistant through `/mcp`, or the service itself (`system`). Known values: `dashboard`, `app`, `api`, `assistant`, `system`. More may come. */
        AuditSource: "dashboard" | "app" | "api" | "assistant" | "system" | (string & {});
        /**
         * @description Where a write came from: a session in the browser (`dashboard`) or the mobile app, an API key, an API key used by an assistant through `/mcp`, or the service itself (`system`).
         * @enum {string}
         */
        AuditSourceInput: "dashboard" | "app" | "api" | "assistant" | "system";
        /** @description The result of verifying the chain of the trail. */
        AuditVerification: {
            /**
             * Format: int64
             * @description Number of entries compared, up to the first break.
             */
            rows: number;
            /** @description Whether all of them are unchanged and in place. */
            intact: boolean;
            /** @description The first break; null if the chain is intact. */
            first_break: components["schemas"]["AuditBreak"] | null;
            /**
             * @description The last place that was reached; null if there is none. Store it elsewhere to prove later that no entry up to it was
             *     removed together with the places after it.
             */
            head: components["schemas"]["AuditPlace"] | null;
            waiting: components["schemas"]["AuditWaiting"];
        };
        /** @description The envelope of this: The result of verifying the chain of the trail. */
        AuditVerificationResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["AuditVerification"];
        };
        /** @description Entries that are not in the chain yet. */
        AuditWaiting: {
            /**
             * Format: int64
             * @description Number of these entries.
             */
            rows: number;
            /**
             * Format: date-time
             * @description When the oldest of them was written; null if there is none. If it is more than a few minutes ago, no worker is running.
             */
            since: string | null;
        };
        /**
         * @description `needs_action`: not answered yet, or the meeting was moved after the answer.
         * @enum {string}
         */
        InvitationAnswer: "needs_action" | "accepted" | "declined" | "tentative";
        /** @description A meeting with its organiser and attendees. */
        Meeting: {
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
            status: components["schemas"]["MeetingStatus"];
            organizer: components["schemas"]["PersonRef"];
            /** @description Everybody but the organiser, sorted by name. */
            attendees: components["schemas"]["MeetingAttendee"][];
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
            /**
             * Format: int64
             * @description `SEQUENCE` of iCalendar (RFC 5545): counts changes of the meeting. Answers of attendees do not count.
             */
            sequence: number;
            /** @description What the caller may do with the meeting now. */
            allowed_actions: ("update" | "cancel" | "respond" | "edit_slides" | (string & {}))[];
            /**
             * Format: int64
             * @description Counts changes, including answers. Also the `ETag`.
             */
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
        };
        /** @description A person who is invited, and their answer. */
        MeetingAttendee: {
            person: components["schemas"]["PersonRef"];
            response: components["schemas"]["InvitationAnswer"];
            /**
             * Format: date-time
             * @description Null until answered.
             */
            responded_at: string | null;
        };
        /** @description The envelope of a list. */
        MeetingListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Meeting"][];
        };
        /** @description `done`: the end of the meeting has passed. Known values: `scheduled`, `cancelled`, `done`. More may come. */
        MeetingStatus: "scheduled" | "cancelled" | "done" | (string & {});
        /**
         * @description Whether each module is on. Calls of a module that is off are 403 `module_disabled`. A module that has no calls in
         *     this version is false.
         */
        ModuleFlags: {
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
        };
        /**
         * @description The envelope of this: Whether each module is on. Calls of a module that is off are 403 `module_disabled`. A module that has no calls in
         *     this version is false.
         */
        ModuleFlagsResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["ModuleFlags"];
        };
        /** @description The worth of a currency on a day. */
        ExchangeRate: {
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
            /** @description `entered`: sent as a rate. `ecb`: from a file of the European Central Bank. Known values: `entered`, `ecb`. More may come. */
            source: "entered" | "ecb" | (string & {});
        };
        /** @description The envelope of a list. */
        ExchangeRateListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["ExchangeRate"][];
        };
        /** @description A month as it was handed over to payroll or accounting. It never changes. */
        Handover: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            kind: components["schemas"]["HandoverKind"];
            /**
             * @description The month of the year, 1 to 12.
             * @example 2026-10
             */
            month: string;
            /**
             * Format: int64
             * @description Counts the hand-overs of the month.
             */
            number: number;
            /**
             * Format: int64
             * @description Number of people, or of rows to be booked.
             */
            rows: number;
            /** @description Hash of the file with the format `json`. */
            sha256: string;
            /** @description Who made it. */
            created_by: components["schemas"]["PersonRef"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Everybody who has a contract in the month and is no contractor, by name. Empty for `accounting`. */
            people: components["schemas"]["HandoverPayrollRow"][];
            /** @description The rows to be booked, by date and document. Empty for `payroll`. */
            bookings: components["schemas"]["HandoverBooking"][];
            /** @description What differs from the hand-over before of the same month; null for the first. */
            diff: components["schemas"]["HandoverDiff"] | null;
            /**
             * @description In the first hand-over of a month: what has changed in the twelve months before since they were handed over, each change
             *     once.
             */
            late: components["schemas"]["HandoverLate"][];
        };
        /** @description The part of an approved absence that is in the month. */
        HandoverAbsence: {
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
        };
        /** @description A row to be booked, one for each rate of VAT of an expense or invoice. */
        HandoverBooking: {
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
            employee: components["schemas"]["HandoverPerson"];
            /** @description What it was for. */
            text: string;
        };
        /** @description A value that differs. */
        HandoverChange: {
            employee: components["schemas"]["HandoverPerson"];
            /** @description Null in a `payroll` hand-over. */
            document: string | null;
            /** @description The member, such as `contract.salary`, or the list of which an element differs, such as `absences`. */
            field: string;
            /** @description The former value; an element of a list as JSON. Null if there was none. */
            before: string | null;
            /** @description The value now; an element of a list as JSON. Null if there is none. */
            after: string | null;
        };
        /** @description The last agreed terms of the month. */
        HandoverContract: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            type: components["schemas"]["ContractType"];
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
            pay_period: components["schemas"]["PayPeriod"] | null;
        };
        /** @description What differs from a former hand-over. */
        HandoverDiff: {
            /** @description New people or documents. */
            added: components["schemas"]["HandoverSubject"][];
            /** @description People or documents that are no longer part of it. */
            removed: components["schemas"]["HandoverSubject"][];
            /** @description Values that differ. */
            changed: components["schemas"]["HandoverChange"][];
        };
        /** @description An expense claim that was approved in the month. */
        HandoverExpense: {
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
        };
        /** @description Time in the month, in hours with two decimals. */
        HandoverHours: {
            /** @description Exact working time. */
            worked: string;
            /** @description By the weekly pattern, less holidays and absences. */
            expected: string;
            /** @description Worked less expected. */
            overtime: string;
            /** @description Overtime paid out of the account in the month. */
            overtime_paid: string;
        };
        /** @description `payroll`: what pays people for a month, for a payroll provider. `accounting`: what was spent, for an accountant. Known values: `payroll`, `accounting`. More may come. */
        HandoverKind: "payroll" | "accounting" | (string & {});
        /** @description What has changed in an earlier month since it was last handed over or reported. */
        HandoverLate: {
            /** @description The month of the year, 1 to 12. */
            month: string;
            diff: components["schemas"]["HandoverDiff"];
        };
        /** @description A change of a person's employment in the month. */
        HandoverNews: {
            /** @description `joined` and `left` have neither `before` nor `after`. Known values: `joined`, `left`, `type`, `title`, `salary`, `currency`, `pay_period`, `weekly_hours`. More may come. */
            field: "joined" | "left" | "type" | "title" | "salary" | "currency" | "pay_period" | "weekly_hours" | (string & {});
            /** @description The former value. */
            before: string | null;
            /** @description The value from then on. */
            after: string | null;
            /**
             * Format: date
             * @description The first day of the new value; for `left` the last day of employment.
             */
            effective_on: string;
        };
        /** @description A payment of the month that was neither cancelled nor reversed. */
        HandoverPayment: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            kind: components["schemas"]["PaymentKind"];
            /** @description Below zero if it was carried or is paid back. */
            amount: string;
            /** @description ISO 4217 code of the amounts in this object. */
            currency: string;
            /**
             * Format: date
             * @description Date on which it should be paid.
             */
            pay_on: string;
        };
        /** @description What pays a person for a month. Without bank accounts and national ids. */
        HandoverPayrollRow: {
            employee: components["schemas"]["HandoverPerson"];
            /** @description The person's number in the workspace; unique. */
            employee_number: string | null;
            contract: components["schemas"]["HandoverContract"];
            hours: components["schemas"]["HandoverHours"];
            /** @description In the order of their days. */
            absences: components["schemas"]["HandoverAbsence"][];
            /** @description In the order of their days. */
            payments: components["schemas"]["HandoverPayment"][];
            /** @description Claims approved in the month. */
            expenses: components["schemas"]["HandoverExpense"][];
            /** @description In the order of their days. */
            changes: components["schemas"]["HandoverNews"][];
        };
        /** @description A person, as they were named then. */
        HandoverPerson: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /** @description Name, as people see it. */
            name: string;
        };
        /** @description The envelope of this: A month as it was handed over to payroll or accounting. It never changes. */
        HandoverResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Handover"];
        };
        /** @description A person of a `payroll` hand-over, or a document of an `accounting` one. */
        HandoverSubject: {
            employee: components["schemas"]["HandoverPerson"];
            /** @description Null in a `payroll` hand-over. */
            document: string | null;
        };
        /** @description A month as it was handed over to payroll or accounting. It never changes. */
        HandoverSummary: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            kind: components["schemas"]["HandoverKind"];
            /**
             * @description The month of the year, 1 to 12.
             * @example 2026-10
             */
            month: string;
            /**
             * Format: int64
             * @description Counts the hand-overs of the month.
             */
            number: number;
            /**
             * Format: int64
             * @description Number of people, or of rows to be booked.
             */
            rows: number;
            /** @description Hash of the file with the format `json`. */
            sha256: string;
            /** @description Who made it. */
            created_by: components["schemas"]["PersonRef"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
        };
        /** @description The envelope of a list. */
        HandoverSummaryListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["HandoverSummary"][];
        };
        /** @description Invoices that were paid in one currency, less reversals. */
        InvoiceSums: {
            /** @description Without tax. */
            net: string;
            /** @description The tax. */
            tax: string;
            /** @description The amount paid, including tax. */
            total: string;
        };
        /** @description A payment that is not completed or cancelled. */
        OpenPayment: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            kind: components["schemas"]["PaymentKind"];
            /** @description Money, two decimals. */
            amount: string;
            /** @description ISO 4217 code of the amounts in this object. */
            currency: string;
            status: components["schemas"]["PaymentStatus"];
            /**
             * Format: date
             * @description The planned day of payment.
             */
            pay_on: string;
        };
        /** @description What was paid in a month. */
        PaidMonth: {
            /**
             * Format: int32
             * @description The month of the year, 1 to 12.
             */
            month: number;
            /** @description One row per currency. Empty if nothing was paid. */
            totals: components["schemas"]["PaidSums"][];
        };
        /** @description What was paid in one currency, less reversals. */
        PaidSums: {
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
            salaries: components["schemas"]["SalarySums"];
            invoices: components["schemas"]["InvoiceSums"];
        };
        /** @description A payment to a person. */
        Payment: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
            kind: components["schemas"]["PaymentKind"];
            /** @description Money, two decimals. Negative for a reversal. */
            amount: string;
            /** @description ISO 4217 code of the amounts in this object. */
            currency: string;
            status: components["schemas"]["PaymentStatus"];
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
            method: components["schemas"]["PaymentMethodRef"] | null;
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
            exception: components["schemas"]["RecordException"] | null;
            /** @description What the caller may do with the payment now. */
            allowed_actions: ("edit" | "complete" | "fail" | "retry" | "reverse" | "cancel" | (string & {}))[];
            /**
             * Format: int64
             * @description Counts changes. Also the `ETag`.
             */
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
        };
        /** @description A payment was completed. */
        PaymentCompletedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["PaymentEventData"];
        };
        /** @description The number of rows with an outcome. */
        PaymentJobCount: {
            outcome: components["schemas"]["PaymentJobOutcome"];
            /**
             * Format: int64
             * @description Rows with this outcome so far.
             */
            rows: number;
        };
        /** @description A job on the payments or payslips of many people, with the result of each row that has one. */
        PaymentJobDetail: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            kind: components["schemas"]["PaymentJobKind"];
            status: components["schemas"]["PaymentJobStatus"];
            /** @description Nothing is written. */
            dry_run: boolean;
            /**
             * Format: int64
             * @description Rows of the job.
             */
            total: number;
            /**
             * Format: int64
             * @description Rows that have an outcome so far.
             */
            done: number;
            /** @description How many rows have which outcome so far. */
            counts: components["schemas"]["PaymentJobCount"][];
            /** @description The admin who started it. */
            created_by: components["schemas"]["Actor"];
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
            results: components["schemas"]["PaymentJobResult"][];
        };
        /** @description The envelope of this: A job on the payments or payslips of many people, with the result of each row that has one. */
        PaymentJobDetailResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["PaymentJobDetail"];
        };
        /**
         * @description `prepare`: schedules the salaries of a month. `publish`: publishes payslips. `import`: drafts payslips. `documents`: attaches
         *     PDFs to drafts. `settle`: completes or fails the payments of a run. `bank_report`: does what a bank reports on payments. Known values: `prepare`, `publish`, `import`, `documents`, `settle`, `bank_report`. More may come.
         */
        PaymentJobKind: "prepare" | "publish" | "import" | "documents" | "settle" | "bank_report" | (string & {});
        /**
         * @description `created`: a payment was scheduled, or a payslip drafted. `published`: the payslip was published.
         *     `attached`: the PDF is the document of the payslip. `completed`, `failed`,
         *     `reversed`: the payment was. `valid`: without `dry_run`, the row would have been done. `unchanged`: there was nothing to change.
         *     `left_out`: nothing is to be done for this person now, or not by the caller; `code` says why. `refused`: the row was
         *     wrong or could not be done; `code`, `detail` and `errors` say why. Known values: `created`, `published`, `attached`, `completed`, `failed`, `reversed`, `valid`, `unchanged`, `left_out`, `refused`. More may come.
         */
        PaymentJobOutcome: "created" | "published" | "attached" | "completed" | "failed" | "reversed" | "valid" | "unchanged" | "left_out" | "refused" | (string & {});
        /**
         * @description `created`: a payment was scheduled, or a payslip drafted. `published`: the payslip was published.
         *     `attached`: the PDF is the document of the payslip. `completed`, `failed`,
         *     `reversed`: the payment was. `valid`: without `dry_run`, the row would have been done. `unchanged`: there was nothing to change.
         *     `left_out`: nothing is to be done for this person now, or not by the caller; `code` says why. `refused`: the row was
         *     wrong or could not be done; `code`, `detail` and `errors` say why.
         * @enum {string}
         */
        PaymentJobOutcomeInput: "created" | "published" | "attached" | "completed" | "failed" | "reversed" | "valid" | "unchanged" | "left_out" | "refused";
        /** @description The result of a row. */
        PaymentJobResult: {
            /**
             * Format: int64
             * @description Number of the row, from 1.
             */
            row: number;
            outcome: components["schemas"]["PaymentJobOutcome"];
            /** @description The person of the row; null if the row names nobody who exists. */
            employee: components["schemas"]["PersonRef"] | null;
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
        };
        /**
         * @description `queued`: not started yet. `running`: rows are being done. `finished`: all rows have an outcome. `failed`: the service
         *     could not continue, for a reason other than a row; what the results report as done stays done. Known values: `queued`, `running`, `finished`, `failed`. More may come.
         */
        PaymentJobStatus: "queued" | "running" | "finished" | "failed" | (string & {});
        /** @description What is paid. A `reversal` has the negative amount of the payment that it reverses. Known values: `salary`, `bonus`, `reimbursement`, `invoice`, `reversal`, `other`. More may come. */
        PaymentKind: "salary" | "bonus" | "reimbursement" | "invoice" | "reversal" | "other" | (string & {});
        /**
         * @description What is paid. A `reversal` has the negative amount of the payment that it reverses.
         * @enum {string}
         */
        PaymentKindInput: "salary" | "bonus" | "reimbursement" | "invoice" | "reversal" | "other";
        /** @description The envelope of a list. */
        PaymentListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Payment"][];
        };
        /** @description A payment method, as nested in payments. */
        PaymentMethodRef: {
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
        };
        /** @description The envelope of this: A payment to a person. */
        PaymentResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Payment"];
        };
        /**
         * @description `scheduled`: will be paid on its day. `processing`: a payment run has ordered it. `completed`: paid; this is final,
         *     and money that came back is recorded as a new payment. `failed`: the bank has refused it. `cancelled`: it does not
         *     go ahead. Known values: `scheduled`, `processing`, `completed`, `failed`, `cancelled`. More may come.
         */
        PaymentStatus: "scheduled" | "processing" | "completed" | "failed" | "cancelled" | (string & {});
        /**
         * @description `scheduled`: will be paid on its day. `processing`: a payment run has ordered it. `completed`: paid; this is final,
         *     and money that came back is recorded as a new payment. `failed`: the bank has refused it. `cancelled`: it does not
         *     go ahead.
         * @enum {string}
         */
        PaymentStatusInput: "scheduled" | "processing" | "completed" | "failed" | "cancelled";
        /** @description What was paid in one group and currency, less reversals. */
        PaymentSummaryRow: {
            /** @description The month as YYYY-MM, or the id of the department; null for people without one. */
            key: string | null;
            /** @description The month, or the name of the department. */
            label: string | null;
            /** @description ISO 4217 code of the amounts in this object. */
            currency: string;
            /**
             * Format: int64
             * @description Number of payments, including reversals.
             */
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
            salaries: components["schemas"]["SalarySums"];
            invoices: components["schemas"]["InvoiceSums"];
        };
        /** @description The envelope of a list. */
        PaymentSummaryRowListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["PaymentSummaryRow"][];
        };
        /** @description What a person was paid in a year. A payment counts in the month in which it was paid, in the workspace's zone. */
        PaymentYearSummary: {
            /**
             * Format: int64
             * @description The year.
             */
            year: number;
            /** @description One row per currency. */
            totals: components["schemas"]["PaidSums"][];
            /** @description The twelve months, January first. */
            months: components["schemas"]["PaidMonth"][];
        };
        /** @description The envelope of this: What a person was paid in a year. A payment counts in the month in which it was paid, in the workspace's zone. */
        PaymentYearSummaryResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["PaymentYearSummary"];
        };
        /** @description A person's pay for a period, without lines. */
        Payslip: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
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
            kind: components["schemas"]["PayslipKind"];
            status: components["schemas"]["PayslipStatus"];
            settlement: components["schemas"]["PayslipSettlement"];
            /**
             * Format: uuid
             * @description The payslip that it corrects; null for a first one.
             */
            replaces_id: string | null;
            /** @description Why it corrects that payslip. */
            correction_reason: string | null;
            /** @description Who voided it, when and why; null unless `voided`. */
            voided: components["schemas"]["PayslipVoided"] | null;
            /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
            exception: components["schemas"]["RecordException"] | null;
            /** @description The PDF; null for a draft. */
            document: components["schemas"]["PayslipDocument"] | null;
            /**
             * Format: date-time
             * @description Null for a draft.
             */
            published_at: string | null;
            /** @description What the caller may do with the payslip now. Empty for API keys, which can only read. */
            allowed_actions: ("publish" | "delete" | "void" | (string & {}))[];
            /**
             * Format: int64
             * @description Counts changes. Also the `ETag`.
             */
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
        };
        /** @description A payslip with its lines. */
        PayslipDetail: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
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
            kind: components["schemas"]["PayslipKind"];
            status: components["schemas"]["PayslipStatus"];
            settlement: components["schemas"]["PayslipSettlement"];
            /**
             * Format: uuid
             * @description The payslip that it corrects; null for a first one.
             */
            replaces_id: string | null;
            /** @description Why it corrects that payslip. */
            correction_reason: string | null;
            /** @description Who voided it, when and why; null unless `voided`. */
            voided: components["schemas"]["PayslipVoided"] | null;
            /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
            exception: components["schemas"]["RecordException"] | null;
            /** @description In the order in which they were sent. */
            lines: components["schemas"]["PayslipLine"][];
            /** @description The PDF; null for a draft. */
            document: components["schemas"]["PayslipDocument"] | null;
            /**
             * Format: date-time
             * @description Null for a draft.
             */
            published_at: string | null;
            /** @description What the caller may do with the payslip now. Empty for API keys, which can only read. */
            allowed_actions: ("publish" | "delete" | "void" | (string & {}))[];
            /**
             * Format: int64
             * @description Counts changes. Also the `ETag`.
             */
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
        };
        /** @description The envelope of this: A payslip with its lines. */
        PayslipDetailResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["PayslipDetail"];
        };
        /** @description The PDF that was created when the payslip was published. It never changes. */
        PayslipDocument: {
            /** @description Name of the file. */
            filename: string;
            /** @description Hash of its bytes in hex. */
            sha256: string;
            /**
             * Format: int64
             * @description In bytes.
             */
            size: number;
        };
        /**
         * @description `regular`: the pay of a period; a person has one for each day. `additional`: a payslip beside it, such as for a bonus.
         *     `correction`: a difference to former payslips. Additional and correcting payslips are paid once each. Known values: `regular`, `additional`, `correction`. More may come.
         */
        PayslipKind: "regular" | "additional" | "correction" | (string & {});
        /** @description A line of a payslip. */
        PayslipLine: {
            /** @description The payroll code that was sent. */
            code: string;
            /** @description Label, as people see it. */
            label: string;
            kind: components["schemas"]["PayslipLineKind"];
            /** @description Money, two decimals. Above zero, whatever its `kind`; below, it takes back. */
            amount: string;
            /** @description The currency of the payslip. */
            currency: string;
        };
        /**
         * @description `earning`: adds to the gross pay. `deduction`: is taken from it. `contribution`: paid by the employer on top, such
         *     as its share of insurances; not part of gross or net. Known values: `earning`, `deduction`, `contribution`. More may come.
         */
        PayslipLineKind: "earning" | "deduction" | "contribution" | (string & {});
        /** @description The envelope of a list. */
        PayslipListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Payslip"][];
        };
        /**
         * @description What happens with a payout below zero. `carry`: it lowers the next salary that `POST /payments/admin/prepare/` schedules.
         *     `repaid`: a payment below zero is scheduled, which is completed when the money is there. Known values: `carry`, `repaid`. More may come.
         */
        PayslipSettlement: "carry" | "repaid" | (string & {});
        /**
         * @description `draft`: visible to admins only. `published`: visible to its person, and final. `voided`: void, or replaced by another
         *     one; its person still reads it. Known values: `draft`, `published`, `voided`. More may come.
         */
        PayslipStatus: "draft" | "published" | "voided" | (string & {});
        /**
         * @description `draft`: visible to admins only. `published`: visible to its person, and final. `voided`: void, or replaced by another
         *     one; its person still reads it.
         * @enum {string}
         */
        PayslipStatusInput: "draft" | "published" | "voided";
        /** @description How a payslip became void. */
        PayslipVoided: {
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description The admin. */
            by: components["schemas"]["PersonRef"] | null;
            /** @description Why; the person reads it. */
            reason: string;
            /**
             * Format: uuid
             * @description The payslip that took its place; null for none.
             */
            replaced_by_id: string | null;
        };
        /** @description Salaries, bonuses and other payments in one currency, less reversals. */
        SalarySums: {
            /** @description The sum over paid payslips. Null if a payment has no payslip, or nothing was paid. */
            gross: string | null;
            /** @description The gross pay of paid payslips, even if other payments have none. */
            known_gross: string;
            /** @description The sum over paid payslips. Null if a payment has no payslip, or nothing was paid. */
            deductions: string | null;
            /** @description The amount paid. */
            net: string;
            /**
             * Format: int64
             * @description Number of payments without a payslip, including their reversals.
             */
            without_payslip: number;
        };
        /** @description What a person is owed. */
        Wallet: {
            /** @description One balance per currency, sorted by currency code. */
            balances: components["schemas"]["WalletBalance"][];
        };
        /** @description What a person is owed in one currency. `available` and `pending` add up to the sum of the entries. */
        WalletBalance: {
            /** @description ISO 4217 code of the amounts in this object. */
            currency: string;
            /** @description The part that is in no payment yet. */
            available: string;
            /** @description The part that is in scheduled or processing payments. */
            pending: string;
        };
        /** @description The record that caused an entry. */
        WalletCause: {
            /** @description The type of the record. Known values: `expense_claim`, `invoice`, `payslip`, `payment`. More may come. */
            type: "expense_claim" | "invoice" | "payslip" | "payment" | (string & {});
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
        };
        /** @description A change of what a person is owed. Entries are never changed or deleted. */
        WalletEntry: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * @description `owed`: the amount became payable. `corrected`: the amount changed. `void`: it is no longer owed. `paid`: a
             *     payment was completed. `reversed`: that payment was reversed. Known values: `owed`, `corrected`, `void`, `paid`, `reversed`. More may come.
             */
            kind: "owed" | "corrected" | "void" | "paid" | "reversed" | (string & {});
            /** @description Negative if less is owed than before. */
            amount: string;
            /** @description ISO 4217 code of the amounts in this object. */
            currency: string;
            cause: components["schemas"]["WalletCause"];
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
        };
        /** @description The envelope of a list. */
        WalletEntryListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["WalletEntry"][];
        };
        /** @description The envelope of this: What a person is owed. */
        WalletResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Wallet"];
        };
        /** @description Duration of each step in milliseconds. Null for a step that was not reached. */
        AttemptTimings: {
            /**
             * Format: int64
             * @description Milliseconds until the name was resolved.
             */
            dns_ms: number | null;
            /**
             * Format: int64
             * @description Milliseconds until the connection was open.
             */
            connect_ms: number | null;
            /**
             * Format: int64
             * @description Milliseconds until the TLS handshake was complete.
             */
            tls_ms: number | null;
            /**
             * Format: int64
             * @description Milliseconds until the first byte of the answer.
             */
            first_byte_ms: number | null;
            /**
             * Format: int64
             * @description Milliseconds in all.
             */
            total_ms: number | null;
        };
        /** @description One event on its way to one webhook. Kept for 30 days. */
        Delivery: {
            /**
             * Format: uuid
             * @description Sent as `X-Service-Delivery`, the same on every attempt and resend.
             */
            id: string;
            event: components["schemas"]["EventKind"];
            event_id: components["schemas"]["EventId"];
            status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: int64
             * @description HTTP status of the last answer; null if there was none.
             */
            response_code: number | null;
            /**
             * Format: int64
             * @description Attempts made, including resends.
             */
            attempt_count: number;
            /**
             * Format: int32
             * @description How many times it can still be resent manually.
             */
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
        };
        /** @description One request to the webhook's URL. */
        DeliveryAttempt: {
            /**
             * Format: int64
             * @description Counts from 1, including resends.
             */
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
            /** @description `unknown`: the service stopped during the attempt, so it is not known whether the receiver got it. Known values: `acknowledged`, `failed`, `unknown`, `running`. More may come. */
            outcome: "acknowledged" | "failed" | "unknown" | "running" | (string & {});
            /**
             * @description Why it failed, as a code. Null unless it failed.
             * @example url_not_public
             */
            cause: string | null;
            /** @description Why it failed, as text. Null unless it failed. */
            error: string | null;
            /**
             * Format: int64
             * @description HTTP status of the answer; null if there was none.
             */
            response_code: number | null;
            /**
             * Format: int64
             * @description Duration in milliseconds; null if nothing was sent.
             */
            duration_ms: number | null;
            /** @description The IP address that was connected to; null if there was none. */
            address: string | null;
            /** @description Durations of the steps; null if no connection was tried. */
            timings: components["schemas"]["AttemptTimings"] | null;
            /** @description The first 16 KiB of the answer. */
            body_excerpt: string | null;
            /** @description Whether a person or a key requested this attempt. */
            resend: boolean;
        };
        /** @description The deliveries of one hour. */
        DeliveryCount: {
            /**
             * Format: date-time
             * @description Begin of the hour.
             */
            starts_at: string;
            /**
             * Format: int64
             * @description Deliveries that were acknowledged.
             */
            delivered: number;
            /**
             * Format: int64
             * @description Deliveries that were given up.
             */
            failed: number;
            /**
             * Format: int64
             * @description Deliveries that are waiting for an attempt, or held.
             */
            open: number;
        };
        /** @description The envelope of a list. */
        DeliveryCountListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["DeliveryCount"][];
        };
        /** @description A delivery with what was sent and how each attempt ended. */
        DeliveryDetail: {
            /**
             * Format: uuid
             * @description Sent as `X-Service-Delivery`, the same on every attempt and resend.
             */
            id: string;
            event: components["schemas"]["EventKind"];
            event_id: components["schemas"]["EventId"];
            status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: int64
             * @description HTTP status of the last answer; null if there was none.
             */
            response_code: number | null;
            /**
             * Format: int64
             * @description Attempts made, including resends.
             */
            attempt_count: number;
            /**
             * Format: int32
             * @description How many times it can still be resent manually.
             */
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
            request: components["schemas"]["DeliveryRequest"];
            /** @description Oldest first. */
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        /** @description The envelope of this: A delivery with what was sent and how each attempt ended. */
        DeliveryDetailResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["DeliveryDetail"];
        };
        /** @description The envelope of a list. */
        DeliveryListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Delivery"][];
        };
        /** @description The request that every attempt sends. */
        DeliveryRequest: {
            /** @description The webhook's current URL. */
            url: string;
            /** @description Headers by name. Signatures are masked. */
            headers: {
                [key: string]: string;
            };
            /** @description The exact bytes, fixed when the event happened. */
            body: string;
        };
        /** @description The envelope of this: One event on its way to one webhook. Kept for 30 days. */
        DeliveryResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Delivery"];
        };
        /**
         * @description `pending`: an attempt is due or running. `retrying`: not acknowledged yet, and the next attempt is planned. `held`:
         *     its webhook is paused. `delivered`: acknowledged with a 2xx. `failed`: all six attempts have failed, or a resend was
         *     not acknowledged. Known values: `pending`, `retrying`, `held`, `delivered`, `failed`. More may come.
         */
        DeliveryStatus: "pending" | "retrying" | "held" | "delivered" | "failed" | (string & {});
        /**
         * @description `pending`: an attempt is due or running. `retrying`: not acknowledged yet, and the next attempt is planned. `held`:
         *     its webhook is paused. `delivered`: acknowledged with a 2xx. `failed`: all six attempts have failed, or a resend was
         *     not acknowledged.
         * @enum {string}
         */
        DeliveryStatusInput: "pending" | "retrying" | "held" | "delivered" | "failed";
        /** @description The kind of event. Later versions have more. Known values: `absence.approved`, `absence.cancelled`, `absence.denied`, `absence.requested`, `clock.started`, `clock.stopped`, `employee.created`, `employee.deactivated`, `expense.approved`, `expense.deleted`, `expense.denied`, `expense.submitted`, `invoice.issued`, `payment.completed`, `time_entry.created`, `time_entry.deleted`, `time_entry.updated`, `webhook.ping`. More may come. */
        EventKind: "absence.approved" | "absence.cancelled" | "absence.denied" | "absence.requested" | "clock.started" | "clock.stopped" | "employee.created" | "employee.deactivated" | "expense.approved" | "expense.deleted" | "expense.denied" | "expense.submitted" | "invoice.issued" | "payment.completed" | "time_entry.created" | "time_entry.deleted" | "time_entry.updated" | "webhook.ping" | (string & {});
        /**
         * @description The kind of event. Later versions have more.
         * @enum {string}
         */
        EventKindInput: "absence.approved" | "absence.cancelled" | "absence.denied" | "absence.requested" | "clock.started" | "clock.stopped" | "employee.created" | "employee.deactivated" | "expense.approved" | "expense.deleted" | "expense.denied" | "expense.submitted" | "invoice.issued" | "payment.completed" | "time_entry.created" | "time_entry.deleted" | "time_entry.updated" | "webhook.ping";
        /** @description An event kind with the schema of its bodies and a sample. */
        EventKindInfo: {
            event: components["schemas"]["EventKind"];
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
        };
        /** @description The envelope of a list. */
        EventKindInfoListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["EventKindInfo"][];
        };
        /** @description A kind of event, all kinds of a group (`absence.*`), or all kinds (`*`). A group and `*` include the kinds that later versions add. Known values: `*`, `absence.*`, `clock.*`, `employee.*`, `expense.*`, `invoice.*`, `payment.*`, `time_entry.*`, `absence.approved`, `absence.cancelled`, `absence.denied`, `absence.requested`, `clock.started`, `clock.stopped`, `employee.created`, `employee.deactivated`, `expense.approved`, `expense.deleted`, `expense.denied`, `expense.submitted`, `invoice.issued`, `payment.completed`, `time_entry.created`, `time_entry.deleted`, `time_entry.updated`, `webhook.ping`. More may come. */
        EventSelection: "*" | "absence.*" | "clock.*" | "employee.*" | "expense.*" | "invoice.*" | "payment.*" | "time_entry.*" | "absence.approved" | "absence.cancelled" | "absence.denied" | "absence.requested" | "clock.started" | "clock.stopped" | "employee.created" | "employee.deactivated" | "expense.approved" | "expense.deleted" | "expense.denied" | "expense.submitted" | "invoice.issued" | "payment.completed" | "time_entry.created" | "time_entry.deleted" | "time_entry.updated" | "webhook.ping" | (string & {});
        /**
         * @description A kind of event, all kinds of a group (`absence.*`), or all kinds (`*`). A group and `*` include the kinds that later versions add.
         * @enum {string}
         */
        EventSelectionInput: "*" | "absence.*" | "clock.*" | "employee.*" | "expense.*" | "invoice.*" | "payment.*" | "time_entry.*" | "absence.approved" | "absence.cancelled" | "absence.denied" | "absence.requested" | "clock.started" | "clock.stopped" | "employee.created" | "employee.deactivated" | "expense.approved" | "expense.deleted" | "expense.denied" | "expense.submitted" | "invoice.issued" | "payment.completed" | "time_entry.created" | "time_entry.deleted" | "time_entry.updated" | "webhook.ping";
        /**
         * @description The result of a recovery, or with `dry_run` what it would be.
         * @example {
         *       "count": 128,
         *       "events": [
         *         {
         *           "event": "absence.approved",
         *           "count": 100
         *         },
         *         {
         *           "event": "absence.cancelled",
         *           "count": 28
         *         }
         *       ],
         *       "since": "2026-11-20T06:00:00.000+01:00"
         *     }
         */
        Recovery: {
            /**
             * Format: int64
             * @description Number of new deliveries.
             */
            count: number;
            /** @description The same by kind of event, the most first. */
            events: {
                event: components["schemas"]["EventKind"];
                /**
                 * Format: int64
                 * @description Number of new deliveries.
                 */
                count: number;
            }[];
            /**
             * Format: date-time
             * @description Deliveries that failed at this time or later.
             */
            since: string;
        };
        /**
         * @description What `recoverDeliveries` takes.
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
             * Format: date-time
             * @description Only deliveries that failed before this time.
             */
            until?: string;
            /** @description Only deliveries of these kinds of events. */
            events?: components["schemas"]["EventKindInput"][];
            /** @description Only count the deliveries. `false` unless given. */
            dry_run?: boolean;
        };
        /** @description The envelope of this: The result of a recovery, or with `dry_run` what it would be. */
        RecoveryResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Recovery"];
        };
        /**
         * @description What `sendSampleEvent` takes.
         * @example {
         *       "event": "absence.approved"
         *     }
         */
        SampleEventInput: {
            event: components["schemas"]["EventKindInput"];
        };
        /** @description A scope, and whether the caller may put it into a key. */
        ScopeInfo: {
            scope: components["schemas"]["Scope"];
            /**
             * @description What the scope grants, as text.
             * @example balances and requests
             */
            grants: string;
            /** @description Whether the caller's role may put it into a key. */
            grantable: boolean;
            /** @description Whether the caller has it now. For a session, the same as `grantable`. */
            granted: boolean;
        };
        /** @description The envelope of a list. */
        ScopeInfoListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["ScopeInfo"][];
        };
        /** @description What `rotateWebhookSecret` takes. */
        SecretRotationInput: {
            /**
             * Format: int32
             * @description Hours for which the old secret also signs, as a second value in `webhook-signature` only. `0` unless given.
             */
            overlap_hours?: number;
        };
        /** @description The parts of the service. */
        ServiceChecks: {
            /** @description `degraded` if Postgres answers slowly or not at all. Known values: `ok`, `degraded`. More may come. */
            database: "ok" | "degraded" | (string & {});
            /** @description `up` while webhooks are delivered, with a delay of at most 15 seconds. Otherwise they wait and are delivered later. Known values: `starting`, `up`, `down`, `unavailable`. More may come. */
            deliveries: "starting" | "up" | "down" | "unavailable" | (string & {});
            /** @description Seconds the oldest due delivery has waited; 0 when none is due. Webhooks that are failing do not count. */
            webhooks_queue_age_s: number;
        };
        /** @description The status of the service. */
        ServiceStatus: {
            /** @description `degraded`: calls are answered, but a part of the service is slow or down. Known values: `ok`, `degraded`. More may come. */
            status: "ok" | "degraded" | (string & {});
            /** @description Version of the service. */
            version: string;
            /** @description The running commit, if known. */
            commit: string | null;
            /**
             * Format: date-time
             * @description The server's clock.
             */
            time: string;
            checks: components["schemas"]["ServiceChecks"];
        };
        /** @description The envelope of this: The status of the service. */
        ServiceStatusResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["ServiceStatus"];
        };
        /** @description A URL of the workspace that events are sent to. */
        Webhook: {
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
            events: components["schemas"]["EventSelection"][];
            status: components["schemas"]["WebhookStatus"];
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
            /**
             * Format: int64
             * @description Rises with every change. Also the `ETag`.
             */
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
            warnings?: components["schemas"]["WebhookWarning"][];
        };
        /** @description A new webhook with its secret. */
        WebhookCreated: {
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
            events: components["schemas"]["EventSelection"][];
            status: components["schemas"]["WebhookStatus"];
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
            /**
             * Format: int64
             * @description Rises with every change. Also the `ETag`.
             */
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
            warnings?: components["schemas"]["WebhookWarning"][];
            /**
             * @description The signing secret. The whole string is the HMAC key of `X-Service-Signature`. Never shown again.
             * @example whsec_…
             */
            secret: string;
        };
        /** @description The envelope of this: A new webhook with its secret. */
        WebhookCreatedResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["WebhookCreated"];
        };
        /** @description A delivery in the list over all webhooks. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Sent as `X-Service-Delivery`, the same on every attempt and resend.
             */
            id: string;
            webhook: components["schemas"]["WebhookRef"];
            event: components["schemas"]["EventKind"];
            event_id: components["schemas"]["EventId"];
            status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: int64
             * @description HTTP status of the last answer; null if there was none.
             */
            response_code: number | null;
            /**
             * Format: int64
             * @description How long the last attempt took; null if it is running or made no connection.
             */
            duration_ms: number | null;
            /**
             * Format: int64
             * @description Attempts made, including resends.
             */
            attempt_count: number;
            /**
             * Format: int32
             * @description How many times it can still be resent manually.
             */
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
        };
        /** @description The envelope of a list. */
        WebhookDeliveryListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["WebhookDelivery"][];
        };
        /** @description What `createWebhook` takes. */
        WebhookInput: {
            /**
             * @description A public https address, without user name or fragment.
             * @example https://hooks.example.com/workforce
             */
            url: string;
            /** @description The kinds of events that are sent there. */
            events: components["schemas"]["EventSelectionInput"][];
            /** @description The purpose of the webhook. */
            description?: string;
        };
        /** @description The envelope of a list. */
        WebhookListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Webhook"][];
        };
        /** @description Members that are left out stay as they are. Null clears where it is allowed. */
        WebhookPatch: {
            /** @description A public https address, without user name or fragment. */
            url?: string;
            /** @description The kinds of events that are sent there. */
            events?: components["schemas"]["EventSelectionInput"][];
            status?: components["schemas"]["WebhookStatusInput"];
            /** @description The purpose of the webhook. */
            description?: string | null;
        };
        /** @description Ping. */
        WebhookPingEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["WebhookPingEventData"];
        };
        /** @description A webhook, as other records name it. */
        WebhookRef: {
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
        };
        /** @description The envelope of this: A URL of the workspace that events are sent to. */
        WebhookResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Webhook"];
        };
        /** @description The new secret of a webhook. */
        WebhookSecret: {
            /**
             * @description The new signing secret. Never shown again.
             * @example whsec_…
             */
            secret: string;
        };
        /** @description The envelope of this: The new secret of a webhook. */
        WebhookSecretResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["WebhookSecret"];
        };
        /** @description While a webhook is paused, its deliveries are held until it is active again; pings and resends are still sent. The service never pauses a webhook itself. Known values: `active`, `paused`. More may come. */
        WebhookStatus: "active" | "paused" | (string & {});
        /**
         * @description While a webhook is paused, its deliveries are held until it is active again; pings and resends are still sent. The service never pauses a webhook itself.
         * @enum {string}
         */
        WebhookStatusInput: "active" | "paused";
        /** @description A URL that is accepted but does not work now. */
        WebhookWarning: {
            /** @description `host_unresolved`: DNS has no address for the host now. Its deliveries fail until it has one. Known values: `host_unresolved`. More may come. */
            code: "host_unresolved" | (string & {});
            /** @description Explanation for people. */
            detail: string;
        };
        /**
         * @description A day of the week.
         * @enum {string}
         */
        Weekday: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
        /** @description A person's home address. Only the person and admins see it. */
        Address: {
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
        };
        /**
         * @description A complete address. It replaces the previous one.
         * @example {
         *       "line1": "Weserstraße 12",
         *       "line2": "c/o Keller",
         *       "postal_code": "12047",
         *       "city": "Berlin",
         *       "country": "DE"
         *     }
         */
        AddressInput: {
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
        };
        /** @description The envelope of this: A person's home address. Only the person and admins see it. */
        AddressResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Address"];
        };
        /** @description A person as their managers and admins see them. Managers see the profile only. */
        AdminProfile: {
            profile: components["schemas"]["Profile"];
            /** @description Null if there is none. Left out for managers. */
            address?: components["schemas"]["Address"] | null;
            /** @description Left out for managers. */
            personal_details?: components["schemas"]["PersonalDetails"];
            /** @description Where they work from a date on, oldest first; nothing for `default` holidays since ever. */
            placements: components["schemas"]["Placement"][];
            /**
             * Format: int64
             * @description Rises with every change of any section. Also the `ETag`.
             */
            version: number;
        };
        /**
         * @description Any of the three sections. Members that are left out stay as they are, except in the address, which is replaced.
         * @example {
         *       "profile": {
         *         "phone": "+49 30 23125042"
         *       },
         *       "address": {
         *         "line1": "Weserstraße 12",
         *         "postal_code": "12047",
         *         "city": "Berlin",
         *         "country": "DE"
         *       }
         *     }
         */
        AdminProfilePatch: {
            profile?: components["schemas"]["ProfilePatch"];
            address?: components["schemas"]["AddressInput"];
            personal_details?: components["schemas"]["PersonalDetailsPatch"];
        };
        /** @description The envelope of this: A person as their managers and admins see them. Managers see the profile only. */
        AdminProfileResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["AdminProfile"];
        };
        /** @description A person as everyone in the workspace may see them. */
        DirectoryEntry: {
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
            department: components["schemas"]["ListItemRef"] | null;
            /** @description Who they report to; null at the top. */
            manager: components["schemas"]["PersonRef"] | null;
            /**
             * @description Path on this host (`getTeamMemberPhoto`), with a `v` that changes with the photo. Null without a photo.
             * @example /api/v1/profile/team/0199f2a0-0000-7000-8000-000000000000/photo/?v=0199f2a1-0000-7000-8000-000000000000
             */
            photo_url: string | null;
        };
        /** @description The envelope of a list. */
        DirectoryEntryListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["DirectoryEntry"][];
        };
        /** @description A person to call in an emergency. */
        EmergencyContact: {
            /** @description Full name. */
            name: string;
            /**
             * @description Relation to the person.
             * @example Sister
             */
            relation: string;
            /** @description Phone number. */
            phone: string;
        };
        /** @description As stated by the person. Known values: `female`, `male`, `non_binary`, `other`. More may come. */
        Gender: "female" | "male" | "non_binary" | "other" | (string & {});
        /**
         * @description As stated by the person.
         * @enum {string}
         */
        GenderInput: "female" | "male" | "non_binary" | "other";
        /** @description A person and their direct reports. */
        OrgChartNode: {
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
            reports: components["schemas"]["OrgChartNode"][];
        };
        /** @description The envelope of a list. */
        OrgChartNodeListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["OrgChartNode"][];
        };
        /** @description Private data that an employer needs. Only the person and admins see it. */
        PersonalDetails: {
            /**
             * Format: date
             * @description Date of birth.
             */
            birth_date: string | null;
            /** @description As stated by the person. */
            gender: components["schemas"]["Gender"] | null;
            /** @description ISO 3166-1 alpha-2. */
            nationality: string | null;
            /**
             * @description The number of an identity card or a social security number, stored encrypted. A personal key sees its last
             *     characters (`••••4711`), a service key null.
             */
            national_id: string | null;
            /** @description People to call in an emergency. */
            emergency_contacts: components["schemas"]["EmergencyContact"][];
            /** @description For people who are paid by invoice. It appears on invoices in their name. */
            vat_id: string | null;
            /** @description Assigned by the tax office. Invoices in the person's name need it if there is no VAT id. */
            tax_number: string | null;
        };
        /**
         * @description Members that are left out stay as they are; null clears. A list of contacts replaces the previous one.
         * @example {
         *       "birth_date": "1991-04-23",
         *       "nationality": "DE",
         *       "emergency_contacts": [
         *         {
         *           "name": "Jana Vogel",
         *           "relation": "Sister",
         *           "phone": "+49 30 23125091"
         *         }
         *       ]
         *     }
         */
        PersonalDetailsPatch: {
            /**
             * Format: date
             * @description Not in the future, not before 1900.
             */
            birth_date?: string | null;
            /** @description As stated by the person. */
            gender?: components["schemas"]["GenderInput"] | null;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example DE
             */
            nationality?: string | null;
            /** @description The number of an identity card or a social security number. It is stored encrypted. */
            national_id?: string | null;
            /** @description People to call in an emergency. */
            emergency_contacts?: components["schemas"]["EmergencyContact"][];
            /**
             * @description For people who are paid by invoice. With the country prefix.
             * @example PT123456789
             */
            vat_id?: string | null;
            /** @description Assigned by the tax office. Invoices in the person's name need it if there is no VAT id. */
            tax_number?: string | null;
        };
        /** @description The envelope of this: Private data that an employer needs. Only the person and admins see it. */
        PersonalDetailsResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["PersonalDetails"];
        };
        /** @description Where somebody works from a date on, and the holidays they have there. */
        Placement: {
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
            workplace: components["schemas"]["ListItemRef"] | null;
            /** @description Their own holiday calendar, if they have one. */
            own_calendar: string | null;
            /** @description The holiday calendar in force: their own, else their workplace's, else `default`. */
            holiday_calendar: string;
        };
        /** @description A person's own profile. Address and personal details have separate calls. */
        Profile: {
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
            department: components["schemas"]["ListItemRef"] | null;
            /** @description Who they report to; null at the top. */
            manager: components["schemas"]["PersonRef"] | null;
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
            /**
             * Format: int64
             * @description Rises with every change. Also the `ETag`.
             */
            version: number;
        };
        /** @description Members that are left out stay as they are; null clears. A cleared time zone or locale is the workspace's. */
        ProfilePatch: {
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
        };
        /** @description The envelope of this: A person's own profile. Address and personal details have separate calls. */
        ProfileResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Profile"];
        };
        /** @description A person as everyone in the workspace may see them, and whether they are available today. */
        TeamMember: {
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
            department: components["schemas"]["ListItemRef"] | null;
            /** @description Who they report to; null at the top. */
            manager: components["schemas"]["PersonRef"] | null;
            /**
             * @description Path on this host (`getTeamMemberPhoto`), with a `v` that changes with the photo. Null without a photo.
             * @example /api/v1/profile/team/0199f2a0-0000-7000-8000-000000000000/photo/?v=0199f2a1-0000-7000-8000-000000000000
             */
            photo_url: string | null;
            /** @description The person has working hours today, and neither a holiday nor an approved absence takes the whole day. */
            working_today: boolean;
            /** @description An approved absence covers all or half of today. */
            absent_today: boolean;
        };
        /** @description The envelope of this: A person as everyone in the workspace may see them, and whether they are available today. */
        TeamMemberResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["TeamMember"];
        };
        /** @description A request for time off and its outcome. */
        Absence: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
            policy: components["schemas"]["PolicyRef"];
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
            days: components["schemas"]["Days"];
            unit: components["schemas"]["LeaveUnit"];
            status: components["schemas"]["AbsenceStatus"];
            /** @description A note of the person. */
            note: string | null;
            /** @description The comment of the approval, denial or cancellation. */
            decision_note: string | null;
            /**
             * @description The manager who decides while it is `requested`. Null if it awaits no decision, or if any admin decides because the
             *     person has no manager who may, or because it waits for a second approval.
             */
            approver: components["schemas"]["PersonRef"] | null;
            /** @description Why they are asked; null if nobody is. */
            approver_reason: components["schemas"]["ApproverReason"] | null;
            /** @description The person who approved or denied it. Null while it awaits a decision, and if the policy needs no approval. */
            reviewer: components["schemas"]["PersonRef"] | null;
            /**
             * Format: date-time
             * @description When it was approved or denied; null before.
             */
            reviewed_at: string | null;
            /** @description Who has approved it, in order. A leave type with two `approval_steps` leaves it `requested` after the first. */
            approvals: components["schemas"]["AbsenceApproval"][];
            /**
             * @description Health data. Only the person and signed-in admins can see it, and a personal key with `absences:read` for its
             *     owner; null for everyone else.
             */
            attachment: components["schemas"]["AbsenceAttachment"] | null;
            /** @description What the caller may do with the absence now. */
            allowed_actions: ("edit" | "shorten" | "correct" | "cancel" | "approve" | "deny" | (string & {}))[];
            /**
             * Format: uuid
             * @description The absence of which this one was the later part, before days between them were given back.
             */
            split_from: string | null;
            /** @description The later parts of this absence, after days between them were given back. */
            split_into: string[];
            /**
             * Format: int64
             * @description Counts changes; also the `ETag`.
             */
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
        };
        /** @description One approval of an absence. */
        AbsenceApproval: {
            /**
             * Format: int64
             * @description The first or the second.
             */
            step: number;
            /** @description Who gave it. */
            reviewer: components["schemas"]["PersonRef"] | null;
            /**
             * Format: date-time
             * @description When it was given.
             */
            at: string;
        };
        /** @description What `approvePtoRequest` takes. */
        AbsenceApproveInput: {
            /** @description Stored as `decision_note`. */
            note?: string;
        };
        /** @description Time off was approved. */
        AbsenceApprovedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["AbsenceEventData"];
        };
        /** @description The document attached to an absence, such as a sick note. */
        AbsenceAttachment: {
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
            /**
             * Format: int64
             * @description In bytes.
             */
            size: number;
        };
        /** @description One file; its type is detected from the content, not from the name. */
        AbsenceAttachmentInput: {
            /**
             * Format: binary
             * @description PDF, JPEG or PNG, at most 10 MiB.
             */
            file: string;
        };
        /** @description What `cancelPtoRequest` takes. */
        AbsenceCancelInput: {
            /** @description Stored as `decision_note`. */
            reason?: string;
        };
        /** @description Time off was cancelled. */
        AbsenceCancelledEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["AbsenceEventData"];
        };
        /**
         * @description Omitted members stay as they are; null clears a half.
         * @example {
         *       "end_date": "2026-12-23",
         *       "reason": "Ill from the 24th on"
         *     }
         */
        AbsenceCorrection: {
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
            remove?: components["schemas"]["AbsenceDays"];
            /** @description Told to the person, and kept as `decision_note`. */
            reason?: string;
        };
        /** @description Days of an absence. */
        AbsenceDays: {
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
        };
        /** @description Time off was denied. */
        AbsenceDeniedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["AbsenceEventData"];
        };
        /** @description What `denyPtoRequest` takes. */
        AbsenceDenyInput: {
            /** @description Sent to the person and stored as `decision_note`. */
            reason: string;
        };
        /** @description An absence with the data that a reviewer needs. */
        AbsenceDetail: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
            policy: components["schemas"]["PolicyRef"];
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
            days: components["schemas"]["Days"];
            unit: components["schemas"]["LeaveUnit"];
            status: components["schemas"]["AbsenceStatus"];
            /** @description A note of the person. */
            note: string | null;
            /** @description The comment of the approval, denial or cancellation. */
            decision_note: string | null;
            /**
             * @description The manager who decides while it is `requested`. Null if it awaits no decision, or if any admin decides because the
             *     person has no manager who may.
             */
            approver: components["schemas"]["PersonRef"] | null;
            /** @description Why they are asked; null if nobody is. */
            approver_reason: components["schemas"]["ApproverReason"] | null;
            /** @description The person who approved or denied it. Null while it awaits a decision, and if the policy needs no approval. */
            reviewer: components["schemas"]["PersonRef"] | null;
            /**
             * Format: date-time
             * @description When it was approved or denied; null before.
             */
            reviewed_at: string | null;
            /** @description Who has approved it, in order. A leave type with two `approval_steps` leaves it `requested` after the first. */
            approvals: components["schemas"]["AbsenceApproval"][];
            /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
            exception: components["schemas"]["RecordException"] | null;
            /** @description Health data. Only the person and admins see it, signed in; for everyone else, and for every API key, it is null. */
            attachment: components["schemas"]["AbsenceAttachment"] | null;
            /** @description What the caller may do with the absence now. */
            allowed_actions: ("edit" | "shorten" | "correct" | "cancel" | "approve" | "deny" | (string & {}))[];
            /**
             * @description The person's balance of this leave type today, in the leave year in which the absence begins. Null if there is
             *     no balance.
             */
            balance: components["schemas"]["PtoBalance"] | null;
            /** @description Requested and approved absences of people with the same manager that overlap these days. */
            team_conflicts: components["schemas"]["TeamConflict"][];
            /**
             * Format: uuid
             * @description The absence of which this one was the later part, before days between them were given back.
             */
            split_from: string | null;
            /** @description The later parts of this absence, after days between them were given back. */
            split_into: string[];
            /**
             * Format: int64
             * @description Counts changes; also the `ETag`.
             */
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
        };
        /** @description The envelope of this: An absence with the data that a reviewer needs. */
        AbsenceDetailResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["AbsenceDetail"];
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
        };
        /** @description The envelope of a list. */
        AbsenceListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Absence"][];
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
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
            remove?: components["schemas"]["AbsenceDays"];
            /** @description Whether its end is not known yet. Of an approved absence only `false`, once the end is known. */
            open_ended?: boolean;
            /** @description Note, as plain text. */
            note?: string | null;
        };
        /** @description A preview of a time-off request. */
        AbsencePreview: {
            /** @description The cost of the request. */
            days: components["schemas"]["Days"];
            unit: components["schemas"]["LeaveUnit"];
            /** @description Each date of the request, in order. */
            per_day: components["schemas"]["PreviewDay"][];
            /** @description For each leave year of the request: the balance if this and all other requests were granted. */
            balance_after: components["schemas"]["PreviewBalance"][];
            /** @description False if the request would be approved at once. */
            requires_approval: boolean;
            /** @description The manager who would decide; null if admins decide or no approval is needed. */
            approver: components["schemas"]["PersonRef"] | null;
            /** @description Absences of other leave types that would give back days once this one is approved; only if its leave type `displaces`. */
            displaces: components["schemas"]["PreviewDisplaced"][];
            /** @description Reasons for which creating the request would be 409; empty if it can be created. */
            conflicts: components["schemas"]["PreviewConflict"][];
            /** @description Hints that do not prevent the request. */
            warnings: components["schemas"]["PreviewWarning"][];
        };
        /** @description The envelope of this: A preview of a time-off request. */
        AbsencePreviewResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["AbsencePreview"];
        };
        /** @description Absences as a share of working days. */
        AbsenceRate: {
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
            /** @description What each row covers. Known values: `month`, `department`, `policy`. More may come. */
            group_by: "month" | "department" | "policy" | (string & {});
            /** @description By month, or by label. */
            rows: components["schemas"]["AbsenceRateRow"][];
            totals: components["schemas"]["AbsenceRateTotals"];
        };
        /** @description The envelope of this: Absences as a share of working days. */
        AbsenceRateResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["AbsenceRate"];
        };
        /**
         * @description A part of the report. The working days of a row by leave type are those of the whole period, because a leave type has none of
         *     its own.
         */
        AbsenceRateRow: {
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
        };
        /** @description The whole period. */
        AbsenceRateTotals: {
            /** @description Working days of approved absences. */
            absence_days: string;
            /** @description Working days in all. */
            working_days: string;
            /**
             * @description `absence_days` / `working_days`, rounded to four decimals; null without working days.
             * @example 0.0375
             */
            rate: string | null;
        };
        /** @description Time off was requested. */
        AbsenceRequestedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["AbsenceEventData"];
        };
        /** @description The envelope of this: A request for time off and its outcome. */
        AbsenceResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Absence"];
        };
        /** @description `denied` and `cancelled` are final. Known values: `requested`, `approved`, `denied`, `cancelled`. More may come. */
        AbsenceStatus: "requested" | "approved" | "denied" | "cancelled" | (string & {});
        /**
         * @description `denied` and `cancelled` are final.
         * @enum {string}
         */
        AbsenceStatusInput: "requested" | "approved" | "denied" | "cancelled";
        /** @description Leave that is earned by hours, in the unit of the leave type. */
        AccrualHours: {
            /**
             * @description The hours for which one day (one hour, if the unit is hours) is credited.
             * @example 30.00
             */
            per_hours: string;
            /** @description Whether recorded time counts, or the hours of the contract less holidays and absences. Known values: `worked`, `expected`. More may come. */
            basis: "worked" | "expected" | (string & {});
            /**
             * @description The most that a leave year credits; null for no limit.
             * @example 40.00
             */
            cap: string | null;
        };
        /** @description What `adminCancelPtoRequest` takes. */
        AdminAbsenceCancelInput: {
            /** @description Sent to the person and stored as `decision_note`. */
            reason: string;
        };
        /**
         * @description Time off entered for a person.
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
        };
        /** @description A leave type for admins: today's rules, and all past and future versions. */
        AdminPolicy: {
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
            unit: components["schemas"]["LeaveUnit"];
            /** @description Amount granted for a full leave year. */
            annual_days: components["schemas"]["Days"];
            /** @description How leave accrues. Known values: `none`, `yearly`, `monthly`. More may come. */
            accrual: "none" | "yearly" | "monthly" | (string & {});
            /** @description Whether a partial first or last year earns only its share. */
            prorate: boolean;
            /** @description Maximum carry-over into the next leave year; null for everything. */
            carry_over_max: components["schemas"]["Days"] | null;
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
            allow_negative: components["schemas"]["Days"] | null;
            /**
             * Format: int64
             * @description Required notice in days; 0 for none.
             */
            min_notice_days: number;
            /**
             * Format: int64
             * @description Maximum working days of a request; null for no limit.
             */
            max_consecutive_days: number | null;
            /**
             * Format: int64
             * @description Days of employment before the first use; 0 for none.
             */
            waiting_days: number;
            /**
             * Format: int32
             * @description How many people approve a request, one after the other. With 2, the second is an admin or a manager further up.
             */
            approval_steps: number;
            /**
             * Format: int64
             * @description How many days back a person's own request may begin; null for no limit.
             */
            max_backdated_days: number | null;
            /**
             * @description The working days a week (hours, if the unit is hours) for which `annual_days` is meant; null if part-time makes no
             *     difference.
             */
            full_week: components["schemas"]["Days"] | null;
            /** @description The step to which a year's amount is rounded; null if it is not rounded. */
            round_to: components["schemas"]["Days"] | null;
            /** @description How a year's amount is rounded to `round_to`. Known values: `nearest`, `up`, `keep_below`. More may come. */
            round_mode: "nearest" | "up" | "keep_below" | (string & {});
            /** @description By years of service. */
            seniority_steps: components["schemas"]["SeniorityStep"][];
            /** @description The least amount, for a full week, for somebody who leaves in the second half of the leave year; null for none. */
            half_year_floor: components["schemas"]["Days"] | null;
            /** @description How leave is credited by hours; null if it is not. */
            accrual_hours: components["schemas"]["AccrualHours"] | null;
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
            /**
             * Format: int64
             * @description Longer absences need a document, such as a sick note; null if none do.
             */
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
            versions: components["schemas"]["PolicyVersion"][];
            /**
             * Format: int64
             * @description Counts changes; also the `ETag`.
             */
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
            effects?: components["schemas"]["PolicyEffect"][];
        };
        /** @description The envelope of a list. */
        AdminPolicyListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["AdminPolicy"][];
        };
        /** @description The envelope of this: A leave type for admins: today's rules, and all past and future versions. */
        AdminPolicyResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["AdminPolicy"];
        };
        /** @description How a balance comes about. The sum of `lines[].days` is `exact`. */
        BalanceExplained: {
            policy: components["schemas"]["PolicyRef"];
            unit: components["schemas"]["LeaveUnit"];
            leave_year: components["schemas"]["LeaveYear"];
            /** @description Its lines. */
            lines: components["schemas"]["BalanceLine"][];
            /**
             * @description The sum of the lines, before rounding.
             * @example 13.5417
             */
            exact: string;
            /** @description The least amount for somebody who leaves in the second half of the year; null if it does not apply. */
            floor: components["schemas"]["Days"] | null;
            /** @description How the year's amount is rounded; null if it is not rounded. */
            rounding: {
                /** @description The step. */
                to: components["schemas"]["Days"];
                /** @description As `round_mode` of the leave type. Known values: `nearest`, `up`, `keep_below`. More may come. */
                mode: "nearest" | "up" | "keep_below" | (string & {});
            } | null;
            /**
             * Format: date
             * @description The day of the balance.
             */
            as_of: string;
            /** @description Amount granted for the whole year. */
            entitled: components["schemas"]["Days"];
            /** @description Credited up to `as_of`. */
            accrued: components["schemas"]["Days"];
            /** @description Carried over from the previous year. */
            carried_over: components["schemas"]["Days"];
            /**
             * Format: date
             * @description Last day on which the carried days can be used; null if they do not expire.
             */
            carry_expires_on: string | null;
            /** @description Approved absences of the year. */
            used: components["schemas"]["Days"];
            /** @description Reserved by requests that await a decision. */
            pending: components["schemas"]["Days"];
            /** @description Corrections by an admin. */
            adjusted: components["schemas"]["Days"];
            /** @description Null if the leave type has neither an amount nor a limit, such as sick leave. */
            available: components["schemas"]["Days"] | null;
            /** @description The balance on the last day of the leave year if nothing more is taken; null if `available` is. */
            projected_year_end: components["schemas"]["Days"] | null;
        };
        /** @description The envelope of this: How a balance comes about. The sum of `lines[].days` is `exact`. */
        BalanceExplainedResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["BalanceExplained"];
        };
        /** @description Months with the same annual amount and the same working week. */
        BalanceLine: {
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
            annual: components["schemas"]["Days"];
            /** @description Working days a week (hours, if the unit is hours); null if they make no difference. */
            week: components["schemas"]["Days"] | null;
            /** @description The week for which `annual` is meant; null if part-time makes no difference. */
            full_week: components["schemas"]["Days"] | null;
            /**
             * @description The share of the year's amount; `annual` times `months` by 12, times `week` by `full_week`.
             * @example 12.5000
             */
            days: string;
            /** @description What determined it, in words. */
            why: string;
        };
        /** @description Days on which no leave is granted, in one department or in all. */
        Blackout: {
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
            department: components["schemas"]["ListItemRef"] | null;
            /** @description Shown to people who request these days. */
            reason: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
        };
        /** @description The envelope of a list. */
        BlackoutListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Blackout"][];
        };
        /**
         * @description What `bulkReviewPtoRequests` takes.
         * @example {
         *       "ids": [
         *         "0193a000-0000-7000-8000-000000000401",
         *         "0193a000-0000-7000-8000-000000000402"
         *       ],
         *       "action": "approve"
         *     }
         */
        BulkReviewInput: {
            /** @description The absences, decided in this order for each person. */
            ids: string[];
            /**
             * @description The decision for all absences.
             * @enum {string}
             */
            action: "approve" | "deny";
            /** @description Sent to the people and stored as `decision_note`. Required to deny. */
            reason?: string;
        };
        /** @description The answer that a single call for this absence would have given. */
        BulkReviewResult: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: int64
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
        };
        /** @description The result of each absence. */
        BulkReviewResults: {
            /** @description One result for each id, in the order of the ids. */
            results: components["schemas"]["BulkReviewResult"][];
        };
        /** @description The envelope of this: The result of each absence. */
        BulkReviewResultsResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["BulkReviewResults"];
        };
        /** @description A person with the balance of each leave type they may use. */
        EmployeeBalances: {
            employee: components["schemas"]["PersonRef"];
            /** @description One for each policy. */
            balances: components["schemas"]["PtoBalance"][];
        };
        /** @description The envelope of a list. */
        EmployeeBalancesListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["EmployeeBalances"][];
        };
        /** @description A public holiday, or another day off in the workspace. */
        Holiday: {
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
        };
        /** @description A holiday calendar of the workspace. */
        HolidayCalendar: {
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
            /**
             * Format: int64
             * @description Number of its holidays.
             */
            holidays: number;
            /** @description Years that have holidays, ascending. */
            years: number[];
            /**
             * Format: int64
             * @description People who have it today; nobody who is deactivated.
             */
            people: number;
        };
        /** @description The envelope of a list. */
        HolidayCalendarListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["HolidayCalendar"][];
        };
        /** @description The envelope of a list. */
        HolidayListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Holiday"][];
        };
        /** @description An amount of leave that was agreed with one person for one leave type, from a date on. */
        LeaveEntitlement: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
            policy: components["schemas"]["PolicyRef"];
            unit: components["schemas"]["LeaveUnit"];
            /**
             * Format: date
             * @description First day; the next agreement replaces it.
             */
            valid_from: string;
            /** @description For a full leave year and a full week, instead of the leave type's amount; null for the leave type's. */
            annual_days: components["schemas"]["Days"] | null;
            /** @description In addition to the annual amount. */
            extra_days: components["schemas"]["Days"];
            /** @description Null if the person was anonymised. */
            reason: string | null;
            /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
            exception: components["schemas"]["RecordException"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
        };
        /** @description The envelope of a list. */
        LeaveEntitlementListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["LeaveEntitlement"][];
        };
        /**
         * @description The unit of the amounts in the same object: working days, or hours of the person's pattern. A leave type has one
         *     unit.
         * @enum {string}
         */
        LeaveUnit: "day" | "hour";
        /** @description A leave year with its first and last day. */
        LeaveYear: {
            /**
             * Format: int64
             * @description The year of its first day.
             */
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
        };
        /** @description One row of the leave ledger. Rows are never changed or deleted. */
        LedgerEntry: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            policy: components["schemas"]["PolicyRef"];
            /**
             * Format: int64
             * @description The leave year.
             */
            year: number;
            /**
             * @description `grant` and `accrual` credit the year, at once or monthly; `carry` moves days into the next year, and `expire`
             *     removes what cannot be carried or used any more; `reserve` is for a request, `use` for an approved absence,
             *     `release` gives back; `adjust` is a correction by an admin. Known values: `grant`, `accrual`, `carry`, `expire`, `reserve`, `use`, `release`, `adjust`. More may come.
             */
            kind: "grant" | "accrual" | "carry" | "expire" | "reserve" | "use" | "release" | "adjust" | (string & {});
            /** @description Signed amount that it adds to the balance. */
            days: components["schemas"]["Days"];
            unit: components["schemas"]["LeaveUnit"];
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
             *     offset of corrections that a change of rules made superfluous. Null for other rows. Known values: `correction`, `opening`, `payout`, `conversion`. More may come.
             */
            source: "correction" | "opening" | "payout" | "conversion" | (string & {}) | null;
            /** @description The reason of a correction or recount. */
            reason: string | null;
            /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
            exception: components["schemas"]["RecordException"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
        };
        /** @description The envelope of a list. */
        LedgerEntryListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["LedgerEntry"][];
        };
        /** @description A leave type with the rules for requests. */
        Policy: {
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
            unit: components["schemas"]["LeaveUnit"];
            /** @description Whether leave of this policy is paid. */
            paid: boolean;
            /**
             * @description First day of the leave year, as `MM-01`.
             * @example 01-01
             */
            leave_year_start: string;
            /** @description Amount granted for a full leave year. Null if the leave type has no fixed amount. */
            annual_days: components["schemas"]["Days"] | null;
            /** @description False if requests are approved at once. */
            requires_approval: boolean;
            /** @description Whether half days can be taken. */
            allow_half_days: boolean;
            /**
             * Format: int64
             * @description Required notice in days; 0 for none.
             */
            min_notice_days: number;
            /**
             * Format: int64
             * @description Maximum working days of a request; null for no limit.
             */
            max_consecutive_days: number | null;
            /**
             * Format: int64
             * @description Days of employment before the first use; 0 for none.
             */
            waiting_days: number;
            /**
             * Format: int64
             * @description Longer absences need a document, such as a sick note; null if none do.
             */
            attachment_after_days: number | null;
            /**
             * @description Colour in calendars.
             * @example #2f855a
             */
            color: string | null;
        };
        /** @description What a change of a leave type does to one person's balance in a leave year. */
        PolicyEffect: {
            employee: components["schemas"]["PersonRef"];
            /** @description Amount granted for the year until now. */
            before: components["schemas"]["Days"];
            /** @description Amount granted for the year from now on. */
            after: components["schemas"]["Days"];
            /** @description Sum of the manual corrections of the year. */
            adjusted: components["schemas"]["Days"];
            /** @description The part of `adjusted` that a new ledger entry offsets. */
            absorbed: components["schemas"]["Days"];
            available_before: components["schemas"]["Days"];
            available_after: components["schemas"]["Days"];
        };
        /** @description The envelope of a list. */
        PolicyListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Policy"][];
        };
        /** @description A reference to a leave type. */
        PolicyRef: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /** @description Name, as people see it. */
            name: string;
        };
        /** @description The rules of a leave type from a date on. */
        PolicyVersion: {
            /**
             * Format: date
             * @description First day of these rules; the first version also governs everything before it.
             */
            effective_from: string;
            unit: components["schemas"]["LeaveUnit"];
            /** @description Amount granted for a full leave year. */
            annual_days: components["schemas"]["Days"];
            /** @description How leave accrues. Known values: `none`, `yearly`, `monthly`. More may come. */
            accrual: "none" | "yearly" | "monthly" | (string & {});
            /** @description Whether a partial first or last year earns only its share. */
            prorate: boolean;
            /** @description Maximum carry-over into the next leave year; null for everything. */
            carry_over_max: components["schemas"]["Days"] | null;
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
            allow_negative: components["schemas"]["Days"] | null;
            /**
             * Format: int64
             * @description Required notice in days; 0 for none.
             */
            min_notice_days: number;
            /**
             * Format: int64
             * @description Maximum working days of a request; null for no limit.
             */
            max_consecutive_days: number | null;
            /**
             * Format: int64
             * @description Days of employment before the first use; 0 for none.
             */
            waiting_days: number;
            /**
             * Format: int32
             * @description How many people approve a request, one after the other. With 2, the second is an admin or a manager further up.
             */
            approval_steps: number;
            /**
             * Format: int64
             * @description How many days back a person's own request may begin; null for no limit.
             */
            max_backdated_days: number | null;
            /**
             * @description The working days a week (hours, if the unit is hours) for which `annual_days` is meant; null if part-time makes no
             *     difference.
             */
            full_week: components["schemas"]["Days"] | null;
            /** @description The step to which a year's amount is rounded; null if it is not rounded. */
            round_to: components["schemas"]["Days"] | null;
            /** @description How a year's amount is rounded to `round_to`. Known values: `nearest`, `up`, `keep_below`. More may come. */
            round_mode: "nearest" | "up" | "keep_below" | (string & {});
            /** @description By years of service. */
            seniority_steps: components["schemas"]["SeniorityStep"][];
            /** @description The least amount, for a full week, for somebody who leaves in the second half of the leave year; null for none. */
            half_year_floor: components["schemas"]["Days"] | null;
            /** @description How leave is credited by hours; null if it is not. */
            accrual_hours: components["schemas"]["AccrualHours"] | null;
            /**
             * @description Keeps days that would lapse, up to the working days of sickness in the leave year, for 15 months after the year
             *     they come from; and all of them, if the person was not told 92 days ahead.
             */
            carry_when_sick: boolean;
        };
        /** @description The balance after the request. */
        PreviewBalance: {
            /**
             * Format: int64
             * @description The leave year.
             */
            year: number;
            /**
             * Format: date
             * @description Today, or the first requested day of the year if that is later.
             */
            as_of: string;
            /** @description Null if the leave type has neither an amount nor a limit. */
            available: components["schemas"]["Days"] | null;
            unit: components["schemas"]["LeaveUnit"];
        };
        /** @description A reason for which the request would be refused. */
        PreviewConflict: {
            /** @description The error code of the refusal. Known values: `period_locked`, `blackout`, `absence_overlap`, `insufficient_balance`. More may come. */
            code: "period_locked" | "blackout" | "absence_overlap" | "insufficient_balance" | (string & {});
            /** @description Explanation for people. */
            detail: string;
            /** @description The other members of `data` in the 409. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description The cost of a day. */
        PreviewDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            days: components["schemas"]["Days"];
            unit: components["schemas"]["LeaveUnit"];
            /**
             * @description Why it costs less than a whole day, such as a holiday or a missing contract; null if it does not.
             * @example 24 Dec pm: half holiday (Christmas Eve)
             */
            reason: string | null;
        };
        /** @description An absence that would give back days. */
        PreviewDisplaced: {
            /**
             * Format: uuid
             * @description The absence.
             */
            absence_id: string;
            /** @description What it would cost less. */
            days_back: components["schemas"]["Days"];
            unit: components["schemas"]["LeaveUnit"];
        };
        /** @description A warning about a request. */
        PreviewWarning: {
            /** @description What the warning is about. Known values: `document_needed`, `overdraft`. More may come. */
            code: "document_needed" | "overdraft" | (string & {});
            /** @description Explanation for people. */
            detail: string;
        };
        /**
         * @description A person's balance of one leave type in one leave year, as of a day.
         *     `available = accrued + carried_over + adjusted - used - pending`, minus what was forfeited.
         */
        PtoBalance: {
            policy: components["schemas"]["PolicyRef"];
            unit: components["schemas"]["LeaveUnit"];
            /**
             * Format: int64
             * @description The leave year, by the calendar year in which it begins.
             */
            year: number;
            leave_year: components["schemas"]["LeaveYear"];
            /**
             * Format: date
             * @description The day of the balance.
             */
            as_of: string;
            /** @description Amount granted for the whole year. */
            entitled: components["schemas"]["Days"];
            /** @description Credited up to `as_of`. */
            accrued: components["schemas"]["Days"];
            /** @description Carried over from the previous year. */
            carried_over: components["schemas"]["Days"];
            /**
             * Format: date
             * @description Last day on which the carried days can be used; null if they do not expire.
             */
            carry_expires_on: string | null;
            /** @description Approved absences of the year. */
            used: components["schemas"]["Days"];
            /** @description Reserved by requests that await a decision; 0 if a future `as_of` was requested. */
            pending: components["schemas"]["Days"];
            /** @description Corrections by an admin. */
            adjusted: components["schemas"]["Days"];
            /** @description Null if the leave type has neither an amount nor a limit, such as sick leave. */
            available: components["schemas"]["Days"] | null;
            /** @description The balance on the last day of the leave year if nothing more is taken; null if `available` is. */
            projected_year_end: components["schemas"]["Days"] | null;
        };
        /** @description The envelope of a list. */
        PtoBalanceListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["PtoBalance"][];
        };
        /** @description The part of an absence on a day. */
        PtoCalendarAbsence: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            policy: components["schemas"]["PolicyRef"];
            /** @description Status of the absence. Known values: `requested`, `approved`. More may come. */
            status: "requested" | "approved" | (string & {});
            /**
             * @description Null for the whole day.
             * @enum {string|null}
             */
            half: "am" | "pm" | null;
        };
        /** @description A day of a person. */
        PtoCalendarDay: {
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
            holiday: components["schemas"]["PtoCalendarHoliday"] | null;
            /** @description Requested and approved absences; two if morning and afternoon have one each. */
            absences: components["schemas"]["PtoCalendarAbsence"][];
        };
        /** @description The envelope of a list. */
        PtoCalendarDayListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["PtoCalendarDay"][];
        };
        /** @description A holiday. */
        PtoCalendarHoliday: {
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
        };
        /** @description Additional days after years of service. */
        SeniorityStep: {
            /**
             * Format: int64
             * @description Completed years since the first day of employment.
             */
            years: number;
            /** @description In addition to the annual amount. */
            extra_days: components["schemas"]["Days"];
        };
        /** @description Another person who is absent, or has requested it, on the same days. Without leave type and note. */
        TeamConflict: {
            employee: components["schemas"]["PersonRef"];
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
            status: components["schemas"]["AbsenceStatus"];
        };
        /** @description A receipt in another claim with the same bytes as one of this claim. */
        DuplicateSuspect: {
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
            employee: components["schemas"]["PersonRef"];
            /** @description Title of the other claim. */
            title: string;
            status: components["schemas"]["ExpenseStatus"];
            /** @description Amount of the other claim. */
            amount: string;
            /** @description ISO 4217 code of the amounts in this object. */
            currency: string;
        };
        /**
         * @description What `approveExpense` takes.
         * @example {
         *       "note": "Thanks for the fair"
         *     }
         */
        ExpenseApproveInput: {
            /** @description Above zero, at most the amount of the claim. Default: the whole amount. */
            approved_amount?: string;
            /**
             * @description Every item of the claim once, to approve them apart; what is approved of the claim is their sum, which is above zero. In
             *     place of `approved_amount`.
             */
            items?: components["schemas"]["ExpenseItemApproval"][];
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
        };
        /** @description An expense claim was approved. */
        ExpenseApprovedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["ExpenseEventData"];
        };
        /**
         * @description What `bulkReviewExpenses` takes.
         * @example {
         *       "ids": [
         *         "0193a000-0000-7000-8000-000000000501",
         *         "0193a000-0000-7000-8000-000000000502"
         *       ],
         *       "action": "approve"
         *     }
         */
        ExpenseBulkReviewInput: {
            /** @description The claims. */
            ids: string[];
            /**
             * @description The decision for all claims.
             * @enum {string}
             */
            action: "approve" | "deny";
            /** @description Sent to the people and stored as `decision_note`. Required to deny. */
            reason?: string;
        };
        /** @description The answer that a single call for this claim would have given. */
        ExpenseBulkReviewResult: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: int64
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
        };
        /** @description The result of each claim. */
        ExpenseBulkReviewResults: {
            /** @description One result for each id, in the order of the ids. */
            results: components["schemas"]["ExpenseBulkReviewResult"][];
        };
        /** @description The envelope of this: The result of each claim. */
        ExpenseBulkReviewResultsResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["ExpenseBulkReviewResults"];
        };
        /** @description Money that a person spent for the company and claims back. */
        ExpenseClaim: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
            /** @description Title, as people see it. */
            title: string;
            status: components["schemas"]["ExpenseStatus"];
            /** @description Its items. */
            items: components["schemas"]["ExpenseItem"][];
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
            receipts: components["schemas"]["Receipt"][];
            /** @description The comment of the last approval or denial. */
            decision_note: string | null;
            /**
             * @description The manager who decides while it is `submitted`. Null if it awaits no decision, or if any admin decides because the
             *     person has no manager who may.
             */
            approver: components["schemas"]["PersonRef"] | null;
            /** @description Why they are asked; null if nobody is. */
            approver_reason: components["schemas"]["ApproverReason"] | null;
            /** @description The person who last approved or denied the claim. */
            reviewer: components["schemas"]["PersonRef"] | null;
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
            entered_by: components["schemas"]["PersonRef"] | null;
            /** @description What the caller may do with the claim now. */
            allowed_actions: ("edit" | "submit" | "delete" | "approve" | "deny" | "mark_paid" | (string & {}))[];
            /**
             * Format: int64
             * @description Counts changes; also the `ETag`.
             */
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
        };
        /** @description A claim with the data that a reviewer needs. */
        ExpenseClaimDetail: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
            /** @description Title, as people see it. */
            title: string;
            status: components["schemas"]["ExpenseStatus"];
            /** @description Its items. */
            items: components["schemas"]["ExpenseItem"][];
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
            receipts: components["schemas"]["Receipt"][];
            /** @description The comment of the last approval or denial. */
            decision_note: string | null;
            /**
             * @description The manager who decides while it is `submitted`. Null if it awaits no decision, or if any admin decides because the
             *     person has no manager who may.
             */
            approver: components["schemas"]["PersonRef"] | null;
            /** @description Why they are asked; null if nobody is. */
            approver_reason: components["schemas"]["ApproverReason"] | null;
            /** @description The person who last approved or denied the claim. */
            reviewer: components["schemas"]["PersonRef"] | null;
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
            entered_by: components["schemas"]["PersonRef"] | null;
            /** @description What the caller may do with the claim now. */
            allowed_actions: ("edit" | "submit" | "delete" | "approve" | "deny" | "mark_paid" | (string & {}))[];
            /** @description Receipts with the same bytes in other claims that the caller can see, newest first, at most 50. */
            duplicate_suspects: components["schemas"]["DuplicateSuspect"][];
            /**
             * Format: int64
             * @description Number of receipts with the same bytes in claims that the caller cannot see.
             */
            duplicates_elsewhere: number;
            /**
             * Format: int64
             * @description Counts changes; also the `ETag`.
             */
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
        };
        /** @description The envelope of this: A claim with the data that a reviewer needs. */
        ExpenseClaimDetailResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["ExpenseClaimDetail"];
        };
        /** @description The envelope of a list. */
        ExpenseClaimListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["ExpenseClaim"][];
        };
        /** @description The envelope of this: Money that a person spent for the company and claims back. */
        ExpenseClaimResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["ExpenseClaim"];
        };
        /** @description An expense claim was deleted. */
        ExpenseDeletedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["ExpenseEventData"];
        };
        /** @description An expense claim was denied. */
        ExpenseDeniedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["ExpenseEventData"];
        };
        /**
         * @description What `denyExpense` takes.
         * @example {
         *       "reason": "The hotel bill is missing"
         *     }
         */
        ExpenseDenyInput: {
            /** @description Sent to the person and stored as `decision_note`. */
            reason: string;
        };
        /**
         * @description What `createExpense` takes.
         * @example {
         *       "title": "Trade fair Hanover",
         *       "currency": "EUR",
         *       "items": [
         *         {
         *           "spent_on": "2026-11-12",
         *           "category_id": "0193a000-0000-7000-8000-000000000301",
         *           "amount": "18.40",
         *           "merchant": "Deutsche Bahn",
         *           "description": "Local train to the fair"
         *         }
         *       ]
         *     }
         */
        ExpenseInput: {
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
            items: components["schemas"]["ExpenseItemInput"][];
            /** @description False to create a draft. `true` unless given. */
            submit?: boolean;
            /** @description Your own id for the claim, unique per person. */
            external_id?: string | null;
        };
        /** @description One expense of a claim. */
        ExpenseItem: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            kind: components["schemas"]["ExpenseKind"];
            /**
             * Format: date
             * @description The day of the expense.
             */
            spent_on: string;
            category: components["schemas"]["ListItemRef"];
            /** @description In the currency of the claim. */
            amount: string;
            /** @description The VAT in the amount, by rate. Empty if it is not known. */
            vat: components["schemas"]["ExpenseVat"][];
            /** @description The distance; null unless the kind is `mileage`. */
            kilometres: string | null;
            /** @description The trip; null unless the kind is `per_diem`. */
            trip: components["schemas"]["ExpenseTrip"] | null;
            /** @description Which part of the company bears it. Null if that is not said. */
            cost_centre: components["schemas"]["ListItemRef"] | null;
            /** @description The project that it is for. Null if that is not said. */
            project: components["schemas"]["ListItemRef"] | null;
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
        };
        /**
         * @description The decision about an item.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000511",
         *       "approved_amount": "0.00",
         *       "note": "Alcohol is not paid for"
         *     }
         */
        ExpenseItemApproval: {
            /**
             * Format: uuid
             * @description An item of the claim.
             */
            id: string;
            /** @description At most the amount of the item; `0.00` denies it. */
            approved_amount: string;
            /** @description Why, for the person. */
            note?: string;
        };
        /**
         * @description One expense of a claim.
         * @example {
         *       "spent_on": "2026-11-12",
         *       "category_id": "0193a000-0000-7000-8000-000000000301",
         *       "amount": "18.40",
         *       "merchant": "Deutsche Bahn",
         *       "description": "Local train to the fair"
         *     }
         */
        ExpenseItemInput: {
            kind?: components["schemas"]["ExpenseKindInput"];
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
            vat?: components["schemas"]["ExpenseVatInput"][];
            /**
             * @description The distance, above zero. Required for `mileage`, and only there.
             * @example 123.4
             */
            kilometres?: string;
            /** @description Required for `per_diem`, and only there. */
            trip?: components["schemas"]["ExpenseTrip"];
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
        };
        /** @description An expense of a claim in its new form. */
        ExpenseItemPatch: {
            /**
             * Format: uuid
             * @description Id of an existing item of this claim; omit it for a new item.
             */
            id?: string;
            kind?: components["schemas"]["ExpenseKindInput"];
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
            vat?: components["schemas"]["ExpenseVatInput"][];
            /**
             * @description The distance, above zero. Required for `mileage`, and only there.
             * @example 123.4
             */
            kilometres?: string;
            /** @description Required for `per_diem`, and only there. */
            trip?: components["schemas"]["ExpenseTrip"];
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
        };
        /**
         * @description `amount`: what was spent. `mileage`: kilometres with one's own car, at the rate of the day. `per_diem`: an allowance for
         *     meals on a trip, at the rate of its country. Known values: `amount`, `mileage`, `per_diem`. More may come.
         */
        ExpenseKind: "amount" | "mileage" | "per_diem" | (string & {});
        /**
         * @description `amount`: what was spent. `mileage`: kilometres with one's own car, at the rate of the day. `per_diem`: an allowance for
         *     meals on a trip, at the rate of its country.
         * @default amount
         * @enum {string}
         */
        ExpenseKindInput: "amount" | "mileage" | "per_diem";
        /**
         * @description Omitted fields stay unchanged.
         * @example {
         *       "title": "Trade fair Hanover 2026"
         *     }
         */
        ExpensePatch: {
            /** @description Title, as people see it. */
            title?: string;
            /** @description ISO 4217 code of all items. */
            currency?: string;
            /** @description All items of the claim in their new form and order. */
            items?: components["schemas"]["ExpenseItemPatch"][];
            /** @description Null clears the field. */
            external_id?: string | null;
        };
        /** @description What the company pays for a kilometre, or for a day in a country, from a day on. */
        ExpenseRate: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /** @description What is paid for. Known values: `mileage`, `per_diem`. More may come. */
            kind: "mileage" | "per_diem" | (string & {});
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
        };
        /** @description The envelope of a list. */
        ExpenseRateListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["ExpenseRate"][];
        };
        /**
         * @description `draft`: visible to its person only. `submitted`: awaits a decision. `denied`: can be changed and submitted again.
         *     `paid`: approved, and the payment is completed. `deleted`: only in lists with `include_deleted`. Known values: `draft`, `submitted`, `approved`, `denied`, `paid`, `deleted`. More may come.
         */
        ExpenseStatus: "draft" | "submitted" | "approved" | "denied" | "paid" | "deleted" | (string & {});
        /**
         * @description `draft`: visible to its person only. `submitted`: awaits a decision. `denied`: can be changed and submitted again.
         *     `paid`: approved, and the payment is completed. `deleted`: only in lists with `include_deleted`.
         * @enum {string}
         */
        ExpenseStatusInput: "draft" | "submitted" | "approved" | "denied" | "paid" | "deleted";
        /** @description An expense claim was submitted. */
        ExpenseSubmittedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["ExpenseEventData"];
        };
        /** @description Items of one group in one currency. */
        ExpenseSummaryRow: {
            /** @description The id of the category or person, or the month as YYYY-MM. */
            key: string;
            /** @description The name of the category or person, or the month. */
            label: string;
            /** @description The currency of the claims. */
            currency: string;
            /**
             * Format: int64
             * @description Number of items.
             */
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
        };
        /** @description The envelope of a list. */
        ExpenseSummaryRowListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["ExpenseSummaryRow"][];
        };
        /**
         * @description A trip that is paid for by the day. Times are those of the traveller's clock.
         * @example {
         *       "from": "2026-11-09T09:00",
         *       "to": "2026-11-11T15:00",
         *       "country": "DE",
         *       "breakfasts": 1,
         *       "lunches": 0,
         *       "dinners": 0
         *     }
         */
        ExpenseTrip: {
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
            /**
             * Format: int32
             * @description Breakfasts that others paid, one a day at most.
             */
            breakfasts: number;
            /**
             * Format: int32
             * @description Lunches that others paid, one a day at most.
             */
            lunches: number;
            /**
             * Format: int32
             * @description Dinners that others paid, one a day at most.
             */
            dinners: number;
        };
        /** @description The part of an expense with one rate of VAT. */
        ExpenseVat: {
            /** @description Percent. */
            rate: number;
            /** @description With VAT. */
            gross: string;
            /** @description The gross amount less the VAT. */
            net: string;
            /** @description The VAT: gross × rate / (100 + rate), half up. */
            tax: string;
        };
        /**
         * @description The part of an expense with one rate of VAT.
         * @example {
         *       "rate": 19,
         *       "gross": "119.00"
         *     }
         */
        ExpenseVatInput: {
            rate: components["schemas"]["InvoiceTaxRate"];
            /** @description With VAT, above zero. */
            gross: string;
        };
        /** @description A receipt of a claim. */
        Receipt: {
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
            /** @description Media type of the file. Known values: `application/pdf`, `image/jpeg`, `image/png`, `image/webp`. More may come. */
            content_type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | (string & {});
            /**
             * Format: int64
             * @description Stored size in bytes.
             */
            size: number;
            /** @description SHA-256 of the bytes that were sent. */
            sha256: string;
        };
        /** @description One file; its type is detected from the content, not from the name. */
        ReceiptInput: {
            /**
             * Format: binary
             * @description PDF, JPEG, PNG or WebP, at most 10 MiB.
             */
            file: string;
            /**
             * Format: uuid
             * @description The item that it belongs to.
             */
            item_id?: string;
        };
        /** @description The envelope of this: A receipt of a claim. */
        ReceiptResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Receipt"];
        };
        /**
         * @description `manager`: the person's manager, or the next one up where that one and their substitute cannot. `substitute`: they stand
         *     in for the manager. `escalated`: the manager did not decide in time. `admins`: every admin may decide. Known values: `manager`, `substitute`, `escalated`, `admins`. More may come.
         */
        ApproverReason: "manager" | "substitute" | "escalated" | "admins" | (string & {});
        /**
         * @description All records that match, one line each, streamed: UTF-8, a header line, CRLF. Members of a nested record have columns of
         *     their own (`employee_name`); lists in a record are left out. `limit` does not apply. Cells that a spreadsheet would run as a
         *     formula start with an apostrophe. The records of a file are read one after the other, not at one instant.
         */
        CsvTable: string;
        /**
         * @description An amount of days, or of hours where the `unit` beside it says so; two decimals.
         * @example 3.50
         */
        Days: string;
        /** @description Nothing. */
        Empty: Record<string, never>;
        /** @description The envelope of this: Nothing. */
        EmptyResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Empty"];
        };
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
        /** @description Every error. */
        ErrorEnvelope: {
            /**
             * Format: int64
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description What happened and what to do about it. */
            detail: string;
            data: components["schemas"]["ErrorData"];
        };
        /**
         * Format: binary
         * @description The bytes of a file.
         */
        FileBytes: string;
        /** @description A person, as nested in other records. */
        PersonRef: {
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
        };
        /** @description A step that the only admin of the workspace took on their own record. */
        RecordException: {
            /** @description Why they took it. */
            reason: string;
            /** @description The admin. */
            by: components["schemas"]["PersonRef"];
            /**
             * Format: date-time
             * @description When they took it.
             */
            at: string;
        };
        /** @description An error of what was sent, with texts by field. */
        ValidationEnvelope: {
            /**
             * Format: int32
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
            data: components["schemas"]["ErrorData"];
        };
        /** @description A request for help. Its texts are its messages. */
        Ticket: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: int64
             * @description Numbers the tickets of the workspace consecutively.
             */
            number: number;
            /** @description Subject line. */
            subject: string;
            status: components["schemas"]["TicketStatus"];
            priority: components["schemas"]["TicketPriority"];
            /** @description An item of the list `ticket-categories`. */
            category: components["schemas"]["ListItemRef"] | null;
            requester: components["schemas"]["PersonRef"];
            /** @description The admin to whom it is assigned. */
            assignee: components["schemas"]["PersonRef"] | null;
            /** @description Oldest first. */
            attachments: components["schemas"]["TicketAttachment"][];
            /**
             * Format: uuid
             * @description The ticket in which it is continued, if it is `merged`.
             */
            merged_into: string | null;
            /** @description Tags set by staff. Null for the requester. */
            tags: string[] | null;
            /**
             * Format: int64
             * @description From creation to the first reply of staff. Null before that, and for the requester.
             */
            first_response_seconds: number | null;
            /**
             * Format: int64
             * @description From creation until it was solved. Null until then, and for the requester.
             */
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
            allowed_actions: ("reply" | "note" | "close" | "reopen" | "open" | "wait" | "solve" | "merge" | (string & {}))[];
            /**
             * Format: int64
             * @description Counts changes; also the `ETag`.
             */
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
        };
        /** @description A file of a ticket. */
        TicketAttachment: {
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
            /**
             * Format: int64
             * @description In bytes.
             */
            size: number;
        };
        /** @description The envelope of a list. */
        TicketListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Ticket"][];
        };
        /** @description How soon help is needed. Known values: `low`, `normal`, `high`, `urgent`. More may come. */
        TicketPriority: "low" | "normal" | "high" | "urgent" | (string & {});
        /**
         * @description How soon help is needed.
         * @enum {string}
         */
        TicketPriorityInput: "low" | "normal" | "high" | "urgent";
        /**
         * @description `new` until the first reply of staff, then `open`; `pending` while it waits for the requester; `solved` by staff;
         *     `closed` by the requester or after seven quiet days; `merged` into another ticket. Known values: `new`, `open`, `pending`, `solved`, `closed`, `merged`. More may come.
         */
        TicketStatus: "new" | "open" | "pending" | "solved" | "closed" | "merged" | (string & {});
        /**
         * @description `new` until the first reply of staff, then `open`; `pending` while it waits for the requester; `solved` by staff;
         *     `closed` by the requester or after seven quiet days; `merged` into another ticket.
         * @enum {string}
         */
        TicketStatusInput: "new" | "open" | "pending" | "solved" | "closed" | "merged";
        /** @description What `adminStopClock` takes. */
        AdminClockStopInput: {
            /**
             * Format: date-time
             * @description After the start, at most 24 hours later, not in the future.
             */
            ended_at: string;
            /** @description Stored in the audit trail and sent to the person. */
            reason: string;
        };
        /**
         * @description A span of somebody else's worked time.
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
             * @description The person. Managers name someone below them, admins and service keys anybody.
             */
            employee_id: string;
            started_at: components["schemas"]["StartedAt"];
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
            /**
             * Format: int32
             * @description Shorter than the span. `0` unless given.
             */
            break_minutes?: number;
            /** @description Your own id for the entry, unique in the workspace. */
            external_id?: string;
            /** @description Stored in the audit trail and sent to the person. */
            reason: string;
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        AdminTimeEntryPatch: {
            started_at?: components["schemas"]["MovedStart"];
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
            /**
             * Format: int32
             * @description Shorter than the span.
             */
            break_minutes?: number;
            /** @description Your own id for it; unique in the workspace. */
            external_id?: string | null;
            /** @description Stored in the audit trail and sent to the person. */
            reason: string;
        };
        /**
         * @description What `bulkCreateTimeEntries` takes.
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
            /** @description Entries to add, each checked separately. */
            entries: components["schemas"]["TimeEntryInput"][];
        };
        /** @description The result of each entry. */
        BulkTimeEntriesResult: {
            /** @description One result for each row, in row order. */
            results: components["schemas"]["BulkTimeEntryResult"][];
        };
        /** @description The envelope of this: The result of each entry. */
        BulkTimeEntriesResultResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["BulkTimeEntriesResult"];
        };
        /** @description The answer that a single call for this row would have given. */
        BulkTimeEntryResult: {
            /**
             * Format: int64
             * @description Position of the row, from 0.
             */
            index: number;
            /**
             * Format: int64
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
        };
        /** @description A person's live clock. */
        Clock: {
            /** @description Whether the clock runs. */
            running: boolean;
            /** @description The running entry; null while no clock runs. */
            entry: components["schemas"]["TimeEntry"] | null;
            /**
             * Format: date-time
             * @description The server's time, so that clients need not rely on the device's clock.
             */
            server_time: string;
            /**
             * Format: int64
             * @description Seconds worked so far today, without breaks, including the running entry. Today is in the person's time zone.
             */
            today_seconds: number;
        };
        /** @description What `discardClock` takes. */
        ClockDiscardInput: {
            /**
             * Format: uuid
             * @description The person. A service key must name one; anyone else can only name themselves.
             */
            employee_id?: string;
        };
        /** @description The envelope of this: A person's live clock. */
        ClockResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Clock"];
        };
        /** @description What `startClock` takes. */
        ClockStartInput: {
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
        };
        /** @description The live clock was started. */
        ClockStartedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["ClockEventData"];
        };
        /** @description What `stopClock` takes. */
        ClockStopInput: {
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
            /**
             * Format: int32
             * @description Shorter than the span.
             */
            break_minutes?: number;
            /** @description Replaces the description given at the start. */
            description?: string;
        };
        /** @description The live clock was stopped. */
        ClockStoppedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["ClockEventData"];
        };
        /** @description A team at a glance. */
        DashboardSummary: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /**
             * Format: int64
             * @description People with an entry on the day or a running clock.
             */
            present: number;
            /**
             * Format: int64
             * @description People on approved leave.
             */
            absent: number;
            /**
             * Format: int64
             * @description Clocks that are running now.
             */
            clocked_in: number;
            /**
             * Format: int64
             * @description Requests for time off that await a decision.
             */
            pending_absences: number;
            /**
             * Format: int64
             * @description Expense claims that await a decision.
             */
            pending_expenses: number;
            /** @description The people with the most overtime in the month up to the previous day; only people who have some. */
            overtime_top: components["schemas"]["Overtime"][];
        };
        /** @description The envelope of this: A team at a glance. */
        DashboardSummaryResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["DashboardSummary"];
        };
        /**
         * Format: date-time
         * @description With an offset. A zero offset (`Z`, `+00:00`), or the offset of the entry's `timezone` at this instant, leaves the
         *     entry in its time zone; any other is interpreted as for a new entry.
         */
        MovedStart: string;
        /** @description A person's worked time against their expected time; exact, never rounded. */
        Overtime: {
            employee: components["schemas"]["PersonRef"];
            /**
             * Format: int64
             * @description Hours of the weekly pattern minus holidays and absences.
             */
            expected_seconds: number;
            /**
             * Format: int64
             * @description Time worked, in seconds.
             */
            worked_seconds: number;
            /**
             * Format: int64
             * @description Worked minus expected.
             */
            balance_seconds: number;
        };
        /** @description The running balance of a person's worked and expected time. */
        OvertimeAccount: {
            employee: components["schemas"]["PersonRef"];
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
            /**
             * Format: int64
             * @description Worked less expected time, plus all entries.
             */
            balance_seconds: number;
            /** @description Every month from `since` to `as_of`, in order. */
            months: components["schemas"]["OvertimeMonth"][];
            /** @description Openings, payouts, corrections and what lapsed, in order of their days. */
            entries: components["schemas"]["OvertimeEntry"][];
        };
        /** @description The envelope of this: The running balance of a person's worked and expected time. */
        OvertimeAccountResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["OvertimeAccount"];
        };
        /** @description An entry of an overtime account, beside worked and expected time. */
        OvertimeEntry: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
            kind: components["schemas"]["OvertimeKind"];
            /**
             * Format: int64
             * @description Below 0 for what leaves the account.
             */
            seconds: number;
            /**
             * Format: date
             * @description The day on which it counts.
             */
            effective_on: string;
            /** @description Why it was posted. */
            reason: string;
            /** @description The latest step that the only admin took on this record of their own (`exception_reason`). Null without one. */
            exception: components["schemas"]["RecordException"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
        };
        /**
         * @description What an entry of an overtime account is. `opening`: the balance with which it begins, at the start of the day. `payout`:
         *     paid out. `adjust`: a correction. `cap`: what was above the most that the account may hold. `expire`: what has lapsed. Known values: `opening`, `payout`, `adjust`, `cap`, `expire`. More may come.
         */
        OvertimeKind: "opening" | "payout" | "adjust" | "cap" | "expire" | (string & {});
        /** @description The envelope of a list. */
        OvertimeListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Overtime"][];
        };
        /** @description One month of an overtime account. */
        OvertimeMonth: {
            /**
             * @description Year and month.
             * @example 2026-10
             */
            month: string;
            /**
             * Format: int64
             * @description Expected time on the days that count.
             */
            expected_seconds: number;
            /**
             * Format: int64
             * @description Worked time on the days that count.
             */
            worked_seconds: number;
            /**
             * Format: int64
             * @description The sum of entries, such as payouts.
             */
            rows_seconds: number;
            /**
             * Format: int64
             * @description The balance at the end of the month or of the last day.
             */
            balance_seconds: number;
        };
        /** @description The person's worked time against their expected time, in a period and since tracking began. */
        OwnOvertime: {
            employee: components["schemas"]["PersonRef"];
            /**
             * Format: int64
             * @description Hours of the weekly pattern minus holidays and absences.
             */
            expected_seconds: number;
            /**
             * Format: int64
             * @description Time worked, in seconds.
             */
            worked_seconds: number;
            /**
             * Format: int64
             * @description Worked minus expected.
             */
            balance_seconds: number;
            /**
             * Format: date
             * @description Day of the first entry, from which the running balance counts; null if there is no entry up to `to`.
             */
            running_since: string | null;
            /**
             * Format: int64
             * @description Worked minus expected, from `running_since` through `to`.
             */
            running_balance_seconds: number;
        };
        /** @description The envelope of this: The person's worked time against their expected time, in a period and since tracking began. */
        OwnOvertimeResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["OwnOvertime"];
        };
        /** @description A lock that closes everything up to and including a day. */
        PeriodLock: {
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
        };
        /** @description The envelope of a list. */
        PeriodLockListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["PeriodLock"][];
        };
        /** @description Where a person is on a day. */
        Presence: {
            employee: components["schemas"]["PersonRef"];
            status: components["schemas"]["PresenceStatus"];
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
        /** @description The envelope of a list. */
        PresenceListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Presence"][];
        };
        /**
         * @description `working`: has an entry on the day or a running clock; `absent`: on approved leave; `holiday`: a full holiday on a
         *     day of the weekly pattern; `off`: not a day of the weekly pattern; `missing`: expected, but neither work nor an
         *     absence is known. Known values: `working`, `absent`, `holiday`, `off`, `missing`. More may come.
         */
        PresenceStatus: "working" | "absent" | "holiday" | "off" | "missing" | (string & {});
        /**
         * @description `working`: has an entry on the day or a running clock; `absent`: on approved leave; `holiday`: a full holiday on a
         *     day of the weekly pattern; `off`: not a day of the weekly pattern; `missing`: expected, but neither work nor an
         *     absence is known.
         * @enum {string}
         */
        PresenceStatusInput: "working" | "absent" | "holiday" | "off" | "missing";
        /**
         * Format: date-time
         * @description With an offset, which also decides the time zone in which the entry's days are counted. A zero offset (`Z`,
         *     `+00:00`) is UTC and does not say where the work was done: the entry is in the person's time zone. The same holds if
         *     the offset is that of the person's zone at this instant. Any other offset becomes the `timezone` of the entry, such
         *     as `+09:00`. Lists, reports and period locks count the whole entry by the days of its zone; the offset of `ended_at`
         *     has no effect.
         *
         *     An entry that somebody else makes (a manager, an admin, a service key) is in the person's time zone, whatever the
         *     offset.
         */
        StartedAt: string;
        /** @description An absence of the calendar. */
        TeamAbsence: {
            /**
             * Format: uuid
             * @description Id of the absence.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
            /** @description The leave type; null unless the caller is a manager or admin. */
            policy: components["schemas"]["PolicyRef"] | null;
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
            /** @description `requested`: awaits a decision, and is shown to those who may decide only. Known values: `approved`, `requested`. More may come. */
            status: "approved" | "requested" | (string & {});
        };
        /** @description The envelope of a list. */
        TeamAbsenceListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["TeamAbsence"][];
        };
        /** @description An item of the workspace's pick list of time categories. */
        TimeCategory: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /** @description Label, as people see it. */
            label: string;
        };
        /** @description A span of worked time. Times are exact; only reports round. */
        TimeEntry: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
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
            /**
             * Format: int64
             * @description Elapsed time from start to end, including breaks, correct across clock changes. Null while the clock runs.
             */
            duration_seconds: number | null;
            /**
             * Format: int32
             * @description Part of the span that was not worked.
             */
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
            category: components["schemas"]["TimeCategory"] | null;
            /** @description The live clock, manual entry, an API key or an import. Known values: `clock`, `manual`, `api`, `import`. More may come. */
            source: "clock" | "manual" | "api" | "import" | (string & {});
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
            warnings: ("break" | "on_leave" | (string & {}))[];
            /**
             * Format: int64
             * @description Counts changes; also the `ETag`.
             */
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
        };
        /** @description A time entry was added without the clock. */
        TimeEntryCreatedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["TimeEntryEventData"];
        };
        /** @description A time entry was deleted. */
        TimeEntryDeletedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["TimeEntryEventData"];
        };
        /**
         * @description A span of worked time. Entries of a person must not overlap, but one may begin where another ends.
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
             * @description The person. A service key must name one; anyone else can only name themselves.
             */
            employee_id?: string;
            started_at: components["schemas"]["StartedAt"];
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
            /**
             * Format: int32
             * @description Shorter than the span. `0` unless given.
             */
            break_minutes?: number;
            /** @description Your own id for the entry, unique in the workspace. */
            external_id?: string;
        };
        /** @description The envelope of a list. */
        TimeEntryListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["TimeEntry"][];
        };
        /** @description Omitted fields stay unchanged; null clears a field. */
        TimeEntryPatch: {
            started_at?: components["schemas"]["MovedStart"];
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
            /**
             * Format: int32
             * @description Shorter than the span.
             */
            break_minutes?: number;
            /** @description Your own id for it; unique in the workspace. */
            external_id?: string | null;
        };
        /** @description The envelope of this: A span of worked time. Times are exact; only reports round. */
        TimeEntryResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["TimeEntry"];
        };
        /** @description A time entry was changed. */
        TimeEntryUpdatedEvent: {
            id: components["schemas"]["EventId"];
            sequence: components["schemas"]["EventSequence"];
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
            actor: components["schemas"]["Actor"];
            data: components["schemas"]["TimeEntryEventData"];
        };
        /** @description Worked against expected time. */
        TimeReport: {
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
            /** @description What each row covers. Known values: `day`, `week`, `month`, `category`, `employee`, `department`. More may come. */
            group_by: "day" | "week" | "month" | "category" | "employee" | "department" | (string & {});
            /**
             * @description A setting of the workspace: reports round each entry to the nearest 15 min, or not at all. Entries themselves
             *     stay exact. Known values: `none`, `quarter_hour`. More may come.
             */
            rounding: "none" | "quarter_hour" | (string & {});
            totals: components["schemas"]["TimeReportTotals"];
            /** @description Sorted by key. */
            rows: components["schemas"]["TimeReportRow"][];
        };
        /** @description The envelope of this: Worked against expected time. */
        TimeReportResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["TimeReport"];
        };
        /** @description One day, week, month, category, person or department. */
        TimeReportRow: {
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
            /**
             * Format: int64
             * @description Time worked, in seconds.
             */
            worked_seconds: number;
            /**
             * Format: int64
             * @description Time charged to a client, in seconds.
             */
            billable_seconds: number;
            /**
             * Format: int64
             * @description Always 0 by category, because nothing is expected per category. The totals have it.
             */
            expected_seconds: number;
            /**
             * @description Days of approved absence, counted like leave. In days even if the leave type counts hours.
             * @example 3.50
             */
            absence_days: string;
            /** @description Time zones in which the days of this row begin and end. */
            timezones: string[];
            /** @description Problems to check before you rely on the figures. */
            warnings: components["schemas"]["TimeWarning"][];
            /**
             * Format: int64
             * @description The part worked from 23 to 6 o'clock.
             */
            night_seconds: number;
            /**
             * Format: int64
             * @description The part worked on Sundays.
             */
            sunday_seconds: number;
            /**
             * Format: int64
             * @description The part worked on whole holidays of the person.
             */
            holiday_seconds: number;
            /** @description What the working-time rules object to on this day; empty in rows that are no days. */
            checks: components["schemas"]["WorkingTimeCheck"][];
        };
        /** @description The totals of a report. */
        TimeReportTotals: {
            /**
             * Format: int64
             * @description Time of closed entries minus their breaks; each entry is rounded according to `rounding`.
             */
            worked_seconds: number;
            /**
             * Format: int64
             * @description The billable part of the worked time.
             */
            billable_seconds: number;
            /**
             * Format: int64
             * @description Hours of the weekly pattern minus holidays and absences, paid or not.
             */
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
            warnings: components["schemas"]["TimeWarning"][];
            /**
             * Format: int64
             * @description The part worked from 23 to 6 o'clock.
             */
            night_seconds: number;
            /**
             * Format: int64
             * @description The part worked on Sundays.
             */
            sunday_seconds: number;
            /**
             * Format: int64
             * @description The part worked on whole holidays of the person.
             */
            holiday_seconds: number;
        };
        /**
         * @description `break`: more than 6 h worked in a shift with less than 30 min of break, or more than 9 h with less than 45 min; other
         *     breaks if the working-time rules of the workspace say so. Gaps of 15 min or more count as breaks. Known values: `break`. More may come.
         */
        TimeWarning: "break" | (string & {});
        /**
         * @description A person's time of one week or month, for approval. An entry belongs to the period in which it starts, in its own time
         *     zone.
         */
        Timesheet: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
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
            status: components["schemas"]["TimesheetStatus"];
            /** @description What the person says about it. */
            note: string | null;
            /**
             * Format: int64
             * @description Time worked in the period, as it was when the timesheet was last saved. Exact, without rounding.
             */
            worked_seconds: number;
            /**
             * Format: int64
             * @description Time expected by contract, holidays and absences, as it was when the timesheet was last saved.
             */
            expected_seconds: number;
            /**
             * Format: int64
             * @description Worked less expected time.
             */
            balance_seconds: number;
            /** @description Whether its last day is in a locked period. */
            locked: boolean;
            /** @description The manager who decides on it; null if the admins do, or if it does not wait. */
            approver: components["schemas"]["PersonRef"] | null;
            /** @description Why they are asked; null if nobody is. */
            approver_reason: components["schemas"]["ApproverReason"] | null;
            /** @description Who approved or returned it last. */
            reviewer: components["schemas"]["PersonRef"] | null;
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
            allowed_actions: components["schemas"]["TimesheetAction"][];
            /**
             * Format: int64
             * @description Increases with every change; the `ETag` of the record.
             */
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
        };
        /** @description An action that the caller can take now. Sending it may still be refused if the record changes meanwhile. Known values: `submit`, `withdraw`, `approve`, `return`. More may come. */
        TimesheetAction: "submit" | "withdraw" | "approve" | "return" | (string & {});
        /** @description What `putTimesheet` takes. */
        TimesheetInput: {
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
        };
        /** @description The envelope of a list. */
        TimesheetListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description The result. */
            data: components["schemas"]["Timesheet"][];
        };
        /**
         * @description The envelope of this: A person's time of one week or month, for approval. An entry belongs to the period in which it starts, in its own time
         *     zone.
         */
        TimesheetResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            data: components["schemas"]["Timesheet"];
        };
        /** @description What `reviewTimesheet` takes. */
        TimesheetReview: {
            /**
             * @description An admin can also return an approved timesheet.
             * @enum {string}
             */
            action: "approve" | "return";
            /** @description Required to return it. */
            reason?: string;
        };
        /**
         * @description Where a timesheet is. `draft`: not submitted, or taken back. `submitted`: it waits for a decision, and its person cannot
         *     change the entries. `approved`: nobody can. `returned`: its person corrects the entries and submits it again. Known values: `draft`, `submitted`, `approved`, `returned`. More may come.
         */
        TimesheetStatus: "draft" | "submitted" | "approved" | "returned" | (string & {});
        /**
         * @description Where a timesheet is. `draft`: not submitted, or taken back. `submitted`: it waits for a decision, and its person cannot
         *     change the entries. `approved`: nobody can. `returned`: its person corrects the entries and submits it again.
         * @enum {string}
         */
        TimesheetStatusInput: "draft" | "submitted" | "approved" | "returned";
        /** @description Something in a day's work that the working-time rules object to. It is shown and never refused. */
        WorkingTimeCheck: {
            /**
             * @description What is wrong. `break`: too short breaks. `long_day`: a shift that is too long. `short_rest`: too little time since the
             *     shift before. `sunday`, `holiday`: work on such a day. A shift is shown on the date on which it begins. Known values: `break`, `long_day`, `short_rest`, `sunday`, `holiday`. More may come.
             */
            code: "break" | "long_day" | "short_rest" | "sunday" | "holiday" | (string & {});
            /**
             * Format: int64
             * @description The minutes of break, of work or of rest that there were.
             */
            minutes: number;
        };
        /**
         * @description Which rules of working time reports check. `none`: nothing. `breaks`: breaks of 30 minutes for more than 6 hours and of 45 for
         *     more than 9. `de`: also more than 10 hours, less than 11 hours of rest, and work on Sundays and holidays. `uk`: breaks of 20
         *     minutes for more than 6 hours, and less than 11 hours of rest. Known values: `none`, `breaks`, `de`, `uk`. More may come.
         */
        WorkingTimeRules: "none" | "breaks" | "de" | "uk" | (string & {});
    };
    responses: {
        /** @description Refused: `data.code` says why. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ValidationEnvelope"];
            };
        };
    };
    parameters: {
        /** @description The absence. */
        AbsenceId: string;
        /** @description Id of an audit trail entry. */
        AuditEntryId: string;
        /** @description Id of a contract version. */
        ContractId: string;
        /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
        Cursor: string;
        /** @description Id of a delivery, as sent in `X-Service-Delivery`. */
        DeliveryId: string;
        /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
        EmployeeId: string;
        /**
         * @description The person whose records are requested. A service key must name one, a signed-in admin may; any other caller can only name
         *     themselves.
         */
        EmployeeIdForAdmins: string;
        /** @description Identifier of the employment. */
        EmploymentId: string;
        /** @description Id of an enrollment. */
        EnrollmentId: string;
        /** @description The time entry. */
        EntryId: string;
        /**
         * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
         *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
         */
        ExceptionReason: string;
        /** @description The claim. */
        ExpenseId: string;
        /** @description Only the record with this id of your own. */
        ExternalId: string;
        /**
         * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
         *     with the rights of its person, and is not counted against their limit.
         */
        FileAccess: string;
        /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
        From: string;
        /** @description The hand-over. */
        HandoverId: string;
        /**
         * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
         *     answer that shows a secret is not stored, and the repeated call is 409.
         */
        IdempotencyKey: string;
        /** @description Only records with one of these ids, such as those that an event or your own copy names. */
        Ids: string[];
        /**
         * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
         *     now, the answer is 412.
         */
        IfMatch: string;
        /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
        IfNoneMatch: string;
        /** @description The `ETag` of the part you have. If the file has changed since, `Range` is ignored and the answer is the whole file. */
        IfRange: string;
        /** @description Id of an import. */
        ImportId: string;
        /**
         * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
         *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
         *     deleted records, too.
         */
        IncludeDeleted: boolean;
        /** @description Adds `X-Total-Count` to the answer. */
        IncludeTotal: boolean;
        /** @description Id of an invoice. */
        InvoiceId: string;
        /** @description The largest number of rows on a page. */
        Limit: number;
        /** @description For light backgrounds, for dark backgrounds, or for browser tabs. */
        LogoVariant: "light" | "dark" | "favicon";
        /** @description The version in `logo_url`. It changes with the logo, so that caches see a new address. Without it the image is cached for five minutes only. */
        LogoVersion: string;
        /** @description The payment. */
        PaymentId: string;
        /** @description Id of a job on payments or payslips. */
        PaymentJobId: string;
        /** @description The payslip. */
        PayslipId: string;
        /** @description First day, inclusive; not after `to`. */
        PeriodFrom: string;
        /** @description Last day, inclusive; the period has at most 366 days. */
        PeriodTo: string;
        /** @description Side length in pixels. Photos are square. */
        PhotoSize: 64 | 256 | 512;
        /** @description The version in `photo_url`. It changes with the photo, so that caches see a new URL. The service ignores it. */
        PhotoVersion: string;
        /** @description Name of a pick list. Any other name is 404. */
        PickListName: components["schemas"]["ListNameInput"];
        /** @description Id of a benefit plan. */
        PlanId: string;
        /** @description The leave type. */
        PolicyId: string;
        /**
         * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
         *     with this part, or 416. Several ranges and anything else are ignored.
         */
        Range: string;
        /**
         * @description The person whose records are requested; without it, your own. A service key must name one; keys of people and employees
         *     can only name themselves.
         */
        ReachableId: string;
        /** @description Why; kept in the audit trail. */
        Reason: string;
        /** @description The receipt. */
        ReceiptId: string;
        /** @description `csv` answers with a file: UTF-8, a header line, CRLF, streamed. Cells that a spreadsheet would treat as a formula start with an apostrophe. */
        ReportFormat: "json" | "csv";
        /** @description Identifier of the timesheet. */
        TimesheetId: string;
        /** @description Last day, inclusive; spans count if they touch it. */
        To: string;
        /**
         * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
         *     Use the `X-Sync-Watermark` of your last synchronisation.
         */
        UpdatedSince: string;
        /** @description Id of a person. */
        UserId: string;
        /** @description `me`: only what waits for the decision of the caller. A service key has nothing that waits for it (422). */
        WaitingFor: "me";
        /** @description Id of a webhook. */
        WebhookId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                    "application/json": components["schemas"]["PrincipalResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Any of these. */
                status?: components["schemas"]["PersonStatusInput"][];
                /** @description Any of these. */
                role?: components["schemas"]["Role"][];
                /** @description An item of the list `user-types`. */
                user_type_id?: string;
                /** @description An item of the list `departments`. */
                department_id?: string;
                /** @description Only the direct reports of this person. */
                manager_id?: string;
                /** @description Part of the name, e-mail or employee number. */
                q?: string;
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering?: "-created_at" | "created_at" | "-last_name" | "last_name" | "-start_date" | "start_date" | "-updated_at" | "updated_at";
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted?: components["parameters"]["IncludeDeleted"];
                /** @description Only records with one of these ids, such as those that an event or your own copy names. */
                ids?: components["parameters"]["Ids"];
                /** @description Only the person with this sign-in address. */
                email?: string;
                /** @description Only the person with this number. */
                employee_number?: string;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonListResponse"];
                    "text/csv": components["schemas"]["CsvTable"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonInput"];
            };
        };
        responses: {
            /** @description The person. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    importUsers: {
        parameters: {
            query?: {
                /** @description Tries all rows and adds nobody. */
                dry_run?: boolean;
                /** @description Adds nobody if a row is refused. */
                all_or_nothing?: boolean;
            };
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserImportInput"];
                "text/csv": string;
            };
        };
        responses: {
            /** @description The queued import. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserImportResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getUserImport: {
        parameters: {
            query?: {
                /** @description Only results of these kinds. */
                outcome?: components["schemas"]["UserImportOutcomeInput"][];
            };
            header?: never;
            path: {
                /** @description Id of an import. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import with its results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserImportDetailResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
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
                "application/json": components["schemas"]["PersonPatch"];
            };
        };
        responses: {
            /** @description The changed person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
                "application/json": components["schemas"]["DeactivationInput"];
            };
        };
        responses: {
            /** @description The person, with what ends and the payments to decide about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeactivatedPersonResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listEmployments: {
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
            /** @description All employments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmploymentListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateEmployment: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: components["parameters"]["ExceptionReason"];
            };
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of a person. */
                user_id: components["parameters"]["UserId"];
                /** @description Identifier of the employment. */
                employment_id: components["parameters"]["EmploymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmploymentPatch"];
            };
        };
        responses: {
            /** @description The employment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmploymentResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of a person. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InvitationResendInput"];
            };
        };
        responses: {
            /** @description The invitation is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
                "application/json": components["schemas"]["ReactivationInput"];
            };
        };
        responses: {
            /** @description The person, active or invited, with the records that are not restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReactivatedPersonResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getBenefitCosts: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description The day; today if omitted. */
                on?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals of the day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitCostsResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listEnrollments: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-start_on" | "start_on" | "-created_at" | "created_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Any of these. */
                status?: components["schemas"]["EnrollmentStatusInput"][];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of enrollments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getEnrollment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of an enrollment. */
                enrollment_id: components["parameters"]["EnrollmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enrollment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    listBenefitPlans: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "name" | "-name" | "-created_at" | "created_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Any of these. */
                category?: components["schemas"]["BenefitCategoryInput"][];
                /** @description Only plans in which the person can (true) or cannot (false) enroll today. */
                eligible?: boolean;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitPlanListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getBenefitPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of a benefit plan. */
                plan_id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitPlanResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals of the day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitCostsResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListEnrollments: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted?: components["parameters"]["IncludeDeleted"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-start_on" | "start_on" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description In any of these plans. */
                plan_id?: string[];
                /** @description Of any of these people. */
                employee_id?: string[];
                /** @description Any of these. */
                status?: components["schemas"]["EnrollmentStatusInput"][];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of enrollments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListPlans: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "name" | "-name" | "-created_at" | "created_at";
                /** @description Only archived plans, or only others; all if omitted. */
                archived?: boolean;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitPlanListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getBranding: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandingResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getBrandingLogo: {
        parameters: {
            query?: {
                /** @description For light backgrounds, for dark backgrounds, or for browser tabs. */
                variant?: components["parameters"]["LogoVariant"];
                /** @description The version in `logo_url`. It changes with the logo, so that caches see a new address. Without it the image is cached for five minutes only. */
                v?: components["parameters"]["LogoVersion"];
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: components["parameters"]["FileAccess"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. If the file has changed since, `Range` is ignored and the answer is the whole file. */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": components["schemas"]["FileBytes"];
                };
            };
            /** @description The part of the file that `Range` asks for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": components["schemas"]["FileBytes"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    listContracts: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-start_date" | "start_date" | "-created_at" | "created_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Any of these. */
                status?: components["schemas"]["ContractStatusInput"][];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contracts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of a contract version. */
                contract_id: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    downloadContractDocument: {
        parameters: {
            query?: {
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: components["parameters"]["FileAccess"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. If the file has changed since, `Range` is ignored and the answer is the whole file. */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /** @description Id of a contract version. */
                contract_id: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileBytes"];
                };
            };
            /** @description The part of the file that `Range` asks for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileBytes"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListContracts: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted?: components["parameters"]["IncludeDeleted"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-start_date" | "start_date" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Of any of these people. */
                employee_id?: string[];
                /** @description Any of these. */
                status?: components["schemas"]["ContractStatusInput"][];
                /** @description Any of these. */
                type?: components["schemas"]["ContractTypeInput"][];
                /** @description Only contracts whose last day is before this date. */
                ends_before?: string;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contracts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminGetContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of a contract version. */
                contract_id: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-issued_on" | "issued_on" | "-updated_at" | "updated_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Any of these. */
                status?: ("issued" | "paid" | "void")[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of an invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetailResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
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
                access?: components["parameters"]["FileAccess"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. If the file has changed since, `Range` is ignored and the answer is the whole file. */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /** @description Id of an invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileBytes"];
                    "application/xml": components["schemas"]["FileBytes"];
                };
            };
            /** @description The part of the file that `Range` asks for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileBytes"];
                    "application/xml": components["schemas"]["FileBytes"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListInvoices: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted?: components["parameters"]["IncludeDeleted"];
                /** @description Only records with one of these ids, such as those that an event or your own copy names. */
                ids?: components["parameters"]["Ids"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Of any of these people. */
                employee_id?: string[];
                /** @description Any of these. */
                status?: components["schemas"]["InvoiceStatusInput"][];
                /** @description Only overdue invoices, or only others. */
                overdue?: boolean;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceListResponse"];
                    "text/csv": components["schemas"]["CsvTable"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminGetInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of an invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDetailResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
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
                    "application/json": components["schemas"]["PickListsResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getList: {
        parameters: {
            query?: {
                /** @description Whether to include archived items. */
                archived?: boolean;
            };
            header?: never;
            path: {
                /** @description Name of a pick list. Any other name is 404. */
                list: components["parameters"]["PickListName"];
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
                    "application/json": components["schemas"]["ListItemListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listAppLogs: {
        parameters: {
            query?: {
                /** @description Any of these. */
                level?: components["schemas"]["AppLogLevel"][];
                /** @description Only entries of this person. */
                user_id?: string;
                /** @description Text in the message, ignoring case. */
                q?: string;
                /** @description First day of receipt, inclusive. Not after `to` (422). */
                from?: string;
                /** @description Last day of receipt, inclusive. */
                to?: string;
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering?: "-received_at" | "received_at";
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppLogListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    listAuditTrail: {
        parameters: {
            query?: {
                /** @description The actor; the id of a person or of a service key. */
                actor_id?: string;
                /** @description The API key used. */
                key_prefix?: string;
                /** @description Any of these. */
                source?: components["schemas"]["AuditSourceInput"][];
                /** @description Any of these. */
                action?: string[];
                /** @description Any of these; compared with `resource`. */
                resource_type?: string[];
                /** @description Only entries about this record. */
                resource_id?: string;
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering?: "-at" | "at";
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    exportAuditTrail: {
        parameters: {
            query: {
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; the period has at most 366 days. */
                to: components["parameters"]["PeriodTo"];
                /**
                 * @description `ndjson` is one JSON object per line. `csv` is UTF-8 with a header line and CRLF; the changes are JSON in a cell, and
                 *     cells that a spreadsheet would treat as a formula begin with an apostrophe.
                 */
                format?: "csv" | "ndjson";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            default: components["responses"]["Refused"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditVerificationResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
            /** @description The entry with its changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryDetailResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListMeetings: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-starts_at" | "starts_at" | "-created_at" | "created_at";
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description Only meetings that this person organises or is invited to. */
                user_id?: string;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meetings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
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
                    "application/json": components["schemas"]["ModuleFlagsResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-pay_on" | "pay_on" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Only payments with one of these statuses. */
                status?: components["schemas"]["PaymentStatusInput"][];
                /** @description Only payments of one of these kinds. */
                kind?: components["schemas"]["PaymentKindInput"][];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    listPayslips: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-period_end" | "period_end" | "-published_at" | "published_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Only payslips whose last day is in this year. */
                year?: number;
                /** @description Whether voided payslips are listed, too. */
                include_void?: boolean;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payslips. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayslipListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getPayslip: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The payslip. */
                payslip_id: components["parameters"]["PayslipId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payslip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayslipDetailResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    downloadPayslip: {
        parameters: {
            query?: {
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: components["parameters"]["FileAccess"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. If the file has changed since, `Range` is ignored and the answer is the whole file. */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /** @description The payslip. */
                payslip_id: components["parameters"]["PayslipId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileBytes"];
                };
            };
            /** @description The part of the file that `Range` asks for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileBytes"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getPaymentYearSummary: {
        parameters: {
            query: {
                /**
                 * @description The person whose records are requested. A service key must name one, a signed-in admin may; any other caller can only name
                 *     themselves.
                 */
                employee_id?: components["parameters"]["EmployeeIdForAdmins"];
                /**
                 * @description The calendar year.
                 * @example 2026
                 */
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums of the year and of its twelve months. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentYearSummaryResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getWallet: {
        parameters: {
            query?: {
                /**
                 * @description The person whose records are requested. A service key must name one, a signed-in admin may; any other caller can only name
                 *     themselves.
                 */
                employee_id?: components["parameters"]["EmployeeIdForAdmins"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listWalletTransactions: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description The person whose records are requested. A service key must name one, a signed-in admin may; any other caller can only name
                 *     themselves.
                 */
                employee_id?: components["parameters"]["EmployeeIdForAdmins"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-created_at" | "created_at";
                /** @description Only entries in this currency. */
                currency?: string;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletEntryListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The payment. */
                payment_id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListPayments: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only records with one of these ids, such as those that an event or your own copy names. */
                ids?: components["parameters"]["Ids"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-pay_on" | "pay_on" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Only payments to one of these people. */
                employee_id?: string[];
                /** @description Only payments with one of these statuses. */
                status?: components["schemas"]["PaymentStatusInput"][];
                /** @description Only payments of one of these kinds. */
                kind?: components["schemas"]["PaymentKindInput"][];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description Only payments in this currency. */
                currency?: string;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentListResponse"];
                    "text/csv": components["schemas"]["CsvTable"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListExchangeRates: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-on" | "on";
                /** @description Only rates of this currency. */
                currency?: string;
                /** @description Only rates of this day or later. */
                from?: string;
                /** @description Only rates of this day or earlier. */
                to?: string;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRateListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListHandovers: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-month" | "month" | "-created_at" | "created_at";
                /** @description Only hand-overs of this kind. */
                kind?: "payroll" | "accounting";
                /** @description Only hand-overs of this month. */
                month?: string;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hand-overs, without what they contain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverSummaryListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminGetHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hand-over. */
                handover_id: components["parameters"]["HandoverId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hand-over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
                access?: components["parameters"]["FileAccess"];
            };
            header?: {
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. If the file has changed since, `Range` is ignored and the answer is the whole file. */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /** @description The hand-over. */
                handover_id: components["parameters"]["HandoverId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "text/plain": components["schemas"]["FileBytes"];
                };
            };
            /** @description The part of the file that `Range` asks for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "text/plain": components["schemas"]["FileBytes"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminGetPaymentJob: {
        parameters: {
            query?: {
                /** @description Only results of these kinds. */
                outcome?: components["schemas"]["PaymentJobOutcomeInput"][];
            };
            header?: never;
            path: {
                /** @description Id of a job on payments or payslips. */
                job_id: components["parameters"]["PaymentJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job with its results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentJobDetailResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListPayslips: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted?: components["parameters"]["IncludeDeleted"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-period_end" | "period_end" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Only payslips of one of these people. */
                employee_id?: string[];
                /** @description Only payslips whose last day is in this year. */
                year?: number;
                /** @description Only payslips whose last day is in this month, 1 to 12, of any year or of `year`. */
                month?: number;
                /** @description Only payslips with one of these statuses. */
                status?: components["schemas"]["PayslipStatusInput"][];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payslips. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayslipListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminGetPayslip: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The payslip. */
                payslip_id: components["parameters"]["PayslipId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payslip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayslipDetailResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
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
                group_by?: "month" | "department";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per group and currency, sorted by label. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSummaryRowListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminGetPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The payment. */
                payment_id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries to this webhook. */
                webhook_id?: string;
                /** @description Only deliveries with one of these statuses. */
                status?: components["schemas"]["DeliveryStatusInput"][];
                /** @description Only deliveries of one of these kinds of events. */
                event?: components["schemas"]["EventKindInput"][];
                /** @description Only deliveries whose last answer had this HTTP status. */
                response_code?: number;
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering?: "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryListResponse"];
                    "text/csv": components["schemas"]["CsvTable"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    countDeliveries: {
        parameters: {
            query?: {
                /** @description Number of hours, the current one included. */
                hours?: number;
                /** @description Only deliveries to this webhook. */
                webhook_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, one item for each hour. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryCountListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Only events of one of these kinds. */
                event?: components["schemas"]["EventKindInput"][];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description By the time of recording. A leading `-` is descending. */
                ordering?: "-created_at" | "created_at";
                /**
                 * @description Where a walk without a cursor begins. `now`: no events, and the cursor for those to come; only with
                 *     `ordering=created_at`.
                 */
                start?: "oldest" | "now";
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedEventListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
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
            /** @description The event kinds with the schema and a sample of each body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventKindInfoListResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
                    "application/json": components["schemas"]["ScopeInfoListResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
            /** @description The service is up, or degraded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceStatusResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering?: "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the workspace's webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description The webhook with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCreatedResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
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
            /** @description The webhook is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
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
                "application/json": components["schemas"]["WebhookPatch"];
            };
        };
        responses: {
            /** @description The changed webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries with one of these statuses. */
                status?: components["schemas"]["DeliveryStatusInput"][];
                /** @description Only deliveries of one of these kinds of events. */
                event?: components["schemas"]["EventKindInput"][];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering?: "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
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
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
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
                    "application/json": components["schemas"]["DeliveryDetailResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            /** @description The delivery, now being resent. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    pingWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of a webhook. */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, now being sent. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    recoverDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of a webhook. */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryInput"];
            };
        };
        responses: {
            /** @description The number of deliveries that are, or would be, sent again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of a webhook. */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SecretRotationInput"];
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendSampleEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of a webhook. */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SampleEventInput"];
            };
        };
        responses: {
            /** @description The delivery, now being sent. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProfile: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getAddress: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getOrgChart: {
        parameters: {
            query?: {
                /** @description Only this person and the people below. Default: everyone. */
                root_id?: string;
                /** @description Maximum number of levels, including the top one. */
                depth?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people at the top, or the person of `root_id`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgChartNodeListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPersonalDetails: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. Members that are not set are null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDetailsResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getPhoto: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Side length in pixels. Photos are square. */
                size?: components["parameters"]["PhotoSize"];
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: components["parameters"]["FileAccess"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. If the file has changed since, `Range` is ignored and the answer is the whole file. */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["FileBytes"];
                };
            };
            /** @description The part of the file that `Range` asks for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["FileBytes"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    listTeamDirectory: {
        parameters: {
            query?: {
                /** @description Part of the name, e-mail address or job title. */
                q?: string;
                /** @description An item of the list `departments`. */
                department_id?: string;
                /** @description Only the direct reports of this person. */
                manager_id?: string;
                /** @description The member to sort by; a leading `-` sorts in descending order. */
                ordering?: "-last_name" | "last_name";
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryEntryListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
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
                    "application/json": components["schemas"]["TeamMemberResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getTeamMemberPhoto: {
        parameters: {
            query?: {
                /** @description Side length in pixels. Photos are square. */
                size?: components["parameters"]["PhotoSize"];
                /** @description The version in `photo_url`. It changes with the photo, so that caches see a new URL. The service ignores it. */
                v?: components["parameters"]["PhotoVersion"];
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: components["parameters"]["FileAccess"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. If the file has changed since, `Range` is ignored and the answer is the whole file. */
                "If-Range"?: components["parameters"]["IfRange"];
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
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["FileBytes"];
                };
            };
            /** @description The part of the file that `Range` asks for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["FileBytes"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminGetProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProfileResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminUpdateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
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
                "application/json": components["schemas"]["AdminProfilePatch"];
            };
        };
        responses: {
            /** @description The changed profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProfileResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPtoBalance: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
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
                    "application/json": components["schemas"]["PtoBalanceListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    explainPtoBalance: {
        parameters: {
            query: {
                /**
                 * @description The person whose records are requested; without it, your own. A service key must name one; keys of people and employees
                 *     can only name themselves.
                 */
                employee_id?: components["parameters"]["ReachableId"];
                /** @description The leave type. */
                policy_id: string;
                /** @description The leave year. Default: the current one. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The explanation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceExplainedResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPtoLedger: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-effective_on" | "effective_on" | "-created_at" | "created_at";
                /**
                 * @description The person whose records are requested; without it, your own. A service key must name one; keys of people and employees
                 *     can only name themselves.
                 */
                employee_id?: components["parameters"]["ReachableId"];
                /** @description Only these leave types. */
                policy_id?: string[];
                /** @description Only this leave year. */
                year?: number;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getPtoCalendar: {
        parameters: {
            query: {
                /**
                 * @description The person whose records are requested; without it, your own. A service key must name one; keys of people and employees
                 *     can only name themselves.
                 */
                employee_id?: components["parameters"]["ReachableId"];
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
                    "application/json": components["schemas"]["PtoCalendarDayListResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
                    "application/json": components["schemas"]["HolidayListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPtoPolicies: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
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
                    "application/json": components["schemas"]["PolicyListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPtoRequests: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted?: components["parameters"]["IncludeDeleted"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-start_date" | "start_date" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Only absences with one of these statuses. */
                status?: components["schemas"]["AbsenceStatusInput"][];
                /** @description Only absences of these leave types. */
                policy_id?: string[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The absences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    createPtoRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceInput"];
            };
        };
        responses: {
            /** @description The absence. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
                "application/json": components["schemas"]["AbsenceInput"];
            };
        };
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsencePreviewResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPtoRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    updatePtoRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
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
                "application/json": components["schemas"]["AbsencePatch"];
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPtoAttachment: {
        parameters: {
            query?: {
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: components["parameters"]["FileAccess"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. If the file has changed since, `Range` is ignored and the answer is the whole file. */
                "If-Range"?: components["parameters"]["IfRange"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileBytes"];
                    "image/jpeg": components["schemas"]["FileBytes"];
                    "image/png": components["schemas"]["FileBytes"];
                };
            };
            /** @description The part of the file that `Range` asks for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileBytes"];
                    "image/jpeg": components["schemas"]["FileBytes"];
                    "image/png": components["schemas"]["FileBytes"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
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
                "multipart/form-data": components["schemas"]["AbsenceAttachmentInput"];
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
                "application/json": components["schemas"]["AbsenceCancelInput"];
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListBalances: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "last_name" | "-last_name" | "start_date" | "-start_date";
                /** @description Only these people. */
                employee_id?: string[];
                /** @description Only these leave types. */
                policy_id?: string[];
                /** @description The day of the balance. Default: today in the workspace's time zone. */
                as_of?: string;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
                    "application/json": components["schemas"]["EmployeeBalancesListResponse"];
                    "text/csv": components["schemas"]["CsvTable"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListBlackouts: {
        parameters: {
            query?: {
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-start_date" | "start_date" | "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of blackouts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlackoutListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListCalendars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All calendars, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayCalendarListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListEntitlements: {
        parameters: {
            query?: {
                /** @description Only these people. */
                employee_id?: string[];
                /** @description Only these leave types. */
                policy_id?: string[];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-valid_from" | "valid_from" | "-created_at" | "created_at";
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of agreements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveEntitlementListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListPolicies: {
        parameters: {
            query?: {
                /** @description Only archived leave types, or only others. */
                archived?: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "name" | "-name" | "created_at" | "-created_at";
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of leave types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPolicyListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminGetPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPolicyResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getAbsenceRate: {
        parameters: {
            query: {
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; the period has at most 366 days. */
                to: components["parameters"]["PeriodTo"];
                /** @description What each row covers. */
                group_by?: "month" | "department" | "policy";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceRateResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListPtoRequests: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted?: components["parameters"]["IncludeDeleted"];
                /** @description Only records with one of these ids, such as those that an event or your own copy names. */
                ids?: components["parameters"]["Ids"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-start_date" | "start_date" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Only absences with one of these statuses. */
                status?: components["schemas"]["AbsenceStatusInput"][];
                /** @description Only absences of these people. */
                employee_id?: string[];
                /** @description Only absences of these leave types. */
                policy_id?: string[];
                /** @description Only absences of people in these departments. */
                department_id?: string[];
                /** @description `me`: only what waits for the decision of the caller. A service key has nothing that waits for it (422). */
                waiting_for?: components["parameters"]["WaitingFor"];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description Part of the person's name or e-mail address. */
                q?: string;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The absences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceListResponse"];
                    "text/csv": components["schemas"]["CsvTable"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminCreatePtoRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminAbsenceInput"];
            };
        };
        responses: {
            /** @description The absence. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
                "application/json": components["schemas"]["BulkReviewInput"];
            };
        };
        responses: {
            /** @description The result of each absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReviewResultsResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminGetPtoRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceDetailResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminUpdatePtoRequest: {
        parameters: {
            query?: {
                /**
                 * @description Why the caller takes this step on their own record. For the only active admin of a workspace with `sole_admin`, from 72 hours
                 *     after it was set; anybody else is refused. The record and the audit trail show it, and `control_email` is told.
                 */
                exception_reason?: components["parameters"]["ExceptionReason"];
            };
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
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
                "application/json": components["schemas"]["AbsenceCorrection"];
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceDetailResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    approvePtoRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
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
                "application/json": components["schemas"]["AbsenceApproveInput"];
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
                "application/json": components["schemas"]["AdminAbsenceCancelInput"];
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    denyPtoRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
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
                "application/json": components["schemas"]["AbsenceDenyInput"];
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listExpenses: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted?: components["parameters"]["IncludeDeleted"];
                /** @description A leading `-` is descending. `spent_on` is the last day of the items. The id breaks ties. */
                ordering?: "-created_at" | "created_at" | "-spent_on" | "spent_on" | "-updated_at" | "updated_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Only claims with one of these statuses. */
                status?: components["schemas"]["ExpenseStatusInput"][];
                /** @description Only claims with an item of one of these categories. */
                category_id?: string[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseClaimListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    createExpense: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseInput"];
            };
        };
        responses: {
            /** @description The claim. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseClaimResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listExpenseRates: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-valid_from" | "valid_from";
                /** @description Only rates of this kind. */
                kind?: "mileage" | "per_diem";
                /** @description Only rates of this country. */
                country?: string;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseRateListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getExpense: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The claim. */
                expense_id: components["parameters"]["ExpenseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseClaimResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteExpense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The claim. */
                expense_id: components["parameters"]["ExpenseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateExpense: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The claim. */
                expense_id: components["parameters"]["ExpenseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpensePatch"];
            };
        };
        responses: {
            /** @description The claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseClaimResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    uploadReceipt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The claim. */
                expense_id: components["parameters"]["ExpenseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReceiptInput"];
            };
        };
        responses: {
            /** @description The receipt. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    downloadReceipt: {
        parameters: {
            query?: {
                /**
                 * @description From `getFileAddresses`, in place of a credential. It opens this path for five minutes, as long as the session lives,
                 *     with the rights of its person, and is not counted against their limit.
                 */
                access?: components["parameters"]["FileAccess"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. If the file has changed since, `Range` is ignored and the answer is the whole file. */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /** @description The claim. */
                expense_id: components["parameters"]["ExpenseId"];
                /** @description The receipt. */
                receipt_id: components["parameters"]["ReceiptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileBytes"];
                    "image/jpeg": components["schemas"]["FileBytes"];
                    "image/png": components["schemas"]["FileBytes"];
                    "image/webp": components["schemas"]["FileBytes"];
                };
            };
            /** @description The part of the file that `Range` asks for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileBytes"];
                    "image/jpeg": components["schemas"]["FileBytes"];
                    "image/png": components["schemas"]["FileBytes"];
                    "image/webp": components["schemas"]["FileBytes"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The claim. */
                expense_id: components["parameters"]["ExpenseId"];
                /** @description The receipt. */
                receipt_id: components["parameters"]["ReceiptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    submitExpense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The claim. */
                expense_id: components["parameters"]["ExpenseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseClaimResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListExpenses: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted?: components["parameters"]["IncludeDeleted"];
                /** @description Only records with one of these ids, such as those that an event or your own copy names. */
                ids?: components["parameters"]["Ids"];
                /** @description A leading `-` is descending. `spent_on` is the last day of the items. The id breaks ties. */
                ordering?: "-created_at" | "created_at" | "-spent_on" | "spent_on" | "-updated_at" | "updated_at";
                /** @description Only claims of these people. */
                employee_id?: string[];
                /** @description Only claims with one of these statuses. */
                status?: components["schemas"]["ExpenseStatusInput"][];
                /** @description Only claims with an item of one of these categories. */
                category_id?: string[];
                /** @description `me`: only what waits for the decision of the caller. A service key has nothing that waits for it (422). */
                waiting_for?: components["parameters"]["WaitingFor"];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description Minimum claimed amount, in the currency of each claim. */
                min_amount?: string;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseClaimListResponse"];
                    "text/csv": components["schemas"]["CsvTable"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    bulkReviewExpenses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseBulkReviewInput"];
            };
        };
        responses: {
            /** @description The result of each claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseBulkReviewResultsResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminExpenseSummary: {
        parameters: {
            query: {
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; the period has at most 366 days. */
                to: components["parameters"]["PeriodTo"];
                /** @description What each row covers. */
                group_by?: "category" | "employee" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each group and currency, sorted by label. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseSummaryRowListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminGetExpense: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The claim. */
                expense_id: components["parameters"]["ExpenseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseClaimDetailResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    approveExpense: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The claim. */
                expense_id: components["parameters"]["ExpenseId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExpenseApproveInput"];
            };
        };
        responses: {
            /** @description The claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseClaimResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    denyExpense: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The claim. */
                expense_id: components["parameters"]["ExpenseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseDenyInput"];
            };
        };
        responses: {
            /** @description The claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseClaimResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListTickets: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted?: components["parameters"]["IncludeDeleted"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Only tickets with one of these statuses. */
                status?: components["schemas"]["TicketStatusInput"][];
                /** @description Only tickets assigned to this admin. */
                assignee_id?: string;
                /** @description Only tickets with one of these priorities. */
                priority?: components["schemas"]["TicketPriorityInput"][];
                /**
                 * @description Tickets that have all these words, in any form, in the subject, the messages or the internal notes. The
                 *     language of the workspace determines word forms.
                 */
                q?: string;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tickets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    listTeamAbsences: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "start_date" | "-start_date";
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; at most 92 days in all. */
                to: string;
                /** @description Only people in these departments. */
                department_id?: string[];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The absences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAbsenceListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getClock: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
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
                    "application/json": components["schemas"]["ClockResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
                "application/json": components["schemas"]["ClockDiscardInput"];
            };
        };
        responses: {
            /** @description The entry is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClockStartInput"];
            };
        };
        responses: {
            /** @description The running entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
                "application/json": components["schemas"]["ClockStopInput"];
            };
        };
        responses: {
            /** @description The closed entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getDashboardSummary: {
        parameters: {
            query?: {
                /** @description The day, not in the future. Default: today in the workspace's time zone. */
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
                    "application/json": components["schemas"]["DashboardSummaryResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listTimeEntries: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted?: components["parameters"]["IncludeDeleted"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-started_at" | "started_at" | "-updated_at" | "updated_at";
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description Only billable entries, or only others. */
                billable?: boolean;
                /** @description Only entries of these categories. */
                category_id?: string[];
                /** @description Only entries from these sources. */
                source?: ("clock" | "manual" | "api" | "import")[];
                /** @description Only the entry of a running clock, or only closed ones. */
                running?: boolean;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    createTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeEntryInput"];
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    bulkCreateTimeEntries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkTimeEntriesInput"];
            };
        };
        responses: {
            /** @description The result of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkTimeEntriesResultResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
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
            /** @description The entry is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
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
                "application/json": components["schemas"]["TimeEntryPatch"];
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
                    "application/json": components["schemas"]["PeriodLockListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listTeamOvertime: {
        parameters: {
            query: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "last_name" | "-last_name";
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; the period has at most 366 days. */
                to: components["parameters"]["PeriodTo"];
                /** @description Only this person. */
                employee_id?: string;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getOvertimeAccount: {
        parameters: {
            query?: {
                /**
                 * @description The person whose records are requested; without it, your own. A service key must name one; keys of people and employees
                 *     can only name themselves.
                 */
                employee_id?: components["parameters"]["ReachableId"];
                /** @description The last day that counts; today in the person's time zone if omitted, and not later (422). */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeAccountResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getMyOvertime: {
        parameters: {
            query: {
                /**
                 * @description The person whose records are requested; without it, your own. A service key must name one; keys of people and employees
                 *     can only name themselves.
                 */
                employee_id?: components["parameters"]["ReachableId"];
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; the period has at most 366 days. */
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
                    "application/json": components["schemas"]["OwnOvertimeResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPresences: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "last_name" | "-last_name";
                /** @description The day, not in the future. Default: today in the workspace's time zone. */
                date?: string;
                /** @description Only people with one of these statuses. */
                status?: components["schemas"]["PresenceStatusInput"][];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresenceListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    getMyTimeReport: {
        parameters: {
            query: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; the period has at most 366 days. */
                to: components["parameters"]["PeriodTo"];
                /** @description What each row covers. */
                group_by?: "day" | "week" | "month" | "category";
                /** @description `csv` answers with a file: UTF-8, a header line, CRLF, streamed. Cells that a spreadsheet would treat as a formula start with an apostrophe. */
                format?: components["parameters"]["ReportFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report; as CSV, one line per row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeReportResponse"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getTeamTimeReport: {
        parameters: {
            query: {
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; the period has at most 366 days. */
                to: components["parameters"]["PeriodTo"];
                /** @description What each row covers. */
                group_by?: "day" | "week" | "month" | "category" | "employee" | "department";
                /** @description Only this person. */
                employee_id?: string;
                /** @description `csv` answers with a file: UTF-8, a header line, CRLF, streamed. Cells that a spreadsheet would treat as a formula start with an apostrophe. */
                format?: components["parameters"]["ReportFormat"];
                /** @description Maximum number of people per page; everybody if left out. Not with `csv`, which is streamed. */
                limit?: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeReportResponse"];
                    "text/csv": string;
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    listTimesheets: {
        parameters: {
            query?: {
                /** @description The person whose records are requested. A service key must name one; any other caller can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-period_start" | "period_start" | "-created_at" | "created_at";
                /** @description Any of these. */
                status?: components["schemas"]["TimesheetStatusInput"][];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of timesheets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesheetListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    putTimesheet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description First day of the period. */
                period_start: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimesheetInput"];
            };
        };
        responses: {
            /** @description The timesheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesheetResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
                "application/json": components["schemas"]["AdminClockStopInput"];
            };
        };
        responses: {
            /** @description The closed entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListTimeEntries: {
        parameters: {
            query?: {
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives every change that was committed when you began.
                 *     Use the `X-Sync-Watermark` of your last synchronisation.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted?: components["parameters"]["IncludeDeleted"];
                /** @description Only records with one of these ids, such as those that an event or your own copy names. */
                ids?: components["parameters"]["Ids"];
                /** @description Only the record with this id of your own. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-started_at" | "started_at" | "-updated_at" | "updated_at";
                /** @description Only entries of these people. */
                employee_id?: string[];
                /** @description Only entries of people in these departments. */
                department_id?: string[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description Only billable entries, or only others. */
                billable?: boolean;
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    adminCreateTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
                 *     answer that shows a secret is not stored, and the repeated call is 409.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminTimeEntryInput"];
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminDeleteTimeEntry: {
        parameters: {
            query: {
                /** @description Why; kept in the audit trail. */
                reason: components["parameters"]["Reason"];
            };
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
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
            /** @description The entry is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminUpdateTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
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
                "application/json": components["schemas"]["AdminTimeEntryPatch"];
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListTimesheets: {
        parameters: {
            query?: {
                /** @description Of any of these people. */
                employee_id?: string[];
                /** @description `me`: only what waits for the decision of the caller. A service key has nothing that waits for it (422). */
                waiting_for?: components["parameters"]["WaitingFor"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-period_start" | "period_start" | "-created_at" | "created_at";
                /** @description Any of these. */
                status?: components["schemas"]["TimesheetStatusInput"][];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description The largest number of rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of timesheets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesheetListResponse"];
                };
            };
            /** @description Nothing changed since `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    reviewTimesheet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record as you read it, or only its version, for example `"3"`. If the record has another version by
                 *     now, the answer is 412.
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the timesheet. */
                timesheet_id: components["parameters"]["TimesheetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimesheetReview"];
            };
        };
        responses: {
            /** @description The timesheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesheetResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
