import { useEffect, useState } from 'react';

/** Follows the value once it has not changed for `milliseconds`. */
export function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
