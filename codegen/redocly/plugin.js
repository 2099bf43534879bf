/**
 * Redocly sees the contract through this plugin: a preprocessor puts the path files in their places, rules refuse
 * what the house does not allow, and a decorator writes out in the bundle what every operation shares.
 */
import { badges } from './badges.js';
import { completeOperations } from './complete-operations.js';
import { fillPaths } from './fill-paths.js';
import { rules } from './rules.js';
import { typedValues } from './typed-values.js';

export default function workforcePlugin() {
  return {
    id: 'workforce',
    preprocessors: { oas3: { 'fill-paths': fillPaths } },
    decorators: {
      oas3: { 'complete-operations': completeOperations, 'typed-values': typedValues, badges },
    },
    rules: { oas3: rules },
  };
}
