import type { Answer } from '../../../contract.ts';
import { eventKindInfos } from '../present/eventKinds.ts';

export default function listEventKinds(): Promise<Answer<'listEventKinds'>> {
  return Promise.resolve({ status: 200, data: eventKindInfos });
}
