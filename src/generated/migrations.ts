// Generated from openapi/ by `npm run codegen`. Do not edit.
import { sql as m001Foundation } from '../migrations/001_foundation.ts';
import { sql as m002AbsenceAndTime } from '../migrations/002_absence_and_time.ts';
import { sql as m003Webhooks } from '../migrations/003_webhooks.ts';
import { sql as m004AccessNotices } from '../migrations/004_access_notices.ts';
import { sql as m005DeliveryPath } from '../migrations/005_delivery_path.ts';
import { sql as m006FilesAndLeave } from '../migrations/006_files_and_leave.ts';
import { sql as m007UserDetails } from '../migrations/007_user_details.ts';
import { sql as m008SocketTickets } from '../migrations/008_socket_tickets.ts';
import { sql as m009AskedFor } from '../migrations/009_asked_for.ts';
import { sql as m010Scale } from '../migrations/010_scale.ts';
import { sql as m011Photos } from '../migrations/011_photos.ts';
import { sql as m013SignInAddresses } from '../migrations/013_sign_in_addresses.ts';
import { sql as m014KeyHolders } from '../migrations/014_key_holders.ts';
import { sql as m015DeliveryTruth } from '../migrations/015_delivery_truth.ts';
import { sql as m016LeaveUnits } from '../migrations/016_leave_units.ts';
import { sql as m017FileChunks } from '../migrations/017_file_chunks.ts';
import { sql as m018FilePlaces } from '../migrations/018_file_places.ts';
import { sql as m20261122T0345Claims } from '../areas/reimbursements/migrations/20261122T0345_claims.ts';
import { sql as m20261122T0345ContractTerms } from '../areas/contracts/migrations/20261122T0345_contract_terms.ts';
import { sql as m20261122T0345Settings } from '../areas/platform/migrations/20261122T0345_settings.ts';
import { sql as m20261122T0400PolicyUserTypes } from '../areas/pto/migrations/20261122T0400_policy_user_types.ts';
import { sql as m20261122T0400Tickets } from '../areas/support/migrations/20261122T0400_tickets.ts';
import { sql as m20261122T0600Channels } from '../areas/notifications/migrations/20261122T0600_channels.ts';
import { sql as m20261122T0600Meetings } from '../areas/meetings/migrations/20261122T0600_meetings.ts';
import { sql as m20261122T0600PrivateDetails } from '../areas/profile/migrations/20261122T0600_private_details.ts';
import { sql as m20261122T0601Payslips } from '../areas/payments/migrations/20261122T0601_payslips.ts';
import { sql as m20261122T0610Payments } from '../areas/payments/migrations/20261122T0610_payments.ts';
import { sql as m20261122T0620Benefits } from '../areas/benefits/migrations/20261122T0620_benefits.ts';
import { sql as m20261122T0620Logs } from '../areas/logs/migrations/20261122T0620_logs.ts';
import { sql as m20261122T0630Invoices } from '../areas/invoices/migrations/20261122T0630_invoices.ts';
import { sql as m20261122T0640InvoicePayments } from '../areas/invoices/migrations/20261122T0640_invoice_payments.ts';
import { sql as m20261122T0701PayslipsPaid } from '../areas/payments/migrations/20261122T0701_payslips_paid.ts';
import { sql as m20261122T0915GroupedRetries } from '../areas/platform/migrations/20261122T0915_grouped_retries.ts';
import { sql as m20261122T0915LicenseAndPilots } from '../areas/platform/migrations/20261122T0915_license_and_pilots.ts';
import { sql as m20261122T0920Logos } from '../areas/branding/migrations/20261122T0920_logos.ts';
import { sql as m20261122T0920UserImports } from '../areas/auth/migrations/20261122T0920_user_imports.ts';
import { sql as m20261122T0930Exports } from '../areas/platform/migrations/20261122T0930_exports.ts';
import { sql as m20261122T0950EmailConfirmations } from '../areas/auth/migrations/20261122T0950_email_confirmations.ts';
import { sql as m20261122T1000SignedLines } from '../areas/logs/migrations/20261122T1000_signed_lines.ts';
import { sql as m20261122T1010SealedTrail } from '../areas/logs/migrations/20261122T1010_sealed_trail.ts';
import { sql as m20261122T1015Anonymising } from '../areas/auth/migrations/20261122T1015_anonymising.ts';
import { sql as m20261122T1340Assistants } from '../areas/logs/migrations/20261122T1340_assistants.ts';
import { sql as m20261122T1500QuickerLines } from '../areas/logs/migrations/20261122T1500_quicker_lines.ts';
import { sql as m20261122T1510OpenDeliveries } from '../areas/platform/migrations/20261122T1510_open_deliveries.ts';
import { sql as m20261122T2010Partitions } from '../areas/platform/migrations/20261122T2010_partitions.ts';
import { sql as m20261122T2030EventTrace } from '../areas/platform/migrations/20261122T2030_event_trace.ts';
import { sql as m20261123T1000Deliveries } from '../areas/platform/migrations/20261123T1000_deliveries.ts';
import { sql as m20261123T1100TrailInYears } from '../areas/logs/migrations/20261123T1100_trail_in_years.ts';
import { sql as m20261123T1300WakeupClaims } from '../areas/platform/migrations/20261123T1300_wakeup_claims.ts';
import { sql as m20261123T1520PartitionsClocks } from '../areas/platform/migrations/20261123T1520_partitions_clocks.ts';
import { sql as m20261124T1000NewAdmins } from '../areas/auth/migrations/20261124T1000_new_admins.ts';
import { sql as m20261124T1010LeftOutBy } from '../areas/payments/migrations/20261124T1010_left_out_by.ts';
import { sql as m20261124T1200AppSecretSeals } from '../areas/platform/migrations/20261124T1200_app_secret_seals.ts';
import { sql as m20261124T1210LicenseSignedAt } from '../areas/platform/migrations/20261124T1210_license_signed_at.ts';
import { sql as m20261124T1300LineIds } from '../areas/logs/migrations/20261124T1300_line_ids.ts';
import { sql as m20261124T1410RateReason } from '../areas/reimbursements/migrations/20261124T1410_rate_reason.ts';
import { sql as m20261124T1415SalariesOnce } from '../areas/payments/migrations/20261124T1415_salaries_once.ts';
import { sql as m20261124T1420TrackedSeconds } from '../areas/invoices/migrations/20261124T1420_tracked_seconds.ts';
import { sql as m20261124T1500FromOvertime } from '../areas/pto/migrations/20261124T1500_from_overtime.ts';
import { sql as m20261124T1510ContractsCount } from '../areas/pto/migrations/20261124T1510_contracts_count.ts';
import { sql as m20261125T2300SessionCarrier } from '../areas/auth/migrations/20261125T2300_session_carrier.ts';
import { sql as m20261126T1000Preferences } from '../areas/profile/migrations/20261126T1000_preferences.ts';
import { sql as m20261126T1600PhotoOfPeople } from '../areas/profile/migrations/20261126T1600_photo_of_people.ts';
import { sql as m20261126T1700WebhookVersions } from '../areas/platform/migrations/20261126T1700_webhook_versions.ts';
import { sql as m20261126T1730ApiKeyUse } from '../areas/platform/migrations/20261126T1730_api_key_use.ts';
import { sql as m20261127T0130Entitlements } from '../areas/pto/migrations/20261127T0130_entitlements.ts';
import { sql as m20261127T0900Placements } from '../areas/auth/migrations/20261127T0900_placements.ts';
import { sql as m20261127T0910HolidayCalendars } from '../areas/pto/migrations/20261127T0910_holiday_calendars.ts';
import { sql as m20261127T1000Displacing } from '../areas/pto/migrations/20261127T1000_displacing.ts';
import { sql as m20261127T1600Employments } from '../areas/auth/migrations/20261127T1600_employments.ts';
import { sql as m20261127T1610Left } from '../areas/contracts/migrations/20261127T1610_left.ts';
import { sql as m20261127T1700Timesheets } from '../areas/tracking/migrations/20261127T1700_timesheets.ts';
import { sql as m20261127T1710Overtime } from '../areas/tracking/migrations/20261127T1710_overtime.ts';
import { sql as m20261127T1720WorkingTime } from '../areas/tracking/migrations/20261127T1720_working_time.ts';
import { sql as m20261127T1730AbsenceFeeds } from '../areas/tracking/migrations/20261127T1730_absence_feeds.ts';
import { sql as m20261127T1800Hours } from '../areas/pto/migrations/20261127T1800_hours.ts';
import { sql as m20261127T1810TwoApprovals } from '../areas/pto/migrations/20261127T1810_two_approvals.ts';
import { sql as m20261127T2100LeaveYears } from '../areas/pto/migrations/20261127T2100_leave_years.ts';
import { sql as m20261127T2200Substitutions } from '../areas/profile/migrations/20261127T2200_substitutions.ts';
import { sql as m20261127T2300OpenEnded } from '../areas/pto/migrations/20261127T2300_open_ended.ts';
import { sql as m20261127T2330CorrectedPayslips } from '../areas/payments/migrations/20261127T2330_corrected_payslips.ts';
import { sql as m20261128T0050KeptWhenSick } from '../areas/pto/migrations/20261128T0050_kept_when_sick.ts';
import { sql as m20261128T0900KeyIds } from '../areas/logs/migrations/20261128T0900_key_ids.ts';
import { sql as m20261128T0910Resealing } from '../areas/platform/migrations/20261128T0910_resealing.ts';
import { sql as m20261128T1000PaymentJobs } from '../areas/payments/migrations/20261128T1000_payment_jobs.ts';
import { sql as m20261128T1100RunApprovals } from '../areas/payments/migrations/20261128T1100_run_approvals.ts';
import { sql as m20261128T1300OutgoingMails } from '../areas/notifications/migrations/20261128T1300_outgoing_mails.ts';
import { sql as m20261128T1700BankReports } from '../areas/payments/migrations/20261128T1700_bank_reports.ts';
import { sql as m20261128T1800Corrections } from '../areas/invoices/migrations/20261128T1800_corrections.ts';
import { sql as m20261128T1810BelowZero } from '../areas/payments/migrations/20261128T1810_below_zero.ts';
import { sql as m20261128T1900PayslipKinds } from '../areas/payments/migrations/20261128T1900_payslip_kinds.ts';
import { sql as m20261128T2000PayslipDocuments } from '../areas/payments/migrations/20261128T2000_payslip_documents.ts';
import { sql as m20261128T2100ExchangeRates } from '../areas/payments/migrations/20261128T2100_exchange_rates.ts';
import { sql as m20261128T2130BookableItems } from '../areas/reimbursements/migrations/20261128T2130_bookable_items.ts';
import { sql as m20261128T2200Handovers } from '../areas/payments/migrations/20261128T2200_handovers.ts';
import { sql as m20261128T2230EnteredClaims } from '../areas/reimbursements/migrations/20261128T2230_entered_claims.ts';
import { sql as m20261128T2240EnteredMethods } from '../areas/payments/migrations/20261128T2240_entered_methods.ts';
import { sql as m20261128T2250UsRuns } from '../areas/payments/migrations/20261128T2250_us_runs.ts';
import { sql as m20261128T2300DocumentsAccess } from '../areas/auth/migrations/20261128T2300_documents_access.ts';
import { sql as m20261129T0100Exceptions } from '../areas/platform/migrations/20261129T0100_exceptions.ts';

/** In their permanent order: a migration that was released is never edited. */
export const migrations = [
  { name: '001_foundation', sql: m001Foundation },
  { name: '002_absence_and_time', sql: m002AbsenceAndTime },
  { name: '003_webhooks', sql: m003Webhooks },
  { name: '004_access_notices', sql: m004AccessNotices },
  { name: '005_delivery_path', sql: m005DeliveryPath },
  { name: '006_files_and_leave', sql: m006FilesAndLeave },
  { name: '007_user_details', sql: m007UserDetails },
  { name: '008_socket_tickets', sql: m008SocketTickets },
  { name: '009_asked_for', sql: m009AskedFor },
  { name: '010_scale', sql: m010Scale },
  { name: '011_photos', sql: m011Photos },
  { name: '013_sign_in_addresses', sql: m013SignInAddresses },
  { name: '014_key_holders', sql: m014KeyHolders },
  { name: '015_delivery_truth', sql: m015DeliveryTruth },
  { name: '016_leave_units', sql: m016LeaveUnits },
  { name: '017_file_chunks', sql: m017FileChunks },
  { name: '018_file_places', sql: m018FilePlaces },
  { name: '20261122T0345_claims', sql: m20261122T0345Claims },
  { name: '20261122T0345_contract_terms', sql: m20261122T0345ContractTerms },
  { name: '20261122T0345_settings', sql: m20261122T0345Settings },
  { name: '20261122T0400_policy_user_types', sql: m20261122T0400PolicyUserTypes },
  { name: '20261122T0400_tickets', sql: m20261122T0400Tickets },
  { name: '20261122T0600_channels', sql: m20261122T0600Channels },
  { name: '20261122T0600_meetings', sql: m20261122T0600Meetings },
  { name: '20261122T0600_private_details', sql: m20261122T0600PrivateDetails },
  { name: '20261122T0601_payslips', sql: m20261122T0601Payslips },
  { name: '20261122T0610_payments', sql: m20261122T0610Payments },
  { name: '20261122T0620_benefits', sql: m20261122T0620Benefits },
  { name: '20261122T0620_logs', sql: m20261122T0620Logs },
  { name: '20261122T0630_invoices', sql: m20261122T0630Invoices },
  { name: '20261122T0640_invoice_payments', sql: m20261122T0640InvoicePayments },
  { name: '20261122T0701_payslips_paid', sql: m20261122T0701PayslipsPaid },
  { name: '20261122T0915_grouped_retries', sql: m20261122T0915GroupedRetries },
  { name: '20261122T0915_license_and_pilots', sql: m20261122T0915LicenseAndPilots },
  { name: '20261122T0920_logos', sql: m20261122T0920Logos },
  { name: '20261122T0920_user_imports', sql: m20261122T0920UserImports },
  { name: '20261122T0930_exports', sql: m20261122T0930Exports },
  { name: '20261122T0950_email_confirmations', sql: m20261122T0950EmailConfirmations },
  { name: '20261122T1000_signed_lines', sql: m20261122T1000SignedLines },
  { name: '20261122T1010_sealed_trail', sql: m20261122T1010SealedTrail },
  { name: '20261122T1015_anonymising', sql: m20261122T1015Anonymising },
  { name: '20261122T1340_assistants', sql: m20261122T1340Assistants },
  { name: '20261122T1500_quicker_lines', sql: m20261122T1500QuickerLines },
  { name: '20261122T1510_open_deliveries', sql: m20261122T1510OpenDeliveries },
  { name: '20261122T2010_partitions', sql: m20261122T2010Partitions },
  { name: '20261122T2030_event_trace', sql: m20261122T2030EventTrace },
  { name: '20261123T1000_deliveries', sql: m20261123T1000Deliveries },
  { name: '20261123T1100_trail_in_years', sql: m20261123T1100TrailInYears },
  { name: '20261123T1300_wakeup_claims', sql: m20261123T1300WakeupClaims },
  { name: '20261123T1520_partitions_clocks', sql: m20261123T1520PartitionsClocks },
  { name: '20261124T1000_new_admins', sql: m20261124T1000NewAdmins },
  { name: '20261124T1010_left_out_by', sql: m20261124T1010LeftOutBy },
  { name: '20261124T1200_app_secret_seals', sql: m20261124T1200AppSecretSeals },
  { name: '20261124T1210_license_signed_at', sql: m20261124T1210LicenseSignedAt },
  { name: '20261124T1300_line_ids', sql: m20261124T1300LineIds },
  { name: '20261124T1410_rate_reason', sql: m20261124T1410RateReason },
  { name: '20261124T1415_salaries_once', sql: m20261124T1415SalariesOnce },
  { name: '20261124T1420_tracked_seconds', sql: m20261124T1420TrackedSeconds },
  { name: '20261124T1500_from_overtime', sql: m20261124T1500FromOvertime },
  { name: '20261124T1510_contracts_count', sql: m20261124T1510ContractsCount },
  { name: '20261125T2300_session_carrier', sql: m20261125T2300SessionCarrier },
  { name: '20261126T1000_preferences', sql: m20261126T1000Preferences },
  { name: '20261126T1600_photo_of_people', sql: m20261126T1600PhotoOfPeople },
  { name: '20261126T1700_webhook_versions', sql: m20261126T1700WebhookVersions },
  { name: '20261126T1730_api_key_use', sql: m20261126T1730ApiKeyUse },
  { name: '20261127T0130_entitlements', sql: m20261127T0130Entitlements },
  { name: '20261127T0900_placements', sql: m20261127T0900Placements },
  { name: '20261127T0910_holiday_calendars', sql: m20261127T0910HolidayCalendars },
  { name: '20261127T1000_displacing', sql: m20261127T1000Displacing },
  { name: '20261127T1600_employments', sql: m20261127T1600Employments },
  { name: '20261127T1610_left', sql: m20261127T1610Left },
  { name: '20261127T1700_timesheets', sql: m20261127T1700Timesheets },
  { name: '20261127T1710_overtime', sql: m20261127T1710Overtime },
  { name: '20261127T1720_working_time', sql: m20261127T1720WorkingTime },
  { name: '20261127T1730_absence_feeds', sql: m20261127T1730AbsenceFeeds },
  { name: '20261127T1800_hours', sql: m20261127T1800Hours },
  { name: '20261127T1810_two_approvals', sql: m20261127T1810TwoApprovals },
  { name: '20261127T2100_leave_years', sql: m20261127T2100LeaveYears },
  { name: '20261127T2200_substitutions', sql: m20261127T2200Substitutions },
  { name: '20261127T2300_open_ended', sql: m20261127T2300OpenEnded },
  { name: '20261127T2330_corrected_payslips', sql: m20261127T2330CorrectedPayslips },
  { name: '20261128T0050_kept_when_sick', sql: m20261128T0050KeptWhenSick },
  { name: '20261128T0900_key_ids', sql: m20261128T0900KeyIds },
  { name: '20261128T0910_resealing', sql: m20261128T0910Resealing },
  { name: '20261128T1000_payment_jobs', sql: m20261128T1000PaymentJobs },
  { name: '20261128T1100_run_approvals', sql: m20261128T1100RunApprovals },
  { name: '20261128T1300_outgoing_mails', sql: m20261128T1300OutgoingMails },
  { name: '20261128T1700_bank_reports', sql: m20261128T1700BankReports },
  { name: '20261128T1800_corrections', sql: m20261128T1800Corrections },
  { name: '20261128T1810_below_zero', sql: m20261128T1810BelowZero },
  { name: '20261128T1900_payslip_kinds', sql: m20261128T1900PayslipKinds },
  { name: '20261128T2000_payslip_documents', sql: m20261128T2000PayslipDocuments },
  { name: '20261128T2100_exchange_rates', sql: m20261128T2100ExchangeRates },
  { name: '20261128T2130_bookable_items', sql: m20261128T2130BookableItems },
  { name: '20261128T2200_handovers', sql: m20261128T2200Handovers },
  { name: '20261128T2230_entered_claims', sql: m20261128T2230EnteredClaims },
  { name: '20261128T2240_entered_methods', sql: m20261128T2240EnteredMethods },
  { name: '20261128T2250_us_runs', sql: m20261128T2250UsRuns },
  { name: '20261128T2300_documents_access', sql: m20261128T2300DocumentsAccess },
  { name: '20261129T0100_exceptions', sql: m20261129T0100Exceptions },
];
