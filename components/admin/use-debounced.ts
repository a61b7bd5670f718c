import { useEffect, useState } from 'react';

/** Returns the latest value that has stayed unchanged for `delay` milliseconds. */
export function useDebounced<Value>(value: Value, delay = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
