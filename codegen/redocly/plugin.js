/**
 * Redocly's plugin for the contract: a preprocessor adds the path files, rules enforce this project's
 * conventions, and a decorator adds what all operations share to the bundle.
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
