// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { Handlers } from '../contract.ts';
  // auth
import acceptInvitation from '../areas/auth/operations/acceptInvitation.ts';
import anonymizeUser from '../areas/auth/operations/anonymizeUser.ts';
import changePassword from '../areas/auth/operations/changePassword.ts';
import confirmEmailChange from '../areas/auth/operations/confirmEmailChange.ts';
import createUser from '../areas/auth/operations/createUser.ts';
import deactivateUser from '../areas/auth/operations/deactivateUser.ts';
import disableTwoFactor from '../areas/auth/operations/disableTwoFactor.ts';
import enableTwoFactor from '../areas/auth/operations/enableTwoFactor.ts';
import getMe from '../areas/auth/operations/getMe.ts';
import getTwoFactorStatus from '../areas/auth/operations/getTwoFactorStatus.ts';
import getUser from '../areas/auth/operations/getUser.ts';
import getUserImport from '../areas/auth/operations/getUserImport.ts';
import grantDocumentsAccess from '../areas/auth/operations/grantDocumentsAccess.ts';
import importUsers from '../areas/auth/operations/importUsers.ts';
import listEmployments from '../areas/auth/operations/listEmployments.ts';
import listSessions from '../areas/auth/operations/listSessions.ts';
import listUsers from '../areas/auth/operations/listUsers.ts';
import login from '../areas/auth/operations/login.ts';
import logout from '../areas/auth/operations/logout.ts';
import logoutAllSessions from '../areas/auth/operations/logoutAllSessions.ts';
import openDocumentsAccess from '../areas/auth/operations/openDocumentsAccess.ts';
import reactivateUser from '../areas/auth/operations/reactivateUser.ts';
import refreshTokens from '../areas/auth/operations/refreshTokens.ts';
import regenerateRecoveryCodes from '../areas/auth/operations/regenerateRecoveryCodes.ts';
import requestDocumentsAccess from '../areas/auth/operations/requestDocumentsAccess.ts';
import requestEmailChange from '../areas/auth/operations/requestEmailChange.ts';
import requestPasswordReset from '../areas/auth/operations/requestPasswordReset.ts';
import resendInvitation from '../areas/auth/operations/resendInvitation.ts';
import resetPassword from '../areas/auth/operations/resetPassword.ts';
import resetUserTwoFactor from '../areas/auth/operations/resetUserTwoFactor.ts';
import revokeSession from '../areas/auth/operations/revokeSession.ts';
import startTwoFactorSetup from '../areas/auth/operations/startTwoFactorSetup.ts';
import unlockUser from '../areas/auth/operations/unlockUser.ts';
import updateEmployment from '../areas/auth/operations/updateEmployment.ts';
import updateUser from '../areas/auth/operations/updateUser.ts';
import verifyLogin from '../areas/auth/operations/verifyLogin.ts';
  // benefits
import adminArchivePlan from '../areas/benefits/operations/adminArchivePlan.ts';
import adminCreatePlan from '../areas/benefits/operations/adminCreatePlan.ts';
import adminGetBenefitCosts from '../areas/benefits/operations/adminGetBenefitCosts.ts';
import adminListEnrollments from '../areas/benefits/operations/adminListEnrollments.ts';
import adminListPlans from '../areas/benefits/operations/adminListPlans.ts';
import adminUpdatePlan from '../areas/benefits/operations/adminUpdatePlan.ts';
import approveEnrollment from '../areas/benefits/operations/approveEnrollment.ts';
import cancelEnrollment from '../areas/benefits/operations/cancelEnrollment.ts';
import createEnrollment from '../areas/benefits/operations/createEnrollment.ts';
import declineEnrollment from '../areas/benefits/operations/declineEnrollment.ts';
import getBenefitCosts from '../areas/benefits/operations/getBenefitCosts.ts';
import getBenefitPlan from '../areas/benefits/operations/getBenefitPlan.ts';
import getEnrollment from '../areas/benefits/operations/getEnrollment.ts';
import listBenefitPlans from '../areas/benefits/operations/listBenefitPlans.ts';
import listEnrollments from '../areas/benefits/operations/listEnrollments.ts';
import terminateEnrollment from '../areas/benefits/operations/terminateEnrollment.ts';
import updateEnrollment from '../areas/benefits/operations/updateEnrollment.ts';
  // branding
import deleteLogo from '../areas/branding/operations/deleteLogo.ts';
import getBranding from '../areas/branding/operations/getBranding.ts';
import getBrandingLogo from '../areas/branding/operations/getBrandingLogo.ts';
import getTheme from '../areas/branding/operations/getTheme.ts';
import putLogo from '../areas/branding/operations/putLogo.ts';
import putTheme from '../areas/branding/operations/putTheme.ts';
  // contracts
import adminActivateContract from '../areas/contracts/operations/adminActivateContract.ts';
import adminAmendContract from '../areas/contracts/operations/adminAmendContract.ts';
import adminCreateContract from '../areas/contracts/operations/adminCreateContract.ts';
import adminDeleteContract from '../areas/contracts/operations/adminDeleteContract.ts';
import adminGetContract from '../areas/contracts/operations/adminGetContract.ts';
import adminListContracts from '../areas/contracts/operations/adminListContracts.ts';
import adminPutContractDocument from '../areas/contracts/operations/adminPutContractDocument.ts';
import adminRecallContract from '../areas/contracts/operations/adminRecallContract.ts';
import adminTerminateContract from '../areas/contracts/operations/adminTerminateContract.ts';
import adminUpdateContract from '../areas/contracts/operations/adminUpdateContract.ts';
import downloadContractDocument from '../areas/contracts/operations/downloadContractDocument.ts';
import getContract from '../areas/contracts/operations/getContract.ts';
import listContracts from '../areas/contracts/operations/listContracts.ts';
import signContract from '../areas/contracts/operations/signContract.ts';
  // events
  // invoices
import adminCorrectInvoice from '../areas/invoices/operations/adminCorrectInvoice.ts';
import adminCreateInvoice from '../areas/invoices/operations/adminCreateInvoice.ts';
import adminDeleteInvoice from '../areas/invoices/operations/adminDeleteInvoice.ts';
import adminGetInvoice from '../areas/invoices/operations/adminGetInvoice.ts';
import adminInvoiceFromTime from '../areas/invoices/operations/adminInvoiceFromTime.ts';
import adminIssueInvoice from '../areas/invoices/operations/adminIssueInvoice.ts';
import adminListInvoices from '../areas/invoices/operations/adminListInvoices.ts';
import adminMarkInvoicePaid from '../areas/invoices/operations/adminMarkInvoicePaid.ts';
import adminUpdateInvoice from '../areas/invoices/operations/adminUpdateInvoice.ts';
import adminVoidInvoice from '../areas/invoices/operations/adminVoidInvoice.ts';
import downloadInvoice from '../areas/invoices/operations/downloadInvoice.ts';
import getInvoice from '../areas/invoices/operations/getInvoice.ts';
import listInvoices from '../areas/invoices/operations/listInvoices.ts';
  // lists
import createListItem from '../areas/lists/operations/createListItem.ts';
import deleteListItem from '../areas/lists/operations/deleteListItem.ts';
import getList from '../areas/lists/operations/getList.ts';
import listLists from '../areas/lists/operations/listLists.ts';
import reorderList from '../areas/lists/operations/reorderList.ts';
import updateListItem from '../areas/lists/operations/updateListItem.ts';
  // logs
import exportAuditTrail from '../areas/logs/operations/exportAuditTrail.ts';
import getAuditEntry from '../areas/logs/operations/getAuditEntry.ts';
import listAppLogs from '../areas/logs/operations/listAppLogs.ts';
import listAuditTrail from '../areas/logs/operations/listAuditTrail.ts';
import submitAppLogs from '../areas/logs/operations/submitAppLogs.ts';
import verifyAuditTrail from '../areas/logs/operations/verifyAuditTrail.ts';
  // meetings
import adminListMeetings from '../areas/meetings/operations/adminListMeetings.ts';
import bookMeetingSlot from '../areas/meetings/operations/bookMeetingSlot.ts';
import cancelMeeting from '../areas/meetings/operations/cancelMeeting.ts';
import createCalendarFeed from '../areas/meetings/operations/createCalendarFeed.ts';
import createMeeting from '../areas/meetings/operations/createMeeting.ts';
import deleteCalendarFeed from '../areas/meetings/operations/deleteCalendarFeed.ts';
import deleteMeetingSlot from '../areas/meetings/operations/deleteMeetingSlot.ts';
import deleteSlides from '../areas/meetings/operations/deleteSlides.ts';
import downloadMeetingIcs from '../areas/meetings/operations/downloadMeetingIcs.ts';
import downloadSlides from '../areas/meetings/operations/downloadSlides.ts';
import getCalendarFeed from '../areas/meetings/operations/getCalendarFeed.ts';
import getMeeting from '../areas/meetings/operations/getMeeting.ts';
import holdMeetingSlot from '../areas/meetings/operations/holdMeetingSlot.ts';
import listMeetings from '../areas/meetings/operations/listMeetings.ts';
import listMeetingSlots from '../areas/meetings/operations/listMeetingSlots.ts';
import listSlides from '../areas/meetings/operations/listSlides.ts';
import publishMeetingSlots from '../areas/meetings/operations/publishMeetingSlots.ts';
import respondMeeting from '../areas/meetings/operations/respondMeeting.ts';
import updateMeeting from '../areas/meetings/operations/updateMeeting.ts';
import uploadSlides from '../areas/meetings/operations/uploadSlides.ts';
  // modules
import listModules from '../areas/modules/operations/listModules.ts';
import updateModules from '../areas/modules/operations/updateModules.ts';
  // notifications
import adminAnnounce from '../areas/notifications/operations/adminAnnounce.ts';
import createSocketTicket from '../areas/notifications/operations/createSocketTicket.ts';
import deleteNotification from '../areas/notifications/operations/deleteNotification.ts';
import getNotificationPreferences from '../areas/notifications/operations/getNotificationPreferences.ts';
import getUnreadCount from '../areas/notifications/operations/getUnreadCount.ts';
import listNotifications from '../areas/notifications/operations/listNotifications.ts';
import markAllNotificationsRead from '../areas/notifications/operations/markAllNotificationsRead.ts';
import markNotificationRead from '../areas/notifications/operations/markNotificationRead.ts';
import markNotificationUnread from '../areas/notifications/operations/markNotificationUnread.ts';
import putNotificationPreferences from '../areas/notifications/operations/putNotificationPreferences.ts';
  // payments
import adminApprovePaymentRun from '../areas/payments/operations/adminApprovePaymentRun.ts';
import adminCancelPayment from '../areas/payments/operations/adminCancelPayment.ts';
import adminCompletePayment from '../areas/payments/operations/adminCompletePayment.ts';
import adminCreateHandover from '../areas/payments/operations/adminCreateHandover.ts';
import adminCreatePayment from '../areas/payments/operations/adminCreatePayment.ts';
import adminCreatePaymentMethod from '../areas/payments/operations/adminCreatePaymentMethod.ts';
import adminCreatePaymentRun from '../areas/payments/operations/adminCreatePaymentRun.ts';
import adminCreatePayslip from '../areas/payments/operations/adminCreatePayslip.ts';
import adminDeletePayslip from '../areas/payments/operations/adminDeletePayslip.ts';
import adminDownloadHandover from '../areas/payments/operations/adminDownloadHandover.ts';
import adminDownloadPaymentRun from '../areas/payments/operations/adminDownloadPaymentRun.ts';
import adminFailPayment from '../areas/payments/operations/adminFailPayment.ts';
import adminGetHandover from '../areas/payments/operations/adminGetHandover.ts';
import adminGetPayment from '../areas/payments/operations/adminGetPayment.ts';
import adminGetPaymentJob from '../areas/payments/operations/adminGetPaymentJob.ts';
import adminGetPayslip from '../areas/payments/operations/adminGetPayslip.ts';
import adminListExchangeRates from '../areas/payments/operations/adminListExchangeRates.ts';
import adminListHandovers from '../areas/payments/operations/adminListHandovers.ts';
import adminListPaymentMethods from '../areas/payments/operations/adminListPaymentMethods.ts';
import adminListPaymentRuns from '../areas/payments/operations/adminListPaymentRuns.ts';
import adminListPayments from '../areas/payments/operations/adminListPayments.ts';
import adminListPayslips from '../areas/payments/operations/adminListPayslips.ts';
import adminPaymentSummary from '../areas/payments/operations/adminPaymentSummary.ts';
import adminPreparePayments from '../areas/payments/operations/adminPreparePayments.ts';
import adminPublishPayslip from '../areas/payments/operations/adminPublishPayslip.ts';
import adminPublishPayslips from '../areas/payments/operations/adminPublishPayslips.ts';
import adminPutExchangeRates from '../areas/payments/operations/adminPutExchangeRates.ts';
import adminPutPayslipDocument from '../areas/payments/operations/adminPutPayslipDocument.ts';
import adminRejectPaymentRun from '../areas/payments/operations/adminRejectPaymentRun.ts';
import adminRetryPayment from '../areas/payments/operations/adminRetryPayment.ts';
import adminReversePayment from '../areas/payments/operations/adminReversePayment.ts';
import adminSettlePaymentRun from '../areas/payments/operations/adminSettlePaymentRun.ts';
import adminUpdatePayment from '../areas/payments/operations/adminUpdatePayment.ts';
import adminVoidPayslip from '../areas/payments/operations/adminVoidPayslip.ts';
import confirmPaymentMethod from '../areas/payments/operations/confirmPaymentMethod.ts';
import createPaymentMethod from '../areas/payments/operations/createPaymentMethod.ts';
import deletePaymentMethod from '../areas/payments/operations/deletePaymentMethod.ts';
import downloadPayslip from '../areas/payments/operations/downloadPayslip.ts';
import getPayment from '../areas/payments/operations/getPayment.ts';
import getPaymentYearSummary from '../areas/payments/operations/getPaymentYearSummary.ts';
import getPayslip from '../areas/payments/operations/getPayslip.ts';
import getWallet from '../areas/payments/operations/getWallet.ts';
import importBankReport from '../areas/payments/operations/importBankReport.ts';
import importExchangeRates from '../areas/payments/operations/importExchangeRates.ts';
import importPayslipDocuments from '../areas/payments/operations/importPayslipDocuments.ts';
import importPayslips from '../areas/payments/operations/importPayslips.ts';
import listPaymentMethods from '../areas/payments/operations/listPaymentMethods.ts';
import listPayments from '../areas/payments/operations/listPayments.ts';
import listPayslips from '../areas/payments/operations/listPayslips.ts';
import listWalletTransactions from '../areas/payments/operations/listWalletTransactions.ts';
import setDefaultPaymentMethod from '../areas/payments/operations/setDefaultPaymentMethod.ts';
import updatePaymentMethod from '../areas/payments/operations/updatePaymentMethod.ts';
  // platform
import adminListApiKeys from '../areas/platform/operations/adminListApiKeys.ts';
import adminRevokeApiKey from '../areas/platform/operations/adminRevokeApiKey.ts';
import convertPilot from '../areas/platform/operations/convertPilot.ts';
import countDeliveries from '../areas/platform/operations/countDeliveries.ts';
import createApiKey from '../areas/platform/operations/createApiKey.ts';
import createExport from '../areas/platform/operations/createExport.ts';
import createPilot from '../areas/platform/operations/createPilot.ts';
import createWebhook from '../areas/platform/operations/createWebhook.ts';
import deleteExport from '../areas/platform/operations/deleteExport.ts';
import deleteWebhook from '../areas/platform/operations/deleteWebhook.ts';
import downloadExport from '../areas/platform/operations/downloadExport.ts';
import endPilot from '../areas/platform/operations/endPilot.ts';
import extendPilot from '../areas/platform/operations/extendPilot.ts';
import getApiKey from '../areas/platform/operations/getApiKey.ts';
import getExport from '../areas/platform/operations/getExport.ts';
import getFileAddresses from '../areas/platform/operations/getFileAddresses.ts';
import getLicense from '../areas/platform/operations/getLicense.ts';
import getPilot from '../areas/platform/operations/getPilot.ts';
import getStatus from '../areas/platform/operations/getStatus.ts';
import getWebhook from '../areas/platform/operations/getWebhook.ts';
import getWebhookDelivery from '../areas/platform/operations/getWebhookDelivery.ts';
import getWorkspace from '../areas/platform/operations/getWorkspace.ts';
import listApiKeys from '../areas/platform/operations/listApiKeys.ts';
import listDeliveries from '../areas/platform/operations/listDeliveries.ts';
import listEventKinds from '../areas/platform/operations/listEventKinds.ts';
import listEvents from '../areas/platform/operations/listEvents.ts';
import listExports from '../areas/platform/operations/listExports.ts';
import listPilots from '../areas/platform/operations/listPilots.ts';
import listScopes from '../areas/platform/operations/listScopes.ts';
import listWebhookDeliveries from '../areas/platform/operations/listWebhookDeliveries.ts';
import listWebhooks from '../areas/platform/operations/listWebhooks.ts';
import pingWebhook from '../areas/platform/operations/pingWebhook.ts';
import putLicense from '../areas/platform/operations/putLicense.ts';
import recoverDeliveries from '../areas/platform/operations/recoverDeliveries.ts';
import resendWebhookDelivery from '../areas/platform/operations/resendWebhookDelivery.ts';
import revokeApiKey from '../areas/platform/operations/revokeApiKey.ts';
import rotateApiKey from '../areas/platform/operations/rotateApiKey.ts';
import rotateWebhookSecret from '../areas/platform/operations/rotateWebhookSecret.ts';
import search from '../areas/platform/operations/search.ts';
import sendSampleEvent from '../areas/platform/operations/sendSampleEvent.ts';
import updateApiKey from '../areas/platform/operations/updateApiKey.ts';
import updateWebhook from '../areas/platform/operations/updateWebhook.ts';
import updateWorkspace from '../areas/platform/operations/updateWorkspace.ts';
  // profile
import adminGetProfile from '../areas/profile/operations/adminGetProfile.ts';
import adminUpdateProfile from '../areas/profile/operations/adminUpdateProfile.ts';
import createSubstitute from '../areas/profile/operations/createSubstitute.ts';
import deletePhoto from '../areas/profile/operations/deletePhoto.ts';
import deleteSubstitute from '../areas/profile/operations/deleteSubstitute.ts';
import getAddress from '../areas/profile/operations/getAddress.ts';
import getOrgChart from '../areas/profile/operations/getOrgChart.ts';
import getPersonalDetails from '../areas/profile/operations/getPersonalDetails.ts';
import getPhoto from '../areas/profile/operations/getPhoto.ts';
import getPreferences from '../areas/profile/operations/getPreferences.ts';
import getProfile from '../areas/profile/operations/getProfile.ts';
import getTeamMember from '../areas/profile/operations/getTeamMember.ts';
import getTeamMemberPhoto from '../areas/profile/operations/getTeamMemberPhoto.ts';
import listSubstitutes from '../areas/profile/operations/listSubstitutes.ts';
import listTeamDirectory from '../areas/profile/operations/listTeamDirectory.ts';
import listWaiting from '../areas/profile/operations/listWaiting.ts';
import putAddress from '../areas/profile/operations/putAddress.ts';
import putPhoto from '../areas/profile/operations/putPhoto.ts';
import putPreferences from '../areas/profile/operations/putPreferences.ts';
import updatePersonalDetails from '../areas/profile/operations/updatePersonalDetails.ts';
import updateProfile from '../areas/profile/operations/updateProfile.ts';
  // pto
import adminAdjustBalance from '../areas/pto/operations/adminAdjustBalance.ts';
import adminArchivePolicy from '../areas/pto/operations/adminArchivePolicy.ts';
import adminCancelPtoRequest from '../areas/pto/operations/adminCancelPtoRequest.ts';
import adminCreateBlackout from '../areas/pto/operations/adminCreateBlackout.ts';
import adminCreateEntitlement from '../areas/pto/operations/adminCreateEntitlement.ts';
import adminCreateHoliday from '../areas/pto/operations/adminCreateHoliday.ts';
import adminCreatePolicy from '../areas/pto/operations/adminCreatePolicy.ts';
import adminCreatePtoRequest from '../areas/pto/operations/adminCreatePtoRequest.ts';
import adminDeleteBlackout from '../areas/pto/operations/adminDeleteBlackout.ts';
import adminDeleteEntitlement from '../areas/pto/operations/adminDeleteEntitlement.ts';
import adminDeleteHoliday from '../areas/pto/operations/adminDeleteHoliday.ts';
import adminGetPolicy from '../areas/pto/operations/adminGetPolicy.ts';
import adminGetPtoRequest from '../areas/pto/operations/adminGetPtoRequest.ts';
import adminImportHolidays from '../areas/pto/operations/adminImportHolidays.ts';
import adminLeaveLiability from '../areas/pto/operations/adminLeaveLiability.ts';
import adminListBalances from '../areas/pto/operations/adminListBalances.ts';
import adminListBlackouts from '../areas/pto/operations/adminListBlackouts.ts';
import adminListCalendars from '../areas/pto/operations/adminListCalendars.ts';
import adminListEntitlements from '../areas/pto/operations/adminListEntitlements.ts';
import adminListPolicies from '../areas/pto/operations/adminListPolicies.ts';
import adminListPtoRequests from '../areas/pto/operations/adminListPtoRequests.ts';
import adminRunYearEnd from '../areas/pto/operations/adminRunYearEnd.ts';
import adminUpdateHoliday from '../areas/pto/operations/adminUpdateHoliday.ts';
import adminUpdatePolicy from '../areas/pto/operations/adminUpdatePolicy.ts';
import adminUpdatePtoRequest from '../areas/pto/operations/adminUpdatePtoRequest.ts';
import approvePtoRequest from '../areas/pto/operations/approvePtoRequest.ts';
import bulkReviewPtoRequests from '../areas/pto/operations/bulkReviewPtoRequests.ts';
import cancelPtoRequest from '../areas/pto/operations/cancelPtoRequest.ts';
import createPtoRequest from '../areas/pto/operations/createPtoRequest.ts';
import denyPtoRequest from '../areas/pto/operations/denyPtoRequest.ts';
import explainPtoBalance from '../areas/pto/operations/explainPtoBalance.ts';
import getAbsenceRate from '../areas/pto/operations/getAbsenceRate.ts';
import getPtoAttachment from '../areas/pto/operations/getPtoAttachment.ts';
import getPtoBalance from '../areas/pto/operations/getPtoBalance.ts';
import getPtoCalendar from '../areas/pto/operations/getPtoCalendar.ts';
import getPtoRequest from '../areas/pto/operations/getPtoRequest.ts';
import listHolidays from '../areas/pto/operations/listHolidays.ts';
import listPtoLedger from '../areas/pto/operations/listPtoLedger.ts';
import listPtoPolicies from '../areas/pto/operations/listPtoPolicies.ts';
import listPtoRequests from '../areas/pto/operations/listPtoRequests.ts';
import previewPtoRequest from '../areas/pto/operations/previewPtoRequest.ts';
import putPtoAttachment from '../areas/pto/operations/putPtoAttachment.ts';
import updatePtoRequest from '../areas/pto/operations/updatePtoRequest.ts';
  // reimbursements
import adminExpenseSummary from '../areas/reimbursements/operations/adminExpenseSummary.ts';
import adminGetExpense from '../areas/reimbursements/operations/adminGetExpense.ts';
import adminListExpenses from '../areas/reimbursements/operations/adminListExpenses.ts';
import adminPutExpenseRates from '../areas/reimbursements/operations/adminPutExpenseRates.ts';
import approveExpense from '../areas/reimbursements/operations/approveExpense.ts';
import bulkReviewExpenses from '../areas/reimbursements/operations/bulkReviewExpenses.ts';
import createExpense from '../areas/reimbursements/operations/createExpense.ts';
import deleteExpense from '../areas/reimbursements/operations/deleteExpense.ts';
import deleteReceipt from '../areas/reimbursements/operations/deleteReceipt.ts';
import denyExpense from '../areas/reimbursements/operations/denyExpense.ts';
import downloadReceipt from '../areas/reimbursements/operations/downloadReceipt.ts';
import getExpense from '../areas/reimbursements/operations/getExpense.ts';
import listExpenseRates from '../areas/reimbursements/operations/listExpenseRates.ts';
import listExpenses from '../areas/reimbursements/operations/listExpenses.ts';
import markExpensePaid from '../areas/reimbursements/operations/markExpensePaid.ts';
import submitExpense from '../areas/reimbursements/operations/submitExpense.ts';
import updateExpense from '../areas/reimbursements/operations/updateExpense.ts';
import uploadReceipt from '../areas/reimbursements/operations/uploadReceipt.ts';
  // shared
  // support
import adminCreateFaq from '../areas/support/operations/adminCreateFaq.ts';
import adminDeleteFaq from '../areas/support/operations/adminDeleteFaq.ts';
import adminListTickets from '../areas/support/operations/adminListTickets.ts';
import adminMergeTicket from '../areas/support/operations/adminMergeTicket.ts';
import adminUpdateFaq from '../areas/support/operations/adminUpdateFaq.ts';
import adminUpdateTicket from '../areas/support/operations/adminUpdateTicket.ts';
import closeTicket from '../areas/support/operations/closeTicket.ts';
import createTicket from '../areas/support/operations/createTicket.ts';
import createTicketMessage from '../areas/support/operations/createTicketMessage.ts';
import downloadTicketAttachment from '../areas/support/operations/downloadTicketAttachment.ts';
import getFaq from '../areas/support/operations/getFaq.ts';
import getTicket from '../areas/support/operations/getTicket.ts';
import listFaqs from '../areas/support/operations/listFaqs.ts';
import listTicketMessages from '../areas/support/operations/listTicketMessages.ts';
import listTickets from '../areas/support/operations/listTickets.ts';
import rateFaq from '../areas/support/operations/rateFaq.ts';
import reopenTicket from '../areas/support/operations/reopenTicket.ts';
import uploadTicketAttachment from '../areas/support/operations/uploadTicketAttachment.ts';
  // tracking
import adminCreateTimeEntry from '../areas/tracking/operations/adminCreateTimeEntry.ts';
import adminDeleteTimeEntry from '../areas/tracking/operations/adminDeleteTimeEntry.ts';
import adminListTimeEntries from '../areas/tracking/operations/adminListTimeEntries.ts';
import adminListTimesheets from '../areas/tracking/operations/adminListTimesheets.ts';
import adminPostOvertime from '../areas/tracking/operations/adminPostOvertime.ts';
import adminStopClock from '../areas/tracking/operations/adminStopClock.ts';
import adminUpdateTimeEntry from '../areas/tracking/operations/adminUpdateTimeEntry.ts';
import bulkCreateTimeEntries from '../areas/tracking/operations/bulkCreateTimeEntries.ts';
import createAbsenceFeed from '../areas/tracking/operations/createAbsenceFeed.ts';
import createPeriodLock from '../areas/tracking/operations/createPeriodLock.ts';
import createTimeEntry from '../areas/tracking/operations/createTimeEntry.ts';
import deleteAbsenceFeed from '../areas/tracking/operations/deleteAbsenceFeed.ts';
import deletePeriodLock from '../areas/tracking/operations/deletePeriodLock.ts';
import deleteTimeEntry from '../areas/tracking/operations/deleteTimeEntry.ts';
import discardClock from '../areas/tracking/operations/discardClock.ts';
import getAbsenceFeed from '../areas/tracking/operations/getAbsenceFeed.ts';
import getClock from '../areas/tracking/operations/getClock.ts';
import getDashboardSummary from '../areas/tracking/operations/getDashboardSummary.ts';
import getMyOvertime from '../areas/tracking/operations/getMyOvertime.ts';
import getMyTimeReport from '../areas/tracking/operations/getMyTimeReport.ts';
import getOvertimeAccount from '../areas/tracking/operations/getOvertimeAccount.ts';
import getTeamTimeReport from '../areas/tracking/operations/getTeamTimeReport.ts';
import getTimeEntry from '../areas/tracking/operations/getTimeEntry.ts';
import listPeriodLocks from '../areas/tracking/operations/listPeriodLocks.ts';
import listPresences from '../areas/tracking/operations/listPresences.ts';
import listTeamAbsences from '../areas/tracking/operations/listTeamAbsences.ts';
import listTeamOvertime from '../areas/tracking/operations/listTeamOvertime.ts';
import listTimeEntries from '../areas/tracking/operations/listTimeEntries.ts';
import listTimesheets from '../areas/tracking/operations/listTimesheets.ts';
import putTimesheet from '../areas/tracking/operations/putTimesheet.ts';
import reviewTimesheet from '../areas/tracking/operations/reviewTimesheet.ts';
import startClock from '../areas/tracking/operations/startClock.ts';
import stopClock from '../areas/tracking/operations/stopClock.ts';
import updateTimeEntry from '../areas/tracking/operations/updateTimeEntry.ts';

export const handlers: Handlers = {
  // auth
  acceptInvitation,
  anonymizeUser,
  changePassword,
  confirmEmailChange,
  createUser,
  deactivateUser,
  disableTwoFactor,
  enableTwoFactor,
  getMe,
  getTwoFactorStatus,
  getUser,
  getUserImport,
  grantDocumentsAccess,
  importUsers,
  listEmployments,
  listSessions,
  listUsers,
  login,
  logout,
  logoutAllSessions,
  openDocumentsAccess,
  reactivateUser,
  refreshTokens,
  regenerateRecoveryCodes,
  requestDocumentsAccess,
  requestEmailChange,
  requestPasswordReset,
  resendInvitation,
  resetPassword,
  resetUserTwoFactor,
  revokeSession,
  startTwoFactorSetup,
  unlockUser,
  updateEmployment,
  updateUser,
  verifyLogin,
  // benefits
  adminArchivePlan,
  adminCreatePlan,
  adminGetBenefitCosts,
  adminListEnrollments,
  adminListPlans,
  adminUpdatePlan,
  approveEnrollment,
  cancelEnrollment,
  createEnrollment,
  declineEnrollment,
  getBenefitCosts,
  getBenefitPlan,
  getEnrollment,
  listBenefitPlans,
  listEnrollments,
  terminateEnrollment,
  updateEnrollment,
  // branding
  deleteLogo,
  getBranding,
  getBrandingLogo,
  getTheme,
  putLogo,
  putTheme,
  // contracts
  adminActivateContract,
  adminAmendContract,
  adminCreateContract,
  adminDeleteContract,
  adminGetContract,
  adminListContracts,
  adminPutContractDocument,
  adminRecallContract,
  adminTerminateContract,
  adminUpdateContract,
  downloadContractDocument,
  getContract,
  listContracts,
  signContract,
  // events
  // invoices
  adminCorrectInvoice,
  adminCreateInvoice,
  adminDeleteInvoice,
  adminGetInvoice,
  adminInvoiceFromTime,
  adminIssueInvoice,
  adminListInvoices,
  adminMarkInvoicePaid,
  adminUpdateInvoice,
  adminVoidInvoice,
  downloadInvoice,
  getInvoice,
  listInvoices,
  // lists
  createListItem,
  deleteListItem,
  getList,
  listLists,
  reorderList,
  updateListItem,
  // logs
  exportAuditTrail,
  getAuditEntry,
  listAppLogs,
  listAuditTrail,
  submitAppLogs,
  verifyAuditTrail,
  // meetings
  adminListMeetings,
  bookMeetingSlot,
  cancelMeeting,
  createCalendarFeed,
  createMeeting,
  deleteCalendarFeed,
  deleteMeetingSlot,
  deleteSlides,
  downloadMeetingIcs,
  downloadSlides,
  getCalendarFeed,
  getMeeting,
  holdMeetingSlot,
  listMeetings,
  listMeetingSlots,
  listSlides,
  publishMeetingSlots,
  respondMeeting,
  updateMeeting,
  uploadSlides,
  // modules
  listModules,
  updateModules,
  // notifications
  adminAnnounce,
  createSocketTicket,
  deleteNotification,
  getNotificationPreferences,
  getUnreadCount,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  markNotificationUnread,
  putNotificationPreferences,
  // payments
  adminApprovePaymentRun,
  adminCancelPayment,
  adminCompletePayment,
  adminCreateHandover,
  adminCreatePayment,
  adminCreatePaymentMethod,
  adminCreatePaymentRun,
  adminCreatePayslip,
  adminDeletePayslip,
  adminDownloadHandover,
  adminDownloadPaymentRun,
  adminFailPayment,
  adminGetHandover,
  adminGetPayment,
  adminGetPaymentJob,
  adminGetPayslip,
  adminListExchangeRates,
  adminListHandovers,
  adminListPaymentMethods,
  adminListPaymentRuns,
  adminListPayments,
  adminListPayslips,
  adminPaymentSummary,
  adminPreparePayments,
  adminPublishPayslip,
  adminPublishPayslips,
  adminPutExchangeRates,
  adminPutPayslipDocument,
  adminRejectPaymentRun,
  adminRetryPayment,
  adminReversePayment,
  adminSettlePaymentRun,
  adminUpdatePayment,
  adminVoidPayslip,
  confirmPaymentMethod,
  createPaymentMethod,
  deletePaymentMethod,
  downloadPayslip,
  getPayment,
  getPaymentYearSummary,
  getPayslip,
  getWallet,
  importBankReport,
  importExchangeRates,
  importPayslipDocuments,
  importPayslips,
  listPaymentMethods,
  listPayments,
  listPayslips,
  listWalletTransactions,
  setDefaultPaymentMethod,
  updatePaymentMethod,
  // platform
  adminListApiKeys,
  adminRevokeApiKey,
  convertPilot,
  countDeliveries,
  createApiKey,
  createExport,
  createPilot,
  createWebhook,
  deleteExport,
  deleteWebhook,
  downloadExport,
  endPilot,
  extendPilot,
  getApiKey,
  getExport,
  getFileAddresses,
  getLicense,
  getPilot,
  getStatus,
  getWebhook,
  getWebhookDelivery,
  getWorkspace,
  listApiKeys,
  listDeliveries,
  listEventKinds,
  listEvents,
  listExports,
  listPilots,
  listScopes,
  listWebhookDeliveries,
  listWebhooks,
  pingWebhook,
  putLicense,
  recoverDeliveries,
  resendWebhookDelivery,
  revokeApiKey,
  rotateApiKey,
  rotateWebhookSecret,
  search,
  sendSampleEvent,
  updateApiKey,
  updateWebhook,
  updateWorkspace,
  // profile
  adminGetProfile,
  adminUpdateProfile,
  createSubstitute,
  deletePhoto,
  deleteSubstitute,
  getAddress,
  getOrgChart,
  getPersonalDetails,
  getPhoto,
  getPreferences,
  getProfile,
  getTeamMember,
  getTeamMemberPhoto,
  listSubstitutes,
  listTeamDirectory,
  listWaiting,
  putAddress,
  putPhoto,
  putPreferences,
  updatePersonalDetails,
  updateProfile,
  // pto
  adminAdjustBalance,
  adminArchivePolicy,
  adminCancelPtoRequest,
  adminCreateBlackout,
  adminCreateEntitlement,
  adminCreateHoliday,
  adminCreatePolicy,
  adminCreatePtoRequest,
  adminDeleteBlackout,
  adminDeleteEntitlement,
  adminDeleteHoliday,
  adminGetPolicy,
  adminGetPtoRequest,
  adminImportHolidays,
  adminLeaveLiability,
  adminListBalances,
  adminListBlackouts,
  adminListCalendars,
  adminListEntitlements,
  adminListPolicies,
  adminListPtoRequests,
  adminRunYearEnd,
  adminUpdateHoliday,
  adminUpdatePolicy,
  adminUpdatePtoRequest,
  approvePtoRequest,
  bulkReviewPtoRequests,
  cancelPtoRequest,
  createPtoRequest,
  denyPtoRequest,
  explainPtoBalance,
  getAbsenceRate,
  getPtoAttachment,
  getPtoBalance,
  getPtoCalendar,
  getPtoRequest,
  listHolidays,
  listPtoLedger,
  listPtoPolicies,
  listPtoRequests,
  previewPtoRequest,
  putPtoAttachment,
  updatePtoRequest,
  // reimbursements
  adminExpenseSummary,
  adminGetExpense,
  adminListExpenses,
  adminPutExpenseRates,
  approveExpense,
  bulkReviewExpenses,
  createExpense,
  deleteExpense,
  deleteReceipt,
  denyExpense,
  downloadReceipt,
  getExpense,
  listExpenseRates,
  listExpenses,
  markExpensePaid,
  submitExpense,
  updateExpense,
  uploadReceipt,
  // shared
  // support
  adminCreateFaq,
  adminDeleteFaq,
  adminListTickets,
  adminMergeTicket,
  adminUpdateFaq,
  adminUpdateTicket,
  closeTicket,
  createTicket,
  createTicketMessage,
  downloadTicketAttachment,
  getFaq,
  getTicket,
  listFaqs,
  listTicketMessages,
  listTickets,
  rateFaq,
  reopenTicket,
  uploadTicketAttachment,
  // tracking
  adminCreateTimeEntry,
  adminDeleteTimeEntry,
  adminListTimeEntries,
  adminListTimesheets,
  adminPostOvertime,
  adminStopClock,
  adminUpdateTimeEntry,
  bulkCreateTimeEntries,
  createAbsenceFeed,
  createPeriodLock,
  createTimeEntry,
  deleteAbsenceFeed,
  deletePeriodLock,
  deleteTimeEntry,
  discardClock,
  getAbsenceFeed,
  getClock,
  getDashboardSummary,
  getMyOvertime,
  getMyTimeReport,
  getOvertimeAccount,
  getTeamTimeReport,
  getTimeEntry,
  listPeriodLocks,
  listPresences,
  listTeamAbsences,
  listTeamOvertime,
  listTimeEntries,
  listTimesheets,
  putTimesheet,
  reviewTimesheet,
  startClock,
  stopClock,
  updateTimeEntry,
};
