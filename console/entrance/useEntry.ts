import { useState } from 'react';
import { call, type Answer, type Data, type Given } from '../api/call.ts';
import type { Refusal } from '../api/refusal.ts';
import type { OperationId } from '../generated/operations.ts';

interface Entry<Id extends OperationId> {
  busy: boolean;
  refusal: Refusal | null;
  /** Resolves with null if the call was refused. */
  send(given: Given<Id>): Promise<Answer<Data<Id>> | null>;
}

/** One call of an entrance page, whose state it shows. */
export function useEntry<Id extends OperationId>(id: Id): Entry<Id> {
  const [state, setState] = useState<{ busy: boolean; refusal: Refusal | null }>({
    busy: false,
    refusal: null,
  });
  return {
    ...state,
    async send(given) {
      setState({ busy: true, refusal: null });
      try {
        const answer = await call(id, given);
        setState({ busy: false, refusal: null });
        return answer;
      } catch (error) {
        setState({ busy: false, refusal: error as Refusal });
        return null;
      }
    },
  };
}
