import { useEffect } from 'react';
import { sendPresses } from '../api/presses.ts';

const TRY = 30_000;

/** Sends presses of the clock that wait: at once, when the network is back, and every half minute. */
export function useSendingPresses(person: string | undefined): void {
  useEffect(() => {
    if (person === undefined) return;
    const send = () => void sendPresses(person);
    send();
    addEventListener('online', send);
    const timer = setInterval(send, TRY);
    return () => {
      removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [person]);
}
