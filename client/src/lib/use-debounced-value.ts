import { useEffect, useState } from 'react';

/** The value as it was once it has rested for `milliseconds`. */
export function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
