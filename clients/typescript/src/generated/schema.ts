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
         *     The person or key of the credential, what it may do now, and its rate limit.
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
         *     `employee.created`. A signed-in admin adds a manager or an admin with their own `password`; without it, or with a wrong one, it
         *     is 422 `errors.password`, and 429 `confirmation_limited` after ten wrong ones in five minutes. All admins are told of a new
         *     admin.
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
         *     Takes up to 5,000 rows with the members of `POST /api/v1/auth/users/`, as JSON or as a CSV file, and adds their people one
         *     after the other by the rules of that call: each is invited unless the row says `send_invite: false`, and emits
         *     `employee.created`. The work is done in the background; `GET …/import/{import_id}/` has the progress and the result of
         *     each row. A row is added whole or not at all. One that is refused does not stop the others, unless `all_or_nothing` is
         *     true. A row that a key sends for another role than employee is refused with `role_needs_session`. A signed-in admin sends the rows of managers and admins
         *     as JSON, with their own `password`: without it the import is 422 `errors.password`, and 429 `confirmation_limited` after ten
         *     wrong ones in five minutes. A CSV file has no place for it. With `dry_run` nothing is added, and the results say what would be.
         *
         *     A CSV file is UTF-8 and as RFC 4180 has it, separated by commas, semicolons or tabs; its first line has the names of the
         *     members. Blank cells count as left out. It may have 4 MiB, as may the JSON.
         *
         *     An import ends early if whoever started it may not add people any more; its remaining rows are then refused with
         *     `access_ended`. Results are kept for 30 days.
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
         *     How far an import is, and the result of each row that was done. Any admin may ask, whoever started it; a key sees all of
         *     them, too.
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
         *     Works at once: a demotion narrows sessions and keys within a second. The e-mail address of somebody who is active is the
         *     exception: a code is mailed to the new one, the old one is told, and the answer still has the old one; the new one works
         *     once the code is confirmed (`POST /api/v1/auth/email/confirm/`), within 24 hours. Links mailed to the old one are invalid
         *     then, and a password reset goes to the new one only after the person has signed in with it, or a signed-in admin has sent
         *     the invitation again. Of somebody who is invited it changes at once, and an open invitation is sent again, to the new one.
         *
         *     Nobody changes their own first day or type, by which leave is granted, nor does a new admin those of whoever made them an admin
         *     less than 72 hours ago.
         *
         *     A signed-in admin changes a role or an e-mail address, also their own, with their own `password`; without it, or with a wrong
         *     one, it is 422 `errors.password`, and 429 `confirmation_limited` after ten wrong ones in five minutes. All admins are told of a
         *     role that was raised and of another address of an admin.
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
         *     Works at once, whatever the last day: sessions end, keys are suspended, a running clock stops and absences after
         *     `last_day` are cancelled; one across it ends there and is counted again. Contracts and benefits end with it. Payments to them are left as they are: `open_payments` lists
         *     those that are not made yet, for a decision. Emits `employee.deactivated`, and `clock.stopped` and `absence.cancelled` for what it ends;
         *     `absence.approved` or `absence.requested` again for an absence that ends earlier, with its new dates.
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
         * @description Scope `people:write`; role admin.
         *
         *     Mails a new invitation; the ones before it are void. Three times a day for each person.
         *
         *     A signed-in admin can also send it to someone active whose e-mail address was changed and who has not signed in with it
         *     yet: they get a link to choose a password with, and password resets go to the new address from then on.
         *
         *     A signed-in admin sends it to a manager, to an admin and to an address that was changed and that nobody has signed in with
         *     only with their own `password`; without it, or with a wrong one, it is 422 `errors.password`.
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
         *     They can sign in again, and their API keys work again; sessions that were ended and absences that were cancelled stay
         *     so. Someone who never chose a password becomes invited, and is sent a new invitation. Someone whose manager has left
         *     meanwhile has no manager. `not_restored` lists what ended when they left and does not come back by itself: contracts,
         *     benefits, absences, people who reported to them. No event is emitted.
         *
         *     A signed-in admin brings a manager or an admin back, and somebody whose changed e-mail address nobody has signed in with, only
         *     with their own `password`; without it, or with a wrong one, it is 422 `errors.password`, and 429 `confirmation_limited` after ten
         *     wrong ones in five minutes. All admins are told of an admin who is back.
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
         * What one pays for benefits
         * @description Scope `people:read`; roles employee and up.
         *
         *     What the person pays on a day for all benefits that are in force then, per period and currency. Amounts of different
         *     currencies or periods are never added.
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
         * Own enrollments
         * @description Scope `people:read`; roles employee and up.
         *
         *     With what the person pays a period, now and from known days on.
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
         * An own enrollment
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
         * Benefit plans for oneself
         * @description Scope `people:read`; roles employee and up.
         *
         *     Plans that are for the person's user type, with whether they can enroll today and, where not, why. With `eligible` only
         *     those in which they can, or cannot.
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
         *     Archived ones, too, for those who are or were enrolled and for admins.
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
         *     What everybody, or one person, pays on a day for all benefits that are in force then, and what the company pays on top, per
         *     period and currency.
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
         * Enrollments of everybody
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
         *     May be cached for five minutes (`Cache-Control`).
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
         *     As PNG. `logo_url`, `dark_logo_url` and `favicon_url` of `/branding/` name the logos that there are. With the `v` of these a
         *     cache may keep it for ever, because another logo has another address; otherwise for five minutes (`Cache-Control`).
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
         * Own contracts
         * @description Scope `people:read`; roles employee and up.
         *
         *     The person's versions and amendments, with the salary; drafts are not in it.
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
         * One contract of one’s own
         * @description Scope `people:read`; roles employee and up.
         *
         *     A draft is 404.
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
         *     For the person, once it is no draft any more, and for admins. `no_document` where it has none. A service key
         *     gets 404 in any case: documents are read by people. Always sent as an attachment, so that no browser shows it in
         *     place.
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
         * Contracts of everybody
         * @description Scope `team:read`; role admin.
         *
         *     Drafts, too.
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
         * One contract of anybody
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
         *     The contractor's own, as soon as they are issued, the newest first. `from` and `to` are about the day of issue.
         *     Issued invoices are never deleted, so a sync needs `updated_since` alone.
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
         *     The contractor's own, once it is issued.
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
         *     For the contractor and for admins, once it is issued. The same bytes at every call, as they were stored at its
         *     issue. `pdf` is a PDF/A-3 with the data of the invoice embedded (EN 16931, Factur-X and ZUGFeRD); `xrechnung` is
         *     the same invoice as an XRechnung 3.0 in UBL. An invoice that was taken back says so in its record, not in its
         *     files.
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
         * Invoices of everybody
         * @description Scope `team:read`; role admin.
         *
         *     Drafts, too, the newest first.
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
         * One invoice of anybody
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
    "/api/v1/logs/app/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What apps have logged
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
         *     Entries with what they changed and their places in the chain, oldest first, sent as they are read; secrets are masked. At most
         *     92 days, those of the workspace's time zone. The export is itself an entry.
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
         * Check the audit trail
         * @description Scope `team:read`; role admin.
         *
         *     Follows the chain of hashes through the trail, or through some days of it, up to the first place where it does not hold. An
         *     entry is chained within a minute; that it was changed before is noticed, that it was deleted before is not. A whole chain that
         *     somebody made anew, with all rights to the database, is only noticed by who has kept a `head` of the old one.
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
         *     All of them, the latest first, without their agendas. Days of `from` and `to` are those of the workspace's zone, or of the caller's
         *     own.
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
         * Which modules are on
         * @description Open to anyone; no credential needed.
         *
         *     May be cached for a minute (`Cache-Control`).
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
         * Own payments
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     What the person gets and got, by the day of payment (`pay_on`, which `from` and `to` are about). Payments are never deleted:
         *     one that does not go ahead is `cancelled`.
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
         * Own payslips
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     Those that are published. Lines and PDF are had one by one.
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
         * One own payslip
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     With its lines. A draft is 404, and so is the payslip of anybody else: managers see none of their people's.
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
         * Download an own payslip
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     The PDF as it was made when the payslip was published: the same bytes with every call, whatever is renamed since.
         *     Tagged for screen readers (PDF/UA-1) and made to be kept (PDF/A-3a). Names are drawn in Latin, Greek and Cyrillic
         *     letters; of letters of other scripts `?` is drawn, and the name itself is in the text that a screen reader reads.
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
         * What a person was paid in a year
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     Completed payments by the month in which they were paid, in the workspace's zone; a reversal takes off what it
         *     reverses, in the month in which it was made. Amounts of different currencies are never added: there is a row for each.
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
         * Own wallet
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     What the person is owed, per currency: the sum of the entries. `pending` of it stands in payments that are scheduled or
         *     processing, `available` is the rest.
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
         * Entries of the own wallet
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     Entries are only ever added.
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
         * One payment
         * @description Scope `payroll:read`; roles employee and up.
         *
         *     The person's own.
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
         * Payments of everybody
         * @description Scope `team:read`; role admin.
         *
         *     By the day of payment (`pay_on`, which `from` and `to` are about). Payments are never deleted.
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
    "/api/v1/payments/admin/payslips/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payslips of everybody
         * @description Scope `team:read`; role admin.
         *
         *     Drafts, too.
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
         * One payslip of anybody
         * @description Scope `team:read`; role admin.
         *
         *     With its lines; a draft, too.
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
         * What everybody was paid in a year
         * @description Scope `reports:read`; role admin.
         *
         *     Completed payments by the month in which they were paid, in the workspace's zone, or by the department that people are
         *     in now; a reversal takes off what it reverses, in the month in which it was made. Amounts of different currencies are
         *     never added: there is a row for each.
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
         * One payment of anybody
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
    "/api/v1/platform/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events
         * @description Scope `webhooks:manage`; role admin.
         *
         *     The event bodies of the last 30 days, as webhooks get them, for clients that missed some or prefer polling. All
         *     kinds, whether or not a webhook subscribed to them. Samples are left out. `from` and `to` are days of the workspace.
         *
         *     To follow new events, use `ordering=created_at` and store the `X-Next-Cursor` of the last answer. In this order it
         *     is always present, and the next call with it returns what was recorded since. No event is missed: an event is listed
         *     only when no write that is still running can come before it.
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
         * Status of the service
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
         * @description Scope `webhooks:manage`; role admin.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Scope `webhooks:manage`; role admin.
         *
         *     The signing secret is in this answer and nowhere else. The webhook belongs to the workspace, not to the caller.
         *
         *     A host that DNS does not know now is taken, because it may come into being: `warnings` says so.
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
         * @description Scope `webhooks:manage`; role admin.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Scope `webhooks:manage`; role admin.
         *
         *     Deliveries that are not acknowledged yet are not sent any more.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change, pause or resume a webhook
         * @description Scope `webhooks:manage`; role admin.
         *
         *     A changed URL is used for every attempt from now on, retries included. A host that DNS does not know now is taken, and `warnings`
         *     says so.
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
         * One delivery with its attempts
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
         * Send a delivery again
         * @description Scope `webhooks:manage`; role admin.
         *
         *     One immediate attempt with the same delivery id and the same body, signed with the current secret. It is not retried.
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
         *     Sends a `webhook.ping` event, also to a paused webhook and to one that did not subscribe to pings. Ten a minute for each
         *     webhook. `url_not_public` (422) where the URL now resolves to an address that webhooks may not have.
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
         * Send all failed deliveries again
         * @description Scope `webhooks:manage`; role admin.
         *
         *     For use after an outage of the receiver: every delivery that has failed since the given time is sent as a new
         *     delivery with the same body. It has an id of its own, names the old one in `replay_of`, and is retried like any
         *     other. Deliveries that were recovered before are left out. While the webhook is paused the new deliveries are held.
         *     With `dry_run` nothing is
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
         * @description Scope `webhooks:manage`; role admin.
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
         * @description Scope `webhooks:manage`; role admin.
         *
         *     Sends an invented event of any kind to this webhook only, also while it is paused and whatever it subscribed to. The
         *     body is valid against the schema of its kind, its actor is the caller, and its `data` carries `sample: true`. It is
         *     not in the feed of events. Ten a minute for each webhook. `url_not_public` (422) where the URL now resolves to an
         *     address that webhooks may not have.
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
         * Own address
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
         * Organisation chart
         * @description Scope `team:read`; roles employee and up (a personal key's owner: manager and up).
         *
         *     Everyone who has not left, below their manager; by name on each level. People without a manager, or whose manager
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
         * Own personal details
         * @description Scope `people:read`; roles employee and up.
         *
         *     Only the person and admins see them. A key never sees the whole `national_id`.
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
         * Own photo
         * @description Scope `people:read`; roles employee and up.
         *
         *     As WebP, upright, without camera metadata.
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
         *     Says whether they are away today, never why. Today is that of the workspace's time zone.
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
         *     For everyone who may read the directory; the target of `photo_url`.
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
         * Profile of one person
         * @description Scope `team:read`; roles manager and up.
         *
         *     Managers read the profiles of those below them, with the phone number, without address and personal details. Admins
         *     read everything, of everyone; through a key they do not see the whole `national_id`.
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
         *     All parts or, where one is refused, none. The person is told what has changed and by whom. A key changes people of role
         *     employee only: 403 `role_needs_session`.
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
         *     Every row of the person's leave, the latest first. Credits of the policy and expiries of carried days are added
         *     within about an hour after they are due; balances count them at once. Carried days are added when the previous year
         *     is closed: from then on the rows of a year add up to its balance.
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
         *     What a request would cost, day by day, and what would prevent it. Writes nothing. 422 wherever creating it is 422; what
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
         *     Dates, halves and note, while the request waits for a decision; days and reservation are counted again by the rules
         *     of a new request, with the same 422. A reviewer who decides with the `If-Match` of the earlier version gets 412.
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
         * @description Scope `absences:read`; roles employee and up.
         *
         *     Health data: for the person and for admins, not for managers (404). A personal key reads the documents of its owner, whatever
         *     the owner's role; a service key reads none. Always sent as an attachment, so that no browser shows it in place.
         */
        get: operations["getPtoAttachment"];
        /**
         * Attach a document to an absence
         * @description Scope `absences:write`; roles employee and up.
         *
         *     Such as a sick note, by the person or for them by an admin; a second one replaces the first, which is deleted. The
         *     type is detected from the content, not from the name. Images are encoded again, upright and without camera metadata
         *     (place, time, device).
         *
         *     A personal key attaches to absences of its owner, a service key to anybody's. A key replaces only what it sees: a personal key
         *     with `absences:read`, too, its owner's document; for others `attachment` is null, and a second one is 409.
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
    "/api/v1/pto/admin/policies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leave types in full
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
         * One leave type in full
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
         *     For a person below the caller, or the caller themselves; anybody else's id is 422. The same rules as for a request
         *     of the
         *     person's own (422 `no_contract`, `no_working_days`), but for the days of notice. With `status: approved` it is
         *     approved at once, which nobody may do for themselves, nor a service key for somebody who has seen its secret (403
         *     `self_approval`), nor a new admin for whoever made them an admin less than 72 hours ago (403 `new_admin`); a key needs the
         *     scope `absences:approve` for it, too.
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
         *     Each absence is decided on separately, by the rules of the single call; one that is refused, such as the caller's own
         *     (`self_approval`), does not affect the others. `results` has the result of each.
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
         *     With the person's balance and who else of the team is away. The `ETag` begins with the version of the absence,
         *     which is all that `If-Match` compares: decide with it.
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
         *     A person who is not below the caller is 404. The balance is checked again.
         *
         *     Event: `absence.approved`.
         *
         *     Not for a record of your own, nor by a service key whose secret its person has seen (403 `self_approval`). An only admin may, in a workspace with `self_approval`. Nor for a record of whoever made you an admin less than 72 hours ago (403 `new_admin`).
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
         *     Requested or approved, also after its first day. The days come back to the balance and the person is notified. A caller's own is cancelled as by
         *     the person. A service key does not cancel that of somebody who has seen its secret (403 `self_approval`), nor a new admin that
         *     of whoever made them an admin less than 72 hours ago (403 `new_admin`).
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
         *     A person who is not below the caller is 404. The reserved days are released.
         *
         *     Event: `absence.denied`.
         *
         *     Not for a record of your own, nor by a service key whose secret its person has seen (403 `self_approval`). An only admin may, in a workspace with `self_approval`. Nor for a record of whoever made you an admin less than 72 hours ago (403 `new_admin`).
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
         *     The person's own claims, drafts too, newest first. `from` and `to` are about the days of the items.
         */
        get: operations["listExpenses"];
        put?: never;
        /**
         * Claim expenses
         * @description Scope `expenses:write`; roles employee and up.
         *
         *     Adds a claim and, unless `submit` is false, submits it. The amount of the claim is the sum of its items, all in one
         *     currency. Items that need a receipt cannot be submitted without one: create the claim as a draft, upload the receipts,
         *     then submit it.
         *
         *     Event: `expense.submitted`, where it is submitted.
         */
        post: operations["createExpense"];
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
         *     The person's own.
         */
        get: operations["getExpense"];
        put?: never;
        post?: never;
        /**
         * Delete an expense claim
         * @description Scope `expenses:write`; roles employee and up.
         *
         *     A draft, one that waits for a decision, or a denied one. Its receipts cannot be downloaded any more.
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
         *     While it is a draft, or after it was denied. `items` replaces all items: one with the `id` of an existing item
         *     changes that item and keeps its receipts, one without is new, and those left out are deleted with their receipts.
         *     Changing a denied claim does not submit it again.
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
         *     PDF, JPEG, PNG or WebP; the type is detected from the content, not from the name. Images are encoded again, upright
         *     and without camera metadata (place, time, device); PDFs stay as they are, byte for byte, and are refused where they have
         *     scripts. With `item_id` it is the receipt of that item, without one of all
         *     items. A claim takes ten, while it is a draft or denied.
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
         *     For the person and, once the claim was submitted, for those who may see it under `/reimbursements/admin/`; of other
         *     people a key needs the scope `team:read`, too. Always sent as an attachment, so that no browser shows it in place. Of a
         *     deleted claim receipts can be had for 90 days, as long as lists show it with `include_deleted`.
         */
        get: operations["downloadReceipt"];
        put?: never;
        post?: never;
        /**
         * Remove a receipt
         * @description Scope `expenses:write`; roles employee and up.
         *
         *     Its file is deleted.
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
         *     A draft, or a claim that was denied. Those who decide on it are told.
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
         *     Managers see the people below them, directly or not; admins see everyone. Claims that were never submitted are not
         *     among them.
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
         *     Each claim is decided on separately, by the rules of the single call, in full; one that is refused, such as the caller's own
         *     (`self_approval`), does not affect the others. `results` has the result of each. Claims that need an exchange rate are approved by the single call.
         *
         *     Event: `expense.approved` or `expense.denied` for each.
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
         *     The items of a period, by the day of the expense: those of claims that are submitted, approved or paid. Managers see
         *     the people below them, admins everyone. Amounts of different currencies are never added: there is a row for each.
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
         *     With the claims that have a receipt of the same bytes as one of its own. A claim that was never submitted, or whose
         *     person is not below the caller, is 404.
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
         *     In full, or a part of it with `approved_amount`. A claim in another currency than the workspace's needs the
         *     `exchange_rate`, which is stored with it: later rates change nothing. A rate below half of the reference, above twice the
         *     reference, or of a currency without one is 409 `rate_deviates`; a signed-in admin approves it with a `rate_reason`. A person who is
         *     not below the caller is 404.
         *
         *     Event: `expense.approved`.
         *
         *     Not for a record of your own, nor by a service key whose secret its person has seen (403 `self_approval`). An only admin may, in a workspace with `self_approval`. Nor for a record of whoever made you an admin less than 72 hours ago (403 `new_admin`).
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
         *     Not for a record of your own, nor by a service key whose secret its person has seen (403 `self_approval`). An only admin may, in a workspace with `self_approval`. Nor for a record of whoever made you an admin less than 72 hours ago (403 `new_admin`).
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
         *     In every status, newest first, with the time to the first reply of staff and to the solution.
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
         *     A person has one running clock at most. The service stops a forgotten one after the workspace's `max_clock_hours`.
         *     During approved time off it starts with the warning `on_leave`, or not at all where the workspace
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
         *     The running entry is closed and stays as a time entry. A clock that ran for longer than the workspace's
         *     `max_clock_hours` ends at that limit (`auto_stopped`), unless `ended_at` says when work really ended.
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
         *     Each row is added separately, by the rules of `POST /api/v1/tracking/entries/`, in the order given; one that is
         *     refused does not affect the others. `results` has the result of each. Rows of one call may name different people:
         *     anyone
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
         *     Of everybody below the manager, or of all for admins, who was employed in the period, by name. Future days count
         *     with their expected time.
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
         *     Future days count with their expected time; a running clock counts when it has stopped.
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
         *     line for each row of each person, people by name. People who neither worked nor were expected to are left out. The
         *     rows of one person are from one moment; a long file as a whole is not.
         *
         *     With `limit`, JSON is the report of that many people, by name, and a cursor leads to that of the next. Each page is a
         *     report of its own: its rows and totals are those of its people, and the pages add up to the report of all. A page of
         *     people who are left out has no rows.
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
         *     By the rules of one's own entries, in the person's time zone, whatever offset is sent. The reason is kept in the audit trail, and the person is notified.
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
         *     A closed entry, by the rules of one's own entries; it stays in its time zone, whatever offset is sent. Until a lock's `grace_until` admins may still correct what it locks.
         *     The reason is kept in the audit trail, and the person is notified.
         *
         *     Event: `time_entry.updated`.
         */
        patch: operations["adminUpdateTimeEntry"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A person who was deactivated, with what is left to decide. */
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
            /** @description Who they report to; null at the top. */
            manager: components["schemas"]["PersonRef"] | null;
            /** @description An item of the list `user-types`. */
            user_type: components["schemas"]["ListItemRef"] | null;
            /** @description An item of the list `departments`. */
            department: components["schemas"]["ListItemRef"] | null;
            /** @description What they do, in words. */
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
            /**
             * Format: int64
             * @description Rises with every change; the `ETag` of the record.
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
            /** @description Payments to them that are not made yet, the next first. None is cancelled by itself. */
            open_payments: components["schemas"]["OpenPayment"][];
        };
        /** @description The envelope of this: A person who was deactivated, with what is left to decide. */
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
             * @description Last day of employment. Absences after it are cancelled, one across it ends there; access ends now in any case.
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
        /**
         * Format: email
         * @description ASCII letters, digits and punctuation; compared ignoring the case of A to Z.
         * @example ada@example.test
         */
        EmailAddress: string;
        /** @description A person was added. */
        EmployeeCreatedEvent: {
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
        /** @description A record that somebody's leaving ended or changed. */
        EndedRecord: {
            /** @description What it is: `contract`, `enrollment`, `absence`, `user` … */
            resource: string;
            /**
             * Format: uuid
             * @description Identifier of the record.
             */
            id: string;
            /** @description What was done to it, in the past tense. */
            action: string;
        };
        /** @description What `resendInvitation` takes. */
        InvitationResendInput: {
            /**
             * Format: password
             * @description The caller's own. A signed-in admin needs it for a manager, an admin, or somebody whose changed e-mail address nobody has signed in with.
             */
            password?: string;
        };
        /** @description A person of the workspace, as managers and admins see them. Private details are not in here. */
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
            /** @description Who they report to; null at the top. */
            manager: components["schemas"]["PersonRef"] | null;
            /** @description An item of the list `user-types`. */
            user_type: components["schemas"]["ListItemRef"] | null;
            /** @description An item of the list `departments`. */
            department: components["schemas"]["ListItemRef"] | null;
            /** @description What they do, in words. */
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
            /**
             * Format: int64
             * @description Rises with every change; the `ETag` of the record.
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
            /** @description Their sign-in name. */
            email: components["schemas"]["EmailAddress"];
            /** @description First name. */
            first_name: string;
            /** @description Last name. */
            last_name: string;
            /**
             * @description An API key adds employees only. `"employee"` unless given.
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
            /** @description What they do, in words. */
            job_title?: string;
            /** @description The workspace's own number of the person; no two people share one. */
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
            /** @description Whether the invitation goes out by e-mail now. `true` unless given. */
            send_invite?: boolean;
            /**
             * Format: password
             * @description The caller's own. A signed-in admin needs it to add a manager or an admin.
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
            /** @description What was asked for. */
            data: components["schemas"]["Person"][];
        };
        /** @description What is left out stays. Null clears where it is allowed. */
        PersonPatch: {
            /** @description Their sign-in name. */
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
            /** @description What they do, in words. */
            job_title?: string | null;
            /** @description The workspace's own number of the person; no two people share one. */
            employee_number?: string | null;
            /**
             * Format: date
             * @description First day of employment.
             */
            start_date?: string;
            /** @description IANA name; null goes back to the workspace's. */
            timezone?: string | null;
            /**
             * Format: password
             * @description The caller's own. A signed-in admin needs it to change `role` or `email`.
             */
            password?: string;
        };
        /** @description The envelope of this: A person of the workspace, as managers and admins see them. Private details are not in here. */
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
        /**
         * @description Someone invited has not chosen a password yet. Someone deactivated cannot sign in, and their keys are suspended.
         * @enum {string}
         */
        PersonStatus: "invited" | "active" | "deactivated";
        /** @description The person or key of the credential, and what it may do now. */
        Principal: {
            /**
             * @description A session (`user`), a key that acts as its owner, or a key that acts for the workspace.
             * @enum {string}
             */
            kind: "user" | "personal_key" | "service_key";
            /** @description The person; null for a service key. */
            user: components["schemas"]["SignedInUser"] | null;
            /**
             * @description The key's prefix as the audit trail shows it; null for a session.
             * @example wfp_9f3a21c0
             */
            key_prefix: string | null;
            /** @description The current role: for a personal key its owner's, for a service key `admin`. */
            role: components["schemas"]["Role"];
            /** @description For a key: its scopes, as far as the owner's role still allows them. For a session: all that the role may grant. */
            scopes: components["schemas"]["Scope"][];
            workspace: components["schemas"]["WorkspaceInfo"];
            modules: components["schemas"]["ModuleFlags"];
            /** @description Whether the person signs in with a second factor; null for a service key. */
            two_factor_enabled: boolean | null;
            rate_limit: components["schemas"]["RateLimitInfo"];
        };
        /** @description The envelope of this: The person or key of the credential, and what it may do now. */
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
        /** @description The caller's rate limit. The `RateLimit` header says what is left of it. */
        RateLimitInfo: {
            /**
             * @description Whether requests are counted for the API key or for the signed-in person.
             * @enum {string}
             */
            policy: "key" | "user";
            /**
             * Format: int64
             * @description Requests in one window.
             * @example 600
             */
            limit: number;
            /**
             * Format: int64
             * @description Seconds in which the requests are counted.
             * @example 60
             */
            window_seconds: number;
        };
        /** @description A person who is back, with what does not come back by itself. */
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
            /** @description Who they report to; null at the top. */
            manager: components["schemas"]["PersonRef"] | null;
            /** @description An item of the list `user-types`. */
            user_type: components["schemas"]["ListItemRef"] | null;
            /** @description An item of the list `departments`. */
            department: components["schemas"]["ListItemRef"] | null;
            /** @description What they do, in words. */
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
            /**
             * Format: int64
             * @description Rises with every change; the `ETag` of the record.
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
            /** @description What ended when they were deactivated, as the audit trail has it, such as contracts, benefits, absences and who reported to them. */
            not_restored: components["schemas"]["EndedRecord"][];
        };
        /** @description The envelope of this: A person who is back, with what does not come back by itself. */
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
             * @description First day of the new employment; that of the old one unless given.
             */
            start_date?: string;
            /**
             * Format: password
             * @description The caller's own. A signed-in admin needs it for a manager, an admin, or somebody whose changed e-mail address nobody has signed in with.
             */
            password?: string;
        };
        /**
         * @description A manager sees the people below them, direct and indirect; an admin sees everyone.
         * @enum {string}
         */
        Role: "employee" | "manager" | "admin";
        /**
         * @description What an API key may do. Each call names the one scope it needs.
         * @enum {string}
         */
        Scope: "people:read" | "team:read" | "people:write" | "time:read" | "time:write" | "absences:read" | "absences:write" | "absences:approve" | "expenses:read" | "expenses:write" | "expenses:approve" | "payroll:read" | "reports:read" | "webhooks:manage";
        /** @description The signed-in person: what a client needs to show their name and format dates. */
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
            /** @description Nobody is added where a row is refused. */
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
            /** @description Who started it; of an API key of the workspace its id and prefix. */
            created_by: components["schemas"]["PersonRef"];
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
            /** @description Nobody is added where a row is refused. */
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
            /** @description Who started it; of an API key of the workspace its id and prefix. */
            created_by: components["schemas"]["PersonRef"];
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
            /** @description People to add, a row each. */
            rows: components["schemas"]["UserImportRow"][];
            /**
             * Format: password
             * @description The caller's own. A signed-in admin needs it where a row has the role manager or admin.
             */
            password?: string;
        };
        /**
         * @description `created`: the person was added. `valid`: they would be, without `dry_run`. `refused`: they were not; `code`, `detail` and
         *     `errors` say why. `left_out`: nothing is wrong with the row, but others of an import with `all_or_nothing` were refused.
         * @enum {string}
         */
        UserImportOutcome: "created" | "valid" | "refused" | "left_out";
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
        /** @description What became of a row. */
        UserImportResult: {
            /**
             * Format: int64
             * @description Its place among the rows, from 1; the header of a CSV file is not counted.
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
            /** @description Why it was refused, with the codes of `POST /api/v1/auth/users/`, or `access_ended`. */
            code: string | null;
            /** @description The same in words. */
            detail: string | null;
            /** @description Texts by field, of a row whose values are wrong. */
            errors: {
                [key: string]: string[];
            } | null;
        };
        /**
         * @description A person to be added, with the members of `PersonInput`. Values are judged row by row when the import runs: a bad one refuses
         *     its row and not the request. Null and blank count as left out.
         */
        UserImportRow: {
            /** @description Required. Their sign-in name. */
            email?: string | null;
            /** @description Required. */
            first_name?: string | null;
            /** @description Required. */
            last_name?: string | null;
            /** @description employee unless given, manager or admin; an API key adds employees only. */
            role?: string | null;
            /** @description Id of the person they report to. */
            manager_id?: string | null;
            /** @description An item of the list `user-types`. */
            user_type_id?: string | null;
            /** @description An item of the list `departments`. */
            department_id?: string | null;
            /** @description Up to 120 characters. */
            job_title?: string | null;
            /** @description Up to 32 characters. The workspace's own number; no two people share one. */
            employee_number?: string | null;
            /** @description Required. First day of employment. */
            start_date?: string | null;
            /** @description IANA name; the workspace's unless given. */
            timezone?: string | null;
            /** @description Whether the invitation goes out by e-mail; yes unless it is `false`. */
            send_invite?: boolean | null;
        };
        /**
         * @description `queued`: it waits for its turn. `running`: rows are being tried. `finished`: all were. `failed`: the service could not go
         *     on, through no fault of a row; rows that are reported as `created` stay.
         * @enum {string}
         */
        UserImportStatus: "queued" | "running" | "finished" | "failed";
        /** @description The workspace the Host names. */
        WorkspaceInfo: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * @description Short name of the workspace, as in its host.
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
             * @description ISO 4217 code of the amounts beside it.
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
        };
        /**
         * @description What a plan is about.
         * @enum {string}
         */
        BenefitCategory: "health" | "pension" | "meal" | "transport" | "insurance" | "other";
        /**
         * @description Money, two decimals, per period of the plan and in its currency.
         * @example 45.00
         */
        BenefitCost: string;
        /** @description What a plan costs from a date on. */
        BenefitCostChange: {
            /**
             * Format: date
             * @description The first day on which it counts.
             */
            effective_on: string;
            employee_cost: components["schemas"]["BenefitCost"];
            employer_cost: components["schemas"]["BenefitCost"];
            /** @description Prices by tier. */
            tiers: components["schemas"]["BenefitTier"][];
        };
        /** @description What benefits with one period and currency cost together. */
        BenefitCostTotal: {
            /**
             * @description The period that amounts are for.
             * @enum {string}
             */
            frequency: "month" | "year";
            /** @description ISO 4217 code of the amounts beside it. */
            currency: string;
            /**
             * Format: int64
             * @description How many there are.
             */
            enrollments: number;
            /** @description What people pay a period. */
            employee_cost: string;
            /** @description What the company pays a period on top. */
            employer_cost: string;
        };
        /** @description What benefits cost on a day. */
        BenefitCosts: {
            /**
             * Format: date
             * @description The day of these costs.
             */
            on: string;
            /** @description A row for each period and currency; none where nothing is in force. */
            totals: components["schemas"]["BenefitCostTotal"][];
        };
        /** @description The envelope of this: What benefits cost on a day. */
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
            /** @description Whether the person can enrol today. */
            eligible: boolean;
            /**
             * @description Why not; null where they can.
             * @enum {string|null}
             */
            reason: "user_type" | "waiting" | "window" | "enrolled" | null;
            /**
             * Format: date
             * @description The day after the waiting days of their employment.
             */
            eligible_from: string;
        };
        /** @description Something that people can enroll in. Its cost is that of today; what it will cost is in `cost_changes`. */
        BenefitPlan: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /** @description Name, as people see it. */
            name: string;
            category: components["schemas"]["BenefitCategory"];
            /** @description What it is, in words. */
            description: string;
            /** @description Of all its costs. */
            currency: string;
            /**
             * @description The period that its costs are for.
             * @enum {string}
             */
            frequency: "month" | "year";
            /** @description What the person pays a period; with tiers */
            employee_cost: components["schemas"]["BenefitCost"];
            /** @description What the employer pays a period. */
            employer_cost: components["schemas"]["BenefitCost"];
            /** @description Where there are some, an enrollment is in one of them and costs what that one costs. */
            tiers: components["schemas"]["BenefitTier"][];
            /** @description What is known to change after today, by date. */
            cost_changes: components["schemas"]["BenefitCostChange"][];
            /** @description Whom it is for; everybody where it is empty. */
            eligible_user_types: components["schemas"]["ListItemRef"][];
            /**
             * Format: int64
             * @description Days of employment before one can enroll.
             */
            waiting_days: number;
            /**
             * Format: date
             * @description First day of the enrollment window; null is open.
             */
            window_start: string | null;
            /**
             * Format: date
             * @description Last day of it, inclusive; null is open.
             */
            window_end: string | null;
            /** @description An admin decides on each enrollment. */
            requires_approval: boolean;
            /**
             * Format: date-time
             * @description Null while one can enroll.
             */
            archived_at: string | null;
            /** @description Of the person whom the call is about; null in lists for admins and for a service key that names nobody. */
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
            /** @description What was asked for. */
            data: components["schemas"]["BenefitPlan"][];
        };
        /** @description The envelope of this: Something that people can enroll in. Its cost is that of today; what it will cost is in `cost_changes`. */
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
        /** @description Somebody who is covered with the person. */
        Dependent: {
            /** @description Full name. */
            name: string;
            /**
             * @description How they are related to the person.
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
         * @description Somebody's part in a plan. Only they and admins see it. Its cost is that of today, or of its first or last day where that is
         *     ahead or past.
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
            /** @description Family members who are covered, too. */
            dependents: components["schemas"]["Dependent"][];
            /**
             * Format: date
             * @description First day.
             */
            start_on: string;
            /**
             * Format: date
             * @description Last day, inclusive; null is open.
             */
            end_on: string | null;
            /** @description What the person pays a period; null for one that was waived, declined or cancelled. */
            employee_cost: components["schemas"]["BenefitCost"] | null;
            /** @description What the employer pays a period. */
            employer_cost: components["schemas"]["BenefitCost"] | null;
            /** @description ISO 4217 code of the amounts beside it. */
            currency: string;
            /**
             * @description The period.
             * @enum {string}
             */
            frequency: "month" | "year";
            /** @description What is known to change from a later day of it on. */
            cost_changes: components["schemas"]["EnrollmentCostChange"][];
            /** @description Why it was declined or terminated. */
            decision_note: string | null;
            /** @description The admin who decided last. */
            reviewer: components["schemas"]["PersonRef"] | null;
            /**
             * Format: date-time
             * @description When it was decided on; null before.
             */
            reviewed_at: string | null;
            /** @description What the caller may do with it now; nothing for a key, which only reads. */
            allowed_actions: ("edit" | "cancel" | "approve" | "decline" | "terminate")[];
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
             * @description Null; enrollments end, and are not deleted.
             */
            deleted_at: string | null;
        };
        /** @description What an enrollment costs from a date on. */
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
            /** @description What was asked for. */
            data: components["schemas"]["Enrollment"][];
        };
        /**
         * @description The envelope of this: Somebody's part in a plan. Only they and admins see it. Its cost is that of today, or of its first or last day where that is
         *     ahead or past.
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
         * @description `pending` waits for an admin; `active` is agreed, also where it begins later; `terminated` has a last day, which may be
         *     ahead; `waived` says that the person does not want it.
         * @enum {string}
         */
        EnrollmentStatus: "pending" | "active" | "declined" | "cancelled" | "terminated" | "waived";
        /** @description What a sign-in page shows before anyone has signed in. */
        Branding: {
            /** @description Name of the workspace. */
            workspace_name: string;
            /**
             * @description For a light ground, from the root of this host; null without one.
             * @example /api/v1/branding/logo/?variant=light&v=019395a4-7c1e-7b3a-9d55-0f2f6e1c9a10
             */
            logo_url: string | null;
            /** @description For a dark ground; null without one. */
            dark_logo_url: string | null;
            /** @description For the tab of a browser; null without one. */
            favicon_url: string | null;
            /**
             * @description Main colour, as `#rrggbb`.
             * @example #1F4B99
             */
            primary_color: string;
            /**
             * @description Of text on the primary colour.
             * @example #FFFFFF
             */
            primary_text_color: string;
            /**
             * @description Second colour, as `#rrggbb`.
             * @example #B45309
             */
            accent_color: string;
            /**
             * @description Of text on the accent colour.
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
        };
        /** @description The envelope of this: What a sign-in page shows before anyone has signed in. */
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
        /** @description A version of the terms somebody is employed on. Its weekly pattern is what time off and overtime are counted by. */
        Contract: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
            /**
             * Format: uuid
             * @description The first version; its own id for that one.
             */
            root_id: string;
            /**
             * Format: int64
             * @description The version: 1, and one more for each amendment.
             */
            number: number;
            /**
             * Format: uuid
             * @description The version that this amendment takes the place of.
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
             * @description Last day, inclusive; null is open.
             */
            end_date: string | null;
            /** @description The sum of the pattern. */
            weekly_hours: number;
            pattern: components["schemas"]["WeekHours"];
            /** @description Money, two decimals. Only the person and admins see it. Null in contracts from before it was kept. */
            salary: components["schemas"]["Salary"] | null;
            /** @description Of the salary. */
            currency: string | null;
            /** @description What the salary is paid for. */
            pay_period: components["schemas"]["PayPeriod"] | null;
            /**
             * Format: int64
             * @description Days of notice before it can end.
             */
            notice_days: number | null;
            /**
             * Format: date
             * @description Last day of probation.
             */
            probation_end: string | null;
            status: components["schemas"]["ContractStatus"];
            /** @description The PDF; null without one. */
            document: components["schemas"]["ContractDocument"] | null;
            /** @description Null where nobody has signed here. */
            signature: components["schemas"]["ContractSignature"] | null;
            /** @description Null unless it was terminated. */
            termination: components["schemas"]["ContractTermination"] | null;
            /** @description What the caller may do with it now; nothing for a key, which only reads. */
            allowed_actions: ("edit" | "delete" | "attach" | "activate" | "sign" | "recall" | "terminate" | "amend")[];
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
            /** @description Of its bytes, in hex. */
            sha256: string;
            /**
             * Format: int64
             * @description In bytes.
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
            /** @description What was asked for. */
            data: components["schemas"]["Contract"][];
        };
        /** @description The envelope of this: A version of the terms somebody is employed on. Its weekly pattern is what time off and overtime are counted by. */
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
        /** @description How the person has signed. */
        ContractSignature: {
            /** @description As the person has typed it. */
            full_name: string;
            /**
             * Format: date-time
             * @description When it was signed.
             */
            signed_at: string;
            /** @description The address it was signed from. */
            ip: string;
            /** @description SHA-256 of the document that was signed, in hex; null where the contract had none. */
            document_sha256: string | null;
        };
        /**
         * @description `draft`: being written, seen by admins only. `pending_signature`: waits for its person. `scheduled`: agreed, begins on
         *     `start_date`. `active`: in force. `superseded`: an amendment has taken its place. `ended`: its last day has passed.
         *     `terminated`: an admin, or the end of the employment, has set its last day, which may be ahead.
         * @enum {string}
         */
        ContractStatus: "draft" | "pending_signature" | "scheduled" | "active" | "superseded" | "ended" | "terminated";
        /** @description Who set the last day, and why. */
        ContractTermination: {
            /**
             * Format: date-time
             * @description When the end was entered.
             */
            terminated_at: string;
            /** @description An item of the list `termination-reasons`. */
            reason: components["schemas"]["ListItemRef"] | null;
            /** @description For admins only; null for everyone else. */
            note: string | null;
        };
        /**
         * @description `fixed_term` needs an `end_date`.
         * @enum {string}
         */
        ContractType: "permanent" | "fixed_term" | "contractor" | "internship";
        /**
         * @description What the salary is paid for.
         * @enum {string}
         */
        PayPeriod: "month" | "week" | "hour";
        /**
         * @description Money, two decimals; its currency stands beside it. Only the person and admins see it.
         * @example 4200.00
         */
        Salary: string;
        /** @description Hours of each weekday. */
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
         * @description The time entry behind the live clock, as events carry it.
         * @example {
         *       "id": "0193a000-0000-7000-8000-000000000602",
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
             * @description That of the time entry.
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
             * @description In the entry's own time zone. Null while the clock runs.
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
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
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
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
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
            employee: components["schemas"]["PersonRef"];
            /** @description Title, as people see it. */
            title: string;
            /** @description What is claimed, two decimals. */
            amount: string;
            /** @description Once approved: what was approved of it, in the same currency. */
            approved_amount?: string;
            /** @description ISO 4217 code of the amounts beside it. */
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
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /** @description Without gaps in the workspace and year. */
            number: string;
            employee: components["schemas"]["PersonRef"];
            /** @description Money, two decimals. */
            amount: string;
            /** @description ISO 4217 code of the amounts beside it. */
            currency: string;
            /**
             * Format: date
             * @description Date of the invoice.
             */
            issued_on: string;
            /**
             * Format: date
             * @description Day by which it is to be paid.
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
            employee: components["schemas"]["PersonRef"];
            /**
             * @description What it is for.
             * @enum {string}
             */
            kind: "salary" | "bonus" | "reimbursement" | "invoice" | "reversal" | "other";
            /** @description Money, two decimals; below zero for a reversal. */
            amount: string;
            /** @description ISO 4217 code of the amounts beside it. */
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
        RecordedEvent: components["schemas"]["EmployeeCreatedEvent"] | components["schemas"]["EmployeeDeactivatedEvent"] | components["schemas"]["InvoiceIssuedEvent"] | components["schemas"]["PaymentCompletedEvent"] | components["schemas"]["WebhookPingEvent"] | components["schemas"]["AbsenceApprovedEvent"] | components["schemas"]["AbsenceCancelledEvent"] | components["schemas"]["AbsenceDeniedEvent"] | components["schemas"]["AbsenceRequestedEvent"] | components["schemas"]["ExpenseApprovedEvent"] | components["schemas"]["ExpenseDeletedEvent"] | components["schemas"]["ExpenseDeniedEvent"] | components["schemas"]["ExpenseSubmittedEvent"] | components["schemas"]["ClockStartedEvent"] | components["schemas"]["ClockStoppedEvent"] | components["schemas"]["TimeEntryCreatedEvent"] | components["schemas"]["TimeEntryDeletedEvent"] | components["schemas"]["TimeEntryUpdatedEvent"];
        /** @description The envelope of a list. */
        RecordedEventListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["RecordedEvent"][];
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
            employee: components["schemas"]["PersonRef"];
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
            /** @description Empty where none was given. */
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
            /** @description A greeting, as plain text. */
            message: string;
            /**
             * @description Only in samples sent on request.
             * @constant
             */
            sample?: true;
        };
        /** @description A contractor's invoice, written by the workspace (self-billing). */
        Invoice: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * @description Year and number in it, without gaps, given when it is issued. Null for a draft.
             * @example 2026-0042
             */
            number: string | null;
            /** @description The contractor, who is the seller. */
            employee: components["schemas"]["PersonRef"];
            status: components["schemas"]["InvoiceStatus"];
            /** @description Issued, not paid, and `due_on` has passed in the workspace. */
            overdue: boolean;
            /** @description ISO 4217 code of the amounts beside it. */
            currency: string;
            /** @description The sum of the lines. */
            net: string;
            /** @description One row for each rate, the lowest first. They add up to `net` and `tax`. */
            taxes: components["schemas"]["InvoiceTax"][];
            /** @description The sum of the tax of the rates. */
            tax: string;
            /** @description What is to be paid: net and tax. */
            total: string;
            /** @description The buyer owes the tax (EN 16931, category AE). */
            reverse_charge: boolean;
            /** @description Why lines at 0 percent are exempt. */
            exemption_reason: string | null;
            /**
             * Format: date
             * @description First day of what was supplied.
             */
            period_start: string | null;
            /**
             * Format: date
             * @description Last day of what was supplied.
             */
            period_end: string | null;
            /**
             * Format: int32
             * @description Days from the day of issue until it is due.
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
            /** @description What the caller may do with it now. */
            allowed_actions: ("edit" | "delete" | "issue" | "mark_paid" | "void")[];
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
             * @description Null while the invoice exists. Only drafts are ever deleted, and only lists with `include_deleted` show them.
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
             * @description Year and number in it, without gaps, given when it is issued. Null for a draft.
             * @example 2026-0042
             */
            number: string | null;
            /** @description The contractor, who is the seller. */
            employee: components["schemas"]["PersonRef"];
            status: components["schemas"]["InvoiceStatus"];
            /** @description Issued, not paid, and `due_on` has passed in the workspace. */
            overdue: boolean;
            /** @description ISO 4217 code of the amounts beside it. */
            currency: string;
            /** @description The sum of the lines. */
            net: string;
            /** @description One row for each rate, the lowest first. They add up to `net` and `tax`. */
            taxes: components["schemas"]["InvoiceTax"][];
            /** @description The sum of the tax of the rates. */
            tax: string;
            /** @description What is to be paid: net and tax. */
            total: string;
            /** @description The buyer owes the tax (EN 16931, category AE). */
            reverse_charge: boolean;
            /** @description Why lines at 0 percent are exempt. */
            exemption_reason: string | null;
            /**
             * Format: date
             * @description First day of what was supplied.
             */
            period_start: string | null;
            /**
             * Format: date
             * @description Last day of what was supplied.
             */
            period_end: string | null;
            /**
             * Format: int32
             * @description Days from the day of issue until it is due.
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
            /** @description Its lines. */
            lines: components["schemas"]["InvoiceLine"][];
            /** @description The contractor. Null for a draft, which takes the data at its issue. */
            seller: components["schemas"]["InvoiceParty"] | null;
            /** @description The workspace, which issues the invoice in the contractor's name. Null for a draft. */
            buyer: components["schemas"]["InvoiceParty"] | null;
            /** @description Of the PDF as it was stored when it was issued, in hex; every download has it. Null for a draft. */
            pdf_sha256: string | null;
            /** @description What the caller may do with it now. */
            allowed_actions: ("edit" | "delete" | "issue" | "mark_paid" | "void")[];
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
             * @description Null while the invoice exists. Only drafts are ever deleted, and only lists with `include_deleted` show them.
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
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
            /** @description What it is, in words. */
            description: string;
            /** @description Six decimals at most. */
            quantity: number;
            unit: components["schemas"]["InvoiceUnit"];
            /** @description Without tax, of one unit. */
            unit_price: string;
            /** @description Percent. */
            tax_rate: number;
            /** @description Without tax: quantity times unit price, of a line with `seconds` these times the price of an hour; rounded once, a half up. */
            amount: string;
            /**
             * Format: int64
             * @description The tracked time of the line, of which its quantity is rounded. Null where it is not from tracked time.
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
            /** @description What was asked for. */
            data: components["schemas"]["Invoice"][];
        };
        /** @description Seller or buyer, as the invoice names them since it was issued. */
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
         * @description `draft` can still be changed and has no number. `issued` is frozen and waits for its payment; `void` is taken back, and
         *     keeps its number.
         * @enum {string}
         */
        InvoiceStatus: "draft" | "issued" | "paid" | "void";
        /** @description The tax of one rate, counted on the sum of its lines and rounded once, a half up. */
        InvoiceTax: {
            /** @description Percent. */
            tax_rate: number;
            /** @description The sum of the lines of this rate. */
            net: string;
            /** @description Tax of this rate. */
            tax: string;
        };
        /**
         * @description What a quantity counts.
         * @enum {string}
         */
        InvoiceUnit: "piece" | "hour" | "day" | "month" | "kilometre";
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
            /** @description Kept on old records; cannot be chosen any more. */
            archived: boolean;
            /**
             * Format: int64
             * @description Rises with every change.
             */
            version: number;
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
            /** @description What was asked for. */
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
        /**
         * @description A pick list of the workspace.
         * @enum {string}
         */
        ListName: "absence-reasons" | "termination-reasons" | "expense-categories" | "time-categories" | "ticket-categories" | "user-types" | "departments";
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
        /** @description What an app has logged for a person. Kept for 30 days. */
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
             * @description What else the app knew; null without.
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
             * @description By the clock of the app.
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
            /** @description `X-Request-Id` of the request that brought it. */
            request_id: string | null;
        };
        /**
         * @description How serious it is.
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
            /** @description What was asked for. */
            data: components["schemas"]["AppLog"][];
        };
        /** @description The first place at which the chain does not hold. */
        AuditBreak: {
            /**
             * Format: int64
             * @description Position of the line in the trail.
             */
            position: number;
            /**
             * Format: uuid
             * @description The entry; null where its place is gone, too.
             */
            entry_id: string | null;
            /**
             * @description The line or its place is not what it was, the line is gone, or a place of the chain is.
             * @enum {string}
             */
            reason: "changed" | "missing" | "gap";
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
             * @description When it was done.
             */
            at: string;
            /**
             * @description Action and resource in one line; writes by a key end in its prefix.
             * @example created time_entry · api:wfp_9f3a21c0
             */
            line: string;
            /**
             * @description What was done.
             * @example created
             */
            action: string;
            /**
             * @description The type of the record.
             * @example time_entry
             */
            resource: string;
            /** @description The record; null where the write is about no single one. */
            resource_id: string | null;
            actor: components["schemas"]["Actor"];
            source: components["schemas"]["AuditSource"];
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
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was done.
             */
            at: string;
            /**
             * @description Action and resource in one line; writes by a key end in its prefix.
             * @example created time_entry · api:wfp_9f3a21c0
             */
            line: string;
            /**
             * @description What was done.
             * @example created
             */
            action: string;
            /**
             * @description The type of the record.
             * @example time_entry
             */
            resource: string;
            /** @description The record; null where the write is about no single one. */
            resource_id: string | null;
            actor: components["schemas"]["Actor"];
            source: components["schemas"]["AuditSource"];
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
             * @description Old and new value by field; null stands for none. Secrets are masked, timestamps have the workspace's offset.
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
            /** @description Its place in the chain of the trail; null for the first minute. */
            chain: components["schemas"]["AuditPlace"] | null;
        };
        /** @description The envelope of this: One write with what it changed. */
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
            /** @description What was asked for. */
            data: components["schemas"]["AuditEntry"][];
        };
        /**
         * @description A place in the chain of the trail. The hash is SHA-256 of the hash before and of the line as it is stored, so that no line can be
         *     changed, removed or moved without another hash at every later place.
         */
        AuditPlace: {
            /**
             * Format: int64
             * @description From 1 on, without gaps.
             */
            position: number;
            /** @description SHA-256 of the line and of all before it, in hex. */
            hash: string;
        };
        /**
         * @description Where a write came from: a session in the browser or the mobile app, an API key, an API key used by an assistant through `/mcp`, or the service itself.
         * @enum {string}
         */
        AuditSource: "dashboard" | "app" | "api" | "assistant" | "system";
        /** @description What following the chain of the trail has shown. */
        AuditVerification: {
            /**
             * Format: int64
             * @description Entries that were compared, up to the first break.
             */
            rows: number;
            /** @description Whether every one of them is what and where it was. */
            intact: boolean;
            /** @description Null where the chain holds. */
            first_break: components["schemas"]["AuditBreak"] | null;
            /**
             * @description The last place that was reached. Whoever keeps it elsewhere can later show that no entry up to it was removed together with
             *     the places behind it. Null where there is none.
             */
            head: components["schemas"]["AuditPlace"] | null;
            waiting: components["schemas"]["AuditWaiting"];
        };
        /** @description The envelope of this: What following the chain of the trail has shown. */
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
        /** @description Entries that have no place in the chain yet. */
        AuditWaiting: {
            /**
             * Format: int64
             * @description Lines that are not in the chain yet.
             */
            rows: number;
            /**
             * Format: date-time
             * @description When the oldest of them was written; more than some minutes ago where no worker runs. Null without any.
             */
            since: string | null;
        };
        /**
         * @description `needs_action`: not answered yet, or the meeting was moved since.
         * @enum {string}
         */
        InvitationAnswer: "needs_action" | "accepted" | "declined" | "tentative";
        /** @description A meeting with those who take part. */
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
             * @description In the meeting's own time zone; not part of the meeting.
             */
            ends_at: string;
            /**
             * @description IANA name of the zone that it was planned in.
             * @example Europe/Berlin
             */
            timezone: string;
            /** @description Where it takes place, in words or as a link. */
            location: string | null;
            /**
             * @description Where it takes place online.
             * @example https://meet.example.com/kickoff
             */
            url: string | null;
            /** @description For those who take part; null in the listing of admins, and for an admin who does not take part. */
            agenda: string | null;
            status: components["schemas"]["MeetingStatus"];
            organizer: components["schemas"]["PersonRef"];
            /** @description Everybody but the organiser, by name. */
            attendees: components["schemas"]["MeetingAttendee"][];
            /**
             * Format: uuid
             * @description The slot whose booking it is.
             */
            slot_id: string | null;
            /** @description Why it was cancelled; null while it is not. */
            cancel_reason: string | null;
            /**
             * Format: date-time
             * @description When it was cancelled; null while it is not.
             */
            cancelled_at: string | null;
            /**
             * Format: int64
             * @description As in iCalendar (RFC 5545, `SEQUENCE`): counts the changes that calendars have to know of. Answers of attendees are none.
             */
            sequence: number;
            /** @description What the caller may do with it now. */
            allowed_actions: ("update" | "cancel" | "respond" | "edit_slides")[];
            /**
             * Format: int64
             * @description Counts changes, answers too; also the `ETag`.
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
        /** @description Somebody who is invited. */
        MeetingAttendee: {
            person: components["schemas"]["PersonRef"];
            response: components["schemas"]["InvitationAnswer"];
            /**
             * Format: date-time
             * @description Null while not answered.
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
            /** @description What was asked for. */
            data: components["schemas"]["Meeting"][];
        };
        /**
         * @description `done`: its end has passed.
         * @enum {string}
         */
        MeetingStatus: "scheduled" | "cancelled" | "done";
        /**
         * @description Which modules exist and are switched on. Calls of a module that is switched off are 403 `module_disabled`; a module
         *     that has no calls in this version is false, too.
         */
        ModuleFlags: {
            /** @description Whether time tracking is on. */
            tracking: boolean;
            /** @description Whether time off is on. */
            pto: boolean;
            /** @description Whether expense claims are on. */
            reimbursements: boolean;
            /** @description Whether payments are on. */
            payments: boolean;
            /** @description Whether invoices are on. */
            invoices: boolean;
            /** @description Whether contracts are on. */
            contracts: boolean;
            /** @description Whether meetings are on. */
            meetings: boolean;
            /** @description Whether benefits are on. */
            benefits: boolean;
            /** @description Whether support is on. */
            support: boolean;
        };
        /**
         * @description The envelope of this: Which modules exist and are switched on. Calls of a module that is switched off are 403 `module_disabled`; a module
         *     that has no calls in this version is false, too.
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
        /** @description Invoices that were paid in one currency, less what came back. */
        InvoiceSums: {
            /** @description Without tax. */
            net: string;
            /** @description The tax on it. */
            tax: string;
            /** @description What was paid. */
            total: string;
        };
        /** @description A payment that is not made yet. */
        OpenPayment: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            kind: components["schemas"]["PaymentKind"];
            /** @description Money, two decimals. */
            amount: string;
            /** @description ISO 4217 code of the amounts beside it. */
            currency: string;
            status: components["schemas"]["PaymentStatus"];
            /**
             * Format: date
             * @description The day on which it is to be paid.
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
            /** @description A row for each currency; none where nothing was paid. */
            totals: components["schemas"]["PaidSums"][];
        };
        /** @description What was paid in one currency, less what came back. */
        PaidSums: {
            /** @description ISO 4217 code of the amounts beside it. */
            currency: string;
            /**
             * @description Deprecated: use `salaries` and `invoices`. Of the payslips that were paid; of other payments for work, which have none, what
             *     was paid.
             */
            gross: string;
            /** @description What was paid, all but reimbursements. */
            net: string;
            /** @description What expense claims were paid with. */
            reimbursements: string;
            salaries: components["schemas"]["SalarySums"];
            invoices: components["schemas"]["InvoiceSums"];
        };
        /** @description Money that goes to a person. */
        Payment: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
            kind: components["schemas"]["PaymentKind"];
            /** @description Money, two decimals; below zero for a reversal. */
            amount: string;
            /** @description ISO 4217 code of the amounts beside it. */
            currency: string;
            status: components["schemas"]["PaymentStatus"];
            /**
             * Format: date
             * @description The day on which it is to be paid.
             */
            pay_on: string;
            /**
             * Format: date
             * @description First day that it is for.
             */
            period_start: string | null;
            /**
             * Format: date
             * @description Last day that it is for.
             */
            period_end: string | null;
            /** @description Where it goes, as it was when it was scheduled. Null where it was paid by other ways. */
            method: components["schemas"]["PaymentMethodRef"] | null;
            /** @description For the person; also the text of the transfer. */
            note: string | null;
            /** @description The bank's, of a completed payment. */
            reference: string | null;
            /** @description Why it failed, was cancelled, or reverses another. */
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
             * @description Of a reversal: the payment that came back.
             */
            reverses_id: string | null;
            /**
             * Format: uuid
             * @description The reversal of this one.
             */
            reversed_by_id: string | null;
            /**
             * Format: uuid
             * @description The payment run that has ordered it.
             */
            run_id: string | null;
            /** @description Why a second salary is paid for the same days. Null where nothing was said. */
            duplicate_reason: string | null;
            /** @description What the caller may do with it now. */
            allowed_actions: ("edit" | "complete" | "fail" | "retry" | "reverse" | "cancel")[];
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
        /** @description A payment was completed. */
        PaymentCompletedEvent: {
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
        /**
         * @description What is paid. A `reversal` is below zero, and stands against the payment that it reverses.
         * @enum {string}
         */
        PaymentKind: "salary" | "bonus" | "reimbursement" | "invoice" | "reversal" | "other";
        /** @description The envelope of a list. */
        PaymentListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Payment"][];
        };
        /** @description A payment method, as nested in payments. */
        PaymentMethodRef: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /** @description The person's own name for it. */
            label: string;
            /**
             * @description The end of the account.
             * @example …3000
             */
            masked: string;
        };
        /** @description The envelope of this: Money that goes to a person. */
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
         * @description `scheduled`: will be paid on its day. `processing`: a payment run has ordered it. `completed` is final: money that came back is
         *     a payment of its own. `failed`: the bank has refused it. `cancelled`: it does not go ahead.
         * @enum {string}
         */
        PaymentStatus: "scheduled" | "processing" | "completed" | "failed" | "cancelled";
        /** @description What was paid in one group and currency, less what came back. */
        PaymentSummaryRow: {
            /** @description The month as YYYY-MM, or the id of the department; null for people without one. */
            key: string | null;
            /** @description The month, or the name of the department. */
            label: string | null;
            /** @description ISO 4217 code of the amounts beside it. */
            currency: string;
            /**
             * Format: int64
             * @description How many there are, reversals included.
             */
            payments: number;
            /**
             * @description Deprecated: use `salaries` and `invoices`. Of the payslips that were paid; of other payments for work, which have none, what
             *     was paid.
             */
            gross: string;
            /** @description What was paid, all but reimbursements. */
            net: string;
            /** @description What expense claims were paid with. */
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
            /** @description What was asked for. */
            data: components["schemas"]["PaymentSummaryRow"][];
        };
        /** @description What a person was paid in a year. A payment is of the month in which it was paid, in the workspace's zone. */
        PaymentYearSummary: {
            /**
             * Format: int64
             * @description The year.
             */
            year: number;
            /** @description A row for each currency. */
            totals: components["schemas"]["PaidSums"][];
            /** @description The twelve months, January first. */
            months: components["schemas"]["PaidMonth"][];
        };
        /** @description The envelope of this: What a person was paid in a year. A payment is of the month in which it was paid, in the workspace's zone. */
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
        /** @description What somebody is paid for a period, in sums. */
        Payslip: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
            /**
             * Format: date
             * @description First day of the work that is paid.
             */
            period_start: string;
            /**
             * Format: date
             * @description Last day, inclusive.
             */
            period_end: string;
            /** @description The sum of the earnings. */
            gross: string;
            /** @description The sum of the deductions. */
            deductions: string;
            /** @description What is paid out: gross less deductions. */
            net: string;
            /** @description Of all its amounts. */
            currency: string;
            status: components["schemas"]["PayslipStatus"];
            /** @description The PDF; null for a draft. */
            document: components["schemas"]["PayslipDocument"] | null;
            /**
             * Format: date-time
             * @description Null for a draft.
             */
            published_at: string | null;
            /** @description What the caller may do with it now; nothing for a key, which only reads. */
            allowed_actions: ("publish" | "delete")[];
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
             * @description First day of the work that is paid.
             */
            period_start: string;
            /**
             * Format: date
             * @description Last day, inclusive.
             */
            period_end: string;
            /** @description The sum of the earnings. */
            gross: string;
            /** @description The sum of the deductions. */
            deductions: string;
            /** @description What is paid out: gross less deductions. */
            net: string;
            /** @description Of all its amounts. */
            currency: string;
            status: components["schemas"]["PayslipStatus"];
            /** @description In the order they were sent in. */
            lines: components["schemas"]["PayslipLine"][];
            /** @description The PDF; null for a draft. */
            document: components["schemas"]["PayslipDocument"] | null;
            /**
             * Format: date-time
             * @description Null for a draft.
             */
            published_at: string | null;
            /** @description What the caller may do with it now; nothing for a key, which only reads. */
            allowed_actions: ("publish" | "delete")[];
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
        /** @description The PDF as it was made when the payslip was published; it never changes. */
        PayslipDocument: {
            /** @description Name of the file. */
            filename: string;
            /** @description Of its bytes, in hex. */
            sha256: string;
            /**
             * Format: int64
             * @description In bytes.
             */
            size: number;
        };
        /** @description A line of a payslip. */
        PayslipLine: {
            /** @description Of the payroll, as it was sent. */
            code: string;
            /** @description Label, as people see it. */
            label: string;
            kind: components["schemas"]["PayslipLineKind"];
            /** @description Money, two decimals, without a sign. */
            amount: string;
            /** @description Of the payslip. */
            currency: string;
        };
        /**
         * @description `earning`: adds to the gross pay. `deduction`: is taken from it. `contribution`: what the employer pays on top, such as
         *     its share of the insurances; part of neither gross nor net.
         * @enum {string}
         */
        PayslipLineKind: "earning" | "deduction" | "contribution";
        /** @description The envelope of a list. */
        PayslipListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Payslip"][];
        };
        /**
         * @description `draft`: seen by admins only. `published`: for its person, and final.
         * @enum {string}
         */
        PayslipStatus: "draft" | "published";
        /** @description Salaries, bonuses and other payments in one currency, less what came back. */
        SalarySums: {
            /** @description Of the payslips that were paid. Null where a payment has no payslip, or nothing was paid. */
            gross: string | null;
            /** @description Of the payslips that were paid, also where other payments have none. */
            known_gross: string;
            /** @description Of the payslips that were paid. Null where a payment has no payslip, or nothing was paid. */
            deductions: string | null;
            /** @description What was paid. */
            net: string;
            /**
             * Format: int64
             * @description Payments that have no payslip, their reversals included.
             */
            without_payslip: number;
        };
        /** @description What a person is owed. */
        Wallet: {
            /** @description One a currency, in the order of their codes. */
            balances: components["schemas"]["WalletBalance"][];
        };
        /** @description What a person is owed in one currency. Both together are the sum of the entries. */
        WalletBalance: {
            /** @description ISO 4217 code of the amounts beside it. */
            currency: string;
            /** @description Not in a payment yet. */
            available: string;
            /** @description In payments that are scheduled or processing. */
            pending: string;
        };
        /** @description What an entry is about. */
        WalletCause: {
            /**
             * @description The kind of the record.
             * @enum {string}
             */
            type: "expense_claim" | "invoice" | "payslip" | "payment";
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
             * @description `owed`: it became payable. `corrected`: its amount was changed. `void`: it is not owed any more. `paid`: a payment was
             *     completed. `reversed`: that payment came back.
             * @enum {string}
             */
            kind: "owed" | "corrected" | "void" | "paid" | "reversed";
            /** @description Below zero where less is owed than before. */
            amount: string;
            /** @description ISO 4217 code of the amounts beside it. */
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
            /** @description What was asked for. */
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
        /** @description Milliseconds of each step; null for a step that was not reached. */
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
             * @description Milliseconds until TLS was agreed.
             */
            tls_ms: number | null;
            /**
             * Format: int64
             * @description Milliseconds until the answer began.
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
            status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: int64
             * @description HTTP status of the last answer; null if there was none.
             */
            response_code: number | null;
            /**
             * Format: int64
             * @description Attempts made, resends included.
             */
            attempt_count: number;
            /**
             * Format: int32
             * @description How often it can be resent by hand.
             */
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
             * @description Counts from 1, resends included.
             */
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
            /**
             * Format: int64
             * @description HTTP status of the answer; null if there was none.
             */
            response_code: number | null;
            /**
             * Format: int64
             * @description How long it took, in milliseconds; null where nothing was sent.
             */
            duration_ms: number | null;
            /** @description The IP address that was dialled; null if none was. */
            address: string | null;
            /** @description Where the time went; null if nothing was dialled. */
            timings: components["schemas"]["AttemptTimings"] | null;
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
            event: components["schemas"]["EventKind"];
            status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: int64
             * @description HTTP status of the last answer; null if there was none.
             */
            response_code: number | null;
            /**
             * Format: int64
             * @description Attempts made, resends included.
             */
            attempt_count: number;
            /**
             * Format: int32
             * @description How often it can be resent by hand.
             */
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
            /** @description What was asked for. */
            data: components["schemas"]["Delivery"][];
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
         * @description `pending`: an attempt is due or under way. `retrying`: not acknowledged yet, the next attempt is set. `held`: its
         *     webhook is paused. `delivered`: acknowledged with a 2xx. `failed`: all six attempts are used up, or a resend was not acknowledged.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "retrying" | "held" | "delivered" | "failed";
        /**
         * @description The kind of event.
         * @enum {string}
         */
        EventKind: "absence.requested" | "absence.approved" | "absence.denied" | "absence.cancelled" | "expense.submitted" | "expense.approved" | "expense.denied" | "expense.deleted" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "clock.started" | "clock.stopped" | "payment.completed" | "invoice.issued" | "employee.created" | "employee.deactivated" | "webhook.ping";
        /** @description An event kind with what its deliveries look like. */
        EventKindInfo: {
            event: components["schemas"]["EventKind"];
            /**
             * @description What kinds belong together.
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
            /** @description What was asked for. */
            data: components["schemas"]["EventKindInfo"][];
        };
        /**
         * @description What a recovery has started, or with `dry_run` would start.
         * @example {
         *       "count": 128,
         *       "since": "2026-11-20T06:00:00.000+01:00"
         *     }
         */
        Recovery: {
            /**
             * Format: int64
             * @description New deliveries.
             */
            count: number;
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
            /** @description Count only. `false` unless given. */
            dry_run?: boolean;
        };
        /** @description The envelope of this: What a recovery has started, or with `dry_run` would start. */
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
            event: components["schemas"]["EventKind"];
        };
        /** @description A scope, and whether the caller may put it into a key. */
        ScopeInfo: {
            scope: components["schemas"]["Scope"];
            /**
             * @description What it grants, as a text.
             * @example balances and requests
             */
            grants: string;
            /** @description Whether the caller's role may put it into a key. */
            grantable: boolean;
            /** @description Whether the caller has it now; of a session, the same as `grantable`. */
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
            /** @description What was asked for. */
            data: components["schemas"]["ScopeInfo"][];
        };
        /** @description What `rotateWebhookSecret` takes. */
        SecretRotationInput: {
            /**
             * Format: int32
             * @description How long the old secret signs too, as a second value in `webhook-signature` only. `0` unless given.
             */
            overlap_hours?: number;
        };
        /** @description The parts of the service. */
        ServiceChecks: {
            /**
             * @description `degraded` where Postgres answers late or not at all.
             * @enum {string}
             */
            database: "ok" | "degraded";
            /**
             * @description `up` while webhooks are delivered; known at most 15 seconds late. Otherwise they wait and are delivered later.
             * @enum {string}
             */
            deliveries: "starting" | "up" | "down" | "unavailable";
            /** @description Seconds the oldest due delivery has waited; 0 when none is due. Webhooks that are failing do not count. */
            webhooks_queue_age_s: number;
        };
        /** @description How the service is. */
        ServiceStatus: {
            /**
             * @description `degraded` means that calls are answered but something lags.
             * @enum {string}
             */
            status: "ok" | "degraded";
            /** @description Of the service. */
            version: string;
            /** @description The commit that runs, if it is known. */
            commit: string | null;
            /**
             * Format: date-time
             * @description The server's clock.
             */
            time: string;
            checks: components["schemas"]["ServiceChecks"];
        };
        /** @description The envelope of this: How the service is. */
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
            /** @description The kinds it is sent. Pings come in any case. */
            events: components["schemas"]["EventKind"][];
            status: components["schemas"]["WebhookStatus"];
            /** @description What it is for, in words. */
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
            /**
             * Format: int64
             * @description Rises with every change; the `ETag` of the record.
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
            /** @description What to look at. Only in the answer to a change; empty unless the change named a URL that does not work now. */
            warnings?: components["schemas"]["WebhookWarning"][];
        };
        /** @description A webhook as it is answered once, at its creation. */
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
            /** @description The kinds it is sent. Pings come in any case. */
            events: components["schemas"]["EventKind"][];
            status: components["schemas"]["WebhookStatus"];
            /** @description What it is for, in words. */
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
            /**
             * Format: int64
             * @description Rises with every change; the `ETag` of the record.
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
            /** @description What to look at. Empty where there is nothing. */
            warnings?: components["schemas"]["WebhookWarning"][];
            /**
             * @description The signing secret. The whole string is the HMAC key of `X-Service-Signature`. Never shown again.
             * @example whsec_…
             */
            secret: string;
        };
        /** @description The envelope of this: A webhook as it is answered once, at its creation. */
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
        /** @description What `createWebhook` takes. */
        WebhookInput: {
            /**
             * @description A public https address, without user name or fragment.
             * @example https://hooks.example.com/workforce
             */
            url: string;
            /** @description The kinds of events that are sent there. */
            events: components["schemas"]["EventKind"][];
            /** @description What it is for, in words. */
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
            /** @description What was asked for. */
            data: components["schemas"]["Webhook"][];
        };
        /** @description What is left out stays. Null clears where it is allowed. */
        WebhookPatch: {
            /** @description A public https address, without user name or fragment. */
            url?: string;
            /** @description The kinds of events that are sent there. */
            events?: components["schemas"]["EventKind"][];
            status?: components["schemas"]["WebhookStatus"];
            /** @description What it is for, in words. */
            description?: string | null;
        };
        /** @description Ping. */
        WebhookPingEvent: {
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
        /**
         * @description While a webhook is paused its deliveries are held and go out when it is active again; pings and resends go out all the same. The service never pauses one itself.
         * @enum {string}
         */
        WebhookStatus: "active" | "paused";
        /** @description What is taken, but will not work as it is now. */
        WebhookWarning: {
            /**
             * @description `host_unresolved`: DNS has no address for the host now. Its deliveries fail until it has one.
             * @enum {string}
             */
            code: "host_unresolved";
            /** @description The text for people. */
            detail: string;
        };
        /**
         * @description A day of the week.
         * @enum {string}
         */
        Weekday: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
        /** @description Where somebody lives. Only they and admins see it. */
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
         * @description A whole address; it takes the place of the one before.
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
        /** @description The envelope of this: Where somebody lives. Only they and admins see it. */
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
        /** @description A person as those who lead them see them. Managers see the profile alone. */
        AdminProfile: {
            profile: components["schemas"]["Profile"];
            /** @description Where they live; null where they have not said. Left out for managers. */
            address?: components["schemas"]["Address"] | null;
            /** @description Left out for managers. */
            personal_details?: components["schemas"]["PersonalDetails"];
            /**
             * Format: int64
             * @description Rises with every change of any of these; the `ETag` here.
             */
            version: number;
        };
        /**
         * @description Any of the three parts. What a part leaves out stays, but for the address, which is whole.
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
        /** @description The envelope of this: A person as those who lead them see them. Managers see the profile alone. */
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
            /** @description What they do, in words. */
            job_title: string | null;
            /** @description An item of the list `departments`. */
            department: components["schemas"]["ListItemRef"] | null;
            /** @description Who they report to; null at the top. */
            manager: components["schemas"]["PersonRef"] | null;
            /**
             * @description From the root of this host: `getTeamMemberPhoto`, with a `v` that changes with the photo. Null without one.
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
            /** @description What was asked for. */
            data: components["schemas"]["DirectoryEntry"][];
        };
        /** @description Who is called when something happens to somebody. */
        EmergencyContact: {
            /** @description Full name. */
            name: string;
            /**
             * @description How they are related to the person.
             * @example Sister
             */
            relation: string;
            /** @description Phone number. */
            phone: string;
        };
        /**
         * @description As the person says it.
         * @enum {string}
         */
        Gender: "female" | "male" | "non_binary" | "other";
        /** @description A person with those who report to them. */
        OrgChartNode: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /** @description Full name. */
            name: string;
            /** @description What they do, in words. */
            job_title: string | null;
            /** @description Those who report to them; empty on the deepest level asked for. */
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
            /** @description What was asked for. */
            data: components["schemas"]["OrgChartNode"][];
        };
        /** @description What an employer has to know of somebody. Only they and admins see it. */
        PersonalDetails: {
            /**
             * Format: date
             * @description Date of birth.
             */
            birth_date: string | null;
            /** @description As the person says it. */
            gender: components["schemas"]["Gender"] | null;
            /** @description ISO 3166-1 alpha-2. */
            nationality: string | null;
            /**
             * @description The number of an identity card or a social security number, stored encrypted. A personal key sees its last
             *     characters (`••••4711`), a service key none of it: null.
             */
            national_id: string | null;
            /** @description Whom to call in an emergency. */
            emergency_contacts: components["schemas"]["EmergencyContact"][];
            /** @description Of somebody who is paid by invoice; it stands on the invoices in their name. */
            vat_id: string | null;
            /** @description At their tax office; an invoice in their name needs it where there is no VAT id. */
            tax_number: string | null;
        };
        /**
         * @description What is left out stays. Null clears; a list of contacts takes the place of the one before.
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
            /** @description As the person says it. */
            gender?: components["schemas"]["Gender"] | null;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example DE
             */
            nationality?: string | null;
            /** @description The number of an identity card or a social security number. It is stored encrypted. */
            national_id?: string | null;
            /** @description Whom to call in an emergency. */
            emergency_contacts?: components["schemas"]["EmergencyContact"][];
            /**
             * @description Of somebody who is paid by invoice, with the prefix of its country.
             * @example PT123456789
             */
            vat_id?: string | null;
            /** @description At their tax office; an invoice in their name needs it where there is no VAT id. */
            tax_number?: string | null;
        };
        /** @description The envelope of this: What an employer has to know of somebody. Only they and admins see it. */
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
        /** @description A person as they see themselves; address and personal details have calls of their own. */
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
            /** @description What they like to be called. */
            preferred_name: string | null;
            /** @description Phone number. */
            phone: string | null;
            /** @description What they say of themselves. */
            bio: string | null;
            /** @description What they do, in words. */
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
            /**
             * Format: int64
             * @description Rises with every change; the `ETag` of the profile.
             */
            version: number;
        };
        /** @description What is left out stays. Null clears; a cleared time zone or locale is the workspace's. */
        ProfilePatch: {
            /** @description What they like to be called. */
            preferred_name?: string | null;
            /** @description Phone number. */
            phone?: string | null;
            /** @description What they say of themselves. */
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
        /** @description The envelope of this: A person as they see themselves; address and personal details have calls of their own. */
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
            /** @description What they do, in words. */
            job_title: string | null;
            /** @description An item of the list `departments`. */
            department: components["schemas"]["ListItemRef"] | null;
            /** @description Who they report to; null at the top. */
            manager: components["schemas"]["PersonRef"] | null;
            /**
             * @description From the root of this host: `getTeamMemberPhoto`, with a `v` that changes with the photo. Null without one.
             * @example /api/v1/profile/team/0199f2a0-0000-7000-8000-000000000000/photo/?v=0199f2a1-0000-7000-8000-000000000000
             */
            photo_url: string | null;
            /** @description Their week has hours today, it is no whole holiday, and no approved absence takes the whole day. */
            working_today: boolean;
            /** @description An approved absence covers today or half of it. */
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
             *     Never `0.00` when it is requested; a holiday that is added later may make it so.
             */
            days: components["schemas"]["Days"];
            unit: components["schemas"]["LeaveUnit"];
            status: components["schemas"]["AbsenceStatus"];
            /** @description From the person. */
            note: string | null;
            /** @description From whoever approved, denied or cancelled it. */
            decision_note: string | null;
            /** @description Who approved or denied it. Null while it waits and where the policy needs no approval. */
            reviewer: components["schemas"]["PersonRef"] | null;
            /**
             * Format: date-time
             * @description When it was decided on; null before.
             */
            reviewed_at: string | null;
            /** @description Health data. Only the person and signed-in admins see it, and a personal key with `absences:read` that of its owner; for everyone else it is null. */
            attachment: components["schemas"]["AbsenceAttachment"] | null;
            /** @description What the caller may do with it now. */
            allowed_actions: ("edit" | "cancel" | "approve" | "deny")[];
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
             * @description Null while the absence exists. Only lists with `include_deleted` show deleted ones.
             */
            deleted_at: string | null;
        };
        /** @description What `approvePtoRequest` takes. */
        AbsenceApproveInput: {
            /** @description Kept as `decision_note`. */
            note?: string;
        };
        /** @description Time off was approved. */
        AbsenceApprovedEvent: {
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
            /** @description Kept as `decision_note`. */
            reason?: string;
        };
        /** @description Time off was cancelled. */
        AbsenceCancelledEvent: {
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
        /** @description Time off was denied. */
        AbsenceDeniedEvent: {
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
            /** @description Sent to the person, and stored as `decision_note`. */
            reason: string;
        };
        /** @description An absence with what a reviewer needs to decide on it. */
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
             *     Never `0.00` when it is requested; a holiday that is added later may make it so.
             */
            days: components["schemas"]["Days"];
            unit: components["schemas"]["LeaveUnit"];
            status: components["schemas"]["AbsenceStatus"];
            /** @description From the person. */
            note: string | null;
            /** @description From whoever approved, denied or cancelled it. */
            decision_note: string | null;
            /** @description Who approved or denied it. Null while it waits and where the policy needs no approval. */
            reviewer: components["schemas"]["PersonRef"] | null;
            /**
             * Format: date-time
             * @description When it was decided on; null before.
             */
            reviewed_at: string | null;
            /** @description Health data. Only the person and admins see it, signed in; for everyone else, and for every API key, it is null. */
            attachment: components["schemas"]["AbsenceAttachment"] | null;
            /** @description What the caller may do with it now. */
            allowed_actions: ("edit" | "cancel" | "approve" | "deny")[];
            /** @description The person's balance of this leave type today, in the leave year in which the absence begins. Null where none is kept. */
            balance: components["schemas"]["PtoBalance"] | null;
            /** @description Requested and approved absences of others under the same manager that touch these days. */
            team_conflicts: components["schemas"]["TeamConflict"][];
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
             * @description Null while the absence exists. Only lists with `include_deleted` show deleted ones.
             */
            deleted_at: string | null;
        };
        /** @description The envelope of this: An absence with what a reviewer needs to decide on it. */
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
        /** @description The envelope of a list. */
        AbsenceListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Absence"][];
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
            /** @description Note, as plain text. */
            note?: string | null;
        };
        /** @description A request for time off that is not made yet. */
        AbsencePreview: {
            /** @description What it costs. */
            days: components["schemas"]["Days"];
            unit: components["schemas"]["LeaveUnit"];
            /** @description Each date of it, in order. */
            per_day: components["schemas"]["PreviewDay"][];
            /** @description For each leave year it touches: what would be left after all requests. */
            balance_after: components["schemas"]["PreviewBalance"][];
            /** @description Where false, the request is approved at once. */
            requires_approval: boolean;
            /** @description The manager who would decide; null where admins do, or nobody has to. */
            approver: components["schemas"]["PersonRef"] | null;
            /** @description What creating it would answer 409 for; none: it can be asked for. */
            conflicts: components["schemas"]["PreviewConflict"][];
            /** @description Hints that do not prevent the request. */
            warnings: components["schemas"]["PreviewWarning"][];
        };
        /** @description The envelope of this: A request for time off that is not made yet. */
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
        /** @description Time off was requested. */
        AbsenceRequestedEvent: {
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
        /**
         * @description `denied` and `cancelled` are final.
         * @enum {string}
         */
        AbsenceStatus: "requested" | "approved" | "denied" | "cancelled";
        /** @description What `adminCancelPtoRequest` takes. */
        AdminAbsenceCancelInput: {
            /** @description Sent to the person, and stored as `decision_note`. */
            reason: string;
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
            /** @description Note, as plain text. */
            note?: string;
            /**
             * @description `approved` decides on it in the same step. `"requested"` unless given.
             * @enum {string}
             */
            status?: "requested" | "approved";
        };
        /** @description A leave type as admins see it, under the rules of today, with all the versions it has had and will have. */
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
            /** @description Granted for a full leave year. */
            annual_days: components["schemas"]["Days"];
            /**
             * @description How leave is earned.
             * @enum {string}
             */
            accrual: "none" | "yearly" | "monthly";
            /** @description Whether a first or last year that is not whole earns its share only. */
            prorate: boolean;
            /** @description Most that goes into the next leave year; null is everything. */
            carry_over_max: components["schemas"]["Days"] | null;
            /**
             * @description Last day, as `MM-DD`, on which carried days can be used.
             * @example 03-31
             */
            carry_over_expires: string | null;
            /** @description Where false, a request is approved at once. */
            requires_approval: boolean;
            /** @description Whether half days can be taken. */
            allow_half_days: boolean;
            /** @description How far below 0 a balance may go; null has no limit. */
            allow_negative: components["schemas"]["Days"] | null;
            /**
             * Format: int64
             * @description How many days ahead one has to ask; 0 is none.
             */
            min_notice_days: number;
            /**
             * Format: int64
             * @description Most working days in one request.
             */
            max_consecutive_days: number | null;
            /**
             * Format: int64
             * @description Days of employment before the first use; 0 is none.
             */
            waiting_days: number;
            /** @description Whether leave of this policy is paid. */
            paid: boolean;
            /** @description Time off in lieu: taken from overtime that was worked, so its absences do not lower the hours that are expected. */
            from_overtime: boolean;
            /**
             * Format: int64
             * @description Longer absences need a document, such as a sick note.
             */
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
            /** @description What was asked for. */
            data: components["schemas"]["AdminPolicy"][];
        };
        /** @description The envelope of this: A leave type as admins see it, under the rules of today, with all the versions it has had and will have. */
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
            /** @description The department it is for; null is everybody. */
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
            /** @description What was asked for. */
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
            /** @description The absences, decided on in this order. */
            ids: string[];
            /**
             * @description The decision on all of them.
             * @enum {string}
             */
            action: "approve" | "deny";
            /** @description Sent to the people, and stored as `decision_note`. Required to deny. */
            reason?: string;
        };
        /** @description The answer that the single call for this absence would have given. */
        BulkReviewResult: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: int64
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
        /** @description What became of each absence. */
        BulkReviewResults: {
            /** @description One for each id, in the order of the ids. */
            results: components["schemas"]["BulkReviewResult"][];
        };
        /** @description The envelope of this: What became of each absence. */
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
        /** @description A person and their balance of each leave type they may use. */
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
            /** @description What was asked for. */
            data: components["schemas"]["EmployeeBalances"][];
        };
        /** @description A public holiday, or a day the workspace gives off. */
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
        /** @description The envelope of a list. */
        HolidayListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Holiday"][];
        };
        /**
         * @description What the amounts beside it count: working days, or hours of the person's pattern. A leave type has one unit.
         * @enum {string}
         */
        LeaveUnit: "day" | "hour";
        /** @description One row of the leave ledger. Rows are only ever added. */
        LedgerEntry: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            policy: components["schemas"]["PolicyRef"];
            /**
             * Format: int64
             * @description The leave year it belongs to.
             */
            year: number;
            /**
             * @description `grant` and `accrual` credit the year, at once or by months; `carry` moves days into the next year, `expire` ends what
             *     could not be; a request reserves (`reserve`), an approved absence uses (`use`), `release` gives back; `adjust` is a
             *     correction by an admin.
             * @enum {string}
             */
            kind: "grant" | "accrual" | "carry" | "expire" | "reserve" | "use" | "release" | "adjust";
            /** @description Signed: what it adds to the balance. */
            days: components["schemas"]["Days"];
            unit: components["schemas"]["LeaveUnit"];
            /**
             * Format: date
             * @description From when on it counts.
             */
            effective_on: string;
            /**
             * Format: uuid
             * @description The absence that it comes from, if any.
             */
            absence_id: string | null;
            /** @description Of a correction, or of a new count. */
            reason: string | null;
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
            /** @description What was asked for. */
            data: components["schemas"]["LedgerEntry"][];
        };
        /** @description A leave type with the rules a request has to meet. */
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
            /** @description Granted for a full leave year. Null where the leave type has no fixed amount. */
            annual_days: components["schemas"]["Days"] | null;
            /** @description Where false, a request is approved at once. */
            requires_approval: boolean;
            /** @description Whether half days can be taken. */
            allow_half_days: boolean;
            /**
             * Format: int64
             * @description How many days ahead one has to ask; 0 is none.
             */
            min_notice_days: number;
            /**
             * Format: int64
             * @description Most working days in one request.
             */
            max_consecutive_days: number | null;
            /**
             * Format: int64
             * @description Days of employment before the first use; 0 is none.
             */
            waiting_days: number;
            /**
             * Format: int64
             * @description Longer absences need a document, such as a sick note.
             */
            attachment_after_days: number | null;
            /**
             * @description For calendars.
             * @example #2f855a
             */
            color: string | null;
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
            /** @description What was asked for. */
            data: components["schemas"]["Policy"][];
        };
        /** @description A leave type, as nested in other records. */
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
             * @description First day of these rules; the first ones also govern everything before.
             */
            effective_from: string;
            unit: components["schemas"]["LeaveUnit"];
            /** @description Granted for a full leave year. */
            annual_days: components["schemas"]["Days"];
            /**
             * @description How leave is earned.
             * @enum {string}
             */
            accrual: "none" | "yearly" | "monthly";
            /** @description Whether a first or last year that is not whole earns its share only. */
            prorate: boolean;
            /** @description Most that goes into the next leave year; null is everything. */
            carry_over_max: components["schemas"]["Days"] | null;
            /**
             * @description Last day, as `MM-DD`, on which carried days can be used.
             * @example 03-31
             */
            carry_over_expires: string | null;
            /** @description Where false, a request is approved at once. */
            requires_approval: boolean;
            /** @description Whether half days can be taken. */
            allow_half_days: boolean;
            /** @description How far below 0 a balance may go; null has no limit. */
            allow_negative: components["schemas"]["Days"] | null;
            /**
             * Format: int64
             * @description How many days ahead one has to ask; 0 is none.
             */
            min_notice_days: number;
            /**
             * Format: int64
             * @description Most working days in one request.
             */
            max_consecutive_days: number | null;
            /**
             * Format: int64
             * @description Days of employment before the first use; 0 is none.
             */
            waiting_days: number;
        };
        /** @description The balance that the request would be taken from. */
        PreviewBalance: {
            /**
             * Format: int64
             * @description The leave year.
             */
            year: number;
            /**
             * Format: date
             * @description Today, or the first of the days where they lie ahead.
             */
            as_of: string;
            /** @description Null where the leave type has no amount and no limit. */
            available: components["schemas"]["Days"] | null;
            unit: components["schemas"]["LeaveUnit"];
        };
        /** @description Why the request would be refused. */
        PreviewConflict: {
            /**
             * @description The code with which the request would be refused.
             * @enum {string}
             */
            code: "period_locked" | "blackout" | "absence_overlap" | "insufficient_balance";
            /** @description The text for people. */
            detail: string;
            /** @description The other members of `data` in the 409. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description What a day would cost. */
        PreviewDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            days: components["schemas"]["Days"];
            unit: components["schemas"]["LeaveUnit"];
            /**
             * @description Why it costs less than a whole day, as a holiday or the want of a contract; null where it does not.
             * @example 24 Dec pm: half holiday (Christmas Eve)
             */
            reason: string | null;
        };
        /** @description What to look at before asking. */
        PreviewWarning: {
            /**
             * @description What to look at.
             * @enum {string}
             */
            code: "document_needed" | "overdraft";
            /** @description The text for people. */
            detail: string;
        };
        /**
         * @description What a person has of one leave type in one leave year, as of a day.
         *     `available = accrued + carried_over + adjusted - used - pending`, less what was forfeited.
         */
        PtoBalance: {
            policy: components["schemas"]["PolicyRef"];
            unit: components["schemas"]["LeaveUnit"];
            /**
             * Format: int64
             * @description The leave year.
             */
            year: number;
            /**
             * Format: date
             * @description The day the figures are for.
             */
            as_of: string;
            /** @description Granted for the whole year. */
            entitled: components["schemas"]["Days"];
            /** @description Credited up to `as_of`. */
            accrued: components["schemas"]["Days"];
            /** @description Brought from the year before. */
            carried_over: components["schemas"]["Days"];
            /**
             * Format: date
             * @description Last day the carried days can be used.
             */
            carry_expires_on: string | null;
            /** @description Approved absences of the year. */
            used: components["schemas"]["Days"];
            /** @description Reserved by requests that wait for a decision; none where `as_of` was asked for and lies ahead. */
            pending: components["schemas"]["Days"];
            /** @description Corrections by an admin. */
            adjusted: components["schemas"]["Days"];
            /** @description Null where the leave type has no amount and no limit, such as sick leave. */
            available: components["schemas"]["Days"] | null;
            /** @description What is left on 31 December if nothing more is taken; null as `available` is. */
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
            /** @description What was asked for. */
            data: components["schemas"]["PtoBalance"][];
        };
        /** @description What of an absence falls on the day. */
        PtoCalendarAbsence: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            policy: components["schemas"]["PolicyRef"];
            /**
             * @description Status of the absence.
             * @enum {string}
             */
            status: "requested" | "approved";
            /**
             * @description Null is the whole day.
             * @enum {string|null}
             */
            half: "am" | "pm" | null;
        };
        /** @description One day of a person. */
        PtoCalendarDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /**
             * @description Hours of the person's pattern, less holidays and approved absences.
             * @example 8
             */
            expected_hours: number;
            /** @description The holiday of this day, if it is one. */
            holiday: components["schemas"]["PtoCalendarHoliday"] | null;
            /** @description Requested and approved ones; two where morning and afternoon have one each. */
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
            /** @description What was asked for. */
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
             * @description The half that is off; `none` is the whole day.
             * @enum {string}
             */
            half_day: "none" | "am" | "pm";
        };
        /** @description Someone else who is away, or asks to be, on the same days. Without type and note. */
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
             * @description The same bytes there.
             */
            other_receipt_id: string;
            employee: components["schemas"]["PersonRef"];
            /** @description Of the other claim. */
            title: string;
            status: components["schemas"]["ExpenseStatus"];
            /** @description Of the other claim. */
            amount: string;
            /** @description ISO 4217 code of the amounts beside it. */
            currency: string;
        };
        /**
         * @description What `approveExpense` takes.
         * @example {
         *       "note": "Thanks for the fair"
         *     }
         */
        ExpenseApproveInput: {
            /** @description Above zero, and at most the amount of the claim; all of it unless given. */
            approved_amount?: string;
            /**
             * @description Units of the workspace's currency for one unit of the claim's, with at most eight decimals. Only for a claim in
             *     another currency.
             */
            exchange_rate?: number;
            /**
             * @description Why the rate is right, kept with the claim. A signed-in admin sends it with a rate that `rate_deviates` refuses.
             *     Only together with `exchange_rate`.
             */
            rate_reason?: string;
            /** @description Sent to the person, and stored as `decision_note`. */
            note?: string;
        };
        /** @description An expense claim was approved. */
        ExpenseApprovedEvent: {
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
             * @description The decision on all of them.
             * @enum {string}
             */
            action: "approve" | "deny";
            /** @description Sent to the people, and stored as `decision_note`. Required to deny. */
            reason?: string;
        };
        /** @description The answer that the single call for this claim would have given. */
        ExpenseBulkReviewResult: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: int64
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
        /** @description What became of each claim. */
        ExpenseBulkReviewResults: {
            /** @description One for each id, in the order of the ids. */
            results: components["schemas"]["ExpenseBulkReviewResult"][];
        };
        /** @description The envelope of this: What became of each claim. */
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
        /** @description Money that a person has spent for the company and claims back. */
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
            /** @description What is claimed: the sum of the items. */
            amount: string;
            /** @description ISO 4217 code of the amounts beside it. */
            currency: string;
            /** @description What was approved of the amount, in the same currency. Null unless approved. */
            approved_amount: string | null;
            /** @description What is paid out. Null unless approved. */
            payout_amount: string | null;
            /** @description The workspace's, as it was at the approval. Null unless approved. */
            payout_currency: string | null;
            /**
             * @description Units of the payout currency for one unit of the claim's, as it was set at the approval. Null where both are the
             *     same.
             */
            exchange_rate: number | null;
            /** @description Why the rate is right. Null where nothing was said. */
            rate_reason: string | null;
            /** @description The caller's own id for it. */
            external_id: string | null;
            /** @description Receipts that were uploaded for it. */
            receipts: components["schemas"]["Receipt"][];
            /** @description From whoever approved or denied it last. */
            decision_note: string | null;
            /** @description Who approved or denied it last. */
            reviewer: components["schemas"]["PersonRef"] | null;
            /**
             * Format: date-time
             * @description When it was decided on; null before.
             */
            reviewed_at: string | null;
            /**
             * Format: date-time
             * @description When it was last submitted. Null where it never was.
             */
            submitted_at: string | null;
            /** @description What the caller may do with it now. */
            allowed_actions: ("edit" | "submit" | "delete" | "approve" | "deny" | "mark_paid")[];
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
             * @description Null while the claim exists. Only lists with `include_deleted` show deleted ones.
             */
            deleted_at: string | null;
        };
        /** @description A claim as a reviewer looks at it. */
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
            /** @description What is claimed: the sum of the items. */
            amount: string;
            /** @description ISO 4217 code of the amounts beside it. */
            currency: string;
            /** @description What was approved of the amount, in the same currency. Null unless approved. */
            approved_amount: string | null;
            /** @description What is paid out. Null unless approved. */
            payout_amount: string | null;
            /** @description The workspace's, as it was at the approval. Null unless approved. */
            payout_currency: string | null;
            /**
             * @description Units of the payout currency for one unit of the claim's, as it was set at the approval. Null where both are the
             *     same.
             */
            exchange_rate: number | null;
            /** @description Why the rate is right. Null where nothing was said. */
            rate_reason: string | null;
            /** @description The caller's own id for it. */
            external_id: string | null;
            /** @description Receipts that were uploaded for it. */
            receipts: components["schemas"]["Receipt"][];
            /** @description From whoever approved or denied it last. */
            decision_note: string | null;
            /** @description Who approved or denied it last. */
            reviewer: components["schemas"]["PersonRef"] | null;
            /**
             * Format: date-time
             * @description When it was decided on; null before.
             */
            reviewed_at: string | null;
            /**
             * Format: date-time
             * @description When it was last submitted. Null where it never was.
             */
            submitted_at: string | null;
            /** @description What the caller may do with it now. */
            allowed_actions: ("edit" | "submit" | "delete" | "approve" | "deny" | "mark_paid")[];
            /** @description Receipts of the same bytes in other claims that the caller may see, newest first, at most 50. */
            duplicate_suspects: components["schemas"]["DuplicateSuspect"][];
            /**
             * Format: int64
             * @description How many receipts of the same bytes there are in claims that the caller may not see.
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
             * @description Null while the claim exists. Only lists with `include_deleted` show deleted ones.
             */
            deleted_at: string | null;
        };
        /** @description The envelope of this: A claim as a reviewer looks at it. */
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
            /** @description What was asked for. */
            data: components["schemas"]["ExpenseClaim"][];
        };
        /** @description The envelope of this: Money that a person has spent for the company and claims back. */
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
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
            /** @description Sent to the person, and stored as `decision_note`. */
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
             * @description Required from service keys; anyone else can only name themselves.
             */
            employee_id?: string;
            /** @description Title, as people see it. */
            title: string;
            /** @description ISO 4217, of all items. */
            currency: string;
            /** @description Its items. */
            items: components["schemas"]["ExpenseItemInput"][];
            /** @description False: it stays a draft. `true` unless given. */
            submit?: boolean;
            /** @description Your own id for it, once per person. */
            external_id?: string | null;
        };
        /** @description One expense of a claim. */
        ExpenseItem: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: date
             * @description The day of the expense.
             */
            spent_on: string;
            category: components["schemas"]["ListItemRef"];
            /** @description In the currency of the claim. */
            amount: string;
            /** @description What it was for. */
            description: string | null;
            /** @description Who was paid. */
            merchant: string | null;
            /**
             * @description The claim cannot be submitted before this item has a receipt: it costs as much as the workspace's threshold or
             *     more, or is in another currency.
             */
            receipt_required: boolean;
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
            /**
             * Format: date
             * @description The day of the expense, today at the latest.
             */
            spent_on: string;
            /**
             * Format: uuid
             * @description An item of the list `expense-categories`.
             */
            category_id: string;
            /** @description Above zero, in the currency of the claim. */
            amount: string;
            /** @description What it was for. */
            description?: string | null;
            /** @description Who was paid. */
            merchant?: string | null;
        };
        /** @description One expense of a claim as it shall be. */
        ExpenseItemPatch: {
            /**
             * Format: uuid
             * @description Of an existing item of this claim; without one it is a new item.
             */
            id?: string;
            /**
             * Format: date
             * @description The day of the expense, today at the latest.
             */
            spent_on: string;
            /**
             * Format: uuid
             * @description An item of the list `expense-categories`.
             */
            category_id: string;
            /** @description Above zero, in the currency of the claim. */
            amount: string;
            /** @description What it was for. */
            description?: string | null;
            /** @description Who was paid. */
            merchant?: string | null;
        };
        /**
         * @description What is left out stays.
         * @example {
         *       "title": "Trade fair Hanover 2026"
         *     }
         */
        ExpensePatch: {
            /** @description Title, as people see it. */
            title?: string;
            /** @description ISO 4217, of all items. */
            currency?: string;
            /** @description All items of the claim as they shall be, in this order. */
            items?: components["schemas"]["ExpenseItemPatch"][];
            /** @description Null clears. */
            external_id?: string | null;
        };
        /**
         * @description `draft`: only its person sees it. `submitted`: waits for a decision. `denied` can be changed and submitted again.
         *     `paid`: approved, and the payment is completed. `deleted` stands only in lists with `include_deleted`.
         * @enum {string}
         */
        ExpenseStatus: "draft" | "submitted" | "approved" | "denied" | "paid" | "deleted";
        /** @description An expense claim was submitted. */
        ExpenseSubmittedEvent: {
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
            /** @description The id of the category or the person, or the month as YYYY-MM. */
            key: string;
            /** @description The name of the category or the person, or the month. */
            label: string;
            /** @description That of the claims. */
            currency: string;
            /**
             * Format: int64
             * @description How many there are.
             */
            items: number;
            /** @description What is claimed. */
            amount: string;
            /** @description What of it waits for a decision. */
            pending_amount: string;
            /**
             * @description What of it was approved. Where a part of a claim was, it is shared among the items in proportion to their amounts,
             *     to the cent.
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
            /** @description What was asked for. */
            data: components["schemas"]["ExpenseSummaryRow"][];
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
             * @description The item that it is the receipt of; null where it is of all items.
             */
            item_id: string | null;
            /** @description As it was called; the ending is that of the content. */
            filename: string;
            /**
             * @description Media type of the file.
             * @enum {string}
             */
            content_type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp";
            /**
             * Format: int64
             * @description As stored, in bytes.
             */
            size: number;
            /** @description Of the bytes as they were sent. */
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
             * @description The item that it is the receipt of.
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
        /** @description A question to staff, with what became of it. Its texts are its messages. */
        Ticket: {
            /**
             * Format: uuid
             * @description Identifier; it never changes.
             */
            id: string;
            /**
             * Format: int64
             * @description Counts the tickets of the workspace, without gaps.
             */
            number: number;
            /** @description What it is about, in a line. */
            subject: string;
            status: components["schemas"]["TicketStatus"];
            priority: components["schemas"]["TicketPriority"];
            /** @description An item of the list `ticket-categories`. */
            category: components["schemas"]["ListItemRef"] | null;
            requester: components["schemas"]["PersonRef"];
            /** @description The admin who works on it. */
            assignee: components["schemas"]["PersonRef"] | null;
            /** @description Oldest first. */
            attachments: components["schemas"]["TicketAttachment"][];
            /**
             * Format: uuid
             * @description The ticket in which it is continued, where it is `merged`.
             */
            merged_into: string | null;
            /** @description Words that staff file it under. Null for its requester. */
            tags: string[] | null;
            /**
             * Format: int64
             * @description From its creation to the first reply of staff; null before, and for its requester.
             */
            first_response_seconds: number | null;
            /**
             * Format: int64
             * @description From its creation until it was solved; null while it is not, and for its requester.
             */
            resolution_seconds: number | null;
            /**
             * Format: date-time
             * @description Null again once it is reopened.
             */
            solved_at: string | null;
            /**
             * Format: date-time
             * @description When it was closed; null while it is open.
             */
            closed_at: string | null;
            /**
             * @description What the caller may do with it now: write, write among staff, the calls `close/`, `reopen/` and `merge/`, and the
             *     statuses `open`, `pending` (`wait`) and `solved` (`solve`).
             */
            allowed_actions: ("reply" | "note" | "close" | "reopen" | "open" | "wait" | "solve" | "merge")[];
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
             * @description Null while the ticket exists. Only lists with `include_deleted` show deleted ones.
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
            /** @description What was asked for. */
            data: components["schemas"]["Ticket"][];
        };
        /**
         * @description How soon help is needed.
         * @enum {string}
         */
        TicketPriority: "low" | "normal" | "high" | "urgent";
        /**
         * @description `new` until staff reply for the first time, then `open`; `pending` while it waits for the requester; `solved` by staff;
         *     `closed` by the requester or after seven quiet days; `merged` into another ticket.
         * @enum {string}
         */
        TicketStatus: "new" | "open" | "pending" | "solved" | "closed" | "merged";
        /** @description What `adminStopClock` takes. */
        AdminClockStopInput: {
            /**
             * Format: date-time
             * @description After the start, at most 24 hours later, not in the future.
             */
            ended_at: string;
            /** @description Stored in the audit trail, and sent to the person. */
            reason: string;
        };
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
            /** @description Your own id for it, once in the workspace. */
            external_id?: string;
            /** @description Stored in the audit trail, and sent to the person. */
            reason: string;
        };
        /** @description What is left out stays; null clears. */
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
            /** @description Your own id for it, once in the workspace. */
            external_id?: string | null;
            /** @description Stored in the audit trail, and sent to the person. */
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
            /** @description Entries to add, each for itself. */
            entries: components["schemas"]["TimeEntryInput"][];
        };
        /** @description What became of each entry. */
        BulkTimeEntriesResult: {
            /** @description One for each row, in their order. */
            results: components["schemas"]["BulkTimeEntryResult"][];
        };
        /** @description The envelope of this: What became of each entry. */
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
        /** @description The answer that the single call for this row would have given. */
        BulkTimeEntryResult: {
            /**
             * Format: int64
             * @description Which row, counted from 0.
             */
            index: number;
            /**
             * Format: int64
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
        /** @description The live clock of a person. */
        Clock: {
            /** @description Whether the clock runs. */
            running: boolean;
            /** @description The running entry; null while no clock runs. */
            entry: components["schemas"]["TimeEntry"] | null;
            /**
             * Format: date-time
             * @description The server's time, so that clients need not trust the device's clock.
             */
            server_time: string;
            /**
             * Format: int64
             * @description Worked today so far, breaks left out, the running entry included; today in the person's time zone.
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
        /** @description The envelope of this: The live clock of a person. */
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
            /** @description What is worked on. */
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
             * @description Now unless given; not in the future, at most 24 hours back. Its offset is read as that of a new entry.
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
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
             * @description Now unless given; after the start, not in the future.
             */
            ended_at?: string;
            /**
             * Format: int32
             * @description Shorter than the span.
             */
            break_minutes?: number;
            /** @description Replaces the one given at the start. */
            description?: string;
        };
        /** @description The live clock was stopped. */
        ClockStoppedEvent: {
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
             * @description People with an entry on the day, or a running clock.
             */
            present: number;
            /**
             * Format: int64
             * @description People on approved leave.
             */
            absent: number;
            /**
             * Format: int64
             * @description Clocks that run right now.
             */
            clocked_in: number;
            /**
             * Format: int64
             * @description Requests for time off that wait for a decision.
             */
            pending_absences: number;
            /**
             * Format: int64
             * @description Expense claims that wait for a decision.
             */
            pending_expenses: number;
            /** @description The most overtime of the month up to the day before; nobody without any. */
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
         * @description With an offset. Zero (`Z`, `+00:00`), or the one that the entry's `timezone` has at this instant, leaves the entry in its
         *     time zone; any other is read as for a new entry.
         */
        MovedStart: string;
        /** @description A person's worked time against what was expected of them; exact, never rounded. */
        Overtime: {
            employee: components["schemas"]["PersonRef"];
            /**
             * Format: int64
             * @description Hours of the weekly pattern less holidays and absences.
             */
            expected_seconds: number;
            /**
             * Format: int64
             * @description Time worked, in seconds.
             */
            worked_seconds: number;
            /**
             * Format: int64
             * @description Worked less expected.
             */
            balance_seconds: number;
        };
        /** @description The envelope of a list. */
        OvertimeListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description What was asked for. */
            data: components["schemas"]["Overtime"][];
        };
        /** @description One's own worked time against what was expected, in a period and since tracking began. */
        OwnOvertime: {
            employee: components["schemas"]["PersonRef"];
            /**
             * Format: int64
             * @description Hours of the weekly pattern less holidays and absences.
             */
            expected_seconds: number;
            /**
             * Format: int64
             * @description Time worked, in seconds.
             */
            worked_seconds: number;
            /**
             * Format: int64
             * @description Worked less expected.
             */
            balance_seconds: number;
            /**
             * Format: date
             * @description Day of the first entry, from which the running balance counts; null without one up to `to`.
             */
            running_since: string | null;
            /**
             * Format: int64
             * @description Worked less expected from `running_since` through `to`.
             */
            running_balance_seconds: number;
        };
        /** @description The envelope of this: One's own worked time against what was expected, in a period and since tracking began. */
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
        /** @description Everything up to and including a day is closed. */
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
             * @description Until then admins may still correct.
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
            /** @description What was asked for. */
            data: components["schemas"]["PeriodLock"][];
        };
        /** @description Where somebody is on a day. */
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
            /** @description What was asked for. */
            data: components["schemas"]["Presence"][];
        };
        /**
         * @description `working`: has an entry on the day, or a running clock; `absent`: on approved leave; `holiday`: a whole one, on a day
         *     that would be worked; `off`: not a day of the weekly pattern; `missing`: expected, and nothing is known.
         * @enum {string}
         */
        PresenceStatus: "working" | "absent" | "holiday" | "off" | "missing";
        /**
         * Format: date-time
         * @description With an offset, which also decides the time zone in which the entry's days are counted. Zero (`Z`, `+00:00`) is UTC
         *     and says nothing of where
         *     the work was done: the entry is of the person's time zone, as it is when the offset is the one that zone has at this
         *     instant. Any other offset becomes the `timezone` of the entry: `+09:00`. The entry belongs to the days of its zone, in
         *     lists, reports and period locks, from its start to its end; the offset of `ended_at` moves no day.
         *     Where somebody else enters it (a manager, an admin, a service key) the entry is of the person's time zone, whatever the offset.
         */
        StartedAt: string;
        /** @description Somebody is away. */
        TeamAbsence: {
            /**
             * Format: uuid
             * @description Of the absence.
             */
            id: string;
            employee: components["schemas"]["PersonRef"];
            /** @description The leave type; null for those who are neither managers nor admins. */
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
        /** @description The envelope of a list. */
        TeamAbsenceListResponse: {
            /**
             * Format: int32
             * @description HTTP status of this response.
             */
            status: number;
            /** @description Short text. */
            message: string;
            /** @description What was asked for. */
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
        /** @description A span of worked time. Times are exact; rounding is for reports only. */
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
             * @description In the entry's own time zone, not part of the span. Null while the clock runs.
             */
            ended_at: string | null;
            /**
             * Format: int64
             * @description Elapsed time from start to end, break included, true across clock changes. Null while the clock runs.
             */
            duration_seconds: number | null;
            /**
             * Format: int32
             * @description Part of the span that was not worked.
             */
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
            /** @description Whether a client is charged for it. */
            billable: boolean;
            /** @description An item of the list `time-categories`, if it has one. */
            category: components["schemas"]["TimeCategory"] | null;
            /**
             * @description Its origin: live clock, by hand, by an API key, by an import.
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
             * @description They refuse nothing. `break`: more than 6 hours with less than 30 minutes of break, or more than 9 with less
             *     than 45. `on_leave`, in the answer to a start only: the person has approved time off.
             */
            warnings: ("break" | "on_leave")[];
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
             * @description Null while the absence exists. Only lists with `include_deleted` show deleted ones.
             */
            deleted_at: string | null;
        };
        /** @description A time entry was added by hand. */
        TimeEntryCreatedEvent: {
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
            /** @description Your own id for it, once in the workspace. */
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
            /** @description What was asked for. */
            data: components["schemas"]["TimeEntry"][];
        };
        /** @description What is left out stays; null clears. */
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
            /** @description Your own id for it, once in the workspace. */
            external_id?: string | null;
        };
        /** @description The envelope of this: A span of worked time. Times are exact; rounding is for reports only. */
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
            /**
             * @description The kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
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
            /**
             * @description What each row stands for.
             * @enum {string}
             */
            group_by: "day" | "week" | "month" | "category" | "employee" | "department";
            /**
             * @description A setting of the workspace: each entry to the nearest 15 min, or not at all. Entries themselves stay exact.
             * @enum {string}
             */
            rounding: "none" | "quarter_hour";
            totals: components["schemas"]["TimeReportTotals"];
            /** @description In order of their keys. */
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
            /** @description `2026-10-26`, `2026-W44` or `2026-10`; else the id, empty for time without a category and people without a department. */
            key: string;
            /** @description Name of the category, person or department; null for dates and for what has none. */
            label: string | null;
            /**
             * Format: int64
             * @description Time worked, in seconds.
             */
            worked_seconds: number;
            /**
             * Format: int64
             * @description Of the time worked, what a client is charged for, in seconds.
             */
            billable_seconds: number;
            /**
             * Format: int64
             * @description By category always 0: nothing is expected of one. The totals have it.
             */
            expected_seconds: number;
            /**
             * @description Days of approved absence, counted as leave is; days also where the leave type counts hours.
             * @example 3.50
             */
            absence_days: string;
            /** @description Where the days of this row begin and end. */
            timezones: string[];
            /** @description What to look at before relying on the figures. */
            warnings: components["schemas"]["TimeWarning"][];
        };
        /** @description The totals of a report. */
        TimeReportTotals: {
            /**
             * Format: int64
             * @description Time of closed entries less their breaks, rounded for each entry as the report says.
             */
            worked_seconds: number;
            /**
             * Format: int64
             * @description The billable part of it.
             */
            billable_seconds: number;
            /**
             * Format: int64
             * @description Hours of the weekly pattern less holidays and absences, paid or not.
             */
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
            /** @description What to look at before relying on the figures. */
            warnings: components["schemas"]["TimeWarning"][];
        };
        /**
         * @description `break`: on a day more than 6 h were worked with less than 30 min of break, or more than 9 h with less than 45. Gaps of 15 min and more are breaks.
         * @enum {string}
         */
        TimeWarning: "break";
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
        /** @description The contract, one version of it. */
        ContractId: string;
        /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
        Cursor: string;
        /** @description Id of a delivery, as sent in `X-Service-Delivery`. */
        DeliveryId: string;
        /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
        EmployeeId: string;
        /** @description Id of an enrollment. */
        EnrollmentId: string;
        /** @description The time entry. */
        EntryId: string;
        /** @description The claim. */
        ExpenseId: string;
        /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
        From: string;
        /**
         * @description A string of your own. The same key and body within 24 hours gets the first answer again; another body is 422. An
         *     answer that shows a secret is not stored, and the repeated call is 409.
         */
        IdempotencyKey: string;
        /** @description The `ETag` of the record as you read it, or its version alone, for example `"3"`. If the version is another by now, the answer is 412. */
        IfMatch: string;
        /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
        IfNoneMatch: string;
        /** @description The `ETag` of the part you have. Where the file is another one now, `Range` is ignored and the answer is the whole file. */
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
        /** @description The invoice. */
        InvoiceId: string;
        /** @description How many rows at most. */
        Limit: number;
        /** @description Name of a pick list. Any other name is 404. */
        ListName: components["schemas"]["ListName"];
        /** @description For a light ground, for a dark one, or for the tab of a browser. */
        LogoVariant: "light" | "dark" | "favicon";
        /** @description As in `logo_url`. It changes with the logo, so that caches see a new address; without it they keep the image for five minutes only. */
        LogoVersion: string;
        /** @description The payment. */
        PaymentId: string;
        /** @description The payslip. */
        PayslipId: string;
        /** @description First day, inclusive; not after `to`. */
        PeriodFrom: string;
        /** @description Last day, inclusive; at most 366 days in all. */
        PeriodTo: string;
        /** @description Pixels of a side; photos are square. */
        PhotoSize: 64 | 256 | 512;
        /** @description As in `photo_url`. It changes with the photo, so that caches see a new address; the service ignores it. */
        PhotoVersion: string;
        /** @description Id of a benefit plan. */
        PlanId: string;
        /** @description The leave type. */
        PolicyId: string;
        /**
         * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
         *     with this part, or 416. Several ranges and anything else are ignored.
         */
        Range: string;
        /** @description Why; kept in the audit trail. */
        Reason: string;
        /** @description The receipt. */
        ReceiptId: string;
        /** @description `csv` is a file: UTF-8, a header line, CRLF, sent as it is made. Cells that a spreadsheet would take for a formula begin with an apostrophe. */
        ReportFormat: "json" | "csv";
        /** @description Last day, inclusive; spans count if they touch it. */
        To: string;
        /**
         * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
         *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
         */
        UpdatedSince: string;
        /** @description Id of a person. */
        UserId: string;
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
                status?: components["schemas"]["PersonStatus"][];
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
                /** @description What the list is sorted by; a `-` before it sorts the last first. */
                ordering?: "-created_at" | "created_at" | "-last_name" | "last_name" | "-start_date" | "start_date" | "-updated_at" | "updated_at";
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description With `updated_since`, also lists deleted records, as they last were and with `deleted_at`, for 90 days after their
                 *     deletion. A copy that was not updated for longer must be read again from the start. Anonymised data is anonymised in
                 *     deleted records, too.
                 */
                include_deleted?: components["parameters"]["IncludeDeleted"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonListResponse"];
                };
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
                /** @description Adds nobody where a row is refused. */
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
            /** @description The import, which waits for its turn. */
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
                outcome?: components["schemas"]["UserImportOutcome"][];
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
                /** @description The `ETag` of the record as you read it, or its version alone, for example `"3"`. If the version is another by now, the answer is 412. */
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
            /** @description The person as changed. */
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
            /** @description The person, deactivated, with the payments that are left to decide about. */
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
            /** @description The person, active or invited, with what does not come back. */
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
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description The day; today unless given. */
                on?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums of the day. */
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-start_on" | "start_on" | "-created_at" | "created_at";
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Any of these. */
                status?: components["schemas"]["EnrollmentStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentListResponse"];
                };
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "name" | "-name" | "-created_at" | "created_at";
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Any of these. */
                category?: components["schemas"]["BenefitCategory"][];
                /** @description Whether the person can enroll today. */
                eligible?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitPlanListResponse"];
                };
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
                /** @description Only of this person; 404 where there is none. */
                employee_id?: string;
                /** @description The day; today unless given. */
                on?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums of the day. */
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
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
                status?: components["schemas"]["EnrollmentStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListPlans: {
        parameters: {
            query?: {
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "name" | "-name" | "-created_at" | "created_at";
                /** @description Only archived ones, or only others; all unless given. */
                archived?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitPlanListResponse"];
                };
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
                /** @description For a light ground, for a dark one, or for the tab of a browser. */
                variant?: components["parameters"]["LogoVariant"];
                /** @description As in `logo_url`. It changes with the logo, so that caches see a new address; without it they keep the image for five minutes only. */
                v?: components["parameters"]["LogoVersion"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. Where the file is another one now, `Range` is ignored and the answer is the whole file. */
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-start_date" | "start_date" | "-created_at" | "created_at";
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Any of these. */
                status?: components["schemas"]["ContractStatus"][];
            };
            header?: never;
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
                /** @description The contract, one version of it. */
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
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. Where the file is another one now, `Range` is ignored and the answer is the whole file. */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /** @description The contract, one version of it. */
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
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
                status?: components["schemas"]["ContractStatus"][];
                /** @description Any of these. */
                type?: components["schemas"]["ContractType"][];
                /** @description Whose last day is before this date. */
                ends_before?: string;
            };
            header?: never;
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
                /** @description The contract, one version of it. */
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-issued_on" | "issued_on" | "-updated_at" | "updated_at";
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Any of these. */
                status?: ("issued" | "paid" | "void")[];
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
            /** @description The invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceListResponse"];
                };
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
                /** @description The invoice. */
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
                /** @description The PDF, or the XML alone. Where it is left out, the `Accept` header decides, and without a preference it is the PDF. */
                format?: "pdf" | "xrechnung";
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. Where the file is another one now, `Range` is ignored and the answer is the whole file. */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /** @description The invoice. */
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
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
                /** @description Of any of these people. */
                employee_id?: string[];
                /** @description Any of these. */
                status?: components["schemas"]["InvoiceStatus"][];
                /** @description Those that are overdue, or those that are not. */
                overdue?: boolean;
            };
            header?: never;
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
                /** @description The invoice. */
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
                /** @description Whether archived items are listed too. */
                archived?: boolean;
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
                /** @description Of this person. */
                user_id?: string;
                /** @description Contained in the message, in upper or lower case. */
                q?: string;
                /** @description First day on which it arrived, inclusive. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive. */
                to?: string;
                /** @description What the list is sorted by; a `-` before it sorts the last first. */
                ordering?: "-received_at" | "received_at";
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppLogListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listAuditTrail: {
        parameters: {
            query?: {
                /** @description Who did it; the id of a person or of a service key. */
                actor_id?: string;
                /** @description The API key used. */
                key_prefix?: string;
                /** @description Any of these. */
                source?: components["schemas"]["AuditSource"][];
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
                /** @description What the list is sorted by; a `-` before it sorts the last first. */
                ordering?: "-at" | "at";
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportAuditTrail: {
        parameters: {
            query: {
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; at most 366 days in all. */
                to: components["parameters"]["PeriodTo"];
                /**
                 * @description `ndjson` is a JSON object a line. `csv` is UTF-8 with a header line and CRLF; the changes are JSON in a cell, and cells that a
                 *     spreadsheet would take for a formula begin with an apostrophe.
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
                /** @description First day, inclusive; from the beginning unless given. Not after `to` (422). */
                from?: string;
                /** @description Last day, inclusive; up to the end unless given. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
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
            /** @description The entry with what it changed. */
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
                /** @description How many rows at most. */
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
                /** @description Only those in which this person takes part. */
                user_id?: string;
            };
            header?: never;
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-pay_on" | "pay_on" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description In any of these states. */
                status?: components["schemas"]["PaymentStatus"][];
                /** @description Of any of these kinds. */
                kind?: components["schemas"]["PaymentKind"][];
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
            /** @description The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPayslips: {
        parameters: {
            query?: {
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-period_end" | "period_end" | "-published_at" | "published_at";
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Whose last day is in this year. */
                year?: number;
            };
            header?: never;
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
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. Where the file is another one now, `Range` is ignored and the answer is the whole file. */
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
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
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
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-created_at" | "created_at";
                /** @description In this currency. */
                currency?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletEntryListResponse"];
                };
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-pay_on" | "pay_on" | "-created_at" | "created_at" | "-updated_at" | "updated_at";
                /** @description Of any of these people. */
                employee_id?: string[];
                /** @description In any of these states. */
                status?: components["schemas"]["PaymentStatus"][];
                /** @description Of any of these kinds. */
                kind?: components["schemas"]["PaymentKind"][];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description In this currency. */
                currency?: string;
            };
            header?: never;
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
            default: components["responses"]["Refused"];
        };
    };
    adminListPayslips: {
        parameters: {
            query?: {
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
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
                /** @description Of any of these people. */
                employee_id?: string[];
                /** @description Whose last day is in this year. */
                year?: number;
                /** @description Whose last day is in this month, 1 to 12; of any year unless one is given. */
                month?: number;
                /** @description Any of these. */
                status?: components["schemas"]["PayslipStatus"][];
            };
            header?: never;
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
                /** @description What a row is. */
                group_by?: "month" | "department";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each group and currency, by label. */
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
    listEvents: {
        parameters: {
            query?: {
                /** @description Any of these. */
                event?: components["schemas"]["EventKind"][];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description By the time of recording. A leading `-` is descending. */
                ordering?: "-created_at" | "created_at";
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedEventListResponse"];
                };
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
            /** @description The 18 event kinds with the schema and a sample of each body. */
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
                /** @description What the list is sorted by; a `-` before it sorts the last first. */
                ordering?: "-created_at" | "created_at";
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookListResponse"];
                };
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
                /** @description The `ETag` of the record as you read it, or its version alone, for example `"3"`. If the version is another by now, the answer is 412. */
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
            /** @description The webhook as changed. */
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
                /** @description Any of these. */
                status?: components["schemas"]["DeliveryStatus"][];
                /** @description Any of these. */
                event?: components["schemas"]["EventKind"][];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description What the list is sorted by; a `-` before it sorts the last first. */
                ordering?: "-created_at" | "created_at";
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryListResponse"];
                };
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
            /** @description The delivery, which is being sent again. */
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
            /** @description The delivery, which is being sent. */
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
            /** @description How many are sent again, or would be. */
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
            /** @description The delivery, which is being sent. */
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
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
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
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
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
            /** @description Where the person lives. */
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
                /** @description Only this person and those below; everyone unless given. */
                root_id?: string;
                /** @description Maximum number of levels, the top one included. */
                depth?: number;
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
                    "application/json": components["schemas"]["OrgChartNodeListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPersonalDetails: {
        parameters: {
            query?: {
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
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
            /** @description The details; null for what the person has not said. */
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
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Pixels of a side; photos are square. */
                size?: components["parameters"]["PhotoSize"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. Where the file is another one now, `Range` is ignored and the answer is the whole file. */
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
                /** @description Part of the name, e-mail or job title. */
                q?: string;
                /** @description An item of the list `departments`. */
                department_id?: string;
                /** @description Only the direct reports of this person. */
                manager_id?: string;
                /** @description What the list is sorted by; a `-` before it sorts the last first. */
                ordering?: "-last_name" | "last_name";
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryEntryListResponse"];
                };
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
                /** @description Pixels of a side; photos are square. */
                size?: components["parameters"]["PhotoSize"];
                /** @description As in `photo_url`. It changes with the photo, so that caches see a new address; the service ignores it. */
                v?: components["parameters"]["PhotoVersion"];
            };
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. Where the file is another one now, `Range` is ignored and the answer is the whole file. */
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
                /** @description The `ETag` of the record as you read it, or its version alone, for example `"3"`. If the version is another by now, the answer is 412. */
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
            /** @description The person as changed. */
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
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
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
                    "application/json": components["schemas"]["PtoBalanceListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPtoLedger: {
        parameters: {
            query?: {
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-effective_on" | "effective_on" | "-created_at" | "created_at";
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPtoCalendar: {
        parameters: {
            query: {
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
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
                    "application/json": components["schemas"]["PtoCalendarDayListResponse"];
                };
            };
            default: components["responses"]["Refused"];
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
                    "application/json": components["schemas"]["HolidayListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPtoPolicies: {
        parameters: {
            query?: {
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
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
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Any of these. */
                status?: components["schemas"]["AbsenceStatus"][];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceListResponse"];
                };
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
            /** @description The request, counted. */
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
                /** @description The `ETag` of the record as you read it, or its version alone, for example `"3"`. If the version is another by now, the answer is 412. */
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
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. Where the file is another one now, `Range` is ignored and the answer is the whole file. */
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "last_name" | "-last_name" | "start_date" | "-start_date";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeBalancesListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListBlackouts: {
        parameters: {
            query?: {
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "-start_date" | "start_date" | "-created_at" | "created_at";
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlackoutListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adminListPolicies: {
        parameters: {
            query?: {
                /** @description Only those that are archived, or only those that are not. */
                archived?: boolean;
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "name" | "-name" | "created_at" | "-created_at";
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPolicyListResponse"];
                };
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
    adminListPtoRequests: {
        parameters: {
            query?: {
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
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
                /** @description Any of these. */
                status?: components["schemas"]["AbsenceStatus"][];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceListResponse"];
                };
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
            /** @description The result of each. */
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
    approvePtoRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you read it, or its version alone, for example `"3"`. If the version is another by now, the answer is 412. */
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
                /** @description The `ETag` of the record as you read it, or its version alone, for example `"3"`. If the version is another by now, the answer is 412. */
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
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
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description Any of these. */
                status?: components["schemas"]["ExpenseStatus"][];
                /** @description With an item of any of these categories. */
                category_id?: string[];
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
            /** @description The claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseClaimListResponse"];
                };
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
            /** @description It is deleted. */
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
                /** @description The `ETag` of the record as you read it, or its version alone, for example `"3"`. If the version is another by now, the answer is 412. */
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
            query?: never;
            header?: {
                /** @description The `ETag` of the answer you have. If nothing has changed, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description One range of bytes (`bytes=0-1023`, `bytes=1024-`, `bytes=-500`), for instance to resume a download: the answer is 206
                 *     with this part, or 416. Several ranges and anything else are ignored.
                 */
                Range?: components["parameters"]["Range"];
                /** @description The `ETag` of the part you have. Where the file is another one now, `Range` is ignored and the answer is the whole file. */
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
            /** @description It is deleted. */
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
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
                /** @description Of any of these people. */
                employee_id?: string[];
                /** @description Any of these. */
                status?: components["schemas"]["ExpenseStatus"][];
                /** @description With an item of any of these categories. */
                category_id?: string[];
                /** @description First day, inclusive; spans count if they touch it. Not after `to` (422). */
                from?: components["parameters"]["From"];
                /** @description Last day, inclusive; spans count if they touch it. */
                to?: components["parameters"]["To"];
                /** @description Claimed amount from this on, each in the currency of its claim. */
                min_amount?: string;
            };
            header?: never;
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
            /** @description The result of each. */
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
                /** @description Last day, inclusive; at most 366 days in all. */
                to: components["parameters"]["PeriodTo"];
                /** @description What a row is. */
                group_by?: "category" | "employee" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each group and currency, by label. */
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
                /** @description The `ETag` of the record as you read it, or its version alone, for example `"3"`. If the version is another by now, the answer is 412. */
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
                /** @description The `ETag` of the record as you read it, or its version alone, for example `"3"`. If the version is another by now, the answer is 412. */
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
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
                /** @description Any of these. */
                status?: components["schemas"]["TicketStatus"][];
                /** @description The admin who works on them. */
                assignee_id?: string;
                /** @description Any of these. */
                priority?: components["schemas"]["TicketPriority"][];
                /**
                 * @description Every one of these words, in any of its forms, in the subject, the messages or the notes of staff; by the rules of
                 *     the language of the workspace.
                 */
                q?: string;
            };
            header?: never;
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
            default: components["responses"]["Refused"];
        };
    };
    listTeamAbsences: {
        parameters: {
            query: {
                /** @description How many rows at most. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAbsenceListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getClock: {
        parameters: {
            query?: {
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
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
            /** @description It is gone. */
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
                    "application/json": components["schemas"]["DashboardSummaryResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listTimeEntries: {
        parameters: {
            query?: {
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
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
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryListResponse"];
                };
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
                /** @description The `ETag` of the record as you read it, or its version alone, for example `"3"`. If the version is another by now, the answer is 412. */
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
                /** @description The `ETag` of the record as you read it, or its version alone, for example `"3"`. If the version is another by now, the answer is 412. */
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "last_name" | "-last_name";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getMyOvertime: {
        parameters: {
            query: {
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
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
                    "application/json": components["schemas"]["OwnOvertimeResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPresences: {
        parameters: {
            query?: {
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description A leading `-` is descending. The id breaks ties. */
                ordering?: "last_name" | "-last_name";
                /** @description The day; today in the workspace's time zone unless given, and never later. */
                date?: string;
                /** @description Any of these. */
                status?: components["schemas"]["PresenceStatus"][];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresenceListResponse"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getMyTimeReport: {
        parameters: {
            query: {
                /** @description The person whose records are meant. A service key must name one; anyone else can only name themselves. */
                employee_id?: components["parameters"]["EmployeeId"];
                /** @description First day, inclusive; not after `to`. */
                from: components["parameters"]["PeriodFrom"];
                /** @description Last day, inclusive; at most 366 days in all. */
                to: components["parameters"]["PeriodTo"];
                /** @description What a row is. */
                group_by?: "day" | "week" | "month" | "category";
                /** @description `csv` is a file: UTF-8, a header line, CRLF, sent as it is made. Cells that a spreadsheet would take for a formula begin with an apostrophe. */
                format?: components["parameters"]["ReportFormat"];
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
                /** @description Last day, inclusive; at most 366 days in all. */
                to: components["parameters"]["PeriodTo"];
                /** @description What a row is. */
                group_by?: "day" | "week" | "month" | "category" | "employee" | "department";
                /** @description Of this person only. */
                employee_id?: string;
                /** @description `csv` is a file: UTF-8, a header line, CRLF, sent as it is made. Cells that a spreadsheet would take for a formula begin with an apostrophe. */
                format?: components["parameters"]["ReportFormat"];
                /** @description How many people a page is about at most; all of them where it is left out. Not with `csv`, which is sent as it is read. */
                limit?: number;
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
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
                    "application/json": components["schemas"]["TimeReportResponse"];
                    "text/csv": string;
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
                /** @description How many rows at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, as given by `X-Next-Cursor`. Opaque; bound to this list and its filters. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Adds `X-Total-Count` to the answer. */
                include_total?: components["parameters"]["IncludeTotal"];
                /**
                 * @description Only records changed at or after this time. Reading all pages gives the changes that were complete when you began, and
                 *     misses none. Take it from the `X-Sync-Watermark` of the walk before.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntryListResponse"];
                };
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
                /** @description The `ETag` of the record as you read it, or its version alone, for example `"3"`. If the version is another by now, the answer is 412. */
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
                /** @description The `ETag` of the record as you read it, or its version alone, for example `"3"`. If the version is another by now, the answer is 412. */
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
}
