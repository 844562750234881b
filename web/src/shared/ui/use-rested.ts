import { useEffect, useState } from 'react';

/** Milliseconds between two days of an arrow that is held are fewer. */
const usualRest = 150;

/** A value once it has stayed for a moment: what is passed on the way is not worth a call. */
export function useRested<Value>(value: Value, restTime = usualRest): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restTime);
    return () => clearTimeout(timer);
  }, [value, restTime]);
  return rested;
}
