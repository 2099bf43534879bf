import { useRef, useState } from 'react';

/** The places of fields that are repeated. An added place gets a number that no other has had. */
export function usePlaces(count: number) {
  const [places, setPlaces] = useState<readonly number[]>(() => Array.from({ length: count }, (_, at) => at));
  const next = useRef(count);
  return {
    places,
    add() {
      const place = next.current++;
      setPlaces((before) => [...before, place]);
    },
    remove: (place: number) => setPlaces((before) => before.filter((one) => one !== place)),
  };
}
