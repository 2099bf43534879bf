import type { Anonymising } from '../../people/anonymising.ts';
import {
  forgetAnswers,
  forgetDeliveries,
  forgetEvents,
  forgetKeys,
  forgetReplays,
} from './store/anonymise.ts';

/** Events that were made of them, with their deliveries; their keys; answers that were remembered. */
const anonymise: Anonymising = {
  erase: [forgetKeys, forgetReplays, forgetDeliveries, forgetEvents, forgetAnswers],
};
export default anonymise;
