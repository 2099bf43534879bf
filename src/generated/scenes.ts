// Generated from openapi/ by `npm run codegen`. Do not edit.
import authDemo from '../areas/auth/demo.ts';
import logsDemo from '../areas/logs/demo.ts';
import notificationsDemo from '../areas/notifications/demo.ts';
import platformDemo from '../areas/platform/demo.ts';
import profileDemo from '../areas/profile/demo.ts';
import ptoDemo from '../areas/pto/demo.ts';
import trackingDemo from '../areas/tracking/demo.ts';
import type { AreaScene } from '../demo/scene.ts';

/** What areas bring to the demo; `inOrder` says which comes first. */
export const scenes: readonly AreaScene[] = [
  { area: 'auth', scene: authDemo },
  { area: 'logs', scene: logsDemo },
  { area: 'notifications', scene: notificationsDemo },
  { area: 'platform', scene: platformDemo },
  { area: 'profile', scene: profileDemo },
  { area: 'pto', scene: ptoDemo },
  { area: 'tracking', scene: trackingDemo },
];
