import config from './jest.config.js';
import slow from './test/slow.js';

/** `npm run test:slow`. */
export default {
  ...config,
  testRegex: slow.map((path) => `/test/${path}.*\\.test\\.ts$`),
  testPathIgnorePatterns: [],
};
