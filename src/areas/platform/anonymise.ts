import type { Anonymising } from '../../people/anonymising.ts';
import {
  forgetAnswers,
  forgetDeliveries,
  forgetEvents,
  forgetExportedEntries,
  forgetExportedParts,
  forgetExportedRows,
  forgetKeys,
  forgetReplays,
  hideExports,
} from './store/anonymise.ts';

/** Events that were made of them, with their deliveries; their keys; answers that were remembered; the workspace's exports. */
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
  ],
};
export default anonymise;
