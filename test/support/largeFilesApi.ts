/** The killable API, whose documents of absences may have 25 MiB: as large as the largest file that any call will take. */
import { operations } from '../../src/generated/operations.ts';

Object.assign(operations.putPtoAttachment.files[0], { maxBytes: 25 * 1024 * 1024 });
await import('./killableApi.ts');
