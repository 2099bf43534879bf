export { frame as t } from './frame.ts';
