/**
 * Redocly's plugin for the contract: a preprocessor inserts the path files, rules refuse what this project does not
 * allow, and a decorator adds to the bundle what all operations share.
 */
import { badges } from './badges.js';
import { completeOperations } from './complete-operations.js';
import { derivedLists } from './derived-lists.js';
import { fillPaths } from './fill-paths.js';
import { rules } from './rules.js';
import { typedValues } from './typed-values.js';

export default function workforcePlugin() {
  return {
    id: 'workforce',
    preprocessors: { oas3: { 'fill-paths': fillPaths } },
    decorators: {
      oas3: {
        'derived-lists': derivedLists,
        'complete-operations': completeOperations,
        'typed-values': typedValues,
        badges,
      },
    },
    rules: { oas3: rules },
  };
}
