// Generated from openapi/ by `npm run codegen`. Do not edit.
import authDemo from '../areas/auth/demo.ts';
import benefitsDemo from '../areas/benefits/demo.ts';
import brandingDemo from '../areas/branding/demo.ts';
import contractsDemo from '../areas/contracts/demo.ts';
import invoicesDemo from '../areas/invoices/demo.ts';
import logsDemo from '../areas/logs/demo.ts';
import meetingsDemo from '../areas/meetings/demo.ts';
import notificationsDemo from '../areas/notifications/demo.ts';
import paymentsDemo from '../areas/payments/demo.ts';
import platformDemo from '../areas/platform/demo.ts';
import profileDemo from '../areas/profile/demo.ts';
import ptoDemo from '../areas/pto/demo.ts';
import reimbursementsDemo from '../areas/reimbursements/demo.ts';
import supportDemo from '../areas/support/demo.ts';
import trackingDemo from '../areas/tracking/demo.ts';
import type { AreaScene } from '../demo/scene.ts';

/** What areas add to the demo; `inOrder` sorts them. */
export const scenes: readonly AreaScene[] = [
  { area: 'auth', scene: authDemo },
  { area: 'benefits', scene: benefitsDemo },
  { area: 'branding', scene: brandingDemo },
  { area: 'contracts', scene: contractsDemo },
  { area: 'invoices', scene: invoicesDemo },
  { area: 'logs', scene: logsDemo },
  { area: 'meetings', scene: meetingsDemo },
  { area: 'notifications', scene: notificationsDemo },
  { area: 'payments', scene: paymentsDemo },
  { area: 'platform', scene: platformDemo },
  { area: 'profile', scene: profileDemo },
  { area: 'pto', scene: ptoDemo },
  { area: 'reimbursements', scene: reimbursementsDemo },
  { area: 'support', scene: supportDemo },
  { area: 'tracking', scene: trackingDemo },
];
