import type { Anonymising } from '../../people/anonymising.ts';
import {
  forgetAnswers,
  forgetDeliveries,
  forgetEvents,
  forgetExceptions,
  forgetExportedEntries,
  forgetExportedParts,
  forgetExportedRows,
  forgetKeys,
  forgetReplays,
  hideExports,
} from './store/anonymise.ts';

/**
 * Events about the person with their deliveries, the person's keys, stored answers of idempotent calls, and
 * exports.
 */
const anonymise: Anonymising = {
  erase: [
    forgetKeys,
    forgetReplays,
    forgetDeliveries,
    forgetEvents,
    forgetAnswers,
    hideExports,
    forgetExportedRows,
    forgetExportedParts,
    forgetExportedEntries,
    forgetExceptions,
  ],
};
export default anonymise;
