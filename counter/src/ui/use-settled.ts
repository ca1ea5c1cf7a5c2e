import { useEffect, useState } from 'react'

/** A value once it has not changed for some milliseconds. */
export function useSettled<Value>(value: Value, waitMs: number): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(settle, waitMs, value)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
